import { sql } from 'kysely'
import type { PolicyDocument } from '../../../domain/policy/policy.ts'
import type { LinkParty, Viewer } from '../../../domain/policy/viewer.ts'
import type { Instant } from '../../../domain/time.ts'
import { policyChangesIn, policyInEffect } from '../accounts/policy-in-effect.ts'
import { platform, scopeOf } from '../database/scope.ts'
import type { Database, Tx } from '../database/database.ts'
import type { OrderAtHead, StoredAtHead } from '../orders/order-at-head.ts'
import { storedOf, withOrder } from '../orders/stored-order.ts'

/** The client account behind a public page; `now` is the database's clock. */
export interface Host {
  readonly client_id: string
  readonly client: string
  readonly client_name: string
  readonly version: number
  readonly document: PolicyDocument
  readonly now: Instant
}

/** A link as kept; its reference is not. */
export interface KeptLink {
  readonly link_id: string
  readonly party: LinkParty
  readonly expires_at: Instant
  readonly revoked_at: Instant | null
}

/** What a reference was given out for: the step its page opens at, null for its beginning. */
export interface GivenOut extends KeptLink {
  readonly opens: string | null
  /** Is or was the header that was asked for the client's own? True where none was. */
  readonly is_header_own: boolean
}

const host = sql`
  c.id as client_id, c.key as client, c.name as client_name, p.version, p.document,
  clock_timestamp() as now`
const held = sql`${storedOf('o')}, o.head, o.dispatch_at`
const policyNow = sql`cross join lateral ${policyInEffect(sql`c.id`)} p`

/**
 * The order that a reference leads to, whatever became of the link; null for a reference that was
 * never given out. A link that was sent goes on opening after its client took another `header`.
 */
export const orderOfReference = async (
  database: Database,
  ref_hash: string,
  header: string | null = null,
): Promise<(Host & GivenOut & OrderAtHead) | null> => {
  const [row] = await database.read(
    platform,
    () => sql<Host & GivenOut & StoredAtHead>`
    select ${host}, l.id as link_id, l.party, l.opens, l.expires_at, l.revoked_at, ${held},
      ${header}::text is null or exists (
        select from policies v
        where v.client_id = l.client_id
          and v.document #>> '{messages,link_header}' = ${header}) as is_header_own
    from links l
    join clients c on c.id = l.client_id
    join orders o on o.client_id = l.client_id and o.id = l.order_id ${policyNow}
    where l.ref_hash = ${ref_hash}`,
  )
  return row ? withOrder(row) : null
}

/** The order of a plain id; null where there is none. */
export const orderOfId = async (
  database: Database,
  id: string,
): Promise<(Host & OrderAtHead) | null> => {
  // By way of the clients, because every index of the orders begins with one.
  const [row] = await database.read(
    platform,
    () => sql<Host & StoredAtHead>`
    select ${host}, ${held}
    from clients c
    join orders o on o.client_id = c.id and o.id = ${id} ${policyNow}`,
  )
  return row ? withOrder(row) : null
}

/** A client's policy by its key; null where there is no such client. */
export const policyOfClient = async (
  database: Database,
  key: string,
): Promise<PolicyDocument | null> => {
  const [row] = await database.read(
    platform,
    () => sql<{ document: PolicyDocument }>`
    select p.document from clients c ${policyNow} where c.key = ${key}`,
  )
  return row?.document ?? null
}

/**
 * The key of the client that somebody means who says its key, or a name that one client alone has,
 * in upper or lower case; null where that is nobody.
 */
export const clientMeant = async (database: Database, said: string): Promise<string | null> => {
  const [first, second] = await database.read(
    platform,
    () => sql<{ key: string; is_key: boolean }>`
    select key, key = lower(${said}) as is_key
    from clients
    where key = lower(${said}) or lower(btrim(name)) = lower(${said})
    order by is_key desc limit 2`,
  )
  return first && (first.is_key || second === undefined) ? first.key : null
}

/**
 * The order of a client with this LR number or, failing that, the only one with this invoice
 * number; where there is neither, the only one whose number is written so in upper or lower case,
 * an LR number first again. Null where there is none.
 */
