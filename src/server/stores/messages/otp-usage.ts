import { sql } from 'kysely'
import type { OtpUsage } from '../../../domain/order/commands.ts'
import type { Instant } from '../../../domain/time.ts'
import { ROLE_OF } from '../database/app-roles.ts'
import type { Database, Scope, Tx } from '../database/database.ts'

/** Where a code comes from: somebody asked for it, or the timer sent it at dispatch. */
export type CodeOrigin = 'asked' | 'timed'

/**
 * How many codes of this origin the account sent before `now`: to the one of these contacts that
 * got most, in an hour; to everybody, in a day. A day with much to dispatch, or a receiver of many
 * consignments, keeps nobody waiting at a door. Others who count for the same contacts wait until
 * this transaction ends.
 */
export const otpUsage = async (
  { db }: Tx,
  contacts: readonly string[],
  now: Instant,
  origin: CodeOrigin = 'asked',
): Promise<OtpUsage> => {
  // In one order, so that two who share contacts cannot wait for each other.
  const held = sql`
    select pg_advisory_xact_lock(hashtextextended(app_client() || contact, 0))
    from unnest(${[...contacts].sort()}::text[]) contact`.execute(db)
  // A link's transaction sees no message but its own order's: for these two numbers, and for
  // nothing else, the role that sees all of them is taken, and given back at once.
  const taken = sql`
    select set_config('app.own_role', current_user, true),
      set_config('role', ${ROLE_OF.platform}, true)`.execute(db)
  const counted = sql<OtpUsage>`
    select
      coalesce((select max(sent) from (
        select count(*)::int as sent
        from outbox
        where client_id = app_client() and kind = 'otp' and recipient = any(${contacts}::text[])
          and is_timed = ${origin === 'timed'}
          and created_at > ${now}::timestamptz - interval '1 hour'
        group by recipient) each_contact), 0) as to_contact_in_hour,
      (
        select count(*)::int
        from outbox
        where client_id = app_client()
          and kind = 'otp'
          and is_timed = ${origin === 'timed'}
          and created_at > ${now}::timestamptz - interval '1 day') as by_account_in_day`.execute(db)
  const given_back = sql`
    select set_config('role', current_setting('app.own_role'), true)`.execute(db)
  const [
    ,
    ,
    {
      rows: [usage],
    },
  ] = await Promise.all([held, taken, counted, given_back])
  return usage ?? { to_contact_in_hour: 0, by_account_in_day: 0 }
}

/**
 * The e-mail address of the account's first user who has one, administrators before others; null
 * where nobody has. `scope` must see users.
 */
export const officeAddress = async (
  database: Database,
  scope: Scope,
  client_id: string,
): Promise<string | null> => {
  const [row] = await database.read<{ email: string }>(
    scope,
    () => sql<{ email: string }>`
    select email
    from users
    where client_id = ${client_id} and reach = 'client' and not disabled and email is not null
    order by (config -> 'config' ->> 'admin' = 'true'
      or config -> 'config' ->> 'accountType' = 'Admin') desc nulls last,
      created_at, id
    limit 1`,
  )
  return row?.email ?? null
}
