import { sql } from 'kysely'
import type { Order } from '../../../domain/order/order.ts'
import type { Instant } from '../../../domain/time.ts'
import { clientsByPolicy, type TimedClient } from '../accounts/clients-by-policy.ts'
import type { Database, Scope } from '../database/database.ts'
import { behind, type DispatchCursor } from '../orders/dispatch-cursor.ts'
import { storedOf, withOrder, type StoredOrder } from '../orders/stored-order.ts'

/** The clients whose codes are sent at dispatch. */
export const clientsWithDeliveryCodes = (database: Database): Promise<TimedClient[]> =>
  clientsByPolicy(database, sql`p.document -> 'otp' ->> 'mode' = 'delivery_code'`)

/** Which open orders are looked at: those that left, or were added or edited, since then. */
export interface Sight {
  readonly of: 'left' | 'written'
  readonly since: Instant
}

const seenBy = ({ of, since }: Sight) =>
  of === 'left'
    ? sql`dispatch_at >= ${since}`
    : sql`id in (
        select order_id
        from events
        where client_id = app_client() and at >= ${since} and type in ('created', 'edited'))`

/** Has an order a code that no edit has followed? */
const hasCode = sql`coalesce(
  (select max(seq) filter (where type = 'otp_sent')
      > coalesce(max(seq) filter (where type = 'edited'), 0)
    from events
    where events.client_id = app_client() and events.order_id = orders.id),
  false)`

/** Orders that may lack a code, and how far was looked; null where that was to the end. */
export interface Candidates {
  readonly found: readonly (DispatchCursor & { readonly order: Order })[]
  readonly last: DispatchCursor | null
}

/**
 * Looks at the next `limit` orders after a place that have left by `now`. To which of those found a
 * code is to be sent is the domain's to say.
 */
export const withoutCode = async (
  database: Database,
  scope: Scope,
  sight: Sight,
  now: Instant,
  after: DispatchCursor | null,
  limit: number,
): Promise<Candidates> => {
  const rows = await database.read(
    scope,
    () => sql<DispatchCursor & StoredOrder & { has_code: boolean }>`
    select dispatch_at, id, ${storedOf()}, ${hasCode} as has_code
    from orders
    where client_id = app_client()
      and status = 'open'
      and dispatch_at <= ${now}
      and ${seenBy(sight)}
      and ${behind(after)}
    order by dispatch_at, id
    limit ${limit}`,
  )
  const last = rows.at(-1)
  return {
    found: rows.filter(({ has_code }) => !has_code).map(withOrder),
    last: last && rows.length === limit ? { dispatch_at: last.dispatch_at, id: last.id } : null,
  }
}
