import { sql } from 'kysely'
import { platform } from '../database/scope.ts'
import type { Database } from '../database/database.ts'

/**
 * Are there more than `count` orders of all clients together? Looks at no more of them than that.
 */
export const hasMoreOrdersThan = async (database: Database, count: number): Promise<boolean> => {
  const [row] = await database.read(
    platform,
    () =>
      sql<{
        found: number
      }>`select count(*) as found from (select from orders limit ${count + 1}) as found_orders`,
  )
  return (row?.found ?? 0) > count
}

/** Has anybody an account here, or had one? False for a database that was only just made. */
export const isInUse = async (database: Database): Promise<boolean> => {
  const found = await database.read(platform, () => sql`select from clients limit 1`)
  return found.length > 0
}

/** Are there events and no orders at all, as after the table was cut to nothing? */
export const lacksOrders = async (database: Database): Promise<boolean> => {
  const [found] = await database.read(
    platform,
    () =>
      sql<{
        lacks: boolean
      }>`select exists (select from events) and not exists (select from orders) as lacks`,
  )
  return found?.lacks === true
}

/**
 * Removes what has had its time: answers to Idempotency-Keys after 7 days, sessions 90 days
 * after they were made, deliveries of webhooks after 30 days, budgets of past hours, spent codes,
 * tokens and requests for passwords.
 */
export const removeExpired = async (database: Database): Promise<void> => {
  await database.transaction(platform, ({ db }) =>
    Promise.all([
      sql`delete from idempotency where created_at < now() - interval '7 days'`.execute(db),
      sql`delete from budgets where slot < now() - interval '1 day'`.execute(db),
      sql`delete from session_tokens where expires_at < now()`.execute(db),
      sql`delete from url_codes where expires_at < now()`.execute(db),
      sql`
        delete from password_resets
        where expires_at < now() - case purpose
          when 'invitation' then interval '30 days'
          else interval '1 day'
        end`.execute(db),
      sql`delete from sign_in_tickets where expires_at < now()`.execute(db),
      sql`delete from sign_in_starts where expires_at < now()`.execute(db),
      sql`delete from passkey_challenges where expires_at < now()`.execute(db),
      sql`
        delete from webhook_deliveries d
        where created_at < now() - interval '30 days'
          and (state <> 'queued' or exists (
            select from webhooks w where w.id = d.webhook_id and w.state <> 'active'))`.execute(db),
      sql`delete from login_failures where at < now() - interval '1 hour'`.execute(db),
      sql`delete from sessions where absolute_expires_at < now() - interval '90 days'`.execute(db),
    ]),
  )
}
