import { sql } from 'kysely'
import { asideTypes, MOST_PROVEN_EVENTS } from '../../domain/credential/delivery-credential.ts'
import type { ChainedEvent } from '../../domain/order/chain.ts'
import type { Order } from '../../domain/order/order.ts'
import type { Instant } from '../../domain/time.ts'
import type { Database, Tx } from './database/database.ts'
import { platform } from './database/scope.ts'
import { storedOf, withOrder, type StoredOrder } from './orders/stored-order.ts'

/** A key that signs credentials; `sealed` is its private half under the installation's secret. */
export interface KeptIssuerKey {
  readonly kid: string
  readonly public_key: Uint8Array
  readonly sealed: string
  readonly retired_at: Instant | null
}

/** The issuer's keys, the one in use first. */
export const issuerKeys = (database: Database): Promise<KeptIssuerKey[]> =>
  database.read(
    platform,
    () => sql<KeptIssuerKey>`
      select kid, public_key, sealed, retired_at
      from issuer_keys
      order by retired_at desc nulls first, created_at desc
      limit 100`,
  )

/**
 * Puts a key into use in the place of `former`, which stays to verify with, and says why; false
 * where another process has put one there meanwhile.
 */
export const useIssuerKey = async (
  database: Database,
  { kid, public_key, sealed }: Omit<KeptIssuerKey, 'retired_at'>,
  former: string | null,
  why: string | null,
): Promise<boolean> =>
  database.transaction(platform, async ({ db }) => {
    const retired = sql`
      update issuer_keys set retired_at = now(), retired_why = ${why}
      where retired_at is null and kid is not distinct from ${former}`.execute(db)
    const added = sql`
      insert into issuer_keys (kid, public_key, sealed)
      values (${kid}, ${Buffer.from(public_key)}, ${sealed})
      on conflict do nothing
      returning kid`.execute(db)
    await retired
    return (await added).rows.length > 0
  })

/** Every key begins with the client, which who asks by an order alone does not know. */
const everyClient = sql`array(select id from clients)`

/** A credential as it was issued. */
export interface KeptCredential {
  readonly number: number
  readonly rev: number
  readonly jti: string
  readonly jwt: string
  readonly issued_at: Instant
  readonly status_index: number
  /** The installation that has signed it; null for this one. */
  readonly origin: string | null
}

/** An order's newest credential; null where it has none. */
export const newestCredential = async (
  database: Database,
  order_id: string,
): Promise<KeptCredential | null> => {
  const [found] = await database.read(
    platform,
    () => sql<KeptCredential>`
      select number, rev, jti, jwt, issued_at, status_index::float8 as status_index, origin
      from credentials
      where client_id = any(${everyClient}) and order_id = ${order_id}
      order by number desc
      limit 1`,
  )
  return found ?? null
}

/** An event as it is chained, and where it stands in the log. */
export interface ProvenEvent extends ChainedEvent {
  readonly seq: number
  readonly type: string
  readonly digest: string
  /** The number of its leaf; null while it is under no checkpoint. */
  readonly leaf: number | null
}

/** What a credential is made of: the order, and its events. */
export interface ProvenOrder {
  readonly client_id: string
  readonly order: Order
  readonly events: readonly ProvenEvent[]
}

/** An order with its whole log, as one moment shows it; null where it is not there. */
export const provenOrder = async (
  database: Database,
  order_id: string,
): Promise<ProvenOrder | null> => {
  const [found] = await database.read(
    platform,
    () => sql<StoredOrder & Omit<ProvenOrder, 'order'>>`
      select o.client_id, ${storedOf('o')}, e.events
      from orders o
      cross join lateral (
        select jsonb_agg(jsonb_build_object('seq', seq, 'type', type, 'body', body,
          'disclosures', disclosures, 'digest', digest, 'leaf', leaf) order by seq) as events
        from events left join log_leaves using (client_id, order_id, seq)
        where client_id = o.client_id
          and order_id = o.id
          and seq <= least(o.rev, ${MOST_PROVEN_EVENTS})) e
      where o.client_id = any(${everyClient}) and o.id = ${order_id}`,
  )
  return found ? withOrder(found) : null
}

/** A place in the status lists for a credential that is about to be signed. */
export const reserveStatus = async ({ db }: Tx): Promise<number> => {
  const { rows } = await sql<{ at: number }>`
    select nextval(pg_get_serial_sequence('public.credentials', 'status_index'))::float8 as at`.execute(
    db,
  )
  return rows[0]?.at ?? 0
}

/** Keeps a credential; false where another process has taken its number. */
export const addCredential = async (
  { db }: Tx,
  client_id: string,
  order_id: string,
  { number, rev, jti, jwt, status_index, issued_at }: Omit<KeptCredential, 'origin'>,
): Promise<boolean> => {
  const { rows } = await sql`
    insert into credentials (client_id, order_id, number, rev, jti, status_index, jwt, issued_at)
    values (${client_id}, ${order_id}, ${number}, ${rev}, ${jti}, ${status_index}, ${jwt},
      ${issued_at})
    on conflict do nothing
    returning number`.execute(db)
  return rows.length > 0
}

/**
 * Token Status List: 0 valid, 1 invalid (the order was opened again), 3 replaced by what came
 * later.
 */
export const statusesOf = (
  database: Database,
  from: number,
  count: number,
): Promise<{ at: number; status: number }[]> =>
  database.read(
    platform,
    () => sql<{ at: number; status: number }>`
      select c.status_index::float8 as at, case
          when o.id is null or o.status = 'open' then 1
          when exists (
            select
            from events e
            where e.client_id = c.client_id
              and e.order_id = c.order_id
              and e.seq > c.rev
              and e.type <> all(${[...asideTypes]}::text[]))
          then 3 else 0 end as status
      from credentials c
      left join orders o on o.client_id = c.client_id and o.id = c.order_id
      where c.status_index >= ${from} and c.status_index < ${from + count}`,
  )
