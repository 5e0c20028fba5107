import { sql, type RawBuilder } from 'kysely'
import type { OtpUsage } from '../../../domain/order/commands.ts'
import type { PageUsage } from '../../../domain/order/parties/access-code.ts'
import type { Instant } from '../../../domain/time.ts'
import { ROLE_OF } from '../database/app-roles.ts'
import type { Tx } from '../database/database.ts'

/** Where a one-time password comes from: somebody asked for it, or the timer sent it. */
export type CodeOrigin = 'asked' | 'timed'

/**
 * How many one-time passwords of receipt, of this origin, the account sent before `now`: to the one
 * of these contacts that got most, in an hour; to everybody, in a day. A day with much to dispatch,
 * a receiver of many consignments, or strangers at pages, keep nobody waiting at a door. Others who
 * count for the same contacts wait until this transaction ends.
 */
export const otpUsage = async (
  tx: Tx,
  contacts: readonly string[],
  now: Instant,
  origin: CodeOrigin = 'asked',
): Promise<OtpUsage> => {
  const ofOrigin = sql`page_asked_from is null and is_timed = ${origin === 'timed'}`
  const [usage = nothing] = await counted(tx, contacts, now, [ofOrigin])
  return usage
}

/**
 * How many codes that open pages the account sent before `now`, counted as `otpUsage` counts: those
 * that this network asked for, and all.
 */
export const pageUsage = async (
  tx: Tx,
  contacts: readonly string[],
  now: Instant,
  network: string,
): Promise<PageUsage> => {
  const [own = nothing, all = nothing] = await counted(tx, contacts, now, [
    sql`page_asked_from = ${network}`,
    sql`page_asked_from is not null`,
  ])
  return { own, all }
}

const nothing: OtpUsage = { to_contact_in_hour: 0, by_account_in_day: 0 }

const counted = async (
  { db }: Tx,
  contacts: readonly string[],
  now: Instant,
  kinds: readonly RawBuilder<unknown>[],
): Promise<OtpUsage[]> => {
  // In one order, so that two who share contacts cannot wait for each other.
  const held = sql`
    select pg_advisory_xact_lock(hashtextextended(app_client() || contact, 0))
    from unnest(${[...contacts].sort()}::text[]) contact`.execute(db)
  // A link's transaction sees no message but its own order's: for these numbers, and for nothing
  // else, the role that sees all of them is taken, and given back at once.
  const taken = sql`
    select set_config('app.own_role', current_user, true),
      set_config('role', ${ROLE_OF.platform}, true)`.execute(db)
  const usages = kinds.map((kind) =>
    sql<OtpUsage>`
    select
      coalesce((select max(sent) from (
        select count(*)::int as sent
        from outbox
        where client_id = app_client() and kind = 'otp' and recipient = any(${contacts}::text[])
          and ${kind}
          and created_at > ${now}::timestamptz - interval '1 hour'
        group by recipient) each_contact), 0) as to_contact_in_hour,
      (
        select count(*)::int
        from outbox
        where client_id = app_client()
          and kind = 'otp'
          and ${kind}
          and created_at > ${now}::timestamptz - interval '1 day') as by_account_in_day`.execute(
      db,
    ),
  )
  const given_back = sql`
    select set_config('role', current_setting('app.own_role'), true)`.execute(db)
  const [rows] = await Promise.all([Promise.all(usages), held, taken, given_back])
  return rows.flatMap(({ rows: [usage] }) => usage ?? [])
}
