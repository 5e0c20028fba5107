import { sql } from 'kysely'
import type { Instant } from '../../../domain/time.ts'
import { platform } from '../database/scope.ts'
import type { Database, Tx } from '../database/database.ts'

/** A token that is good, without its secret. */
export interface KeptScimToken {
  readonly id: string
  readonly name: string
  readonly created_at: Instant
  readonly created_by: string | null
  readonly last_used_at: Instant | null
}

/** Most tokens of a client that are good at a time. */
export const MOST_TOKENS = 10

/** The tokens of a client that are good, newest first. */
export const scimTokensOf = (database: Database, client_id: string): Promise<KeptScimToken[]> =>
  database.read(
    platform,
    () => sql<KeptScimToken>`
    select id, name, created_at, created_by, last_used_at
    from scim_tokens
    where client_id = ${client_id} and revoked_at is null
    order by id desc
    limit ${MOST_TOKENS}`,
  )

/** Keeps a token; null where there are too many. Two at once have to be held apart by a lock. */
export const addScimToken = async (
  { db }: Tx,
  client_id: string,
  token: { readonly id: string; readonly hash: string; readonly name: string; by: string | null },
): Promise<KeptScimToken | null> => {
  const {
    rows: [row],
  } = await sql<KeptScimToken>`
    insert into scim_tokens (client_id, id, hash, name, created_by)
    select ${client_id}::uuid, ${token.id}::uuid, ${token.hash}, ${token.name}, ${token.by}
    where (
      select count(*)
      from scim_tokens
      where client_id = ${client_id} and revoked_at is null) < ${MOST_TOKENS}
    returning id, name, created_at, created_by, last_used_at`.execute(db)
  return row ?? null
}

/** Revokes a token of a client; answers its name, null where there is no such good one. */
export const revokeToken = async (
  { db }: Tx,
  client_id: string,
  id: string,
): Promise<string | null> => {
  const {
    rows: [row],
  } = await sql<{ name: string }>`
    update scim_tokens
    set revoked_at = now()
    where client_id = ${client_id} and id = ${id} and revoked_at is null
    returning name`.execute(db)
  return row?.name ?? null
}

/**
 * The client that a token is of, noting the use to the minute; null for none that is good, or where
 * it is of another client than the one with this key. Without a key the token alone tells.
 */
export const clientOfToken = async (
  database: Database,
  key: string | null,
  hash: string,
): Promise<{ readonly client_id: string } | null> => {
  const good = sql`
    t.hash = ${hash}
      and t.revoked_at is null
      and ${key === null ? sql`true` : sql`t.client_id = (select id from clients where key = ${key})`}`
  const [row] = await database.read(
    platform,
    () => sql<{ client_id: string; is_stale: boolean }>`
    select t.client_id,
      t.last_used_at is null or t.last_used_at < now() - interval '1 minute' as is_stale
    from scim_tokens t
    where ${good}`,
  )
  if (row?.is_stale)
    await database.transaction(platform, ({ db }) =>
      sql`update scim_tokens t set last_used_at = now() where ${good}`.execute(db),
    )
  return row ?? null
}
