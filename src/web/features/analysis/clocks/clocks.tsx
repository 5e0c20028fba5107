import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ClockFigures, clocksReport } from '../../../../contract/analysis/clocks.ts'
import { clockStates, type ClockState } from '../../../../domain/order/clocks.ts'
import { clockWords } from '../../../../domain/words/clocks.ts'
import { lengthWords } from '../../../../domain/words/length.ts'
import { managementWords } from '../../../../domain/words/management.ts'
import { callApi } from '../../../lib/api/api.ts'
import { t } from '../../../lib/language/language.ts'
import { shownDay } from '../../../lib/language/shown-time.ts'
import type { DaysSearch } from '../../../lib/location/page-search.ts'
import { Answered } from '../../../ui/answered.tsx'
import { Card, Skeleton } from '../../../ui/surface.tsx'
import { DownloadTable } from '../download-table.tsx'
import { ClockList } from './clock-list.tsx'
import { PATIENCE_MS } from '../../../lib/api/patience.ts'

interface Picked {
  readonly key: string
  readonly name: string
  readonly state: ClockState
}

/** Terms of law and contract by how many orders have each running or over (MGMT-04). */
export const Clocks = ({ days }: { days: DaysSearch }) => {
  const say = t(clockWords)
  const [picked, setPicked] = useState<Picked | null>(null)
  const query = useQuery({
    queryKey: ['analysis', 'clocks', days],
    queryFn: async ({ signal }) =>
      (
        await callApi<typeof clocksReport>('GET /analysis/clocks', {
          query: days,
          signal,
          timeout: PATIENCE_MS,
        })
      ).result,
  })
  return (
    <Card className="figure-card">
      <header className="figure-head">
        <div>
          <h2>{say.title}</h2>
          <p className="page-lead">{say.hint}</p>
        </div>
        {query.data && query.data.length > 0 && (
          <DownloadTable name={`${say.title}.csv`} rows={() => rowsOf(query.data)} />
        )}
      </header>
      <Answered
        query={query}
        failed={t(managementWords).failed.analysis}
        waiting={<Skeleton width="30%" />}
      >
        {(figures) =>
          figures.length === 0 ? (
            <p className="page-lead">{say.none}</p>
          ) : (
            <>
              <Counts {...{ figures, picked }} onPick={setPicked} />
              {picked && (
                <ClockList
                  key={`${picked.key} ${picked.state} ${days.from} ${days.to}`}
                  {...{ picked, days }}
                />
              )}
            </>
          )
        }
      </Answered>
    </Card>
  )
}

const rowsOf = (figures: ClockFigures): (string | number)[][] => {
  const say = t(clockWords)
  return [
    [say.clock, ...clockStates.map((state) => say.states[state])],
    ...figures.map(({ name, counts }) => [name, ...clockStates.map((state) => counts[state])]),
  ]
}

interface CountsProps {
  figures: ClockFigures
  picked: Picked | null
  onPick: (picked: Picked | null) => void
}

const Counts = ({ figures, picked, onPick }: CountsProps) => {
  const say = t(clockWords)
  return (
    <table className="ageing owed clocks" aria-label={say.title}>
      <thead>
        <tr>
          <th scope="col">{say.clock}</th>
          {clockStates.map((state) => (
            <th key={state} scope="col" className="lines-number">
              {say.states[state]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {figures.map(({ key, name, days, from, owed_by, source, checked_on, counts }) => (
          <tr key={key}>
            <th scope="row">
              {name}
              <small>
                {t(lengthWords).days(days)} {say.starts[from]} · {say.owers[owed_by]}
                {source !== '' &&
                  ` · ${say.source(source, checked_on === null ? null : shownDay(checked_on))}`}
              </small>
            </th>
            {clockStates.map((state) => {
              const isPicked = picked?.key === key && picked.state === state
              return (
                <td key={state} className="lines-number">
                  {counts[state] === 0 ? (
                    <span className="lines-soft">0</span>
                  ) : (
                    <button
                      type="button"
                      className="text-button"
                      aria-pressed={isPicked}
                      aria-label={say.show(name, say.states[state], counts[state])}
                      onClick={() => onPick(isPicked ? null : { key, name, state })}
                    >
                      {counts[state]}
                    </button>
                  )}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
