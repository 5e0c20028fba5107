import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { MarkedOrders, scorecardOrders } from '../../../../contract/analysis/scorecard.ts'
import { toldDuration } from '../../../../domain/duration.ts'
import { MARKED_A_PAGE, type Dimension } from '../../../../domain/scorecard.ts'
import { managementWords } from '../../../../domain/words/management.ts'
import { groupName, scorecardWords } from '../../../../domain/words/scorecard.ts'
import { callApi } from '../../../lib/api/api.ts'
import { t } from '../../../lib/language/language.ts'
import { shownTime } from '../../../lib/language/shown-time.ts'
import type { AnalysisSearch } from '../../../lib/location/page-search.ts'
import { Answered } from '../../../ui/answered.tsx'
import { Button } from '../../../ui/button.tsx'
import { PageSteps } from '../../../ui/page-steps.tsx'
import { Skeleton } from '../../../ui/surface.tsx'
import { PATIENCE_MS } from '../../../lib/api/patience.ts'

interface Props {
  search: AnalysisSearch
  by: Dimension
  zone: string
  onChange: (next: AnalysisSearch) => void
}

/** The orders behind the figure that the address names, page by page. */
export const MarkedList = ({ search, by, zone, onChange }: Props) => {
  const { from, to, and, mark = 'orders', name, and_name, period } = search
  const asked = { from, to, by, and, measure: mark, name, and_name, period }
  // Another mark begins at its first page.
  return <Marked key={JSON.stringify(asked)} {...{ asked, search, zone, onChange }} />
}

type Asked = Pick<AnalysisSearch, 'from' | 'to' | 'and' | 'name' | 'and_name' | 'period'> & {
  by: Dimension
  measure: NonNullable<AnalysisSearch['mark']>
}

const nameOf = ({ by, and, name, and_name }: Asked): string =>
  [
    ...(name === undefined ? [] : [groupName(by, name || null, t)]),
    ...(and === undefined || and_name === undefined ? [] : [groupName(and, and_name || null, t)]),
  ].join(' · ') || t(scorecardWords).total

const Marked = ({ asked, search, zone, onChange }: Omit<Props, 'by'> & { asked: Asked }) => {
  const say = t(scorecardWords)
  const [offset, setOffset] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const query = useQuery({
    queryKey: ['analysis', 'scorecard', 'orders', asked, offset],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const { result } = await callApi<typeof scorecardOrders>('GET /analysis/scorecard/orders', {
        query: { ...asked, offset },
        signal,
        timeout: PATIENCE_MS,
      })
      // The page that is shown may still be the one before.
      return { ...result, before: offset }
    },
  })
  const { mark: _mark, name: _name, and_name: _and, period: _period, ...rest } = search
  const title = say.marked(say.measures[asked.measure], nameOf(asked))
  return (
    <section className="scorecard-marked" aria-label={title}>
      <header className="figure-head">
        <h3 ref={heading} tabIndex={-1}>
          {title}
        </h3>
        <Button variant="quiet" icon="close" onClick={() => onChange(rest)}>
          {say.close}
        </Button>
      </header>
      <Answered
        query={query}
        failed={t(managementWords).failed.analysis}
        waiting={<Skeleton width="30%" />}
      >
        {({ orders, total, before }) => (
          <>
            {total === 0 ? (
              <p className="page-lead">{say.noOrders}</p>
            ) : (
              <Orders {...{ orders, zone, title }} />
            )}
            {total > 0 && (
              <div className="page-more">
                <span aria-live="polite">
                  {orders.length > 0 && say.count(before + 1, before + orders.length, total)}
                </span>
                {(total > MARKED_A_PAGE || offset > 0) && (
                  <PageSteps
                    label={title}
                    isFirst={offset === 0}
                    isLast={offset + MARKED_A_PAGE >= total}
                    onTurn={(by) => setOffset(offset + by * MARKED_A_PAGE)}
                  />
                )}
              </div>
            )}
          </>
        )}
      </Answered>
    </section>
  )
}

interface OrdersProps extends Pick<MarkedOrders, 'orders'> {
  zone: string
  title: string
}

const Orders = ({ orders, zone, title }: OrdersProps) => {
  const say = t(scorecardWords)
  return (
    <table className="lines" aria-label={title}>
      <thead>
        <tr>
          {[say.order, say.from, say.to, say.carrier, say.dispatched, say.late_by].map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order._id}>
            <td data-label={say.order}>
              <Link to="/home" search={{ order: order._id }} className="lines-strong">
                {order.identifier}
              </Link>
            </td>
            <td data-label={say.from}>{groupName('source', order.source, t)}</td>
            <td data-label={say.to}>{groupName('destination', order.destination, t)}</td>
            <td data-label={say.carrier}>{groupName('transporter', order.transporter, t)}</td>
            <td data-label={say.dispatched}>
              {shownTime(order.dispatched_at, zone, 'DD-MM-YYYY HH:mm')}
            </td>
            <td data-label={say.late_by}>
              {order.late_ms === null ? '–' : toldDuration(order.late_ms, t)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
