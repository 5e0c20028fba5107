import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import type { EventType } from '../../../domain/order/events.ts'
import type { Instant } from '../../../domain/time.ts'
import {
  CHECKPOINT_PUBLISHED,
  changeTypeOf,
  eventTypesFor,
} from '../../../domain/webhooks/change-types.ts'
import { platform } from '../database/scope.ts'
import type { Database, Tx } from '../database/database.ts'
import { oldestOfDatabase } from '../log/event-log.ts'
import { held, placeOf, type LeasedWebhook } from './leases.ts'

/** Deliveries of a webhook that wait at a time; what is in the log beyond waits there. */
export const MOST_QUEUED = 500

interface Found {
  readonly order_id: string
  readonly seq: number
  readonly type: EventType
}

/**
 * Queues what a listener is to be told next, in the order of commits, and notes up to where the log
 * was looked at; both or neither. False where there was nothing new, or no room for it.
 */
export const fillQueue = (database: Database, listener: LeasedWebhook): Promise<boolean> =>
  database.transaction(platform, async ({ db, finish }) => {
    const { client_id, id } = listener
    const {
      rows: [state],
    } = await sql<{ queued: number; newest: number | null }>`
      select
        (
          select count(*)
          from webhook_deliveries d
          where d.webhook_id = w.id and d.state = 'queued') as queued,
        (
          select max(k.size)::float8
          from log_checkpoints k
          where k.size > w.checkpoint and ${CHECKPOINT_PUBLISHED} = any(w.types)) as newest
      from webhooks w
      where ${held(listener)}
      for update of w`.execute(db)
    if (!state) return false
    const room = MOST_QUEUED - state.queued
    const { rows: found } = await sql<Found>`
      select e.order_id, e.seq, e.type
      from webhooks w, (${oldestOfDatabase}) s (oldest), lateral (${placeOf}) p,
        lateral (
          select *
          from events
          where client_id = w.client_id and (txid, position) > (p.txid, p.position)
            and txid < s.oldest
          order by txid, position
          limit ${Math.max(room, 0)}) e
      where w.client_id = ${client_id} and w.id = ${id}
      order by e.txid, e.position`.execute(db)
    const last = found.at(-1)
    const wanted = new Set<string>(eventTypesFor(listener.types))
    const told = found.filter(({ type }) => wanted.has(type))
    const rows = told.map(({ order_id, seq, type }, n) => ({
      n,
      id: randomUUIDv7(),
      type: changeTypeOf(type),
      order_id,
      seq,
    }))
    if (rows.length > 0)
      await sql`
        insert into webhook_deliveries (client_id, webhook_id, id, type, order_id, seq)
        select ${client_id}::uuid, ${id}::uuid, r.id, r.type, r.order_id, r.seq
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as r (n integer, id uuid, type text, order_id uuid, seq integer)
        order by r.n
        on conflict do nothing`.execute(db)
    if (state.newest !== null) await queueCheckpoint(db, listener, state.newest)
    await finish(sql`
      update webhooks
      set after_order = coalesce(${last?.order_id ?? null}::uuid, after_order),
        after_seq = coalesce(${last?.seq ?? null}::integer, after_seq),
        checkpoint = greatest(checkpoint, ${state.newest ?? 0}::bigint),
        is_full = ${room <= 0}
      where ${held(listener)}`)
    return last !== undefined || state.newest !== null
  })

/** One that waits still is of no use beside a newer one. */
const queueCheckpoint = async (
  db: Tx['db'],
  { client_id, id }: LeasedWebhook,
  size: number,
): Promise<void> => {
  await sql`
    delete from webhook_deliveries
    where client_id = ${client_id} and webhook_id = ${id} and state = 'queued' and tries = 0
      and checkpoint is not null`.execute(db)
  await sql`
    insert into webhook_deliveries (client_id, webhook_id, id, type, checkpoint)
    values (${client_id}, ${id}, ${randomUUIDv7()}, ${CHECKPOINT_PUBLISHED}, ${size})`.execute(db)
}

/** A delivery that is to be tried, with what it tells of as that stands now. */
export interface DueDelivery {
  readonly id: string
  readonly tries: number
  /** Of an event of the log; null in all of them for a checkpoint. */
  readonly body: string | null
  readonly disclosures: readonly string[] | null
  readonly digest: string | null
  readonly identifier: string | null
  /** Of a checkpoint; null in both for an event. */
  readonly note: string | null
  readonly noted_at: Instant | null
}

/**
 * What is due for a listener, `most` at most: of each order only what comes first, so that nothing
 * is told before what came before it was taken or given up.
 */
export const dueOf = (
  database: Database,
  listener: LeasedWebhook,
  most: number,
): Promise<DueDelivery[]> =>
  database.read(
    platform,
    () => sql<DueDelivery>`
      select d.id, d.tries, e.body, e.disclosures, e.digest, k.note, k.at as noted_at,
        coalesce(o.identifier, (
          select f.body::json -> 'data' -> 'entered' ->> 'identifier'
          from events f
          where f.client_id = d.client_id and f.order_id = d.order_id and f.seq = 1)) as identifier
      from webhook_deliveries d
      left join events e
        on e.client_id = d.client_id and e.order_id = d.order_id and e.seq = d.seq
      left join orders o on o.client_id = d.client_id and o.id = d.order_id
      left join log_checkpoints k on k.size = d.checkpoint
      where d.client_id = ${listener.client_id} and d.webhook_id = ${listener.id}
        and d.state = 'queued' and d.due_at <= clock_timestamp()
        and not exists (
          select from webhook_deliveries b
          where b.webhook_id = d.webhook_id and b.order_id = d.order_id and b.state = 'queued'
            and b.number < d.number)
      order by d.number
      limit ${most}`,
  )
