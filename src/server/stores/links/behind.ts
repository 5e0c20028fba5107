import { sql } from 'kysely'
import type { Account } from '../accounts/accounts.ts'
import type { Tx } from '../database/database.ts'

/** Links that led on to one another, at most: more than a trip has stops. */
const MOST_HOPS = 200

/** A link of a chain that led on, stop by stop. */
export interface LedOn {
  readonly order_id: string
  /** The account or key that made it; '' where none did. */
  readonly made_by: string
  /** Did the product itself make it, for the client? */
  readonly is_systems: boolean
}

/**
 * A link of `app_client()` and those that led its holder to it, each from its record in the log:
 * itself first, and last the one that somebody made.
 */
export const chainOf = async ({ db }: Tx, link_id: string): Promise<LedOn[]> => {
  const { rows } = await sql<LedOn>`
    with recursive chain as (
      select ${link_id}::uuid as id, 1 as hop
      union all
      select (m.actor ->> 'link_id')::uuid, c.hop + 1
      from chain c
      join links l on l.client_id = app_client() and l.id = c.id and l.created_by = ''
      cross join lateral (
        select e.body::jsonb -> 'actor' as actor
        from events e
        where e.client_id = app_client() and e.order_id = l.order_id and e.type = 'link_created'
          and e.body::jsonb -> 'data' ->> 'link_id' = l.id::text) m
      where m.actor ->> 'link_id' is not null and c.hop < ${MOST_HOPS})
    select l.order_id, l.created_by as made_by,
      l.created_by = '' and exists (
        select
        from events e
        where e.client_id = app_client() and e.order_id = l.order_id and e.type = 'link_created'
          and e.body::jsonb -> 'data' ->> 'link_id' = l.id::text
          and e.body::jsonb -> 'actor' ->> 'role' = 'system') as is_systems
    from chain c
    join links l on l.client_id = app_client() and l.id = c.id
    order by c.hop`.execute(db)
  return rows
}

/** An account, as far as its reach goes. */
export type Reaching = Pick<Account, 'username' | 'reach' | 'party'>

/** Which of these are accounts of `app_client()`, and what they reach. */
export const reachingNamed = async (
  { db }: Tx,
  usernames: readonly string[],
): Promise<Reaching[]> => {
  const { rows } = await sql<Reaching>`
    select username, reach, party
    from users
    where client_id = app_client() and username = any(${[...usernames]}::text[])`.execute(db)
  return rows
}
