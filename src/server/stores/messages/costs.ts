import { sql } from 'kysely'
import type { LedgerState } from '../../../domain/messages/ledger.ts'
import type { Instant } from '../../../domain/time.ts'
import { platform } from '../database/scope.ts'
import type { Database, Scope } from '../database/database.ts'

/** What messages of one state, by one way, were and cost. */
export interface CostRow {
  readonly channel: string
  readonly provider: string | null
  readonly state: LedgerState
  readonly messages: number
  readonly parts: number
  readonly cost: number
}

/** What messages of one state, by one way, were and cost on one day (YYYY-MM-DD). */
export interface DayCostRow extends CostRow {
  readonly day: string
}

const sums = sql`
  channel, provider, state, count(*) as messages, coalesce(sum(parts), 0)::int8 as parts,
  coalesce(sum(cost), 0)::float8 as cost`

/** What a client's messages of these times cost, by the day of a zone on which they were queued. */
export const costsByDay = (
  database: Database,
  scope: Scope,
  { from, until, zone }: { from: Instant; until: Instant; zone: string },
): Promise<DayCostRow[]> =>
  database.read(
    scope,
    () => sql<DayCostRow>`
    select to_char(created_at at time zone ${zone}, 'YYYY-MM-DD') as day, ${sums}
    from outbox
    where client_id = app_client() and created_at >= ${from} and created_at <= ${until}
    group by 1, channel, provider, state
    order by 1 desc, channel, provider, state`,
  )

/** A client and what its messages cost. */
export interface ClientCosts {
  readonly client: string
  readonly name: string
  readonly rows: readonly CostRow[]
}

/** A page of clients by their keys, with what the messages of these times cost each. */
export const costsByClient = (
  database: Database,
  { from, until, after, limit }: { from: Instant; until: Instant; after: string; limit: number },
): Promise<ClientCosts[]> =>
  database.read(
    platform,
    () => sql<ClientCosts>`
    select c.key as client, c.name, coalesce(s.rows, '[]') as rows
    from (select id, key, name from clients where key > ${after} order by key limit ${limit}) c
    cross join lateral (
      select jsonb_agg(to_jsonb(g) order by channel, provider, state) as rows
      from (
        select ${sums} from outbox
        where client_id = c.id and created_at >= ${from} and created_at <= ${until}
        group by channel, provider, state) g) s
    order by c.key`,
  )
