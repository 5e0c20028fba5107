import { words } from '../../words.ts'
import type { Action, Question } from '../question.ts'
import { done, forbidden, rule, type Reason } from '../reason.ts'

/** What an order takes once: after it was received or rejected these are over (EPOD-09). */
const closes: ReadonlySet<Action> = new Set(['receive', 'reject', 'trigger_otp', 'verify_otp', 'delete_photo', 'edit_order', 'edit_driver_contact', 'outbound', 'undo_import'])

/** Every submit of the order's panel (EPOD-14). */
const panel: ReadonlySet<Action> = new Set(['receive', 'reject', 'trigger_otp', 'verify_otp', 'remark', 'goods_condition', 'photo', 'delete_photo', 'rating', 'outbound', 'item_remark', 'reupdate'])

/** What the order's own state forbids. */
export const closingReasons = ({ action, order }: Question): Reason[] => {
  if (!order) return []
  const reasons: Reason[] = order.withdrawn && action !== 'view_order' ? [done(words.withdrawn)] : []
  if (closes.has(action) && order.epod.otp.verified) reasons.push(done(words.alreadyReceived))
  if (closes.has(action) && order.epod.reject.rejected) reasons.push(done(words.alreadyRejected))
  if (panel.has(action) && order.disable_submit_epod) reasons.push(forbidden(words.submitOff))
  if (action === 'reject' && !order.showRejectButton) reasons.push(forbidden(words.rejectOff))
  if (action === 'review' && !order.review_pending) reasons.push(done(words.notPending))
  if (action === 'reupdate' && !order.reupdate_allowed) reasons.push(done(words.noReupdate))
  if (action === 'lot_event' && order.lot === null) reasons.push(rule('identifier', words.lotMissing))
  return reasons
}
