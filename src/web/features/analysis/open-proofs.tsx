import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { OwedFigures, owedReport } from '../../../contract/analysis/analysis.ts'
import { OWED_A_PAGE } from '../../../domain/order/parties/missing-step-ages.ts'
import { stepParties } from '../../../domain/order/parties/step.ts'
import { shownTime } from '../../lib/language/shown-time.ts'
import { managementWords } from '../../../domain/words/management.ts'
import { panelWords } from '../../../domain/words/order-panel.ts'
import { callApi } from '../../lib/api/api.ts'
import { t } from '../../lib/language/language.ts'
import { Answered } from '../../ui/answered.tsx'
import { PageSteps } from '../../ui/page-steps.tsx'
import { Card, Skeleton } from '../../ui/surface.tsx'
import { DownloadTable } from './download-table.tsx'
import { PATIENCE_MS } from '../../lib/api/patience.ts'

interface Picked {
  readonly party: OwedFigures['counts'][number]['party']
  readonly age: number
}
interface PickProps {
  figures: OwedFigures
  picked: Picked | null
  onPick: (picked: Picked | null) => void
}

/**
 * Open proofs by who owes them and for how long, each figure with the orders behind it (CHAS-01).
 */
export const OpenProofs = ({ zone }: { zone: string }) => {
  const { owed: say } = t(managementWords)
  const [picked, setPicked] = useState<Picked | null>(null)
  const [offset, setOffset] = useState(0)
  const query = useQuery({
    queryKey: ['analysis', 'owed', picked, offset],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const { result } = await callApi<typeof owedReport>('GET /analysis/owed', {
        query: { ...picked, offset },
        signal,
        timeout: PATIENCE_MS,
      })
      // The page that is shown may still be the one before.
      return { ...result, before: offset }
    },
  })
  // What is still on show belongs to another figure.
  const isElse = query.isPlaceholderData && offset === 0
  const pick = (next: Picked | null): void => {
    setPicked(next)
    setOffset(0)
  }
  return (
    <Card className="figure-card">
      <header className="figure-head">
        <div>
          <h2>{say.title}</h2>
          <p className="page-lead">{say.hint}</p>
        </div>
        {query.data && <DownloadTable name={`${say.title}.csv`} rows={() => rowsOf(query.data)} />}
      </header>
      <Answered
        query={query}
        failed={t(managementWords).failed.analysis}
        waiting={<Skeleton width="30%" />}
      >
        {(figures) => (
          <>
            {!figures.is_all && <p className="page-lead">{say.some}</p>}
            <Counts figures={figures} picked={picked} onPick={pick} />
            {figures.counts.length === 0 && <p className="page-lead">{say.none}</p>}
            {picked &&
              (isElse ? <Skeleton width="30%" /> : <Orders figures={figures} zone={zone} />)}
            {picked && (figures.total > OWED_A_PAGE || offset > 0) && (
              <div className="page-more">
                <span aria-live="polite">
                  {figures.orders.length > 0 &&
                    say.count(
                      figures.before + 1,
                      figures.before + figures.orders.length,
                      figures.total,
                    )}
                </span>
                <PageSteps
                  label={say.list}
                  isFirst={offset === 0}
                  isLast={offset + OWED_A_PAGE >= figures.total}
                  onTurn={(by) => setOffset(offset + by * OWED_A_PAGE)}
                />
              </div>
            )}
          </>
        )}
      </Answered>
    </Card>
  )
}

const rowsOf = ({ counts, ages }: OwedFigures): (string | number)[][] => {
  const { owed: say, ageOf } = t(managementWords)
  const { parties } = t(panelWords).owed
  return [
    [say.since, ...stepParties.map((party) => parties[party])],
    ...ages.map(({ least, most }, age) => [
      ageOf(least, most),
      ...stepParties.map(
        (party) => counts.find((one) => one.party === party && one.age === age)?.orders ?? 0,
      ),
    ]),
  ]
}

const Counts = ({ figures: { counts, ages }, picked, onPick }: PickProps) => {
  const { owed: say, ageOf } = t(managementWords)
  const { owed: named } = t(panelWords)
  return (
    <table className="ageing owed" aria-label={say.title}>
      <thead>
        <tr>
          <th scope="col">{say.since}</th>
          {stepParties.map((party) => (
            <th key={party} scope="col" className="lines-number">
              {named.parties[party]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ages.map(({ least, most }, age) => (
          <tr key={least}>
            <th scope="row">{ageOf(least, most)}</th>
            {stepParties.map((party) => {
              const orders =
                counts.find((one) => one.party === party && one.age === age)?.orders ?? 0
              const isPicked = picked?.party === party && picked.age === age
              return (
                <td key={party} className="lines-number">
                  {orders === 0 ? (
                    <span className="lines-soft">0</span>
                  ) : (
                    <button
                      type="button"
                      className="text-button"
                      aria-pressed={isPicked}
                      aria-label={say.show(named.parties[party], ageOf(least, most), orders)}
                      onClick={() => onPick(isPicked ? null : { party, age })}
                    >
                      {orders}
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

const Orders = ({ figures: { orders }, zone }: { figures: OwedFigures; zone: string }) => {
  const { owed: say } = t(managementWords)
  const { owed: named } = t(panelWords)
  return (
    <table className="lines" aria-label={say.list}>
      <thead>
        <tr>
          <th scope="col">{say.order}</th>
          <th scope="col">{say.party}</th>
          <th scope="col">{say.steps}</th>
          <th scope="col">{say.due}</th>
        </tr>
      </thead>
      <tbody>
        {orders.map(({ _id, identifier, destination, party, steps, since }) => (
          <tr key={_id + party}>
            <td className="owed-order" data-label={say.order}>
              <Link to="/home" search={{ order: _id }}>
                {identifier}
              </Link>{' '}
              <span className="lines-soft">{destination}</span>
            </td>
            <td data-label={say.party}>{named.parties[party]}</td>
            <td data-label={say.steps}>{steps.map((step) => named.steps[step]).join(', ')}</td>
            <td data-label={say.due}>{shownTime(since, zone, 'DD MMM HH:mm')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
