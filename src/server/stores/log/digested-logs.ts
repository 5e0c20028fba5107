import { sql } from 'kysely'
import type { ChainedEvent } from '../../../domain/order/chain.ts'
import type { EventType } from '../../../domain/order/events.ts'
import { eventIn } from '../../../domain/order/upcast.ts'
import type { DigestedEvent } from '../../../domain/trade/trade-steps.ts'
import type { Database, Scope } from '../database/database.ts'

/** Events of one order that are read at most, from its first on. */
const MOST_EVENTS = 1_000

/** What says nothing of the goods, and may be there by the hundred. */
const aside: readonly EventType[] = [
  'otp_sent',
  'otp_failed',
  'link_created',
  'link_revoked',
  'notified',
  'chased',
  'contact_status',
]

/**
 * What the logs of these orders say of the goods, each event with its digest: of those that `scope`
 * shows, each from its beginning, up to 1,000 events.
 */
export const digestedLogs = async (
  database: Database,
  scope: Scope,
  order_ids: readonly string[],
): Promise<ReadonlyMap<string, DigestedEvent[]>> => {
  const rows = await database.read(
    scope,
    () => sql<{ order_id: string } & ChainedEvent>`
    select order_id, body, disclosures, digest
    from (
      select *, row_number() over (partition by order_id order by seq) as place
      from events
      where client_id = app_client()
        and order_id = any(${[...order_ids]}::uuid[])
        and type <> all(${[...aside]}::text[])) told
    where place <= ${MOST_EVENTS}
    order by order_id, place`,
  )
  const logs = Map.groupBy(rows, ({ order_id }) => order_id)
  return new Map(
    [...logs].map(([id, all]) => [
      id,
      all.map((stored) => ({ event: eventIn(stored), digest: stored.digest })),
    ]),
  )
}
