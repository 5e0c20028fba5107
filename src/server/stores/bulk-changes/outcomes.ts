import { sql } from 'kysely'
import type { BulkOutcome } from '../../../domain/order/entry/bulk-change.ts'
import type { Recorded } from '../../../domain/order/events.ts'
import { eventIn } from '../../../domain/order/upcast.ts'
import type { SealedText } from '../../../domain/order/chain.ts'
import type { Sentence } from '../../../domain/words/sentence.ts'
import type { Database, Scope } from '../database/database.ts'

/** Orders that a change left as they were for one reason; without a number those never seen. */
export interface ReasonSum {
  readonly reason: Sentence
  readonly count: number
  readonly identifiers: string[]
}

/** By reason which orders a change left, the most frequent reason first. */
export const sumsByReason = (
  database: Database,
  scope: Scope,
  change_id: string,
): Promise<ReasonSum[]> =>
  database.read(
    scope,
    () => sql<ReasonSum>`
    select reason, count(*) as count,
      coalesce(array_agg(identifier order by place) filter (where identifier is not null), '{}')
        as identifiers
    from bulk_change_orders
    where client_id = app_client() and change_id = ${change_id} and outcome = 'left'
    group by reason
    order by count(*) desc, min(place)`,
  )

/** What became of one order of a change. */
export interface OrderOutcome {
  readonly place: number
  readonly order_id: string
  readonly identifier: string | null
  readonly outcome: BulkOutcome | null
  readonly reason: Sentence | null
  readonly rev: number | null
}

/** A page of the orders of a change, after one place. */
export const outcomesOf = (
  database: Database,
  scope: Scope,
  change_id: string,
  after: number,
  most: number,
): Promise<OrderOutcome[]> =>
  database.read(
    scope,
    () => sql<OrderOutcome>`
    select place, order_id, identifier, outcome, reason, rev from bulk_change_orders
    where client_id = app_client() and change_id = ${change_id} and place > ${after}
    order by place
    limit ${most}`,
  )

/** The logs of orders that `scope` shows now, each up to a revision of its own, by order. */
export const logsUpTo = async (
  database: Database,
  scope: Scope,
  wanted: readonly { readonly order_id: string; readonly rev: number }[],
): Promise<ReadonlyMap<string, Recorded[]>> => {
  const rows = await database.read(
    scope,
    () => sql<{ order_id: string } & SealedText>`
    select e.order_id, e.body, e.disclosures
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w (order_id uuid, rev integer)
    join orders o on o.client_id = app_client() and o.id = w.order_id
    join events e on e.client_id = o.client_id and e.order_id = o.id and e.seq <= w.rev
    order by e.order_id, e.seq`,
  )
  const logs = new Map<string, Recorded[]>()
  for (const { order_id, ...stored } of rows)
    logs.set(order_id, [...(logs.get(order_id) ?? []), eventIn(stored)])
  return logs
}
