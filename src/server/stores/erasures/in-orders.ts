import { sql } from 'kysely'
import type { SealedText } from '../../../domain/order/chain.ts'
import type { Instant } from '../../../domain/time.ts'
import type { Database, Scope, Tx } from '../database/database.ts'
import { isHeld } from '../upkeep/legal-holds.ts'

/** Orders whose logs are looked through in one statement. */
const ORDERS_AT_ONCE = 1_000
const FIRST = '00000000-0000-0000-0000-000000000000'

/** What a stretch of a search found, and where the next begins; null at the end. */
export interface Stretch {
  readonly order_ids: readonly string[]
  readonly until: string | null
}

/** The next orders of the client whose log may match `pattern`, also of those taken out. */
export const ordersMatching = async (
  database: Database,
  scope: Scope,
  pattern: string,
  after: string | null,
): Promise<Stretch> => {
  const [found] = await database.read(
    scope,
    () => sql<{ order_ids: string[]; until: string | null }>`
    with looked as materialized (
      select order_id from events
      where client_id = app_client() and seq = 1 and order_id > ${after ?? FIRST}
      order by order_id limit ${ORDERS_AT_ONCE})
    select
      array(select distinct e.order_id::text from events e
        where e.client_id = app_client() and e.order_id in (select order_id from looked)
          and (array_to_string(e.disclosures, ' ') ~* ${pattern} or e.body ~* ${pattern})
        order by 1) as order_ids,
      (select order_id from looked offset ${ORDERS_AT_ONCE - 1}) as until`,
  )
  return found ?? { order_ids: [], until: null }
}

/** An event as it stands in the log. */
export interface StandingEvent extends SealedText {
  readonly seq: number
  readonly digest: string
}

/** An order as a search looks at it. */
export interface LoggedOrder {
  readonly order_id: string
  /** Null where the order was taken out. */
  readonly identifier: string | null
  readonly is_held: boolean
  readonly log: readonly StandingEvent[]
}

/** Orders with their whole logs. */
export const loggedOrders = (
  database: Database,
  scope: Scope,
  order_ids: readonly string[],
): Promise<LoggedOrder[]> =>
  database.read(
    scope,
    () => sql<LoggedOrder>`
    select e.order_id, o.identifier,
      ${isHeld(sql`e.order_id`)} as is_held,
      jsonb_agg(jsonb_build_object('seq', e.seq, 'body', e.body, 'disclosures', e.disclosures,
        'digest', e.digest) order by e.seq) as log
    from events e
    left join orders o on o.client_id = e.client_id and o.id = e.order_id
    where e.client_id = app_client() and e.order_id = any(${[...order_ids]}::uuid[])
    group by e.client_id, e.order_id, o.identifier
    order by e.order_id`,
  )

/** An order's log as it stands, oldest first, and whether a legal hold stands on it. */
export const standingLog = async (
  { db }: Tx,
  order_id: string,
): Promise<{ log: StandingEvent[]; is_held: boolean; now: Instant }> => {
  const [{ rows: log }, { rows: held }] = await Promise.all([
    sql<StandingEvent>`
      select seq, body, disclosures, digest from events
      where client_id = app_client() and order_id = ${order_id} order by seq`.execute(db),
    sql<{ is_held: boolean; now: Instant }>`
      select clock_timestamp() as now, ${isHeld(sql`${order_id}::uuid`)} as is_held`.execute(db),
  ])
  return { log, is_held: held[0]?.is_held ?? true, now: held[0]?.now ?? '' }
}

/** Forgets how pictures of an order look, so that nothing is compared with them any more. */
export const forgetPictures = async (
  { db }: Tx,
  order_id: string,
  digests: readonly string[],
): Promise<void> => {
  await sql`
    delete from pictures
    where client_id = app_client() and order_id = ${order_id}
      and digest = any(${[...digests]}::text[])`.execute(db)
}

/**
 * Forgets a file that no event of the client names any more, and that is no logo; false where one
 * does. Whoever adds a picture meanwhile waits, so that it finds this out.
 */
export const forgetFile = async ({ db }: Tx, digest: string): Promise<boolean> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('pictures ' || app_client(), 0))`.execute(
    db,
  )
  const { rows } = await sql<{ is_named: boolean }>`
    select exists (
      select from events
      where client_id = app_client() and type in ('photo_added', 'photo_deleted', 'signed')
        and (body like ${`%"${digest}"%`}
          or array_to_string(disclosures, ' ') like ${`%"digest","${digest}"%`}))
      or exists (select from logos where client_id = app_client() and digest = ${digest})
      as is_named`.execute(db)
  if (rows[0]?.is_named !== false) return false
  await sql`delete from pictures where client_id = app_client() and digest = ${digest}`.execute(db)
  await sql`delete from files where client_id = app_client() and digest = ${digest}`.execute(db)
  return true
}
