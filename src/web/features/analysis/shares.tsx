import { Link } from '@tanstack/react-router'
import type { Figures } from '../../../contract/analysis/analysis.ts'
import type { DayRange } from '../../../domain/date-range.ts'
import { managementWords } from '../../../domain/words/management.ts'
import { groupName } from '../../../domain/words/scorecard.ts'
import { t } from '../../lib/language/language.ts'
import { Card } from '../../ui/surface.tsx'
import { DownloadTable } from './download-table.tsx'
import { OrdersLink, type DashboardReach, type OrdersFilter } from './orders-link.tsx'
import { shareOf } from './tiles.tsx'

interface Props {
  title: string
  by: 'source' | 'destination' | 'transporter'
  shares: Figures['by_source']
  reach: DashboardReach
  days: DayRange
  /** Beside the days, the filter that shows the orders of a name. */
  shownBy: (name: string) => OrdersFilter
}

/**
 * How the orders are spread over places or carriers, the largest first, and how many of each were
 * closed on time.
 */
export const Shares = ({ title, by, shares, reach, days, shownBy }: Props) => {
  const say = t(managementWords)
  const most = Math.max(1, ...shares.map(({ total }) => total))
  return (
    <Card className="figure-card">
      <header className="figure-head">
        <h2>{title}</h2>
        <DownloadTable
          name={`${title}.csv`}
          rows={() => [
            [say.name, say.orders, say.closed, say.onTimeRate],
            ...shares.map(({ name, total, closed, closed_on_time }) => [
              groupName(by, name, t),
              total,
              closed,
              closed_on_time,
            ]),
          ]}
        />
      </header>
      <table className="shares" aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{say.name}</th>
            <th scope="col" className="lines-number">
              {say.orders}
            </th>
            <th scope="col" className="lines-number">
              {say.share}
            </th>
          </tr>
        </thead>
        <tbody>
          {shares.map(({ name, total, closed, closed_on_time }) => (
            <tr key={name}>
              <th scope="row">
                {name ? (
                  <OrdersLink reach={reach} shown={{ ...days, ...shownBy(name) }}>
                    {name}
                  </OrdersLink>
                ) : (
                  // No filter of the dashboard finds what is not known; the scorecard's list does.
                  <Link
                    to="/analysis"
                    search={{ ...days, by, mark: 'orders', name: '' }}
                    className="lines-soft"
                  >
                    {groupName(by, name, t)}
                  </Link>
                )}
                <span className="shares-track" aria-hidden="true">
                  <span style={{ width: `${(100 * total) / most}%` }} />
                </span>
              </th>
              <td className="lines-number">{total}</td>
              <td className="lines-number">{shareOf(closed_on_time, closed)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {shares.length === 10 && <p className="page-lead">{say.largest(10)}</p>}
    </Card>
  )
}
