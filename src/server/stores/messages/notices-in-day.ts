import { sql } from 'kysely'
import type { NoticesSent } from '../../../domain/order/parties/notice.ts'
import type { Instant } from '../../../domain/time.ts'
import type { Tx } from '../database/database.ts'

/** A message that is to be sent: about which order, to whom. */
export interface ToBeTold {
  readonly order_id: string
  readonly recipient: string
}

/** How many there are of each, as rows. */
const counted = (values: readonly string[]): string => {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return JSON.stringify([...counts].map(([value, more]) => ({ value, more })))
}

/**
 * Messages sent about orders of the account in the day before `now`, and those of them that
 * `username` caused. Two more counts add what is to be sent: the most about one of its orders, and
 * the most to one of its contacts. Others who count wait until this transaction ends.
 */
export const noticesInDay = async (
  { db }: Tx,
  now: Instant,
  username: string | null,
  tellings: readonly ToBeTold[],
): Promise<NoticesSent> => {
  const held =
    sql`select pg_advisory_xact_lock(hashtextextended('notices ' || app_client(), 0))`.execute(db)
  const inDay = sql`
    client_id = app_client()
      and kind = 'notice'
      and created_at > ${now}::timestamptz - interval '1 day'`
  const sent = sql<NoticesSent>`
    select count(*) as by_account, count(*) filter (where sent_by = ${username}) as by_user,
      (select coalesce(max(t.more + (
          select count(*) from outbox where order_id = t.value::uuid and ${inDay})), 0)
        from jsonb_to_recordset(${counted(tellings.map(({ order_id }) => order_id))}::jsonb)
          as t (value text, more integer)) as about_order,
      (select coalesce(max(t.more + (
          select count(*) from outbox where recipient = t.value and ${inDay})), 0)
        from jsonb_to_recordset(${counted(tellings.map(({ recipient }) => recipient))}::jsonb)
          as t (value text, more integer)) as to_contact
    from outbox
    where ${inDay}`.execute(db)
  const [
    ,
    {
      rows: [row],
    },
  ] = await Promise.all([held, sent])
  return row ?? { by_account: 0, by_user: 0, about_order: 0, to_contact: 0 }
}
