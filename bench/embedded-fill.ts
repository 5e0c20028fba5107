import { sql } from 'kysely'
import { randomUUIDv7 } from 'node:crypto'
import { hashPassword } from '../src/server/sessions/passwords.ts'
import { addClient, addPolicy, addUser } from '../src/server/stores/accounts/accounts.ts'
import { migrate } from '../src/server/stores/database/migrate.ts'
import { openDatabase } from '../src/server/stores/database/open-database.ts'
import { platform } from '../src/server/stores/database/scope.ts'
import { rebuildCounts } from '../src/server/stores/orders/counts/changes.ts'
import type { AppendedOrder } from '../src/server/stores/orders/stored-event.ts'
import { rowOf } from '../src/server/stores/orders/row.ts'
import { openOrders } from './open-orders.ts'
import { random } from './random.ts'
import { PASSWORD } from './seed.ts'
import { orderWithLog } from './stories.ts'

const CHUNK = 500

/** What else happens to the order of that number once its log was made. */
export type More = (
  made: AppendedOrder,
  client_id: string,
  number: number,
) => Promise<AppendedOrder>

/**
 * Makes an embedded database with one client of so many orders, at least `open` of them open;
 * answers how it signs in, the open ones, and how many events its log has.
 */
export const fillEmbedded = async (
  dataDir: string,
  orders: number,
  open: number,
  more: More = async (made) => made,
) => {
  const database = await openDatabase({ dataDir })
  await migrate(database)
  const client = { id: randomUUIDv7(), key: 'bench', orders, open }
  const password_hash = await hashPassword(PASSWORD)
  await database.transaction(platform, async (tx) => {
    await addClient(tx, { id: client.id, key: client.key, name: client.key })
    await addPolicy(tx, client.id, { show_receive_button: true }, null)
    await addUser(tx, {
      id: randomUUIDv7(),
      client_id: client.id,
      username: client.key,
      name: client.key,
      email: null,
      password_hash,
      reach: 'client',
      party: null,
      disabled: false,
      config: {},
    })
  })
  const now = new Date().toISOString()
  const pick = random(1)
  let events = 0
  for (let from = 0; from < orders; from += CHUNK) {
    const made = await Promise.all(
      Array.from({ length: Math.min(CHUNK, orders - from) }, (_, row) =>
        more(orderWithLog(client, from + row, now, pick), client.id, from + row),
      ),
    )
    const tables = {
      orders: made.map(({ order, head }) => ({ client_id: client.id, ...rowOf(order, head, now) })),
      events: made.flatMap(({ stored }) =>
        stored.map((event) => ({ client_id: client.id, ...event })),
      ),
    }
    events += tables.events.length
    await database.asOwner(
      async (db) => {
        for (const [table, rows] of Object.entries(tables)) {
          const columns = sql.join(Object.keys(rows[0] ?? {}).map((name) => sql.ref(name)))
          await sql`
            insert into ${sql.table(table)} (${columns})
            select ${columns}
            from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)
          `.execute(db)
        }
      },
      { patient: true },
    )
  }
  await database.asOwner(rebuildCounts, { patient: true })
  await database.vacuum()
  const ids = await openOrders(database, client.id, open)
  await database.close()
  return { ...client, open: ids, events }
}
