import { sql, type RawBuilder } from 'kysely'
import type { SealedText } from '../../../domain/order/chain.ts'
import { replay } from '../../../domain/order/evolve.ts'
import { eventIn } from '../../../domain/order/upcast.ts'
import type { Database, Tx } from '../database/database.ts'
import { countClient, rebuildCounts } from '../orders/counts/changes.ts'
import { insertRows, rowTexts, updateRows } from '../orders/projection.ts'
import { rowOf } from '../orders/row.ts'
import { NIL_UUID } from '../database/nil-uuid.ts'

const AT_ONCE = 200
interface Log {
  readonly client_id: string
  readonly id: string
  readonly head: string
  readonly stored: readonly SealedText[]
}

/**
 * Writes every order's row and the roll-up anew from the log, in one transaction; reading goes on,
 * whoever changes an order meanwhile is told that it is busy. Throws Busy where somebody else holds
 * the orders. Answers how many orders there are. From then on no row holds what
 * processes of a release before would read of it (migration 55, contract).
 */
export const rebuildFromLog = async (database: Database): Promise<number> => {
  await database.asOwner(
    (db) => sql`drop trigger if exists orders_keep_doc on orders`.execute(db),
    { patient: true },
  )
  return database.asOwner(
    async (db) => {
      await sql`lock table orders in exclusive mode`.execute(db)
      let written = 0
      for (
        let logs = await logsAfter(db, null);
        logs.length > 0;
        logs = await logsAfter(db, logs.at(-1) ?? null)
      ) {
        await updateRows(rowTexts(logs.map(rowFrom)), sql`o.client_id = r.client_id`).execute(db)
        written += logs.length
      }
      await rebuildCounts(db)
      return written
    },
    { patient: true },
  )
}

/**
 * Adds the row of every order that a client's log tells of, and its part of the roll-up, where
 * there are none yet; those that were withdrawn have none. Answers how many there are. Throws where
 * two have one number, or a log adds up to no order.
 */
export const projectClient = async (db: Tx['db'], client_id: string): Promise<number> => {
  let [added, last]: [number, string] = [0, NIL_UUID]
  for (;;) {
    const { rows: logs } = await sql<Log>`
      select ${client_id}::uuid as client_id, n.id, e.stored, e.head from (
        select distinct order_id as id
        from events
        where client_id = ${client_id} and order_id > ${last}::uuid
        order by order_id
        limit ${AT_ONCE}) n
      cross join lateral (${logOf(sql`${client_id}::uuid`, sql`n.id`)}) e
      order by n.id`.execute(db)
    const rows = logs.flatMap((log) => {
      const { client_id: _client, ...row } = rowFrom(log)
      return row.untold.withdrawn ? [] : [row]
    })
    const { rows: kept } = await insertRows(client_id, rowTexts(rows), sql`true`).execute(db)
    if (kept.length < rows.length) throw new Error('two orders have the same number')
    added += rows.length
    if (logs.length === 0) break
    last = logs.at(-1)?.id ?? last
  }
  await countClient(db, client_id)
  return added
}

const logOf = (client_id: RawBuilder<unknown>, id: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select jsonb_agg(jsonb_build_object('body', body, 'disclosures', disclosures) order by seq)
      as stored,
    (array_agg(digest order by seq desc))[1] as head
  from events
  where client_id = ${client_id} and order_id = ${id}`

const logsAfter = async (db: Tx['db'], last: Log | null): Promise<Log[]> => {
  const { rows } = await sql<Log>`
    select o.client_id, o.id, e.stored, e.head from (
      select client_id, id
      from orders
      where (client_id, id) > (${last?.client_id ?? NIL_UUID}::uuid, ${last?.id ?? NIL_UUID}::uuid)
      order by client_id, id
      limit ${AT_ONCE}) o
    cross join lateral (${logOf(sql`o.client_id`, sql`o.id`)}) e
    order by o.client_id, o.id`.execute(db)
  return rows
}

const rowFrom = ({ client_id, id, head, stored }: Log) => {
  const events = stored.map(eventIn)
  const order = replay(events)
  const [first] = events
  if (!order || !first) throw new Error(`the order ${id} has no log`)
  return { client_id, ...rowOf(order, head, first.server_time) }
}
