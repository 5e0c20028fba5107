import { sql } from 'kysely'
import type { SealedText } from '../../../domain/order/chain.ts'
import type { Instant } from '../../../domain/time.ts'
import type { Database, Scope, Tx } from '../database/database.ts'
import { isHeld } from '../upkeep/legal-holds.ts'
import { NIL_UUID } from '../database/nil-uuid.ts'

/** Orders whose logs are looked through in one statement. */
const ORDERS_AT_ONCE = 1_000

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
      where client_id = app_client() and seq = 1 and order_id > ${after ?? NIL_UUID}
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
export const heldLog = async (
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

/** Events that name files. */
const namesFiles = sql`type in ('photo_added', 'photo_deleted', 'signed', 'delivery_attempted')`
/** What stands before a file's name in a sealed value, one of its own or one of a list. */
const BEFORE_NAME = '[,[]'

/** What a walk over the log found of some files, and what it has surely seen. */
export interface FilesNamed {
  readonly digests: ReadonlySet<string>
  /** The oldest transaction that was running as the walk began: it saw all that are older. */
  readonly since: string
}

/**
 * Which of these files any event of the client names, looked for in one stretch of orders after the
 * other, so that no statement takes longer the longer the log is. `mayGoOn` is asked before each.
 */
export const filesNamed = async (
  database: Database,
  scope: Scope,
  digests: readonly string[],
  mayGoOn: () => void = () => {},
): Promise<FilesNamed> => {
  const named = new Set<string>()
  const [begun] = await database.read(
    scope,
    () => sql<{ since: string }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as since`,
  )
  for (let after: string | null = digests.length > 0 ? NIL_UUID : null; after !== null;) {
    mayGoOn()
    const from: string = after
    const [found] = await database.read(
      scope,
      () => sql<{ digests: string[]; until: string | null }>`
      with looked as materialized (
        select order_id from events
        where client_id = app_client() and seq = 1 and order_id > ${from}
        order by order_id limit ${ORDERS_AT_ONCE})
      select
        array(select distinct f.digest from events e
          cross join lateral (
            select m[1] as digest from regexp_matches(e.body, '"([0-9a-f]{64})"', 'g') m
            union all
            select m[1] from regexp_matches(array_to_string(e.disclosures, ' '),
              ${`${BEFORE_NAME}"([0-9a-f]{64})"`}, 'g') m) f
          where e.client_id = app_client() and e.order_id in (select order_id from looked)
            and e.${namesFiles} and f.digest = any(${[...digests]}::text[])) as digests,
        (select order_id from looked offset ${ORDERS_AT_ONCE - 1}) as until`,
    )
    for (const digest of found?.digests ?? []) named.add(digest)
    after = found?.until ?? null
  }
  return { digests: named, since: begun?.since ?? '0' }
}

/**
 * Forgets a file that no event of the client names any more, and that is no logo; false where one
 * does. Of the log it looks at what is younger than a walk that found none. Whoever adds a picture
 * meanwhile waits, so that it finds this out.
 */
export const forgetFile = async (
  { db }: Tx,
  digest: string,
  { digests, since }: FilesNamed,
): Promise<boolean> => {
  if (digests.has(digest)) return false
  await sql`select pg_advisory_xact_lock(hashtextextended('pictures ' || app_client(), 0))`.execute(
    db,
  )
  const { rows } = await sql<{ is_named: boolean }>`
    select exists (
      select from events
      where client_id = app_client() and txid >= ${since}::xid8 and ${namesFiles}
        and (body like ${`%"${digest}"%`}
          or array_to_string(disclosures, ' ') ~ ${`${BEFORE_NAME}"${digest}"`}))
      or exists (select from logos where client_id = app_client() and digest = ${digest})
      as is_named`.execute(db)
  if (rows[0]?.is_named !== false) return false
  await sql`delete from pictures where client_id = app_client() and digest = ${digest}`.execute(db)
  await sql`delete from files where client_id = app_client() and digest = ${digest}`.execute(db)
  return true
}
