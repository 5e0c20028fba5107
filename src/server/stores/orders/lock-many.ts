import { sql } from 'kysely'
import type { Order } from '../../../domain/order/order.ts'
import type { NoticesSent } from '../../../domain/order/parties/notice.ts'
import type { Instant } from '../../../domain/time.ts'
import type { Tx } from '../database/database.ts'
import type { LockedOrder } from './lock.ts'

/**
 * Locks the orders of these ids that can be seen, by id, so that two who want the same ones never
 * wait in a circle.
 */
export const lockOrders = async ({ db }: Tx, ids: readonly string[]): Promise<LockedOrder[]> => {
  const { rows } = await sql<{ doc: Order; head: string; dispatch_at: Instant; now: Instant }>`
    select doc, head, dispatch_at, clock_timestamp() as now from orders
    where client_id = app_client() and id = any(${[...ids]}::uuid[])
    order by id for update`.execute(db)
  return rows.map(({ doc, ...row }) => ({ order: doc, ...row }))
}

/**
 * Messages sent about orders of the account since a day before `now`, and those of them that
 * `username` caused. Others who count wait until this transaction ends.
 */
export const noticesInDay = async (
  { db }: Tx,
  now: Instant,
  username: string | null,
): Promise<NoticesSent> => {
  const held =
    sql`select pg_advisory_xact_lock(hashtextextended('notices ' || app_client(), 0))`.execute(db)
  const counted = sql<NoticesSent>`
    select count(*) as by_account, count(*) filter (where sent_by = ${username}) as by_user
    from outbox
    where client_id = app_client()
      and kind = 'notice'
      and created_at > ${now}::timestamptz - interval '1 day'`.execute(db)
  const [
    ,
    {
      rows: [row],
    },
  ] = await Promise.all([held, counted])
  return row ?? { by_account: 0, by_user: 0 }
}
