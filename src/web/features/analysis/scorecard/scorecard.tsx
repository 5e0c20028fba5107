import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { scorecard } from '../../../../contract/analysis/scorecard.ts'
import { dimensions, type Dimension } from '../../../../domain/scorecard.ts'
import { managementWords } from '../../../../domain/words/management.ts'
import { scorecardWords } from '../../../../domain/words/scorecard.ts'
import { callApi } from '../../../lib/api/api.ts'
import { t } from '../../../lib/language/language.ts'
import { shownDay } from '../../../lib/language/shown-time.ts'
import type { AnalysisSearch } from '../../../lib/location/page-search.ts'
import { Answered } from '../../../ui/answered.tsx'
import { FieldFrame } from '../../../ui/field.tsx'
import { PageSteps } from '../../../ui/page-steps.tsx'
import { Card, Skeleton } from '../../../ui/surface.tsx'
import { askedOf, isCompared } from './asked.ts'
import { GroupTable } from './group-table.tsx'
import { MarkedList } from './marked-list.tsx'
import { NativeSelect } from '../../../ui/native-select.tsx'
import { PATIENCE_MS } from '../../../lib/api/patience.ts'
import './scorecard.css'

interface Props {
  search: AnalysisSearch
  zone: string
  onChange: (next: AnalysisSearch) => void
}

/** Who and what does how well, the worst first; each figure opens its orders (MGMT-04). */
export const Scorecard = ({ search, zone, onChange }: Props) => {
  const say = t(scorecardWords)
  const asked = askedOf(search)
  const query = useQuery({
    queryKey: ['analysis', 'scorecard', asked],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      (
        await callApi<typeof scorecard>('GET /analysis/scorecard', {
          query: asked,
          signal,
          timeout: PATIENCE_MS,
        })
      ).result,
  })
  const { from, to } = search
  const { page = 1 } = search
  return (
    <Card className="figure-card scorecard">
      <header className="figure-head">
        <div>
          <h2>{say.title}</h2>
          <p className="page-lead">
            {query.data &&
              (isCompared(asked.by, search.and, query.data.total)
                ? say.compared(
                    `${shownDay(query.data.before.from)} – ${shownDay(query.data.before.to)}`,
                  )
                : say.hint)}
          </p>
        </div>
        <div className="page-tools">
          <Pick
            label={say.by}
            value={asked.by}
            onPick={(by) =>
              onChange({
                from,
                to,
                by,
                and: search.and,
                // Months are read in their order.
                sort: by === 'month' ? 'name' : undefined,
              })
            }
          />
          <Pick
            label={say.and}
            value={search.and}
            none={say.alone}
            but={asked.by}
            onPick={(and) => onChange({ from, to, by: search.by, and })}
          />
        </div>
      </header>
      <Answered
        query={query}
        failed={t(managementWords).failed.analysis}
        waiting={<Skeleton width="30%" />}
      >
        {(figures) => (
          <>
            <GroupTable
              {...{ figures, search, onChange }}
              by={asked.by}
              and={figures.groups[0]?.and === undefined ? undefined : search.and}
            />
            {(figures.others > 0 || page > 1) && (
              <div className="page-more">
                <span aria-live="polite">{figures.others > 0 && say.others(figures.others)}</span>
                <PageSteps
                  label={say.pages}
                  isFirst={page === 1}
                  isLast={figures.others === 0}
                  onTurn={(by) => onChange({ ...search, page: page + by })}
                />
              </div>
            )}
            {search.mark && <MarkedList {...{ search, zone, onChange }} by={asked.by} />}
          </>
        )}
      </Answered>
    </Card>
  )
}

interface PickProps {
  label: string
  value: Dimension | undefined
  /** What stands for no dimension, where that may be picked. */
  none?: string
  /** A dimension that is picked elsewhere. */
  but?: Dimension
  onPick: (dimension: Dimension | undefined) => void
}

const Pick = ({ label, value, none, but, onPick }: PickProps) => {
  const id = useId()
  const named = t(scorecardWords).dimensions
  return (
    <FieldFrame id={id} label={label}>
      <NativeSelect
        id={id}
        value={value ?? ''}
        onChange={({ target }) => onPick(dimensions.find((one) => one === target.value))}
      >
        {none !== undefined && <option value="">{none}</option>}
        {dimensions
          .filter((one) => one !== but)
          .map((one) => (
            <option key={one} value={one}>
              {named[one]}
            </option>
          ))}
      </NativeSelect>
    </FieldFrame>
  )
}
