import { Link } from '@tanstack/react-router'
import type { Happened } from '../../../contract/orders/history.ts'
import { shownTime } from '../../lib/language/shown-time.ts'
import { historyWords } from '../../../domain/words/history.ts'
import { managementWords } from '../../../domain/words/management.ts'
import { t } from '../../lib/language/language.ts'

/** Events line by line; each order's number opens the order. */
export const EventTable = ({ events, zone }: { events: readonly Happened[]; zone: string }) => {
  const say = t(managementWords)
  return (
    <table className="lines history" aria-label={say.history}>
      <thead>
        <tr>
          {[say.when, say.order, say.what, say.who].map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {events.map(({ at, order_id, identifier, type, title, detail, by, was_kept }, index) => (
          // Nothing is put between two events, so their place tells apart what happened at one
          // moment.
          <tr key={`${at} ${order_id} ${type} ${index}`}>
            <td data-label={say.when} className="history-time">
              <time dateTime={at}>{shownTime(at, zone, 'DD-MM-YYYY HH:mm')}</time>
            </td>
            <td data-label={say.order}>
              <Link
                to="/home"
                search={{ order: order_id }}
                className="lines-strong"
                title={identifier}
              >
                {identifier}
              </Link>
            </td>
            <td data-label={say.what}>
              <span>
                <strong className="lines-strong">{title}</strong>
                {detail !== '' && <span className="lines-soft"> {detail}</span>}
              </span>
            </td>
            <td data-label={say.who} className="lines-soft">
              {by}
              {was_kept && ` · ${t(historyWords).channels.kept}`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
