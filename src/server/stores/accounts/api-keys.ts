import { sql } from 'kysely'
import type { ListedApiKey } from '../../../contract/systems/api-keys.ts'
import type { PolicyDocument } from '../../../domain/policy/policy.ts'
import type { Instant } from '../../../domain/time.ts'
import { platform } from '../database/scope.ts'
import type { Database, Scope, Tx } from '../database/database.ts'
import { policyChangesIn, policyInEffect } from './policy-in-effect.ts'

/** Most keys of a client that were not revoked. */
export const MOST_KEYS = 50

/** A key to be; `hash` is all that is kept of the key itself. */
interface NewApiKey {
  readonly id: string
  readonly hash: string
  readonly name: string
  readonly scopes: readonly string[]
  readonly by: string | null
  readonly expires_at: Instant | null
}

/** Adds a key of `app_client()`, or says why not. */
export const insertApiKey = async (
  { db }: Tx,
  { id, hash, name, scopes, by, expires_at }: NewApiKey,
): Promise<'added' | 'name_taken' | 'past' | 'too_many'> => {
  // Two at once would each find room, or a free name, for one.
  await sql`select pg_advisory_xact_lock(hashtextextended('api_keys ' || app_client(), 0))`.execute(
    db,
  )
  const {
    rows: [found],
  } = await sql<{ count: number; is_taken: boolean; is_past: boolean }>`
    select count(*) as count, coalesce(bool_or(lower(name) = lower(${name})), false) as is_taken,
      coalesce(${expires_at}::timestamptz <= now(), false) as is_past
    from api_keys
    where client_id = app_client() and revoked_at is null`.execute(db)
  if (found?.is_past) return 'past'
  if (found?.is_taken) return 'name_taken'
  if ((found?.count ?? 0) >= MOST_KEYS) return 'too_many'
  await sql`
    insert into api_keys (client_id, id, hash, name, scopes, created_by, expires_at)
    values (app_client(), ${id}, ${hash}, ${name}, ${[...scopes]}::text[], ${by},
      ${expires_at}::timestamptz)`.execute(db)
  return 'added'
}

/** A page of the keys of `app_client()` that were not revoked, newest first; how many there are. */
export const apiKeysOf = (
  database: Database,
  scope: Scope,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ keys: ListedApiKey[]; total: number }> =>
  database.transaction(scope, async ({ db, finish }) => {
    const [{ rows: keys }, [counted]] = await Promise.all([
      sql<ListedApiKey>`
        select id, name, scopes, created_at, created_by, expires_at, last_used_at,
          coalesce(expires_at <= now(), false) as is_expired
        from api_keys
        where client_id = app_client() and revoked_at is null
        order by created_at desc, id desc
        limit ${limit} offset ${offset}`.execute(db),
      finish(sql<{ total: number }>`
        select count(*) as total
        from api_keys
        where client_id = app_client() and revoked_at is null`),
    ])
    return { keys, total: counted?.total ?? 0 }
  })

/** Revokes a key of `app_client()`; answers its name, null where there is no such good one. */
export const endApiKey = async (
  { db }: Tx,
  id: string,
  by: string | null,
): Promise<string | null> => {
  const { rows } = await sql<{ name: string }>`
    update api_keys set revoked_at = now(), revoked_by = ${by}
    where client_id = app_client() and id = ${id} and revoked_at is null
    returning name`.execute(db)
  return rows[0]?.name ?? null
}

/**
 * Is a key of `app_client()` not revoked? Nobody revokes it before the transaction is over: what is
 * done by it is there by then, and can be ended with it.
 */
export const holdApiKey = async ({ db }: Tx, id: string): Promise<boolean> => {
  const { rows } = await sql`
    select from api_keys
    where client_id = app_client() and id = ${id} and revoked_at is null
    for share`.execute(db)
  return rows.length > 0
}

/** Is a key of a client neither revoked nor over? */
export const isKeyGood = async (
  database: Database,
  client_id: string,
  id: string,
): Promise<boolean> => {
  const rows = await database.read(
    platform,
    () => sql`
      select from api_keys
      where client_id = ${client_id} and id = ${id} and revoked_at is null
        and (expires_at is null or expires_at > now())`,
  )
  return rows.length > 0
}

/** A key that is good now, and the client it is of. */
export interface LiveApiKey {
  readonly id: string
  readonly name: string
  readonly scopes: readonly string[]
  readonly client_id: string
  readonly client: string
  readonly client_name: string
  readonly policy_version: number
  readonly client_config: PolicyDocument
  /** Ms that it is still good for; null where it does not end by itself. */
  readonly remaining: number | null
  /** Ms until the client's configuration is another; null where none is waiting. */
  readonly changes_in: number | null
}

/** The key with this hash, noting the use to the minute; null for none that is good. */
export const apiKeyOf = async (database: Database, hash: string): Promise<LiveApiKey | null> => {
  const [row] = await database.read(
    platform,
    () => sql<LiveApiKey & { is_stale: boolean }>`
      select k.id, k.name, k.scopes, k.client_id, c.key as client, c.name as client_name,
        coalesce(p.version, 0) as policy_version, coalesce(p.document, '{}') as client_config,
        (extract(epoch from k.expires_at - now()) * 1000)::float8 as remaining,
        ${policyChangesIn(sql`k.client_id`)} as changes_in,
        k.last_used_at is null or k.last_used_at < now() - interval '1 minute' as is_stale
      from api_keys k
      join clients c on c.id = k.client_id
      left join lateral ${policyInEffect(sql`k.client_id`)} p on true
      where k.hash = ${hash} and k.revoked_at is null
        and (k.expires_at is null or k.expires_at > now())`,
  )
  if (row?.is_stale)
    await database.transaction(platform, ({ finish }) =>
      finish(sql`
        update api_keys set last_used_at = now()
        where client_id = ${row.client_id} and id = ${row.id}
          and (last_used_at is null or last_used_at < now() - interval '1 minute')`),
    )
  return row ?? null
}
