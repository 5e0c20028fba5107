import { sql } from 'kysely'
import type { ChainedEvent } from '../../../domain/order/chain.ts'
import { platform } from '../database/scope.ts'
import type { Database } from '../database/database.ts'

const AT_ONCE = 100
const NOBODY = '00000000-0000-0000-0000-000000000000'

/** A row of the log as it stands, whatever somebody made of it. */
export interface LogRow extends ChainedEvent {
  readonly seq: number
  readonly type: string
}

/** An order's log beside its read model. */
export interface Chain {
  readonly client_id: string
  readonly id: string
  readonly rev: number
  readonly head: string
  readonly doc: unknown
  readonly log: readonly LogRow[] | null
}

/** Some orders of all clients with their logs, after `last` in one fixed order; none at the end. */
export const chainsAfter = (database: Database, last: Chain | undefined): Promise<Chain[]> =>
  // One statement, so that whoever writes meanwhile cannot make a row differ from its log.
  database.read(
    platform,
    () => sql<Chain>`
    select o.client_id, o.id, o.rev, o.head, o.doc, e.log from (
      select client_id, id, rev, head, doc
      from orders
      where (client_id, id) > (${last?.client_id ?? NOBODY}::uuid, ${last?.id ?? NOBODY}::uuid)
      order by client_id, id
      limit ${AT_ONCE}) o
    cross join lateral (
      select jsonb_agg(
        jsonb_build_object('seq', seq, 'type', type, 'body', body, 'digest', digest)
        order by seq) as log
      from events
      where client_id = o.client_id and order_id = o.id) e
    order by o.client_id, o.id`,
  )
