import { sql } from 'kysely'
import type { Order } from '../../../domain/order/order.ts'
import type { PolicyDocument } from '../../../domain/policy/policy.ts'
import type { Instant } from '../../../domain/time.ts'
import { policyInEffect } from '../accounts/policy-in-effect.ts'
import { platform } from '../database/scope.ts'
import { orderIn, storedOf, withOrder, type StoredOrder } from '../orders/stored-order.ts'
import type { Database, Scope } from '../database/database.ts'

/** A client whose policy has missing steps asked for by itself; `now` is the database's clock. */
export interface ChasingClient {
  readonly client_id: string
  readonly client: string
  readonly client_name: string
  readonly version: number
  readonly document: PolicyDocument
  readonly now: Instant
}

/** The clients whose policy switches it on. */
export const chasingClients = (database: Database): Promise<ChasingClient[]> =>
  database.read(
    platform,
    () => sql<ChasingClient>`
    select c.id as client_id, c.key as client, c.name as client_name, p.version, p.document,
      clock_timestamp() as now
    from clients c
    cross join lateral ${policyInEffect(sql`c.id`)} p
    where p.document -> 'chase' -> 'automatic' = 'true'::jsonb order by c.id`,
  )

/** A place in the open orders, by dispatch. */
export interface ReminderCursor {
  readonly dispatch_at: Instant
  readonly id: string
}

/** Open orders that a report looks at, and how many of them it reads at a time. */
const MOST_LOOKED_AT = 5_000
const AT_ONCE = 250

const behind = (after: ReminderCursor | null) =>
  sql`
    (dispatch_at, id) > (coalesce(${after?.dispatch_at ?? null}::timestamptz, '-infinity'),
      coalesce(${after?.id ?? null}::uuid, '00000000-0000-0000-0000-000000000000'))`

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
