import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import { challengeMinutes } from '../../../domain/sign-in/passkeys.ts'
import type { Instant } from '../../../domain/time.ts'
import { platform } from '../database/scope.ts'
import type { Database, Tx } from '../database/database.ts'

/** Whose it is. */
interface KeyOwner {
  readonly client_id: string
  readonly user_id: string
}

/** A passkey as its owner knows it. */
export interface OwnPasskey {
  readonly id: string
  readonly name: string
  readonly created_at: Instant
  readonly last_used_at: Instant | null
  readonly is_synced: boolean
  readonly credential_id: string
  readonly transports: readonly string[]
}

const own = sql`id, name, created_at, last_used_at, is_synced, credential_id, transports`
const of = ({ client_id, user_id }: KeyOwner) =>
  sql`client_id = ${client_id} and user_id = ${user_id}`

/** A user's passkeys, the first ones before the others. */
export const passkeysOf = async ({ db }: Tx, owner: KeyOwner): Promise<OwnPasskey[]> => {
  const { rows } = await sql<OwnPasskey>`
    select ${own}
    from passkeys
    where ${of(owner)}
    order by id`.execute(db)
  return rows
}

/** A passkey as it signs in: whose, and with which public key (COSE, base64url). */
export interface SigningPasskey extends KeyOwner {
  readonly id: string
  readonly username: string
  readonly credential_id: string
  readonly public_key: string
  readonly counter: number
}

/** The passkey with this id of its authenticator; null where nobody has it. */
export const passkeyWith = async (
  database: Database,
  credential_id: string,
): Promise<SigningPasskey | null> => {
  const [found] = await database.read(
    platform,
    () => sql<SigningPasskey>`
    select k.id, k.client_id, k.user_id, u.username, k.credential_id, k.public_key, k.counter
    from passkeys k
    join users u on u.client_id = k.client_id and u.id = k.user_id
    where k.credential_id = ${credential_id}`,
  )
  return found ?? null
}

/**
 * Counts a use of a passkey and answers the count of before; null where it was removed meanwhile.
 * No other transaction uses it until this one ends.
 */
export const usePasskey = async (
  { db }: Tx,
  { client_id, id }: Pick<SigningPasskey, 'client_id' | 'id'>,
  counter: number,
  is_synced: boolean,
): Promise<number | null> => {
  const {
    rows: [used],
  } = await sql<{ before: number }>`
    with held as (
      select counter
      from passkeys
      where client_id = ${client_id} and id = ${id} for update)
    update passkeys k
    set counter = greatest(k.counter, ${counter}), is_synced = ${is_synced}, last_used_at = now()
    from held
    where k.client_id = ${client_id} and k.id = ${id}
    returning held.counter as before`.execute(db)
  return used?.before ?? null
}

/** A passkey to be added. */
export interface NewPasskey extends KeyOwner {
  readonly credential_id: string
  readonly public_key: string
  readonly counter: number
  readonly transports: readonly string[]
  readonly is_synced: boolean
  readonly name: string
}

/** Adds a passkey; null where the installation knows it already. */
export const addPasskeyOf = async ({ db }: Tx, key: NewPasskey): Promise<OwnPasskey | null> => {
  const {
    rows: [added],
  } = await sql<OwnPasskey>`
    insert into passkeys (client_id, id, user_id, credential_id, public_key, counter, transports,
      is_synced, name)
    values (${key.client_id}, ${randomUUIDv7()}, ${key.user_id}, ${key.credential_id},
      ${key.public_key}, ${key.counter}, ${JSON.stringify(key.transports)}::jsonb,
      ${key.is_synced}, ${key.name})
    on conflict (credential_id) do nothing
    returning ${own}`.execute(db)
  return added ?? null
}

/**
 * Gives a user's passkey another name; answers it with the name of before, null where it is none.
 */
export const renamePasskeyOf = async (
  { db }: Tx,
  owner: KeyOwner,
  id: string,
  name: string,
): Promise<(OwnPasskey & { before: string }) | null> => {
  const {
    rows: [renamed],
  } = await sql<OwnPasskey & { before: string }>`
    with held as (
      select id as held_id, name as before
      from passkeys
      where ${of(owner)} and id = ${id} for update)
    update passkeys
    set name = ${name}
    from held
    where ${of(owner)} and id = held_id
    returning ${own}, before`.execute(db)
  return renamed ?? null
}

/** Removes a user's passkey and answers its name; null where it is none. */
export const removePasskeyOf = async (
  { db }: Tx,
  owner: KeyOwner,
  id: string,
): Promise<string | null> => {
  const {
    rows: [removed],
  } = await sql<{ name: string }>`
    delete from passkeys where ${of(owner)} and id = ${id}
    returning name`.execute(db)
  return removed?.name ?? null
}

/** Removes all of a user's passkeys and answers their names. */
export const removePasskeysOf = async ({ db }: Tx, owner: KeyOwner): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    delete from passkeys where ${of(owner)}
    returning name`.execute(db)
  return rows.map(({ name }) => name)
}

/**
 * Keeps a challenge under a hash, in place of one that was there; for whom, where that is known.
 */
export const keepChallenge = async (
  { db }: Tx,
  hash: string,
  challenge: string,
  owner: KeyOwner | null,
): Promise<void> => {
  await sql`
    insert into passkey_challenges (hash, challenge, client_id, user_id, expires_at)
    values (${hash}, ${challenge}, ${owner?.client_id ?? null}, ${owner?.user_id ?? null},
      now() + make_interval(mins => ${challengeMinutes}))
    on conflict (hash) do update
    set challenge = excluded.challenge, expires_at = excluded.expires_at`.execute(db)
}

/**
 * The challenge under a hash, which nobody gets again; null where there is none or it is too old.
 */
export const takeChallenge = async (
  database: Database,
  hash: string,
  owner: KeyOwner | null,
): Promise<string | null> => {
  const rows = await database.transaction(platform, ({ finish }) =>
    finish(sql<{ challenge: string; is_good: boolean }>`
      delete from passkey_challenges
      where hash = ${hash} and user_id is not distinct from ${owner?.user_id ?? null}::uuid
      returning challenge, expires_at > now() as is_good`),
  )
  return rows[0]?.is_good ? rows[0].challenge : null
}

/** Did this session begin by signing in, within the last minutes? */
export const hasJustSignedIn = async (
  database: Database,
  { client_id, user_id }: KeyOwner,
  session_id: string,
): Promise<boolean> => {
  const rows = await database.read(
    platform,
    () => sql`
    select
    from sessions
    where client_id = ${client_id}
      and user_id = ${user_id}
      and id = ${session_id}
      and parent_id is null
      and viewed_from is null
      and purpose is null
      and created_at > now() - make_interval(mins => ${challengeMinutes})`,
  )
  return rows.length > 0
}

/** Has a session count as one that proved two factors. */
export const makeStrong = async (
  { db }: Tx,
  { client_id, user_id }: KeyOwner,
  session_id: string,
): Promise<void> => {
  await sql`
    update sessions
    set strong = true
    where client_id = ${client_id} and user_id = ${user_id} and id = ${session_id}`.execute(db)
}
