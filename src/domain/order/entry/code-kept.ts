import type { Order } from '../order.ts'
import { contactsOf } from './contacts.ts'
import type { Entered } from './new-order.ts'

/**
 * How the goods travel, what a client notes for itself, and receivers, whose contacts are compared.
 * Whoever hands over a code vouches for the goods, their number and their destination.
 */
const apart: ReadonlySet<string> = new Set<keyof Entered>([
  'spocs',
  'transporter',
  'secondary_vendor',
  'truck_number',
  'driver',
  'dispatch_date',
  'dispatch_time',
  'tat',
  'tat_f',
  'eta_hrs',
  'extra_fields',
  'profile',
])

/** Do these receivers have the same phones and e-mail addresses, in whatever order? */
export const haveSameContacts = (one: Pick<Order, 'spocs'>, other: Pick<Order, 'spocs'>): boolean =>
  contactsOf(one).toSorted().join() === contactsOf(other).toSorted().join()

/**
 * What an edit with these fields says of a code that is on its way: that it stays good, where it
 * changes neither contacts nor anything else that the code is bound to. Says nothing where there is
 * no code.
 */
export const keptCode = (order: Order, fields: Partial<Entered>): { keeps_code?: true } => {
  if (order.challenge.expires_at === null) return {}
  return Object.keys(fields).every((part) => apart.has(part)) &&
    haveSameContacts(order, { ...order, ...fields })
    ? { keeps_code: true }
    : {}
}
