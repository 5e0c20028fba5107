import { formatTime } from '../../../domain/time-format.ts'
import { publicWords } from '../../../domain/words/public-pages.ts'
import { t } from '../../lib/language/language.ts'
import type { PublicPageState } from '../link/page.ts'
import { categoryLabel } from './category-label.ts'

/** Every remark with who said it and when, or 'N/A' (SUMM-02). */
export const RemarkList = ({ page: { order, config } }: { page: PublicPageState }) => {
  const say = t(publicWords)
  if (order.remarks.length === 0) return <p>{say.none}</p>
  return (
    <ul className="remarks">
      {order.remarks.map(({ name, text, time, categories, action_by, late }) => (
        <li key={time + text}>
          <p>
            <strong>{name}</strong> <span className="hint">{say.by[action_by] ?? action_by}</span>
          </p>
          <p>
            {[...categories.map(categoryLabel), text].filter((part) => part !== '').join(' · ')} -{' '}
            <span className="hint">
              {formatTime(time, config.time_zone, 'Do MMM @ hh:mm A')}
              {late && ` · ${say.afterwards}`}
            </span>
          </p>
        </li>
      ))}
    </ul>
  )
}
