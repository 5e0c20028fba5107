import { sql } from 'kysely'
import type { Order } from '../../../domain/order/order.ts'
import type { Instant } from '../../../domain/time.ts'
import { clientsByPolicy, type TimedClient } from '../accounts/clients-by-policy.ts'
import { orderIn, storedOf, withOrder, type StoredOrder } from '../orders/stored-order.ts'
import type { Database, Scope } from '../database/database.ts'
import { NIL_UUID } from '../database/nil-uuid.ts'

/** The clients whose policy has missing steps asked for by itself. */
export const chasingClients = (database: Database): Promise<TimedClient[]> =>
  clientsByPolicy(database, sql`p.document -> 'chase' -> 'automatic' = 'true'::jsonb`)

/** A place in the open orders, by dispatch. */
export interface ReminderCursor {
  readonly dispatch_at: Instant
  readonly id: string
}

/** Open orders that a report looks at, and how many of them it reads at a time. */
const MOST_LOOKED_AT = 5_000
const AT_ONCE = 250

/** Is an open order behind this place? */
export const behind = (after: ReminderCursor | null) =>
  sql`
    (dispatch_at, id) > (coalesce(${after?.dispatch_at ?? null}::timestamptz, '-infinity'),
      coalesce(${after?.id ?? null}::uuid, ${NIL_UUID}::uuid))`

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
  let after: ReminderCursor | null = null
  for (let seen = 0; seen < MOST_LOOKED_AT; seen += AT_ONCE) {
    const page: (ReminderCursor & StoredOrder)[] = await database.read(
      scope,
      () => sql<ReminderCursor & StoredOrder>`
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
  after: ReminderCursor | null,
  limit: number,
): Promise<(ReminderCursor & { order: Order })[]> => {
  const rows = await database.read(
    scope,
    () => sql<ReminderCursor & StoredOrder>`
    select dispatch_at, id, ${storedOf()} from orders
    where client_id = app_client() and status = 'open' and ${behind(after)}
    order by dispatch_at, id limit ${limit}`,
  )
  return rows.map(withOrder)
}
