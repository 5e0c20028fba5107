import { sql } from 'kysely'
import type { OtpUsage } from '../../../domain/order/commands.ts'
import type { Instant } from '../../../domain/time.ts'
import type { Database, Scope, Tx } from '../database/database.ts'

/**
 * How many codes the account sent before `now`: to the one of these contacts that got most, in an
 * hour; to everybody, in a day. Others who count for the same contacts wait until this transaction
 * ends.
 */
export const otpUsage = async (
  { db }: Tx,
  contacts: readonly string[],
  now: Instant,
): Promise<OtpUsage> => {
  // In one order, so that two who share contacts cannot wait for each other.
  const held = sql`
    select pg_advisory_xact_lock(hashtextextended(app_client() || contact, 0))
    from unnest(${[...contacts].sort()}::text[]) contact`.execute(db)
  // A link's transaction sees no message but its own order's; the function answers two numbers.
  const counted = sql<OtpUsage>`
    select to_contact_in_hour, by_account_in_day
    from otp_usage(${contacts}::text[], ${now}::timestamptz)`.execute(db)
  const [
    ,
    {
      rows: [usage],
    },
  ] = await Promise.all([held, counted])
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
