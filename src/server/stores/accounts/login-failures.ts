import { sql } from 'kysely'
import { platform } from '../database/scope.ts'
import type { Database, Tx } from '../database/database.ts'

/** Where a try comes from: a network, and the device where this user has signed in there before. */
export interface Origin {
  readonly network: string
  readonly device: string | null
}

/** One try to sign in: whose name, and from where. */
export interface SignInAttempt {
  readonly id: string
  readonly username: string
  readonly origin: Origin
}

/**
 * May a try be evaluated? 'wait': others are being evaluated that may use the limit up; else the
 * seconds until the limit lets go. `slowed`: after a pause only, strangers have guessed so often.
 */
export type Admission =
  | { kind: 'open'; slowed: boolean }
  | { kind: 'wait' }
  | { kind: 'limited'; retry_after: number }

/** How many wrong passwords, for a name from one origin and from an address, within how long. */
const BY_NAME = 5
const BY_ADDRESS = 50
const window = sql`interval '15 minutes'`
/** How long wrong passwords are kept, for the page of operations, which counts those of an hour. */
export const KEPT_FAILURES = sql`interval '1 hour'`
/**
 * Wrong passwords for a name after which strangers are slowed, and how many of them at once then.
 */
const UNSLOWED = 20
const SLOWED_AT_ONCE = 3

/** What a try is counted under: a known device apart from the network that it is in. */
export const countedAs = ({ network, device }: Origin): string =>
  device === null ? network : `device ${device}`
/** Counted for a network, not for a device. */
export const ofStrangers = sql`address not like 'device %'`

/**
 * The name as the limits count it; case is the database's matter, as it is when the name is looked
 * up.
 */
export const nameHash = (username: string) =>
  sql`encode(sha256(convert_to(lower(${username}), 'UTF8')), 'hex')`

/**
 * Puts a try on record before its password is looked at, so that of many tries at once, on any
 * number of nodes, no more are evaluated than the limits allow (AUTH-13). An undecided try counts
 * against the room that is left, but refuses nobody by itself.
 */
export const admitTry = (
  database: Database,
  { id, username, origin }: SignInAttempt,
): Promise<Admission> => {
  const address = countedAs(origin)
  return database.transaction(platform, async (tx) => {
    // Always the name first, so that two tries cannot wait for each other.
    const locked = sql`
      select pg_advisory_xact_lock(1, hashtext(${nameHash(username)})),
        pg_advisory_xact_lock(2, hashtext(${address}))`.execute(tx.db)
    const swept = sql`delete from login_failures where id in (
      select id
      from login_failures
      where at < now() - ${KEPT_FAILURES}
      order by at
      limit 100 for update skip locked)`.execute(tx.db)
    const admitted = tx.finish(sql<{
      open: boolean
      slowed: boolean
      retry_after: number | null
    }>`
      with tries as (
        -- A try that is undecided for long was cut off, and counts as wrong.
        select name_hash = ${nameHash(username)} and address = ${address} as by_name,
          address = ${address} as by_address,
          name_hash = ${nameHash(username)} and ${ofStrangers} as by_stranger, at,
          not pending or at < now() - interval '30 seconds' as wrong
        from login_failures
        where (name_hash = ${nameHash(username)} or address = ${address})
          and at > now() - ${window}),
      strangers as (
        select ${origin.device === null}::boolean and count(*) >= ${UNSLOWED} as slowed,
          count(*) filter (where not wrong) as undecided
        from tries
        where by_stranger),
      opened as (
        insert into login_failures (id, name_hash, address)
        select ${id}::uuid, ${nameHash(username)}, ${address}
        from strangers
        where (select count(*) from tries where by_name) < ${BY_NAME}
          and (select count(*) from tries where by_address) < ${BY_ADDRESS}
          and (not slowed or undecided < ${SLOWED_AT_ONCE})
        returning id)
      select exists (select from opened) as open, (select slowed from strangers) as slowed,
        ceil(extract(epoch from greatest(
        (
          select at
          from tries
          where by_name and wrong
          order by at desc
          offset ${BY_NAME - 1} limit 1),
        (
          select at
          from tries
          where by_address and wrong
          order by at desc
          offset ${BY_ADDRESS - 1} limit 1)) + ${window} - now()))::int as retry_after`)
    const [, , [row]] = await Promise.all([locked, swept, admitted])
    if (row?.open) return { kind: 'open', slowed: row.slowed }
    return row?.retry_after == null
      ? { kind: 'wait' }
      : { kind: 'limited', retry_after: Math.max(1, row.retry_after) }
  })
}

/** Keeps a try as a wrong password. */
export const keepAsWrong = async (database: Database, id: string): Promise<void> => {
  await database.transaction(platform, (tx) =>
    tx.finish(sql`update login_failures set pending = false where id = ${id}`),
  )
}

/** Takes a try back: its password was right, or was never looked at. */
export const takeBack = async ({ db }: Tx, id: string): Promise<void> => {
  await sql`delete from login_failures where id = ${id}`.execute(db)
}

/** Forgets the wrong passwords for a name: the password they were guesses at is gone. */
export const forgetWrongOnes = async ({ db }: Tx, username: string): Promise<void> => {
  await sql`
    delete from login_failures where name_hash = ${nameHash(username)} and not pending`.execute(db)
}
