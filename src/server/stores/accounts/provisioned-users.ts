import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import type { ScimFilter } from '../../../domain/users/scim.ts'
import type { Instant } from '../../../domain/time.ts'
import type { Database, Scope, Tx } from '../database/database.ts'
import { platform } from '../database/scope.ts'
import { NIL_UUID } from '../database/nil-uuid.ts'

/** A user as whoever provisions it sees it. */
export interface ProvisionedUser {
  /** By which it is known there; another than the user's own once it was deleted there. */
  readonly id: string
  readonly user_id: string
  readonly username: string
  readonly name: string
  readonly email: string | null
  readonly disabled: boolean
  readonly rev: number
  readonly external_id: string | null
  readonly created_at: Instant
  readonly changed_at: Instant
}

/**
 * The users of `app_client()` as `u`; who administers every client is none of its, and who was
 * deleted is nobody.
 */
const users = sql`
  users u
  left join user_identities i on i.client_id = u.client_id and i.user_id = u.id
  where u.client_id = app_client() and not u.is_platform_admin and not u.is_removed`

const id = sql`coalesce(u.provisioned_id, u.id)`
const columns = sql`
  ${id} as id, u.id as user_id, u.username, u.name, u.email, u.disabled, u.rev, u.created_at, i.external_id,
    coalesce((
      select max(h.at)
      from user_changes h
      where h.client_id = u.client_id and h.user_id = u.id), u.created_at) as changed_at`

/** Users that a filter finds, or all, by username; and how many there are. */
export const provisionedUsers = (
  database: Database,
  scope: Scope,
  filter: ScimFilter | null,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ users: ProvisionedUser[]; total: number }> => {
  const wanted =
    filter === null
      ? sql`true`
      : filter.by === 'userName'
        ? sql`lower(u.username) = lower(${filter.value})`
        : sql`i.external_id = ${filter.value}`
  return database.transaction(scope, async ({ db, finish }) => {
    const [{ rows }, [counted]] = await Promise.all([
      sql<ProvisionedUser>`
        select ${columns}
        from ${users} and ${wanted}
        order by lower(u.username)
        limit ${limit} offset ${offset}`.execute(db),
      finish(sql<{ total: number }>`select count(*) as total from ${users} and ${wanted}`),
    ])
    return { users: rows, total: counted?.total ?? 0 }
  })
}

/** The user of `app_client()` who is known by this id; null where there is none. */
export const provisionedUser = async (
  { db }: Pick<Tx, 'db'>,
  known_by: string,
): Promise<ProvisionedUser | null> => {
  const {
    rows: [row],
  } = await sql<ProvisionedUser>`
    select ${columns}
    from ${users} and ${id} = ${known_by}`.execute(db)
  return row ?? null
}

/**
 * Marks a user of `app_client()` as provisioned, under this id; false where another has the id. A
 * change counts as one of the user.
 */
export const setExternalId = async (
  { db }: Tx,
  user_id: string,
  external_id: string | null,
): Promise<boolean> => {
  const { rows: others } = await sql`
    select
    from user_identities
    where client_id = app_client() and external_id = ${external_id} and user_id <> ${user_id}`.execute(
    db,
  )
  if (others.length > 0) return false
  const { rows: changed } = await sql`
    insert into user_identities as i (client_id, user_id, external_id)
    values (app_client(), ${user_id}, ${external_id})
    on conflict (client_id, user_id) do update
    set external_id = excluded.external_id
    where i.external_id is distinct from excluded.external_id
    returning i.user_id`.execute(db)
  if (changed.length > 0)
    await sql`
      update users
      set rev = rev + 1
      where client_id = app_client() and id = ${user_id}`.execute(db)
  return true
}

/**
 * Has a user of `app_client()` found no more by whoever provisions it, nor by the provider's name
 * for it; what it is known by later is another id.
 */
export const markRemoved = async ({ db }: Tx, user_id: string): Promise<void> => {
  await sql`
    update users
    set is_removed = true, provisioned_id = ${randomUUIDv7()}, rev = rev + 1
    where client_id = app_client() and id = ${user_id}`.execute(db)
  await sql`
    update user_identities
    set external_id = null, issuer = null, subject = null
    where client_id = app_client() and user_id = ${user_id}`.execute(db)
}

/** The user of `app_client()` with this name that was deleted; null where there is none. */
export const removedUserNamed = async (
  { db }: Tx,
  username: string,
): Promise<Pick<ProvisionedUser, 'id' | 'user_id'> | null> => {
  const {
    rows: [row],
  } = await sql<{ id: string; user_id: string }>`
    select provisioned_id as id, id as user_id
    from users
    where client_id = app_client()
      and lower(username) = lower(${username})
      and is_removed
      and not is_platform_admin`.execute(db)
  return row ?? null
}

/** Whose user it is, and which. */
interface Whose {
  readonly client_id: string
  readonly user_id: string
}

/** Who was the last to set a field of a user, by its record. */
const setterOf = ({ client_id, user_id }: Whose, field: 'email' | 'config') => sql`(
  select h.by
  from user_changes h
  where h.client_id = ${client_id}::uuid and h.user_id = ${user_id}::uuid
    and jsonb_exists(h.after, ${field})
  order by h.id desc
  limit 1)`

/**
 * Has a user both its address from whoever provisions it and its rights from the client's map of
 * groups? Whoever may say both could have links for a password mailed to himself. Asked of nobody,
 * it takes as long.
 */
export const isProvisionedWhole = async (
  database: Database,
  whose: Whose | null,
): Promise<boolean> => {
  const asked = whose ?? { client_id: NIL_UUID, user_id: NIL_UUID }
  const [row] = await database.read(
    platform,
    () => sql<{ is_whole: boolean | null }>`
    select ${setterOf(asked, 'email')} = 'SCIM 2.0'
      and ${setterOf(asked, 'config')} in ('SCIM 2.0', 'single sign-on') as is_whole`,
  )
  return row?.is_whole === true
}

/**
 * Has a password been set by a link since whoever provisions a user of `app_client()` was the last
 * to set its address? It may be whoever reads mail there who knows it.
 */
export const hasPasswordOfProvisioned = async (
  { db }: Pick<Tx, 'db'>,
  user_id: string,
): Promise<boolean> => {
  const { rows } = await sql`
    select
    from users u
    join lateral (
      select h.id, h.by
      from user_changes h
      where h.client_id = u.client_id and h.user_id = u.id and jsonb_exists(h.after, 'email')
      order by h.id desc
      limit 1) address on address.by = 'SCIM 2.0'
    where u.client_id = app_client()
      and u.id = ${user_id}
      and u.password_hash is not null
      and exists (
        select
        from user_changes p
        where p.client_id = u.client_id
          and p.user_id = u.id
          and p.id > address.id
          and p.action in ('accepted', 'password_reset'))`.execute(db)
  return rows.length > 0
}

/** Finds a deleted user of `app_client()` again, who has neither password nor other way in. */
export const bringBack = async ({ db }: Tx, user_id: string): Promise<void> => {
  const own = sql`client_id = app_client() and user_id = ${user_id}`
  await sql`
    update users
    set is_removed = false, password_hash = null, last_sign_in_at = null
    where client_id = app_client() and id = ${user_id}`.execute(db)
  for (const table of ['second_factors', 'recovery_codes', 'passkeys'])
    await sql`delete from ${sql.table(table)} where ${own}`.execute(db)
}
