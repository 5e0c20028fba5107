import { sql } from 'kysely'
import type { Instant } from '../../../domain/time.ts'
import { platform } from '../database/scope.ts'
import type { Database, Tx } from '../database/database.ts'

/** Whose it is. */
interface Owner {
  readonly client_id: string
  readonly user_id: string
}

/** A user's authenticator app, held until the transaction ends. */
export interface HeldFactor {
  readonly sealed_secret: string
  readonly confirmed: boolean
  readonly last_step: number
  /** Seconds until strangers may try again; null where they may. */
  readonly strangers_wait: number | null
  readonly now: Instant
}

/** Wrong codes of strangers within an hour after which no more of theirs are looked at. */
const BY_STRANGERS = 20
const hour = sql`interval '1 hour'`

const of = ({ client_id, user_id }: Owner) => sql`client_id = ${client_id} and user_id = ${user_id}`

/**
 * Since when a user has a second factor, and how many recovery codes are left; null without one.
 */
export const secondFactorOf = async (
  database: Database,
  owner: Owner,
): Promise<{ since: Instant; codes_left: number } | null> => {
  const [found] = await database.read(
    platform,
    () => sql<{ since: Instant; codes_left: number }>`
    select confirmed_at as since, (
        select count(*)
        from recovery_codes
        where ${of(owner)} and used_at is null) as codes_left
    from second_factors
    where ${of(owner)} and confirmed_at is not null`,
  )
  return found ?? null
}

/** Keeps a secret until its first code; false where the user has an app already. */
export const keepSecret = async (
  { db }: Tx,
  { client_id, user_id }: Owner,
  sealed_secret: string,
): Promise<boolean> => {
  const { rows } = await sql`
    insert into second_factors as f (client_id, user_id, sealed_secret)
    values (${client_id}, ${user_id}, ${sealed_secret})
    on conflict (client_id, user_id) do update
    set sealed_secret = excluded.sealed_secret, created_at = now()
    where f.confirmed_at is null
    returning f.user_id`.execute(db)
  return rows.length > 0
}

/** A user's app, which no other transaction changes meanwhile; null where there is none. */
export const holdFactor = async ({ db }: Tx, owner: Owner): Promise<HeldFactor | null> => {
  const {
    rows: [held],
  } = await sql<HeldFactor>`
    select sealed_secret, confirmed_at is not null as confirmed, last_step, case
        when wrong >= ${BY_STRANGERS} and wrong_since > now() - ${hour}
        then ceil(extract(epoch from wrong_since + ${hour} - now()))::int end as strangers_wait,
      clock_timestamp() as now
    from second_factors
    where ${of(owner)} for update`.execute(db)
  return held ?? null
}

/** Has the app count from now on, with these recovery codes. */
export const confirmFactor = async (
  tx: Tx,
  owner: Owner,
  step: number,
  hashes: readonly string[],
): Promise<void> => {
  await Promise.all([
    sql`update second_factors set confirmed_at = now(), last_step = ${step} where ${of(owner)}`.execute(
      tx.db,
    ),
    replaceCodes(tx, owner, hashes),
  ])
}

/** Puts these recovery codes in the place of all that there were. */
export const replaceCodes = async (
  { db }: Tx,
  owner: Owner,
  hashes: readonly string[],
): Promise<void> => {
  const removed = sql`delete from recovery_codes where ${of(owner)}`.execute(db)
  const added = sql`
    insert into recovery_codes (client_id, user_id, hash)
    select ${owner.client_id}::uuid, ${owner.user_id}::uuid, h
    from unnest(${[...hashes]}::text[]) h`.execute(db)
  await Promise.all([removed, added])
}

/** Uses a step's code up: neither it nor one before it is good again. */
export const useStep = async ({ db }: Tx, owner: Owner, step: number): Promise<void> => {
  await sql`update second_factors set last_step = ${step} where ${of(owner)}`.execute(db)
}

/** Uses a recovery code up; false where it is none, or was used before. */
export const useRecoveryCode = async ({ db }: Tx, owner: Owner, hash: string): Promise<boolean> => {
  const { rows } = await sql`
    update recovery_codes
    set used_at = now()
    where ${of(owner)} and hash = ${hash} and used_at is null
    returning hash`.execute(db)
  return rows.length > 0
}

/** Counts a stranger's wrong code, by the hour. */
export const countWrong = async ({ db }: Tx, owner: Owner): Promise<void> => {
  await sql`
    update second_factors
    set wrong = case when wrong_since > now() - ${hour} then wrong + 1 else 1 end,
      wrong_since = case when wrong_since > now() - ${hour} then wrong_since else now() end
    where ${of(owner)}`.execute(db)
}

/** Removes a user's app and recovery codes. */
export const removeFactor = async ({ db }: Tx, owner: Owner): Promise<void> => {
  await sql`delete from second_factors where ${of(owner)}`.execute(db)
}
