import { sql } from 'kysely'
import type { DeadLetter } from '../../../domain/messages/again.ts'
import type { Way } from '../../../domain/messages/channel.ts'
import type { MessageTemplate } from '../../../domain/messages/template.ts'
import type { Tx } from '../database/database.ts'
import type { OutboxRow } from '../database/message-tables.ts'

/** A message that somebody would have sent again, with all that its repetition needs. */
export interface Repeatable extends DeadLetter {
  readonly kind: OutboxRow['kind']
  readonly recipient: string
  readonly subject: string
  readonly body: string
  readonly template: MessageTemplate | null
  readonly ways_left: readonly Way[]
  readonly attachment: string | null
  readonly attachment_name: string | null
  /** Its receiver wants no messages of the client by its channel. */
  readonly opted_out: boolean
}

/** A message of the transaction's client as it is now; null where it has none of that id. */
export const repeatable = async ({ db }: Tx, id: string): Promise<Repeatable | null> => {
  const {
    rows: [row],
  } = await sql<Repeatable>`
    select kind, coalesce(template ->> 'event', kind) as event, channel, state, order_id, recipient,
      subject, body, template, ways_left, attachment, attachment_name,
      (select n.id from outbox n where n.instead_of = m.id limit 1) as followed_by,
      (select n.id from outbox n where n.again_of = m.id) as again_by,
      exists (
        select from message_opt_outs o
        where o.client_id = m.client_id and o.channel = m.channel and o.recipient = m.recipient)
        as opted_out
    from outbox m where client_id = app_client() and id = ${id}`.execute(db)
  return row ?? null
}

/** Others who would send the same message again wait until this transaction ends. */
export const holdRepetition = ({ db }: Tx, id: string): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended('again ' || ${id}, 0))`.execute(db)

/** What the client's messages have cost on a day (YYYY-MM-DD) of its zone, of those counted. */
export const spentOn = async ({ db }: Tx, day: string): Promise<number> => {
  const {
    rows: [row],
  } = await sql<{ spent: number }>`
    select spent::float8 as spent from message_spend
    where client_id = app_client() and day = ${day}`.execute(db)
  return row?.spent ?? 0
}
