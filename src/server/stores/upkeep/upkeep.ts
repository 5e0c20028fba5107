import { sql, type RawBuilder } from 'kysely'
import { MOST_WAITED } from '../../../domain/order/offline/claimed-time.ts'
import { SECOND } from '../../../domain/time.ts'
import { KEPT_FAILURES } from '../accounts/login-failures.ts'
import { platform } from '../database/scope.ts'
import type { Database } from '../database/database.ts'
import { removeInBatches, usualBatches, type BatchBounds } from './in-batches.ts'

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

/** Changes of many orders that go together: the rows of up to a thousand orders go with each. */
const CHANGES_AT_ONCE = 20

/** What has had its time, by table, and how many go at once where the bounds would take more. */
const expired: readonly (readonly [table: string, where: RawBuilder<unknown>, most?: number])[] = [
  // As long as a phone keeps an action whose answer was lost: sent again on the last day, it is
  // still known.
  ['idempotency', sql`created_at < now() - make_interval(secs => ${MOST_WAITED / SECOND})`],
  ['budgets', sql`slot < now() - interval '1 day'`],
  ['access_codes', sql`expires_at < now() - interval '30 days'`],
  ['session_tokens', sql`expires_at < now()`],
  ['url_codes', sql`expires_at < now()`],
  [
    'password_resets',
    sql`
      expires_at < now() - case purpose
        when 'invitation' then interval '30 days'
        else interval '1 day'
      end`,
  ],
  ['sign_in_tickets', sql`expires_at < now()`],
  ['sign_in_starts', sql`expires_at < now()`],
  ['passkey_challenges', sql`expires_at < now()`],
  [
    'webhook_deliveries',
    sql`
      created_at < now() - interval '30 days'
      and (state <> 'queued' or exists (
        select from webhooks w where w.id = kept.webhook_id and w.state <> 'active'))`,
  ],
  ['login_failures', sql`at < now() - ${KEPT_FAILURES}`],
  ['sessions', sql`absolute_expires_at < now() - interval '90 days'`],
  [
    'bulk_changes',
    sql`
      expires_at < now() and state not in ('waiting', 'running')
      and not exists (
        select from bulk_changes u
        where u.client_id = kept.client_id and u.undoes = kept.id
          and u.state in ('waiting', 'running'))`,
    CHANGES_AT_ONCE,
  ],
]

/**
 * Retention: removes what has had its time. Answers to Idempotency-Keys go after 7 days, deliveries
 * of webhooks that are not to be sent any more after 30, budgets after one, failed sign-ins after
 * an hour. Sessions go 90 days after the last moment that they could be good for, codes that opened
 * a page 30 days after. Codes and tokens of sign-in go when they expire; requests for passwords
 * stay a day longer, invitations 30. Changes of many orders go when they expire, unless they or
 * their undoing are under way. What goes wrong with one table holds up no other, and is thrown at
 * the end.
 */
export const removeExpired = async (
  database: Database,
  bounds: BatchBounds = usualBatches,
): Promise<void> => {
  const faults: unknown[] = []
  for (const [table, where, most = bounds.at_once] of expired)
    await removeInBatches(database, table, where, {
      ...bounds,
      at_once: Math.min(most, bounds.at_once),
    }).catch((error: unknown) => faults.push(error))
  if (faults.length > 0) throw faults[0]
}
