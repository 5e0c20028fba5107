import { saidApart } from '../../../domain/order/proof/said-apart.ts'
import { publicWords } from '../../../domain/words/public-pages.ts'
import { t } from '../../lib/language/language.ts'
import type { PublicPageState } from '../link/page.ts'
import { labelled } from './labelled.ts'
import { summaryTime } from './summary-time.ts'

/** Every remark with who said it and when, or 'N/A' (SUMM-02). */
export const RemarkList = ({ page: { order, config } }: { page: PublicPageState }) => {
  const say = t(publicWords)
  const labels = { ...say.conditions, ...say.deliveries }
  if (order.remarks.length === 0) return <p>{say.none}</p>
  return (
    <ul className="remarks">
      {order.remarks.map(({ name, text: whole, time, categories, action_by, late }) => {
        const { text, choices } = saidApart(whole)
        return (
          <li key={time + whole}>
            <p>
              <strong>{labelled(config, name)}</strong>{' '}
              <span className="hint">{say.by[action_by] ?? action_by}</span>
            </p>
            <p>
              {[...categories.map((value) => labelled(config, value)), text]
                .filter((part) => part !== '')
                .join(' · ')}{' '}
              {choices.map((choice) => (
                <span key={choice} className="tag">
                  {labels[choice]}
                </span>
              ))}{' '}
              -{' '}
              <span className="hint">
                {summaryTime(time, config.time_zone)}
                {late && ` · ${say.afterwards}`}
              </span>
            </p>
          </li>
        )
      })}
    </ul>
  )
}
