import { sql, type RawBuilder } from 'kysely'
import type { PolicyDocument } from '../../../domain/policy/policy.ts'
import { policyInEffect } from '../accounts/policy-in-effect.ts'
import { platform } from '../database/scope.ts'
import type { Database } from '../database/database.ts'
import { removeInBatches, usualBatches, type BatchBounds } from './in-batches.ts'

/** How many days a client keeps each class of data; null keeps it for good. */
export interface KeptFor {
  readonly client_id: string
  readonly messages_days: number
  readonly openings_days: number | null
}

/** Every client with its configuration, as written, in the order of their ids. */
export const clientDocuments = (
  database: Database,
): Promise<{ id: string; document: PolicyDocument }[]> =>
  database.read(
    platform,
    () => sql<{ id: string; document: PolicyDocument }>`
      select c.id, coalesce(p.document, '{}') as document
      from clients c
      left join lateral ${policyInEffect(sql`c.id`)} p on true
      order by c.id`,
  )

/** Under no legal hold: neither the client as a whole nor the order of the row. */
const isFree = (client_id: string, order_id: RawBuilder<unknown>): RawBuilder<unknown> => {
  const standing = sql`select from legal_holds where client_id = ${client_id} and ended_at is null`
  return sql`
    not exists (${standing} and order_id is null)
    and not exists (${standing} and order_id = ${order_id})`
}

/**
 * Removes what has been kept for as long as each client says, but for what a legal hold stands on:
 * messages that wait no more, and who opened links. Answers how many of each.
 */
export const removeKept = async (
  database: Database,
  kept: readonly KeptFor[],
  bounds: BatchBounds = usualBatches,
): Promise<{ messages: number; openings: number }> => {
  const removed = { messages: 0, openings: 0 }
  for (const { client_id, messages_days, openings_days } of kept) {
    const isOfClient = sql`kept.client_id = ${client_id}`
    const messages = sql`
      ${isOfClient} and kept.created_at < now() - make_interval(days => ${messages_days})
      and kept.state <> 'queued' and ${isFree(client_id, sql`kept.order_id`)}`
    removed.messages += await removeInBatches(database, 'outbox', messages, bounds)
    if (openings_days === null) continue
    const order_id = sql`(
      select l.order_id from links l where l.client_id = kept.client_id and l.id = kept.link_id)`
    const openings = sql`
      ${isOfClient} and kept.at < now() - make_interval(days => ${openings_days})
      and ${isFree(client_id, order_id)}`
    removed.openings += await removeInBatches(database, 'link_openings', openings, bounds)
  }
  return removed
}
