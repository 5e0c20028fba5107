import { whyNot } from '../policy/access.ts'
import type { Policy } from '../policy/policy.ts'
import { forbidden, type Reason } from '../policy/reason.ts'
import { isCarrier } from '../policy/rules/role.ts'
import type { Viewer } from '../policy/viewer.ts'
import type { Clock } from '../time.ts'
import { words } from '../words.ts'
import { formWords } from '../words/order-form.ts'
import type { Order } from './order.ts'

/** Fields that may be closed to whoever may edit the order otherwise. */
export type LockableField =
  | 'driver.name'
  | 'driver.contact'
  | 'eta_hrs'
  | 'identifier'
  | 'client'
  | 'transporter'
  | 'destination.name'
  | 'spocs'

/** The fields of this order that this account may not change, each with why (EDIT-04, ROLE-09). */
export const lockedFields = (
  order: Order,
  viewer: Viewer,
  policy: Policy,
  clock: Clock,
): ReadonlyMap<LockableField, Reason> => {
  const {
    editable,
    config: { accountType },
  } = policy
  const locks = new Map<LockableField, Reason>()
  const lock = (field: LockableField, reason: Reason | undefined): void => {
    if (reason) locks.set(field, { ...reason, field })
  }
  const notYours = (field: LockableField, label: string): void =>
    lock(field, forbidden(words.not_yours(label)))
  if (!editable.driver) lock('driver.name', forbidden(words.not_editable(formWords.driverName)))
  lock('driver.contact', whyNot(order, 'edit_driver_contact', viewer, policy, clock)[0])
  if (!editable.tat) lock('eta_hrs', forbidden(words.not_editable(formWords.tat)))
  // The number is the account's; and whose order it is to see is not for those to say who see it by
  // that.
  if (viewer.reach.kind !== 'client') notYours('identifier', formWords.number[policy.order_label])
  if (viewer.reach.kind === 'vendor') notYours('transporter', formWords.transporter)
  if (viewer.reach.kind === 'distributor') {
    notYours('client', formWords.client)
    notYours('destination.name', formWords.destination)
  }
  // Whoever brings the goods must not choose whose phone proves that they arrived.
  if (isCarrier(viewer, accountType)) notYours('spocs', formWords.receivers)
  return locks
}
