import type { Order } from '../order.ts'

/**
 * Everybody a one-time password for this order is sent to: the phones and e-mail addresses of its
 * receivers, each once.
 */
export const contactsOf = (order: Pick<Order, 'spocs'>): string[] => [
  ...new Set(order.spocs.flatMap(({ contact }) => [...contact.phone, ...contact.email])),
]

/** Did any receiver's phone report a text message delivered (TABL-10)? */
export const isSmsDelivered = ({ spocs }: Pick<Order, 'spocs'>): boolean =>
  spocs.some(({ contact }) =>
    contact.status.some(({ status }) => status === 'DELIVERED_TO_HANDSET'),
  )

/** Whose phone or mail address this is: both, of the receiver who has it, or it alone. */
export const contactOf = (
  { spocs }: Pick<Order, 'spocs'>,
  known: string,
): { readonly phone: string | null; readonly email: string | null } => {
  const whose = spocs.find(({ contact }) => [...contact.phone, ...contact.email].includes(known))
  const isMail = known.includes('@')
  return {
    phone: isMail ? (whose?.contact.phone[0] ?? null) : known,
    email: isMail ? known : (whose?.contact.email[0] ?? null),
  }
}
