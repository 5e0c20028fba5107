import type { PublicRole } from './address.ts'

/** The page that asks for the code of an order found by its number. */
export const lrPath = (role: PublicRole, client: string, lr: string): string =>
  `/public${role}/${encodeURIComponent(client.trim())}/lr/${encodeURIComponent(lr.trim())}`
