import { sql } from 'kysely'
import { platform } from '../database/scope.ts'
import type { Database, Tx } from '../database/database.ts'

/** One try to sign in: whose name, and from where. */
export interface SignInAttempt {
  readonly id: string
  readonly username: string
  readonly address: string
}

/**
 * May a try be evaluated? 'wait': others are being evaluated that may use the limit up; else the
 * seconds until the limit lets go.
 */
export type Admission =
  | { kind: 'open' }
  | { kind: 'wait' }
  | { kind: 'limited'; retry_after: number }

/** How many wrong passwords, for a name and from an address, within how long. */
const BY_NAME = 5
const BY_ADDRESS = 50
const window = sql`interval '15 minutes'`

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
  { id, username, address }: SignInAttempt,
): Promise<Admission> =>
  database.transaction(platform, async (tx) => {
    // Always the name first, so that two tries cannot wait for each other.
    const locked = sql`
      select pg_advisory_xact_lock(1, hashtext(${nameHash(username)})),
        pg_advisory_xact_lock(2, hashtext(${address}))`.execute(tx.db)
    const swept = sql`delete from login_failures where id in (
      select id
      from login_failures
      where at < now() - ${window}
      order by at
      limit 100 for update skip locked)`.execute(tx.db)
    const admitted = tx.finish(sql<{ open: boolean; retry_after: number | null }>`
      with tries as (
        -- A try that is undecided for long was cut off, and counts as wrong.
        select name_hash = ${nameHash(username)} as by_name, address = ${address} as by_address, at,
          not pending or at < now() - interval '30 seconds' as wrong
        from login_failures
        where (name_hash = ${nameHash(username)} or address = ${address})
          and at > now() - ${window}),
      opened as (
        insert into login_failures (id, name_hash, address)
        select ${id}::uuid, ${nameHash(username)}, ${address}
        where (select count(*) from tries where by_name) < ${BY_NAME}
          and (select count(*) from tries where by_address) < ${BY_ADDRESS}
        returning id)
      select exists (select from opened) as open, ceil(extract(epoch from greatest(
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
    if (row?.open) return { kind: 'open' }
    return row?.retry_after == null
      ? { kind: 'wait' }
      : { kind: 'limited', retry_after: Math.max(1, row.retry_after) }
  })

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
