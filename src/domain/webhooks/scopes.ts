import { eventTypesFor } from './change-types.ts'

/** What an API key may be made for, in the order in which a page offers it. */
export const scopes = [
  'orders:read',
  'orders:write',
  'proof:read',
  'reports:read',
  'webhooks:manage',
] as const
/** One of them. */
export type ApiScope = (typeof scopes)[number]

/**
 * What a key lacks to have an address told of these: whoever is told of orders reads them. Null
 * where it lacks nothing.
 */
export const lackedToBeTold = (
  held: readonly string[],
  types: readonly string[],
): ApiScope | null =>
  eventTypesFor(types).length > 0 && !held.includes('orders:read') ? 'orders:read' : null
