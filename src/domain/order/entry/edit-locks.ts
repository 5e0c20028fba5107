import { whyNot } from '../../policy/access.ts'
import type { Policy } from '../../policy/policy.ts'
import { forbidden, type Reason } from '../../policy/reason.ts'
import { isCarrier } from '../../policy/rules/role.ts'
import { isCnfAccount, statementOf, type Viewer } from '../../policy/viewer.ts'
import type { Clock } from '../../time.ts'
import { sentence } from '../../words/sentence.ts'
import type { Order } from '../order.ts'
import { numberLabel } from './field-label.ts'

/**
 * Facts by which a party is judged, and whatever else only the owner's desk edits unless the policy
 * opens it: all but vehicle and driver (EDIT-04).
 */
export const deskFields = [
  'identifier',
  'invoice',
  'invoice_date',
  'client',
  'transporter',
  'secondary_vendor',
  'source',
  'destination',
  'dispatch_date',
  'dispatch_time',
  'eta_hrs',
  'ship_unit',
  'ship_weight',
  'quantity',
  'number_of_box',
  'value',
  'lot',
  'Items',
  'spocs',
  'extra_fields',
  'profile',
] as const
type DeskField = (typeof deskFields)[number]

/** Fields that may be closed to whoever may edit the order otherwise. */
export type LockableField = DeskField | 'driver.name' | 'driver.contact'

/** What each field is called where a lock is told; the others are told as what they are. */
const named = {
  invoice: 'fields.invoice',
  client: 'fields.client',
  transporter: 'fields.transporter',
  source: 'fields.source',
  destination: 'fields.destination',
  eta_hrs: 'fields.tat',
  ship_unit: 'fields.units',
  ship_weight: 'fields.ship_weight',
  value: 'fields.value',
  spocs: 'fields.receivers',
} as const satisfies Partial<Record<DeskField, string>>

const notYours = (field: DeskField, policy: Policy): Reason => {
  if (field === 'identifier') return forbidden('not_yours', numberLabel(policy))
  return field in named
    ? forbidden('not_yours', sentence(named[field as keyof typeof named]))
    : forbidden('not_the_desk')
}

/** What the policy opens to this party beside vehicle and driver; null for the desk itself. */
const openedTo = (viewer: Viewer, policy: Policy): readonly string[] | null => {
  const { accountType } = policy.config
  if (statementOf(viewer, accountType) === 'declared') return null
  const { transporter, distributor, cnf } = policy.editable_by
  if (isCarrier(viewer, accountType)) return transporter
  return isCnfAccount(accountType) ? cnf : distributor
}

/**
 * What even a policy does not open. Whoever brings the goods must not choose whose phone proves
 * that they arrived. Whoever sees an order by what stands in a field must not change that field,
 * nor the order's number.
 */
const neverTheirs = (viewer: Viewer, { config: { accountType } }: Policy): readonly DeskField[] => [
  ...(isCarrier(viewer, accountType) ? (['spocs'] as const) : []),
  ...(viewer.reach.kind === 'client' ? [] : (['identifier'] as const)),
  ...(viewer.reach.kind === 'vendor' ? (['transporter'] as const) : []),
  ...(viewer.reach.kind === 'distributor' ? (['client', 'destination'] as const) : []),
]

/** The fields of this order that this account may not change, each with why (EDIT-04, ROLE-09). */
export const lockedFields = (
  order: Order,
  viewer: Viewer,
  policy: Policy,
  clock: Clock,
): ReadonlyMap<LockableField, Reason> => {
  const locks = new Map<LockableField, Reason>()
  const lock = (field: LockableField, reason: Reason | undefined): void => {
    if (reason) locks.set(field, { ...reason, field })
  }
  if (!policy.editable.driver)
    lock('driver.name', forbidden('not_editable', sentence('fields.driver_name')))
  lock('driver.contact', whyNot(order, 'edit_driver_contact', viewer, policy, clock)[0])
  if (!policy.editable.tat) lock('eta_hrs', forbidden('not_editable', sentence('fields.tat')))
  const opened = openedTo(viewer, policy)
  if (opened === null) return locks
  const never = neverTheirs(viewer, policy)
  for (const field of deskFields)
    if (!locks.has(field) && (never.includes(field) || !opened.includes(field)))
      lock(field, notYours(field, policy))
  return locks
}
