import { ownFieldsTold, saidApart } from '../../../domain/order/proof/said-apart.ts'
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
      {order.remarks.map(({ name, text: whole, time, late, ...of }) => {
        const { text, choices } = saidApart(whole)
        return (
          <li key={time + whole}>
            <p>
              <strong>{labelled(config, name)}</strong>{' '}
              <span className="hint">{say.by[of.action_by] ?? of.action_by}</span>
            </p>
            <p>
              {[
                ...of.categories.map((value) => labelled(config, value)),
                text,
                ...ownFieldsTold(of.custom_fields, config.remark_fields),
              ]
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
