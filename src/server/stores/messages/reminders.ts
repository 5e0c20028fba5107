import { sql } from 'kysely'
import type { Order } from '../../../domain/order/order.ts'
import type { Instant } from '../../../domain/time.ts'
import { clientsByPolicy, type TimedClient } from '../accounts/clients-by-policy.ts'
import { behind, type DispatchCursor } from '../orders/dispatch-cursor.ts'
import { orderIn, storedOf, withOrder, type StoredOrder } from '../orders/stored-order.ts'
import type { Database, Scope } from '../database/database.ts'

/** The clients whose policy has missing steps asked for by itself. */
export const chasingClients = (database: Database): Promise<TimedClient[]> =>
  clientsByPolicy(database, sql`p.document -> 'chase' -> 'automatic' = 'true'::jsonb`)

/** Open orders that a report looks at, and how many of them it reads at a time. */
const MOST_LOOKED_AT = 5_000
const AT_ONCE = 250

/**
 * Looks at the open orders that were dispatched by `until`, the longest on their way first; false
 * where there are more than it looks at.
 */
export const eachOpen = async (
  database: Database,
  scope: Scope,
  until: Instant,
  look: (order: Order) => void,
): Promise<boolean> => {
  let after: DispatchCursor | null = null
  for (let seen = 0; seen < MOST_LOOKED_AT; seen += AT_ONCE) {
    const page: (DispatchCursor & StoredOrder)[] = await database.read(
      scope,
      () => sql<DispatchCursor & StoredOrder>`
      select dispatch_at, id, ${storedOf()}
      from orders
      where client_id = app_client()
        and status = 'open'
        and dispatch_at <= ${until}
        and ${behind(after)}
      order by dispatch_at, id
      limit ${AT_ONCE}`,
    )
    page.forEach((row) => look(orderIn(row)))
    after = page.at(-1) ?? null
    if (page.length < AT_ONCE) return true
  }
  return false
}

/**
 * Candidates: the next open orders after a place, the longest on their way first. Which of them
 * lack something that is to be asked for is the domain's to say.
 */
export const openAfter = async (
  database: Database,
  scope: Scope,
  after: DispatchCursor | null,
  limit: number,
): Promise<(DispatchCursor & { order: Order })[]> => {
  const rows = await database.read(
    scope,
    () => sql<DispatchCursor & StoredOrder>`
    select dispatch_at, id, ${storedOf()} from orders
    where client_id = app_client() and status = 'open' and ${behind(after)}
    order by dispatch_at, id limit ${limit}`,
  )
  return rows.map(withOrder)
}
