import { done, forbidden, rule } from '../../policy/reason.ts'
import { isAnotherPerson, type Viewer } from '../../policy/viewer.ts'
import type { OrderEvent, Recorded } from '../events.ts'
import type { Order } from '../order.ts'
import { refuse, type Refusal } from '../refusal.ts'
import type { ErroneousAct } from './erroneous-act.ts'
import type { ErrorReport } from './error-schema.ts'
import { MOST_OF_REASON } from './most-of-reason.ts'
import { closingInError, pendingError, reportsOf } from './pending-error.ts'

/** That something was recorded in error, and what a second person says of that. */
export type ErrorCommand =
  | { type: 'report_error'; act: ErroneousAct; reason: string }
  | { type: 'settle_error'; is_confirmed: boolean }

type Of<T extends ErrorCommand['type']> = Extract<ErrorCommand, { type: T }>

/** Four-eyes principle: one person says that an act was recorded in error, and why (DESK-22). */
export const decideErrorReport = (
  order: Order,
  { act, reason: said }: Of<'report_error'>,
): OrderEvent[] | Refusal => {
  const reason = said.trim()
  if (reason === '') return refuse(rule('error.reason', 'reason_missing'))
  if (reason.length > MOST_OF_REASON)
    return refuse(rule('error.reason', 'too_long', MOST_OF_REASON))
  if (pendingError(order)) return refuse(done('error_pending'))
  if (act === 'closing' && closingInError(order)) return refuse(done('error_known'))
  if (act === 'review' && order.review === null) return refuse(rule('error.act', 'not_reviewed'))
  return [{ type: 'error_reported', data: { act, version: order.epod.version.number, reason } }]
}

/**
 * A second person confirms it, and no key does; the first one may take it back, as anybody may deny
 * it.
 */
export const decideErrorOutcome = (
  order: Order,
  { is_confirmed }: Of<'settle_error'>,
  { username }: Pick<Viewer, 'username'>,
): OrderEvent[] | Refusal => {
  const pending = pendingError(order)
  if (!pending) return refuse(done('no_error'))
  const areTwo = isAnotherPerson(username, pending.by) && isAnotherPerson(pending.by, username)
  if (is_confirmed && !areTwo) return refuse(forbidden('error_by_same'))
  const { act, version, reason } = pending
  return is_confirmed
    ? [{ type: 'recorded_in_error', data: { act, version, reason, reported_by: pending.by } }]
    : [{ type: 'error_dismissed', data: { act, version } }]
}

type ErrorEvent = Extract<
  Recorded,
  { type: 'error_reported' | 'recorded_in_error' | 'error_dismissed' }
>

/** The order after one person's word that an act was recorded in error, or the second one's. */
export const afterError = (order: Order, event: ErrorEvent): Order => {
  const [by, time] = [event.actor.username, event.server_time]
  if (event.type !== 'error_reported') {
    const is_confirmed = event.type === 'recorded_in_error'
    return afterOutcome(order, event.data.act, { is_confirmed, by, time })
  }
  const report = { ...event.data, by, time, outcome: null }
  return { ...order, error_reports: [...reportsOf(order), report] }
}

/**
 * The order after the second person's word. What was in error stays on record and says so: an end
 * that was may be corrected by the re-update, a judgement that was is due again.
 */
const afterOutcome = (
  order: Order,
  act: ErroneousAct,
  outcome: NonNullable<ErrorReport['outcome']>,
): Order => {
  const settled: Order = {
    ...order,
    error_reports: reportsOf(order).map((report) =>
      report.outcome === null ? { ...report, outcome } : report,
    ),
  }
  if (!outcome.is_confirmed) return settled
  if (act === 'closing') return { ...settled, review_pending: false, reupdate_allowed: true }
  const { review_history } = order.approval_status
  return {
    ...settled,
    review: null,
    review_pending: true,
    reupdate_allowed: false,
    approval_status: {
      review_history: review_history.map((entry, at) =>
        at === review_history.length - 1 ? { ...entry, in_error: true } : entry,
      ),
    },
  }
}

/** The order without a report that nobody settled: what it was of is opened again. */
export const withoutPendingError = (order: Order): Order => {
  if (!pendingError(order)) return order
  return { ...order, error_reports: reportsOf(order).filter(({ outcome }) => outcome !== null) }
}
