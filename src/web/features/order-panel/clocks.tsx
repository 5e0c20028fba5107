import { clocksOf, type OrderClock } from '../../../domain/order/clocks.ts'
import { clockWords } from '../../../domain/words/clocks.ts'
import { t } from '../../lib/language/language.ts'
import { shownDay } from '../../lib/language/shown-time.ts'
import type { Panel } from './panel.ts'

/** Terms of law and contract that run on the order, and what is left of each (MGMT-04). */
export const Clocks = ({ panel: { order, policy, clock } }: { panel: Panel }) => {
  const running = clocksOf(order, policy, clock)
  if (running.length === 0) return null
  return (
    <section>
      <h3>{t(clockWords).title}</h3>
      <ul className="panel-list">
        {running.map((one) => (
          <li key={one.term.key} className="panel-link">
            <div>
              <strong>{one.term.name}</strong> · {t(clockWords).owers[one.term.owed_by]}
              <p className="panel-soft">{leftOf(one)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

const leftOf = ({ state, days_left, last_day }: OrderClock): string => {
  const say = t(clockWords)
  if (state === 'met') return say.met
  const left = state === 'over' ? say.over(-days_left) : say.left(days_left)
  return `${left} · ${say.until(shownDay(last_day))}`
}
