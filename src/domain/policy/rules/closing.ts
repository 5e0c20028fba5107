import { happenedBefore } from '../../order/offline/claimed-time.ts'
import type { Order } from '../../order/order.ts'
import type { Action, Question } from '../question.ts'
import { done, forbidden, rule, type Reason } from '../reason.ts'
import { ratedByOther, signedByOther } from '../../order/proof/authorship.ts'
import { closedAt, isDisputable, MOST_CLAIMS } from '../../order/proof/dispute.ts'
import { lastApprover } from '../../order/proof/approvals.ts'
import { closingInError, pendingError } from '../../order/proof/pending-error.ts'
import { isAnotherPerson, statementOf } from '../viewer.ts'

/** What an order takes once: after it was received or rejected these are over (EPOD-09). */
const closes: ReadonlySet<Action> = new Set([
  'receive',
  'reject',
  'trigger_otp',
  'verify_otp',
  'delete_photo',
  'edit_order',
  'edit_driver_contact',
  'outbound',
  'not_delivered',
  'signature',
  'label',
  'leave',
  'undo_import',
])

/** What is still put on record afterwards where it happened before, on a phone without network. */
const waits: ReadonlySet<Action> = new Set(['outbound', 'not_delivered'])

/** Every submit of the order's panel (EPOD-14). */
const panel: ReadonlySet<Action> = new Set([
  'receive',
  'reject',
  'trigger_otp',
  'verify_otp',
  'remark',
  'goods_condition',
  'photo',
  'delete_photo',
  'rating',
  'outbound',
  'not_delivered',
  'item_remark',
  'reupdate',
  'signature',
  'quantities',
  'dispute',
  'label',
  'leave',
])

/** What the order's own state forbids. */
export const closingReasons = (question: Question): Reason[] => {
  const { action, order, clock } = question
  if (!order) return []
  const ended = closedAt(order)
  const isOver =
    closes.has(action) &&
    !(ended !== null && waits.has(action) && happenedBefore(clock.claim, ended, clock.now))
  const reasons: Reason[] = order.withdrawn && action !== 'view_order' ? [done('withdrawn')] : []
  const outside = endOutside(question, order)
  if (isOver && order.epod.otp.verified) reasons.push(outside ?? done('already_received'))
  if (isOver && order.epod.reject.rejected) reasons.push(outside ?? done('already_rejected'))
  if (panel.has(action) && order.disable_submit_epod) reasons.push(forbidden('submit_off'))
  if (action === 'reject' && !order.showRejectButton) reasons.push(forbidden('reject_off'))
  if (action === 'reupdate' && !order.reupdate_allowed) reasons.push(done('no_reupdate'))
  if ((action === 'lot_event' || action === 'lot_delivery') && order.lot === null)
    reasons.push(rule('identifier', 'lot_missing'))
  return [...reasons, ...afterwards(question, order)]
}

/**
 * An end that two people call recorded in error is none to whoever holds a link (DESK-22): until
 * the office opens the order, the link only shows it.
 */
const endOutside = ({ viewer }: Question, order: Order): Reason | null =>
  viewer.link !== null && closingInError(order) !== undefined ? done('link_read_only') : null

/** What goes on between the parties once the proof is given (REVW-02, PROF-05, SIDE-02). */
const afterwards = ({ action, viewer, policy, clock }: Question, order: Order): Reason[] => {
  const isClosed = closedAt(order) !== null
  switch (action) {
    case 'review':
      if (!order.review_pending) return [done('not_pending')]
      // What is confirmed to be in error is the last judgement: it must be the one that was meant.
      if (pendingError(order)?.act === 'review') return [done('review_in_question')]
      return policy.review_by_two && !isAnotherPerson(viewer.username, lastApprover(order))
        ? [forbidden('review_by_same')]
        : []
    case 'correct':
      return isClosed ? [] : [rule('_id', 'not_closed')]
    case 'claim':
      return order.claims.length > 0 ? [] : [rule('claim', 'no_claim')]
    case 'dispute':
      if (!isClosed) return [rule('_id', 'not_closed')]
      if (order.claims.length >= MOST_CLAIMS) return [rule('dispute', 'too_many_claims')]
      return isDisputable(order, policy, clock.now) ? [] : [done('dispute_over')]
    case 'rating':
      return ratedByOther(order, statementOf(viewer, policy.config.accountType))
    case 'signature':
      return signedByOther(order, statementOf(viewer, policy.config.accountType))
    // The receiver may still count after the press, as long as the count may still be disputed.
    case 'quantities':
      return !isClosed ||
        (statementOf(viewer, policy.config.accountType) === 'accepted' &&
          isDisputable(order, policy, clock.now))
        ? []
        : [done('quantities_closed')]
    default:
      return []
  }
}
