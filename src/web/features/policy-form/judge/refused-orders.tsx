import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { managementWords } from '../../../../domain/words/management.ts'
import { policyFormWords } from '../../../../domain/words/policy-form.ts'
import { shownTime } from '../../../lib/language/shown-time.ts'
import { t } from '../../../lib/language/language.ts'
import { Button } from '../../../ui/button.tsx'
import { nameOfReason, type JudgedOrders, type RefusedReason } from './judged.ts'

/** Orders that are shown at first, and more of them at a time. */
const STEP = 20

/** The orders behind a refusal, each of which can be opened. */
export const RefusedOrders = ({
  result: { would_be_refused },
  reason,
  zone,
}: {
  result: JudgedOrders
  reason: RefusedReason
  zone: string
}) => {
  const say = t(policyFormWords)
  const words = t(managementWords)
  const [shown, show] = useState(STEP)
  const orders = would_be_refused.filter(
    ({ action, reasons }) =>
      action === reason.action && reasons.some((one) => nameOfReason(one) === nameOfReason(reason)),
  )
  return (
    <>
      <table className="lines" aria-label={say.refusedOrders}>
        <thead>
          <tr>
            {[words.order, words.when, words.who].map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {orders.slice(0, shown).map(({ order_id, identifier, at, by, today_too }) => (
            <tr key={`${order_id} ${at}`}>
              <td data-label={words.order}>
                <Link to="/home" search={{ order: order_id }}>
                  {identifier}
                </Link>
              </td>
              <td data-label={words.when}>
                <time dateTime={at}>{shownTime(at, zone, 'DD-MM-YYYY HH:mm')}</time>
              </td>
              <td data-label={words.who}>
                <span>
                  {by ?? say.byLink}
                  {today_too && <span className="policy-soft"> {say.alsoToday}</span>}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {orders.length > shown && (
        <div className="page-more">
          <span />
          <Button onClick={() => show(shown + STEP)}>{words.showMore}</Button>
        </div>
      )}
    </>
  )
}
