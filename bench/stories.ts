import { randomUUIDv7 } from 'node:crypto'
import type { OrderEvent, Recorded } from '../src/domain/order/events.ts'
import { enteredFrom } from '../src/domain/order/entry/new-order.ts'
import { DAY, HOUR, later, wallClock, type Instant } from '../src/domain/time.ts'
import { chainEvents } from '../src/server/orders/chain-events.ts'
import type { Order } from '../src/domain/order/order.ts'
import type { AppendedOrder } from '../src/server/stores/orders/stored-event.ts'
import type { Random } from './random.ts'

/** The zone of every client of the bench. */
export const ZONE = 'Asia/Kolkata'
const actor: Recorded['actor'] = { username: 'bench', role: 'client', link_id: null }

/**
 * The client's order of that number, oldest first over the last year, with its log; every so many
 * stays open.
 */
export const orderWithLog = (
  client: { key: string; orders: number; open: number },
  number: number,
  now: Instant,
  pick: Random,
): AppendedOrder => {
  const created = later(now, -Math.round((1 - number / client.orders) * 365 * DAY))
  const { day, time } = wallClock(created, ZONE)
  const entered = enteredFrom(
    {
      ...numbersOf(client.key, number, pick),
      client: `Consignee ${pick.int(300)}`,
      truck_number: `MH${10 + pick.int(40)}AB${1000 + pick.int(500)}`,
      driver: { name: `Driver ${pick.int(400)}`, contact: ['9876543210'] },
      spocs: [{ name: `Receiver ${pick.int(900)}`, contact: { phone: ['9876500000'] } }],
      source: { name: `Source ${pick.int(20)}` },
      destination: {
        name: `Destination ${pick.int(200)}`,
        city: 'Pune',
        state: 'Maharashtra',
        address: 'Plot 12, an industrial area beside the highway',
      },
      transporter: `Transporter ${pick.int(8)}`,
      dispatch_date: day,
      dispatch_time: time,
      eta_hrs: 24 + pick.int(72),
      ship_unit: 1 + pick.int(50),
      ship_weight: { weight: 1 + pick.int(20), unit: 'Tonne' },
    },
    { now: created, time_zone: ZONE },
  )
  const events: OrderEvent[] = [{ type: 'created', data: { user: client.key, entered } }]
  const order_id = randomUUIDv7()
  const about = (server_time: Instant): Parameters<typeof chainEvents>[3] => ({
    order_id,
    actor,
    policy_version: 1,
    server_time,
    device_time: null,
  })
  const first = chainEvents(null, '', events, about(created))
  const due = later(created, (20 + pick.int(90)) * HOUR)
  if (isOpen(number, client)) return first
  const geo_tag = { loc: null, action_by: 'receiver' as const }
  const next = chainEvents(
    first.order,
    first.head,
    [
      {
        type: 'remarked',
        data: {
          name: 'Receiver',
          text: pick.int(10) === 0 ? 'damaged' : 'intact',
          categories: ['Intact'],
          action_by: 'receiver',
          custom_fields: {},
          extra_fields: {},
          exception: pick.int(10) === 0,
        },
      },
      pick.int(50) === 0
        ? { type: 'rejected', data: { geo_tag } }
        : { type: 'received', data: { through: 'receive', closer: null, geo_tag, spoc: null } },
    ],
    about(due < now ? due : now),
  )
  return { ...next, stored: [...first.stored, ...next.stored] }
}

const numbersOf = (key: string, number: number, pick: Random) => ({
  identifier: `LR-${key}-${String(number).padStart(7, '0')}`,
  invoice: `INV-${pick.int(1e9)}`,
})

/**
 * Tells texts of this order and its log of the client's order of another number. That spares the
 * work of sealing: digests stay those of the first order, which nothing here compares.
 */
export const toldAgain = (
  { _id, identifier, invoice }: Order,
  { key }: { key: string },
  number: number,
  pick: Random,
): ((text: string) => string) => {
  const next = numbersOf(key, number, pick)
  if (invoice === null) throw new Error('each order of the bench has an invoice')
  const changes: [string, string][] = [
    [_id, randomUUIDv7()],
    // A search's words are written small.
    [identifier, next.identifier],
    [identifier.toLowerCase(), next.identifier.toLowerCase()],
    [invoice, next.invoice],
    [invoice.toLowerCase(), next.invoice.toLowerCase()],
  ]
  return (text) => changes.reduce((told, [from, to]) => told.replaceAll(from, to), text)
}

/** Exactly `open` of them, half of these the newest, the others spread over the year. */
const isOpen = (number: number, { orders, open }: { orders: number; open: number }): boolean => {
  const newest = Math.floor(open / 2)
  if (number >= orders - newest) return true
  const [older, spread] = [orders - newest, open - newest]
  return Math.floor(((number + 1) * spread) / older) > Math.floor((number * spread) / older)
}

/** New orders as another system sends them, each with a number that begins with `name`. */
export const rowsOf = (name: string, count: number, dispatch_date: string) =>
  Array.from({ length: count }, (_, row) => ({
    identifier: `LR-${name}-${String(row).padStart(3, '0')}`,
    invoice: `INV-${name}-${row}`,
    client: `Consignee ${row % 60}`,
    truck_number: `MH${10 + (row % 40)}AB${1000 + row}`,
    driver: { name: `Driver ${row % 80}`, contact: ['9876543210'] },
    spocs: [{ name: `Receiver ${row % 90}`, contact: { phone: ['9876500000'] } }],
    source: { name: `Source ${row % 20}` },
    destination: {
      name: `Destination ${row % 40}`,
      city: 'Pune',
      state: 'Maharashtra',
      address: 'Plot 12, an industrial area beside the highway',
    },
    transporter: `Transporter ${row % 8}`,
    dispatch_date,
    dispatch_time: '09:30',
    eta_hrs: 24 + (row % 72),
    ship_unit: 1 + (row % 50),
    ship_weight: { weight: 1 + (row % 20), unit: 'Tonne' },
  }))
