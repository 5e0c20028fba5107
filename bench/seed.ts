import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import type { OrderEvent, Recorded } from '../src/domain/order/events.ts'
import { enteredFrom } from '../src/domain/order/new-order.ts'
import { later, DAY, HOUR, wallClock, type Instant } from '../src/domain/time.ts'
import { platform } from '../src/server/caller.ts'
import { advance } from '../src/server/orders/record.ts'
import { hashPassword } from '../src/server/sessions/passwords.ts'
import type { Database } from '../src/server/stores/database/database.ts'
import { addClient, addPolicy, addUser } from '../src/server/stores/accounts.ts'
import { addOrders } from '../src/server/stores/orders.ts'
import { random, type Random } from './random.ts'

/** A client of the data set; its account signs in as `key` with `PASSWORD`. */
export interface BenchClient { readonly id: string; readonly key: string; readonly orders: number }

export const PASSWORD = 'bench-password'
const ZONE = 'Asia/Kolkata'
const CHUNK = 500

/** How many orders each of `clients` clients has: Zipf, the largest with about 22 % of 50. */
const sizes = (clients: number, orders: number): number[] => {
  const weights = Array.from({ length: clients }, (_, index) => 1 / (index + 1))
  const sum = weights.reduce((a, b) => a + b, 0)
  return weights.map((weight) => Math.max(1, Math.round((orders * weight) / sum)))
}

/** Fills an empty database through the product's own code: created, and most of them closed, over the last year. */
export const seed = async (database: Database, orders: number, now: Instant, clients = 50): Promise<BenchClient[]> => {
  const password_hash = await hashPassword(PASSWORD)
  const made: BenchClient[] = []
  for (const [index, size] of sizes(clients, orders).entries()) {
    const client = { id: randomUUIDv7(), key: `client-${index}`, orders: size }
    await database.transaction(platform, async (tx) => {
      await addClient(tx, { id: client.id, key: client.key, name: client.key })
      await addPolicy(tx, client.id, { show_receive_button: true }, null)
      await addUser(tx, {
        id: randomUUIDv7(), client_id: client.id, username: client.key, name: client.key, email: null, password_hash, reach: 'client', party: null, disabled: false, config: {},
      })
    })
    const pick = random(index + 1)
    // Oldest first, so that ids grow with time as they do in life.
    for (let from = 0; from < size; from += CHUNK) {
      const count = Math.min(CHUNK, size - from)
      const rows = Array.from({ length: count }, (_, row) => orderWithLog(client, from + row, size, now, pick))
      await database.transaction({ client_id: client.id, kind: 'client', party: '' }, (tx) => addOrders(tx, client.id, rows, now))
    }
    made.push(client)
  }
  await database.asOwner((db) => sql`analyze`.execute(db), { patient: true })
  return made
}

const orderWithLog = (client: BenchClient, number: number, of: number, now: Instant, pick: Random) => {
  const created = later(now, -Math.round((1 - number / of) * 365 * DAY))
  const { day, time } = wallClock(created, ZONE)
  const entered = enteredFrom({
    identifier: `LR-${client.key}-${String(number).padStart(7, '0')}`, invoice: `INV-${pick.int(1e9)}`, client: `Consignee ${pick.int(300)}`,
    truck_number: `MH${10 + pick.int(40)}AB${1000 + pick.int(500)}`, driver: { name: `Driver ${pick.int(400)}`, contact: ['9876543210'] },
    spocs: [{ name: `Receiver ${pick.int(900)}`, contact: { phone: ['9876500000'] } }], source: { name: `Source ${pick.int(20)}` },
    destination: { name: `Destination ${pick.int(200)}`, city: 'Pune', state: 'Maharashtra', address: 'Plot 12, an industrial area beside the highway' },
    transporter: `Transporter ${pick.int(8)}`, dispatch_date: day, dispatch_time: time, eta_hrs: 24 + pick.int(72),
    ship_unit: 1 + pick.int(50), ship_weight: { weight: 1 + pick.int(20), unit: 'Tonne' },
  }, { now: created, time_zone: ZONE })
  const events: OrderEvent[] = [{ type: 'created', data: { user: client.key, entered } }]
  const order_id = randomUUIDv7()
  const about = (server_time: Instant): Parameters<typeof advance>[3] => ({ order_id, actor, policy_version: 1, server_time, device_time: null })
  const first = advance(null, '', events, about(created))
  const closed = later(created, (20 + pick.int(90)) * HOUR)
  if (closed > now || pick.int(100) < 10) return first
  const geo_tag = { loc: null, action_by: 'receiver' as const }
  const next = advance(first.order, first.head, [
    { type: 'remarked', data: { name: 'Receiver', text: pick.int(10) === 0 ? 'damaged' : 'intact', categories: ['Intact'], action_by: 'receiver', custom_fields: {}, extra_fields: {}, exception: pick.int(10) === 0 } },
    pick.int(50) === 0 ? { type: 'rejected', data: { geo_tag } } : { type: 'received', data: { through: 'receive', closer: null, geo_tag, spoc: null } },
  ], about(closed))
  return { ...next, stored: [...first.stored, ...next.stored] }
}

const actor: Recorded['actor'] = { username: 'bench', role: 'client', link_id: null }
