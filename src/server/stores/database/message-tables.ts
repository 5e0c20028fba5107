import type { Generated } from 'kysely'
import type { Json } from './json-column.ts'
import type { Channel, Way } from '../../../domain/messages/channel.ts'
import type { FailedTry } from '../../../domain/messages/fault.ts'
import type { MessageKind } from '../../../domain/messages/kind.ts'
import type { LedgerState } from '../../../domain/messages/ledger.ts'
import type { MessageTemplate } from '../../../domain/messages/template.ts'

/** A message to be sent, and what became of it. */
export interface OutboxRow {
  id: string
  client_id: string
  order_id: string | null
  kind: MessageKind
  channel: Channel
  recipient: string
  subject: string
  body: string
  secret: string | null
  state: Generated<LedgerState>
  tries: Generated<number>
  due_at: Generated<string>
  lease_until: string | null
  expires_at: string | null
  sent_at: string | null
  provider: string | null
  provider_id: string | null
  error: string | null
  sent_by: string | null
  /** Did the timer send it, at dispatch? */
  is_timed: Generated<boolean>
  /** The network that asked for the code of a page; null where it carries none. */
  page_asked_from: string | null
  attachment: string | null
  attachment_name: string | null
  created_at: Generated<string>
  template: Json<MessageTemplate> | null
  ways_left: Generated<Json<Way[]>>
  cost: string | null
  delivered_at: string | null
  read_at: string | null
  failed_at: string | null
  judge_at: string | null
  instead_of: string | null
  tried: Generated<Json<FailedTry[]>>
  parts: number | null
  again_of: string | null
}

/** What a client's messages have cost in a day. */
export interface MessageSpendRow {
  client_id: string
  day: string
  spent: string
}

/** A receiver who is left alone by one channel. */
export interface MessageOptOutRow {
  client_id: string
  channel: Exclude<Channel, 'email'>
  recipient: string
  why: 'opted_out' | 'wrong_number'
  id: Generated<string>
  said: string | null
  at: Generated<string>
}
