import { sql } from 'kysely'
import type { ScimFilter } from '../../../domain/users/scim.ts'
import type { Instant } from '../../../domain/time.ts'
import type { Database, Scope, Tx } from '../database/database.ts'

/** A user as whoever provisions it sees it. */
export interface ProvisionedUser {
  readonly id: string
  readonly username: string
  readonly name: string
  readonly email: string | null
  readonly disabled: boolean
  readonly rev: number
  readonly external_id: string | null
  readonly created_at: Instant
  readonly changed_at: Instant
}

/** The users of `app_client()` as `u`; who administers every client is none of its. */
const users = sql`
  users u
  left join user_identities i on i.client_id = u.client_id and i.user_id = u.id
  where u.client_id = app_client() and not u.is_platform_admin`

const columns = sql`
  u.id, u.username, u.name, u.email, u.disabled, u.rev, u.created_at, i.external_id,
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

/** The user of `app_client()` with this id; null where there is none. */
export const provisionedUser = async (
  { db }: Pick<Tx, 'db'>,
  id: string,
): Promise<ProvisionedUser | null> => {
  const {
    rows: [row],
  } = await sql<ProvisionedUser>`select ${columns} from ${users} and u.id = ${id}`.execute(db)
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
