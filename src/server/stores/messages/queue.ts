import { sql } from 'kysely'
import type { Channel, Way } from '../../../domain/messages/channel.ts'
import type { MessageKind } from '../../../domain/messages/kind.ts'
import type { MessageTemplate } from '../../../domain/messages/template.ts'
import type { Instant } from '../../../domain/time.ts'
import type { Tx } from '../database/database.ts'

/** A message that leaves with the change that caused it. */
export interface QueuedMessage {
  id: string
  order_id: string | null
  kind: MessageKind
  channel: Channel
  recipient: string
  subject: string
  body: string
  secret: string | null
  expires_at: Instant | null
  /** Who asked for it, where somebody did. */
  sent_by?: string | null
  /** Did the timer send it, at dispatch? */
  is_timed?: boolean
  /** The network that asked for the code of a page, where it carries one. */
  page_asked_from?: string
  /** A text that goes with a mail as a file, and that file's name. */
  attachment?: string
  attachment_name?: string
  /** What another channel, or a provider's registered template, needs of it. */
  template?: MessageTemplate | null
  /** Ways that are tried one after the other where this one does not arrive. */
  ways_left?: readonly Way[]
  /** The message that it repeats. */
  again_of?: string
}

/** The statement that queues messages and wakes those who send them; with none it does nothing. */
export const insertMessages = (client_id: string, messages: readonly QueuedMessage[]) => sql`
  insert into outbox (id, client_id, order_id, kind, channel, recipient, subject, body, secret,
    expires_at, sent_by, attachment, attachment_name, template, ways_left, again_of,
    is_timed, page_asked_from)
  select id, ${client_id}::uuid, order_id, kind, channel, recipient, subject, body, secret,
    expires_at, sent_by, attachment, attachment_name, template, coalesce(ways_left, '[]'),
    again_of, coalesce(is_timed, false), page_asked_from
  from jsonb_to_recordset(${JSON.stringify(messages)}::jsonb)
    as m (id uuid, order_id uuid, kind text, channel text, recipient text, subject text, body text,
      secret text, expires_at timestamptz, sent_by text, attachment text, attachment_name text,
      template jsonb, ways_left jsonb, again_of uuid, is_timed boolean,
      page_asked_from text)
  returning pg_notify('epod_outbox', '')`

/** Queues one message. */
export const queueMessage = async (
  { db }: Tx,
  client_id: string,
  message: QueuedMessage,
): Promise<void> => {
  await insertMessages(client_id, [message]).execute(db)
}
