import { sql } from 'kysely'
import type { LedgerState } from '../../../domain/messages/ledger.ts'
import type { Instant } from '../../../domain/time.ts'
import type { Tx } from '../database/database.ts'
import type { QueuedMessage } from './queue.ts'

/** A message that has left, and what became of it: none that waits. */
export interface PastMessage extends Omit<QueuedMessage, 'secret' | 'ways_left'> {
  readonly state: Extract<LedgerState, 'sent' | 'delivered' | 'failed'>
  readonly sent_at: Instant
  /** When a receipt said that it arrived, or did not; null where none came. */
  readonly said_at: Instant | null
}

/** Adds messages to the ledger that nobody sends any more: only the demo makes up a past. */
export const addPastMessages = async (
  { db }: Tx,
  client_id: string,
  messages: readonly PastMessage[],
): Promise<void> => {
  await sql`
    insert into outbox (id, client_id, order_id, kind, channel, recipient, subject, body, template,
      expires_at, sent_by, state, created_at, due_at, sent_at, delivered_at, failed_at)
    select id, ${client_id}::uuid, order_id, kind, channel, recipient, subject, body, template,
      expires_at, sent_by, state, sent_at, sent_at, sent_at,
      case when state = 'delivered' then said_at end, case when state = 'failed' then said_at end
    from jsonb_to_recordset(${JSON.stringify(messages)}::jsonb)
      as m (id uuid, order_id uuid, kind text, channel text, recipient text, subject text,
        body text, template jsonb, expires_at timestamptz, sent_by text, state text,
        sent_at timestamptz, said_at timestamptz)`.execute(db)
}
