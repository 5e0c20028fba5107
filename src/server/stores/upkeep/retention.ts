import { sql, type RawBuilder } from 'kysely'
import type { PolicyDocument } from '../../../domain/policy/policy.ts'
import { policyInEffect } from '../accounts/policy-in-effect.ts'
import { platform } from '../database/scope.ts'
import type { Database } from '../database/database.ts'
import { letNoHoldBegin } from './legal-holds.ts'

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

/** Is a row of this client, and of this order, under a legal hold? */
const isHeld = (client_id: RawBuilder<unknown>, order_id: RawBuilder<unknown>) => sql`
  exists (
    select from legal_holds h
    where h.client_id = ${client_id} and h.ended_at is null
      and (h.order_id is null or h.order_id = ${order_id}))`

/** Rows of client and days, for the clients that have a number of them. */
const daysOf = (kept: readonly (readonly [client_id: string, days: number | null])[]) => {
  const bounded = kept.filter(([, days]) => days !== null)
  return sql`unnest(
    ${bounded.map(([id]) => id)}::uuid[], ${bounded.map(([, days]) => days)}::int[]
  ) as r (client_id, days)`
}

/**
 * Removes what has been kept for as long as each client says, but for what a legal hold stands on:
 * messages that wait no more, and who opened links. Answers how many of each.
 */
export const removeKept = async (
  database: Database,
  kept: readonly KeptFor[],
): Promise<{ messages: number; openings: number }> =>
  database.transaction(platform, async (tx) => {
    const { db, finish } = tx
    await letNoHoldBegin(tx)
    const { rows: messages } = await sql`
      delete from outbox o
      using ${daysOf(kept.map((one) => [one.client_id, one.messages_days]))}
      where o.client_id = r.client_id and o.state <> 'queued'
        and o.created_at < now() - make_interval(days => r.days)
        and not ${isHeld(sql`o.client_id`, sql`o.order_id`)}
      returning 1`.execute(db)
    const openings = await finish(sql`
      delete from link_openings g
      using links l, ${daysOf(kept.map((one) => [one.client_id, one.openings_days]))}
      where g.client_id = r.client_id and l.client_id = g.client_id and l.id = g.link_id
        and g.at < now() - make_interval(days => r.days)
        and not ${isHeld(sql`l.client_id`, sql`l.order_id`)}
      returning 1`)
    return { messages: messages.length, openings: openings.length }
  })
