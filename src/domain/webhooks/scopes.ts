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