export const orderOfNumber = async (
  database: Database,
  client: string,
  number: string,
): Promise<(Host & { order_id: string }) | null> => {
  // Looked up in the indexes of the client's numbers as they are: folding them, or a join to find
  // the client, would read those of every order.
  const written = sql`any(${[number, number.toUpperCase(), number.toLowerCase()]}::text[])`
  const [first, second] = await database.read(
    platform,
    () => sql<Host & { order_id: string; likeness: number }>`
    select ${host}, o.id as order_id, case
        when o.identifier = ${number} then 1
        when o.invoice = ${number} then 2
        when o.identifier = ${written} then 3
        else 4 end as likeness
    from orders o
    join clients c on c.id = o.client_id ${policyNow}
    where o.client_id = (select id from clients where key = ${client})
      and (o.identifier = ${written} or o.invoice = ${written})
    order by likeness limit 2`,
  )
  return first && first.likeness !== second?.likeness ? first : null
}

/**
 * A client and, where `link_id` says so, one of its links; and in how many milliseconds its
 * configuration is another, null where none is waiting.
 */
export const hostOf = async (
  database: Database,
  client_id: string,
  link_id: string | null,
): Promise<(Host & { link: KeptLink | null; changes_in: number | null }) | null> => {
  const [row] = await database.read(
    platform,
    () => sql<Host & Partial<KeptLink> & { changes_in: number | null }>`
    select ${host}, ${policyChangesIn(sql`c.id`)} as changes_in, l.id as link_id, l.party, l.expires_at, l.revoked_at
    from clients c
    left join links l on l.client_id = c.id and l.id = ${link_id} ${policyNow}
    where c.id = ${client_id}`,
  )
  if (!row) return null
  const { link_id: id, party, expires_at, revoked_at, ...rest } = row
  return {
    ...rest,
    link:
      id && party && expires_at
        ? { link_id: id, party, expires_at, revoked_at: revoked_at ?? null }
        : null,
  }
}

/** A link to be kept. */
export interface NewLink {
  readonly id: string
  readonly order_id: string
  readonly party: LinkParty
  /** The step that its page opens at; at its beginning without one. */
  readonly opens?: string
  readonly ref_hash: string
  readonly created_at: Instant
  readonly created_by: string
  readonly expires_at: Instant
}

/** Keeps links, part of the transaction that puts them on record. */
export const addLinks = async (
  { db }: Tx,
  client_id: string,
  links: readonly NewLink[],
): Promise<void> => {
  if (links.length > 0)
    await db
      .insertInto('links')
      .values(links.map((link) => ({ opens: null, ...link, client_id, revoked_at: null })))
      .execute()
}

/**
 * Ends a link of the order, part of the transaction that puts it on record; false where it has none
 * of that id, or it had ended.
 */
export const endLink = async (
  { db }: Tx,
  client_id: string,
  order_id: string,
  link_id: string,
): Promise<boolean> => {
  const { rows } = await sql`update links set revoked_at = clock_timestamp()
    where client_id = ${client_id}
      and order_id = ${order_id}
      and id = ${link_id}
      and revoked_at is null
    returning id`.execute(db)
  return rows.length > 0
}

/** A link with what became of it. */
export interface ListedLink {
  readonly id: string
  readonly party: LinkParty
  readonly created_at: Instant
  readonly created_by: string
  readonly expires_at: Instant
  readonly revoked_at: Instant | null
  readonly openings: number
  readonly last_opened_at: Instant | null
}

/**
 * Links of an order that the viewer sees, with their openings, newest first: 50 from the newest on,
 * or from the one behind `before`.
 */
export const listLinks = (
  database: Database,
  viewer: Viewer,
  order_id: string,
  before: string | null,
): Promise<ListedLink[]> =>
  database.read(
    scopeOf(viewer),
    () => sql<ListedLink>`
    select l.id, l.party, l.created_at, l.created_by, l.expires_at, l.revoked_at,
      count(o.id) as openings, max(o.at) as last_opened_at
    from links l left join link_openings o on o.client_id = l.client_id and o.link_id = l.id
    where l.client_id = ${viewer.client_id} and l.order_id = ${order_id}
      and (${before}::uuid is null or (l.created_at, l.id) < (
        select created_at, id from links
        where client_id = ${viewer.client_id} and order_id = ${order_id}
          and id = ${before}::uuid))
    group by l.client_id, l.id order by l.created_at desc, l.id desc limit 50`,
  )

/** Notes that a link's page was opened; the same link within ten seconds counts once. */
export const addOpening = (
  database: Database,
  viewer: Viewer,
  id: string,
  link_id: string,
  user_agent: string | null,
): Promise<unknown> =>
  database.transaction(platform, ({ finish }) =>
    finish(sql`
    insert into link_openings (id, client_id, link_id, user_agent)
    select ${id}, ${viewer.client_id}, ${link_id}, ${user_agent}
    where not exists (
      select
      from link_openings
      where client_id = ${viewer.client_id}
        and link_id = ${link_id}
        and at > now() - interval '10 s')`),
  )
