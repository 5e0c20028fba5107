import type { Order } from '../order/order.ts'
import type { Clock } from '../time.ts'
import { whyNot } from './access.ts'
import type { Policy } from './policy.ts'
import { allActions, type Action } from './question.ts'
import type { Reason } from './reason.ts'
import type { Viewer } from './viewer.ts'

/** Is this done to one order? What is left is done to many, to none, or to a whole import. */
const isOfOrder: Readonly<Record<Action, boolean>> = {
  view_order: true,
  add_order: false,
  deliver_by_file: false,
  edit_order: true,
  receive: true,
  reject: true,
  trigger_otp: true,
  verify_otp: true,
  remark: true,
  goods_condition: true,
  photo: true,
  delete_photo: true,
  rating: true,
  receiver_link: true,
  driver_link: true,
  tracking_link: true,
  revoke_link: true,
  display_items: false,
  download_report: false,
  download_pods: false,
  bulk_upload: false,
  undo_import: false,
  outbox: false,
  user_management: false,
  admin: false,
  analysis: false,
  history: false,
  outbound: true,
  notify: true,
  notify_targets: true,
  share: true,
  search_filters: false,
  edit_driver_contact: true,
  review: true,
  reupdate: true,
  lot_event: true,
  lot_delivery: true,
  item_remark: true,
  signature: true,
  quantities: true,
  dispute: true,
  claim: true,
  correct: true,
  crates: false,
  label: true,
  leave: true,
  not_delivered: true,
  answer_attempt: true,
  messages: true,
}

/** Everything that may be done to one order. */
export const orderActions: readonly Action[] = allActions.filter((action) => isOfOrder[action])

/** What may be said of one action: yes, or every reason why not. */
export interface JudgedAction {
  readonly action: Action
  readonly allowed: boolean
  readonly reasons: readonly Reason[]
}

/** Explanation: for everything that may be done to an order, whether `viewer` may, or why not. */
export const actionAnswers = (
  order: Order,
  viewer: Viewer,
  policy: Policy,
  clock: Clock,
): JudgedAction[] =>
  orderActions.map((action) => {
    const reasons = whyNot(order, action, viewer, policy, clock)
    return { action, allowed: reasons.length === 0, reasons }
  })
