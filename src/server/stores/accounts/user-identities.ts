import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '../database/database.ts'

/** Who somebody is to a provider. */
export interface Identity {
  readonly issuer: string
  readonly subject: string
}

/** The username of whom a provider knows so among the users of `app_client()`; null for nobody. */
export const usernameOfIdentity = async (
  tx: Tx,
  { issuer, subject }: Identity,
): Promise<string | null> => usernameWhere(tx, sql`i.issuer = ${issuer} and i.subject = ${subject}`)

const usernameWhere = async ({ db }: Tx, isMeant: RawBuilder<unknown>): Promise<string | null> => {
  const {
    rows: [row],
  } = await sql<{ username: string }>`
    select u.username
    from user_identities i
    join users u on u.client_id = i.client_id and u.id = i.user_id
    where i.client_id = app_client() and ${isMeant}
    order by i.created_at
    limit 1`.execute(db)
  return row?.username ?? null
}

/** Names a user of `app_client()` as the provider does; false where it has another name for it. */
export const bindIdentity = async (
  { db }: Tx,
  user_id: string,
  { issuer, subject }: Identity,
): Promise<boolean> => {
  const { rows } = await sql`
    insert into user_identities as i (client_id, user_id, issuer, subject)
    values (app_client(), ${user_id}, ${issuer}, ${subject})
    on conflict (client_id, user_id) do update
    set issuer = excluded.issuer, subject = excluded.subject
    where i.subject is null
    returning i.user_id`.execute(db)
  return rows.length > 0
}

/** The user of `app_client()` who was provisioned under one of these ids and is not bound yet. */
export const usernameProvisioned = async (
  tx: Tx,
  external_ids: readonly string[],
): Promise<string | null> =>
  usernameWhere(tx, sql`i.external_id = any(${[...external_ids]}::text[]) and i.subject is null`)

/**
 * Waits this user of `app_client()` for single sign-on: invited and without a password,
 * provisioned, or known to the provider that was here before?
 */
export const isMarked = async ({ db }: Tx, user_id: string): Promise<boolean> => {
  const { rows } = await sql`
    select
    from users u
    left join user_identities i on i.client_id = u.client_id and i.user_id = u.id
    where u.client_id = app_client()
      and u.id = ${user_id}
      and i.subject is null
      and (u.is_invited or i.user_id is not null)`.execute(db)
  return rows.length > 0
}

/** Gives a user of `app_client()` a password that nobody knows: it is invited no more. */
export const setUnusablePassword = async (
  { db }: Tx,
  user_id: string,
  password_hash: string,
): Promise<void> => {
  await sql`
    update users
    set password_hash = ${password_hash}
    where client_id = app_client() and id = ${user_id} and password_hash is null`.execute(db)
}
