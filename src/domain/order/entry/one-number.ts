import type { Policy } from '../../policy/policy.ts'

/** An order's number and its invoice's, as far as they were given. */
interface GivenNumbers {
  readonly identifier?: string | undefined
  readonly invoice?: string | null | undefined
}

/** In files that go by invoices, the order's number is the invoice's. */
export const numberOfInvoice = { path: ['identifier'], from: ['invoice'] } as const

/** The same in a form: a number that is asked for as the invoice's is the invoice's too. */
export const withInvoice = <G extends GivenNumbers>(given: G): G =>
  given.identifier === undefined || given.invoice ? given : { ...given, invoice: given.identifier }

/**
 * Is one field enough for both numbers? Where the account calls the order's number the invoice's,
 * for a new order (null), and for one whose invoice has no other. Whoever may change one of the two
 * alone, by `locks`, is shown both.
 */
export const isOneNumber = (
  { order_label }: Pick<Policy, 'order_label'>,
  order: { readonly identifier: string; readonly invoice: string | null } | null,
  locks: { readonly has: (field: 'identifier' | 'invoice') => boolean } = new Set(),
): boolean =>
  order_label === 'invoice' &&
  (order === null || order.invoice === order.identifier) &&
  locks.has('invoice') === locks.has('identifier')
