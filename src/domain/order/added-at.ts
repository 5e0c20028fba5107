import type { Instant } from '../time.ts'

const VERSION_7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7/

/** When an order was added, as its id tells (UUID version 7); null for an id that tells no time. */
export const addedAt = ({ _id }: { readonly _id: string }): Instant | null =>
  VERSION_7.test(_id)
    ? new Date(parseInt(_id.replace('-', '').slice(0, 12), 16)).toISOString()
    : null
