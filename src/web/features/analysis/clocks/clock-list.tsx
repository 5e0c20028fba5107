import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { clocksOrders } from '../../../../contract/analysis/clocks.ts'
import type { ClockState } from '../../../../domain/order/clocks.ts'
import { MARKED_A_PAGE } from '../../../../domain/scorecard.ts'
import { clockWords } from '../../../../domain/words/clocks.ts'
import { managementWords } from '../../../../domain/words/management.ts'
import { callApi } from '../../../lib/api/api.ts'
import { t } from '../../../lib/language/language.ts'
import { shownDay } from '../../../lib/language/shown-time.ts'
import type { DaysSearch } from '../../../lib/location/page-search.ts'
import { Answered } from '../../../ui/answered.tsx'
import { PageSteps } from '../../../ui/page-steps.tsx'
import { Skeleton } from '../../../ui/surface.tsx'
import { PATIENCE_MS } from '../../../lib/api/patience.ts'

interface Props {
  picked: { readonly key: string; readonly name: string; readonly state: ClockState }
  days: DaysSearch
}

/** The orders that have a clock in a state, the most urgent first. */
export const ClockList = ({ picked: { key, name, state }, days }: Props) => {
  const say = t(clockWords)
  const [offset, setOffset] = useState(0)
  const title = `${name}: ${say.states[state]}`
  const query = useQuery({
    queryKey: ['analysis', 'clocks', 'orders', key, state, days, offset],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const { result } = await callApi<typeof clocksOrders>('GET /analysis/clocks/orders', {
        query: { ...days, key, state, offset },
        signal,
        timeout: PATIENCE_MS,
      })
      // The page that is shown may still be the one before.
      return { ...result, before: offset }
    },
  })
  return (
    <Answered
      query={query}
      failed={t(managementWords).failed.analysis}
      waiting={<Skeleton width="30%" />}
    >
      {({ orders, total, before }) => (
        <>
          <table className="lines" aria-label={title}>
            <thead>
              <tr>
                {[say.order, say.due, say.left_column].map((label) => (
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
                    <span>
                      <Link to="/home" search={{ order: order._id }} className="lines-strong">
                        {order.identifier}
                      </Link>{' '}
                      <span className="lines-soft">{order.destination}</span>
                    </span>
                  </td>
                  <td data-label={say.due}>{shownDay(order.last_day)}</td>
                  <td data-label={say.left_column}>
                    {order.days_left < 0 ? say.over(-order.days_left) : say.left(order.days_left)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          {(total > MARKED_A_PAGE || offset > 0) && (
            <div className="page-more">
              <span aria-live="polite">
                {orders.length > 0 &&
                  t(managementWords).owed.count(before + 1, before + orders.length, total)}
              </span>
              <PageSteps
                label={title}
                isFirst={offset === 0}
                isLast={offset + MARKED_A_PAGE >= total}
                onTurn={(by) => setOffset(offset + by * MARKED_A_PAGE)}
              />
            </div>
          )}
        </>
      )}
    </Answered>
  )
}
