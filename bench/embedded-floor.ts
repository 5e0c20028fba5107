import { sql } from 'kysely'
import { createHash } from 'node:crypto'
import { openDatabase } from '../src/server/stores/database/open-database.ts'
import { serveFloor } from './serve-floor.ts'

/**
 * The floor on the embedded engine: lock, event with a chained digest, update, in one transaction,
 * behind a bare HTTP server. No sign-in, no policy, no row-level security. Prints its port.
 */
const database = await openDatabase({ dataDir: process.env['EPOD_DATA_DIR'] ?? '' })

const receive = ({ client_id, id }: { client_id: string; id: string }): Promise<unknown> =>
  database.asOwner(async (db) => {
    const { rows: held } = await sql<{ head: string; rev: number }>`
      select head, rev from orders
      where client_id = ${client_id} and id = ${id} and status = 'open' for update`.execute(db)
    const [order] = held
    if (!order) return null
    const seq = order.rev + 1
    const body = JSON.stringify({ order_id: id, prev: order.head, seq, type: 'received' })
    const digest = createHash('sha256').update(body).digest('hex')
    await sql`
      insert into events (client_id, order_id, seq, type, at, body, digest)
      values (${client_id}, ${id}, ${seq}, 'received', now(), ${body}, ${digest})`.execute(db)
    const { rows } = await sql<{ doc: unknown }>`
      update orders set status = 'received', delivered_at = now(), rev = ${seq}, head = ${digest}
      where client_id = ${client_id} and id = ${id} returning wire as doc`.execute(db)
    return rows[0]?.doc
  })

const server = serveFloor({ '/receive': receive })
process.once('SIGTERM', () => {
  server.close()
  server.closeAllConnections()
  void database.close()
})
