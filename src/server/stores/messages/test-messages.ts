import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'
import { insertMessages, type QueuedMessage } from './queue.ts'

/**
 * Queues a test message of `app_client()`, unless it has had its `most` within a day: of two at
 * once, the second sees the first. Answers whether it is queued.
 */
export const queueTest = async (
  { db }: Tx,
  client_id: string,
  message: QueuedMessage,
  most: number,
): Promise<boolean> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('tests of ' || ${client_id}, 0))`.execute(
    db,
  )
  const { rows } = await sql<{ sent: number }>`
    select count(*)::int as sent from outbox
    where client_id = ${client_id} and kind = 'test'
      and created_at > clock_timestamp() - interval '1 day'`.execute(db)
  if ((rows[0]?.sent ?? 0) >= most) return false
  await insertMessages(client_id, [message]).execute(db)
  return true
}
