import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { analysis } from '../../../contract/analysis/analysis.ts'
import { sentences } from '../../../domain/words/sentences.ts'
import { managementWords } from '../../../domain/words/management.ts'
import { callApi } from '../../lib/api/api.ts'
import { t } from '../../lib/language/language.ts'
import { shownDay } from '../../lib/language/shown-time.ts'
import { asOnly } from '../../lib/location/home-search.ts'
import type { AnalysisSearch, DaysSearch } from '../../lib/location/page-search.ts'
import type { Asking } from '../../lib/session/viewer.ts'
import { Answered } from '../../ui/answered.tsx'
import { SpanFilter } from '../../ui/days/span-filter.tsx'
import { Page } from '../../ui/page.tsx'
import { Card, EmptyState, Skeleton } from '../../ui/surface.tsx'
import { Ageing } from './ageing.tsx'
import { Clocks } from './clocks/clocks.tsx'
import { OpenProofs } from './open-proofs.tsx'
import { DownloadScorecard } from './scorecard/download-scorecard.tsx'
import { Scorecard } from './scorecard/scorecard.tsx'
import { Shares } from './shares.tsx'
import { Tiles } from './tiles.tsx'
import { Volume } from './volume.tsx'
import { PATIENCE_MS } from '../../lib/api/patience.ts'
import './tiles.css'
import './volume.css'
import './tables.css'
import './open-proofs.css'

interface Props {
  search: AnalysisSearch
  asking: Asking
  onChange: (next: AnalysisSearch) => void
}

/** How deliveries went, in figures that each open the orders behind them (MGMT-04). */
export const Analysis = ({ search, asking: { policy, clock }, onChange }: Props) => {
  const say = t(managementWords)
  const days: DaysSearch = {
    ...(search.from !== undefined && { from: search.from }),
    ...(search.to !== undefined && { to: search.to }),
  }
  const { by, and, sort, direction } = search
  // Pages and marks are of the days that were shown.
  const onPick = (next: DaysSearch): void => onChange({ ...next, by, and, sort, direction })
  const query = useQuery({
    queryKey: ['analysis', days],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      (
        await callApi<typeof analysis>('GET /analysis', {
          query: days,
          signal,
          timeout: PATIENCE_MS,
        })
      ).result,
  })
  const { from = days.from, to = days.to } = query.data ?? {}
  return (
    <Page
      title={t(sentences).actions.analysis}
      lead={
        from !== undefined && to !== undefined
          ? say.dispatched(shownDay(from), shownDay(to))
          : undefined
      }
      tools={
        <div className="page-tools">
          {policy.earliest_date === null && (
            <SpanFilter span={{ from, to }} clock={clock} isClearable={false} onPick={onPick} />
          )}
          <DownloadScorecard search={search} />
        </div>
      }
    >
      <Answered query={query} failed={say.failed.analysis} waiting={<Awaited />}>
        {(figures) => (
          <>
            {figures.totals.total === 0 ? (
              <Card>
                <EmptyState icon="chart" title={say.noFigures} text={say.noFiguresHint} />
              </Card>
            ) : (
              <>
                <Tiles figures={figures} reach={policy} />
                <Volume figures={figures} reach={policy} />
                <Scorecard {...{ search, onChange }} zone={policy.time_zone} />
              </>
            )}
            <Ageing figures={figures} reach={policy} />
            <OpenProofs zone={policy.time_zone} />
            <Clocks days={days} />
            {figures.totals.total > 0 && (
              <div className="shares-grid">
                <Shares
                  title={say.bySource}
                  by="source"
                  shares={figures.by_source}
                  days={{ from: figures.from, to: figures.to }}
                  shownBy={(source) => ({ source })}
                  reach={policy}
                />
                <Shares
                  title={say.byDestination}
                  by="destination"
                  shares={figures.by_destination}
                  days={{ from: figures.from, to: figures.to }}
                  shownBy={(destination) => ({ destination })}
                  reach={policy}
                />
                <Shares
                  title={say.byTransporter}
                  by="transporter"
                  shares={figures.by_transporter}
                  days={{ from: figures.from, to: figures.to }}
                  shownBy={(name) => ({ only: asOnly('transporter', name) })}
                  reach={policy}
                />
              </div>
            )}
          </>
        )}
      </Answered>
    </Page>
  )
}

const Awaited = () => (
  <>
    <div className="tiles" aria-busy="true">
      {Array.from({ length: 7 }, (_, tile) => (
        <span key={tile} className="tile">
          <span className="tile-label">
            <Skeleton />
          </span>
          <span className="tile-figure">
            <Skeleton width="60%" />
          </span>
          <span className="tile-hint">
            <Skeleton width="80%" />
          </span>
        </span>
      ))}
    </div>
    <Card className="figure-card volume-awaited">
      <Skeleton width="30%" />
    </Card>
    <Card className="figure-card ageing-awaited">
      <Skeleton width="30%" />
    </Card>
  </>
)
