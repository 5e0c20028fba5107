import { sql } from 'kysely'
import { replay } from '../../../domain/order/evolve.ts'
import { eventIn } from '../../../domain/order/upcast.ts'
import type { Database, Tx } from '../database/database.ts'
import { rebuildCounts } from '../orders/counts/changes.ts'
import { updateRows } from '../orders/projection.ts'
import { rowOf } from '../orders/row.ts'

const AT_ONCE = 200
interface Log {
  readonly client_id: string
  readonly id: string
  readonly head: string
  readonly bodies: readonly string[]
}

/**
 * Writes every order's row and the roll-up anew from the log, in one transaction; reading goes on,
 * whoever changes an order waits. Answers how many orders there are.
 */
export const rebuildFromLog = (database: Database): Promise<number> =>
  database.asOwner(
    async (db) => {
      await sql`lock table orders in exclusive mode`.execute(db)
      let written = 0
      for (
        let logs = await logsAfter(db, null);
        logs.length > 0;
        logs = await logsAfter(db, logs.at(-1) ?? null)
      ) {
        await updateRows(JSON.stringify(logs.map(rowFrom)), sql`o.client_id = r.client_id`).execute(
          db,
        )
        written += logs.length
      }
      await rebuildCounts(db)
      return written
    },
    { patient: true },
  )

const logsAfter = async (db: Tx['db'], last: Log | null): Promise<Log[]> => {
  const { rows } = await sql<Log>`
    select o.client_id, o.id, e.bodies, e.head from (
      select client_id, id
      from orders
      where (client_id, id) > (${last?.client_id ?? NOBODY}::uuid, ${last?.id ?? NOBODY}::uuid)
      order by client_id, id
      limit ${AT_ONCE}) o
    cross join lateral (
      select array_agg(body order by seq) as bodies,
        (array_agg(digest order by seq desc))[1] as head
      from events
      where client_id = o.client_id and order_id = o.id) e
    order by o.client_id, o.id`.execute(db)
  return rows
}
const NOBODY = '00000000-0000-0000-0000-000000000000'

const rowFrom = ({ client_id, id, head, bodies }: Log) => {
  const events = bodies.map(eventIn)
  const order = replay(events)
  const [first] = events
  if (!order || !first) throw new Error(`the order ${id} has no log`)
  return { client_id, ...rowOf(order, head, first.server_time) }
}
