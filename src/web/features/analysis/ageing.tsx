import type { Figures } from '../../../contract/analysis/analysis.ts'
import { managementWords } from '../../../domain/words/management.ts'
import { t } from '../../lib/language/language.ts'
import { Icon } from '../../ui/icons.tsx'
import { stateIcons } from '../../ui/status-tag.tsx'
import { Card } from '../../ui/surface.tsx'
import { DownloadTable } from './download-table.tsx'
import { OrdersLink, type DashboardReach } from './orders-link.tsx'

interface AgedProps {
  need: 'OPEN_DELAY' | 'OPEN_ONTIME'
  count: number
  days: { from: string; to: string }
  reach: DashboardReach
}

const Aged = ({ need, count, days, reach }: AgedProps) => (
  <td className={`lines-number tone-${need}`}>
    {count === 0 ? (
      <span className="lines-soft">0</span>
    ) : (
      <OrdersLink className="aged" reach={reach} shown={{ need, ...days }}>
        <Icon name={stateIcons[need]} size={13} />
        {count}
      </OrdersLink>
    )}
  </td>
)

const EARLIEST = '2000-01-01'

/**
 * Open orders by the days since their dispatch: what is waiting for its proof, and for how long.
 */
export const Ageing = ({
  figures: { ageing },
  reach,
}: {
  figures: Figures
  reach: DashboardReach
}) => {
  const say = t(managementWords)
  const most = Math.max(
    1,
    ...ageing.map(({ open_delayed, open_on_time }) => open_delayed + open_on_time),
  )
  return (
    <Card className="figure-card">
      <header className="figure-head">
        <div>
          <h2>{say.ageing}</h2>
          <p className="page-lead">{say.ageingHint}</p>
        </div>
        <DownloadTable
          name={`${say.ageing}.csv`}
          rows={() => [
            [say.age, say.late, say.onTime],
            ...ageing.map(({ least, most: last, open_delayed, open_on_time }) => [
              say.ageOf(least, last),
              open_delayed,
              open_on_time,
            ]),
          ]}
        />
      </header>
      <table className="ageing" aria-label={say.ageing}>
        <thead>
          <tr>
            <th scope="col">{say.age}</th>
            <th scope="col" className="lines-number">
              {say.late}
            </th>
            <th scope="col" className="lines-number">
              {say.onTime}
            </th>
            <td aria-hidden="true" />
          </tr>
        </thead>
        <tbody>
          {ageing.map(({ least, most: last, from, to, open_delayed, open_on_time }) => {
            const days = { from: from ?? EARLIEST, to }
            return (
              <tr key={least}>
                <th scope="row">{say.ageOf(least, last)}</th>
                <Aged need="OPEN_DELAY" count={open_delayed} days={days} reach={reach} />
                <Aged need="OPEN_ONTIME" count={open_on_time} days={days} reach={reach} />
                <td className="ageing-bar" aria-hidden="true">
                  <span className="ageing-track">
                    <span
                      className="ageing-late"
                      style={{ width: `${(100 * open_delayed) / most}%` }}
                    />
                    <span
                      className="ageing-soon"
                      style={{ width: `${(100 * open_on_time) / most}%` }}
                    />
                  </span>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </Card>
  )
}
