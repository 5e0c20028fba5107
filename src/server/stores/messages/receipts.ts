import { sql } from 'kysely'
import type { Way } from '../../../domain/messages/channel.ts'
import type { LedgerState } from '../../../domain/messages/ledger.ts'
import type { Instant } from '../../../domain/time.ts'
import { platform } from '../database/scope.ts'
import type { Database, Tx } from '../database/database.ts'
import type { OutboxRow } from '../database/message-tables.ts'

/** A message that a receipt is about. */
export interface ReceiptOf {
  readonly id: string
  readonly client_id: string
  readonly order_id: string | null
  readonly channel: OutboxRow['channel']
  readonly recipient: string
}

/**
 * The message that a provider means: by our id where it says that, else by its own. A provider
 * knows those alone that were given to it, or, by our id, may have been.
 */
export const messageMeant = async (
  database: Database,
  provider: string,
  ours: string | null,
  theirs: string,
): Promise<ReceiptOf | null> => {
  const channel = provider === 'whatsapp' ? 'whatsapp' : 'sms'
  const [row] = await database.read(
    platform,
    () => sql<ReceiptOf>`
    select id, client_id, order_id, channel, recipient from (
      select id, client_id, order_id, channel, recipient, 1 as place from outbox
      where id = ${ours}::uuid and channel = ${channel} and tries > 0
        and (provider is null or provider = ${provider})
      union all
      select id, client_id, order_id, channel, recipient, 2 as place from outbox
      where provider = ${provider} and provider_id = ${theirs}) as meant
    order by place limit 1`,
  )
  return row ?? null
}

/** A message held until the transaction ends. */
export interface HeldMessage {
  readonly state: LedgerState
  readonly kind: OutboxRow['kind']
  readonly channel: OutboxRow['channel']
  readonly recipient: string
  readonly event: string | null
  readonly ways_left: readonly Way[]
  readonly now: Instant
}

/** Holds a message; null where it is gone. */
export const holdMessage = async ({ db }: Tx, id: string): Promise<HeldMessage | null> => {
  const {
    rows: [row],
  } = await sql<HeldMessage>`
    select state, kind, channel, recipient, template ->> 'event' as event, ways_left,
      clock_timestamp() as now
    from outbox where id = ${id} for update`.execute(db)
  return row ?? null
}

/** What a receipt makes of a message. */
export interface NewState {
  readonly state: LedgerState
  readonly provider: string
  readonly provider_id: string
  readonly error: string | null
  /**
   * Minutes until the next receipt is due of a message that nothing said had left; null where
   * nothing comes in its place, or where it is being judged already.
   */
  readonly judge_minutes: number | null
}

/**
 * Writes a receipt into the ledger. What arrived needs no other way, and its secret is gone; what
 * failed is judged at once, and what has only left as `markSent` would have it.
 */
export const writeReceipt = (
  { db }: Tx,
  id: string,
  { state, provider, provider_id, error, judge_minutes }: NewState,
): Promise<unknown> => {
  const hasArrived = state === 'delivered' || state === 'read'
  const isFailed = state === 'failed'
  const isJudged = sql`(judge_at is not null or ${judge_minutes !== null})`
  return sql`
    update outbox
    set state = ${state}, provider = ${provider}, provider_id = coalesce(provider_id, ${provider_id}),
      sent_at = coalesce(sent_at, clock_timestamp()), lease_until = null,
      delivered_at = case when ${hasArrived} then coalesce(delivered_at, clock_timestamp())
        else delivered_at end,
      read_at = case when ${state === 'read'} then clock_timestamp() else read_at end,
      failed_at = case when ${isFailed} then clock_timestamp() else failed_at end,
      error = case when ${isFailed} then ${error} else null end,
      judge_at = case
        when ${isFailed} and ${isJudged} then clock_timestamp()
        when ${state === 'sent'} then clock_timestamp() + make_interval(mins => ${judge_minutes})
      end,
      secret = case when ${isFailed || state === 'sent'} and ${isJudged} then secret end,
      ways_left = case when ${hasArrived} then '[]' else ways_left end
    where id = ${id}
    returning pg_notify('epod_outbox', '')`.execute(db)
}
