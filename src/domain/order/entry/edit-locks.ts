import { whyNot } from '../../policy/access.ts'
import type { Policy } from '../../policy/policy.ts'
import { forbidden, type Reason } from '../../policy/reason.ts'
import { isCarrier } from '../../policy/rules/role.ts'
import type { Viewer } from '../../policy/viewer.ts'
import type { Clock } from '../../time.ts'
import { sentence, type SentenceCode } from '../../words/sentence.ts'
import type { Order } from '../order.ts'

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
  const notYours = (field: LockableField, label: Extract<SentenceCode, `fields.${string}`>): void =>
    lock(field, forbidden('not_yours', sentence(label)))
  if (!editable.driver)
    lock('driver.name', forbidden('not_editable', sentence('fields.driver_name')))
  lock('driver.contact', whyNot(order, 'edit_driver_contact', viewer, policy, clock)[0])
  if (!editable.tat) lock('eta_hrs', forbidden('not_editable', sentence('fields.tat')))
  // The number is the account's; and whose order it is to see is not for those to say who see it by
  // that.
  if (viewer.reach.kind !== 'client')
    notYours('identifier', policy.order_label === 'lr' ? 'fields.identifier' : 'fields.invoice')
  if (viewer.reach.kind === 'vendor') notYours('transporter', 'fields.transporter')
  if (viewer.reach.kind === 'distributor') {
    notYours('client', 'fields.client')
    notYours('destination.name', 'fields.destination')
  }
  // Whoever brings the goods must not choose whose phone proves that they arrived.
  if (isCarrier(viewer, accountType)) notYours('spocs', 'fields.receivers')
  return locks
}
