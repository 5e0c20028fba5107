import { randomUUIDv7 } from 'node:crypto'
import { FIRST_PREV, firstBroken } from '../../domain/order/chain.ts'
import type { OrderEvent, Recorded } from '../../domain/order/events.ts'
import { replay } from '../../domain/order/evolve.ts'
import { enteredFrom } from '../../domain/order/entry/new-order.ts'
import type { OrderInput } from '../../domain/order/entry/order-input.ts'
import type { Order } from '../../domain/order/order.ts'
import { eventIn } from '../../domain/order/upcast.ts'
import { platform } from '../stores/database/scope.ts'
import { addMany } from '../orders/change-many.ts'
import { chainEvents } from '../orders/chain-events.ts'
import { eventSealing, sha256 } from '../secrets.ts'
import { newOrders } from '../stores/orders/order-batch.ts'
import { orderIn, type StoredOrder } from '../stores/orders/stored-order.ts'
import type { TestApp } from './app.ts'

let made_so_far = 0

/**
 * Puts an order of a demo client straight into the store, open unless `events` tell more; the
 * receiver has one phone and one e-mail address of its own.
 */
export const anOrder = async (
  { database }: Pick<TestApp, 'database'>,
  client = 'acme',
  input: Partial<OrderInput> = {},
  events: readonly OrderEvent[] = [],
): Promise<Order> => {
  const [owner] = await database.read(platform, (db) =>
    db.selectFrom('clients').select('id').where('key', '=', client),
  )
  if (!owner) throw new Error(`there is no client ${client}`)
  made_so_far += 1
  const now = new Date().toISOString()
  const number = String(made_so_far).padStart(4, '0')
  const entered = enteredFrom(
    {
      identifier: `LR-${number}-${sha256(now).slice(0, 8)}`,
      client: 'Northwind',
      truck_number: 'MH12AB1234',
      transporter: 'Roadrunner',
      driver: { name: 'Ravi', contact: ['9876543210'] },
      source: { name: 'Pune' },
      destination: { name: 'Nagpur' },
      ship_unit: 10,
      spocs: [
        {
          name: 'Meera',
          contact: { phone: [`98${number}0000`], email: [`meera-${number}@example.com`] },
        },
      ],
      ...input,
    },
    { now, time_zone: 'Asia/Kolkata' },
  )
  const made = chainEvents(
    null,
    FIRST_PREV,
    [{ type: 'created', data: { user: client, entered } }, ...events],
    {
      order_id: randomUUIDv7(),
      actor: { username: client, role: 'client', link_id: null },
      policy_version: 1,
      server_time: now,
      device_time: null,
    },
  )
  await database.transaction({ client_id: owner.id, kind: 'client', party: '' }, (tx) =>
    addMany(tx, owner.id, newOrders([made], now)),
  )
  return made.order
}

/**
 * The log of an order as stored, oldest first. Throws where its chain is broken or it does not add
 * up to the read model.
 */
export const logOf = async ({ database }: TestApp, order_id: string): Promise<Recorded[]> => {
  const [links, [row]] = await Promise.all([
    database.read(platform, (db) =>
      db
        .selectFrom('events')
        .select(['body', 'disclosures', 'digest'])
        .where('order_id', '=', order_id)
        .orderBy('seq'),
    ),
    database.read(platform, (db) =>
      db.selectFrom('orders').select(['doc', 'wire', 'untold']).where('id', '=', order_id),
    ),
  ])
  const broken = firstBroken(links, eventSealing)
  if (broken !== null) throw new Error(`the chain of ${order_id} breaks at ${broken}`)
  const events = links.map(eventIn)
  const all = replay(events)
  // What was taken out stands in its log alone.
  const [told, kept] = [all?.withdrawn ? undefined : all, row && orderIn(row as StoredOrder)].map(
    (order) => JSON.stringify(sorted(order)),
  )
  if (told !== kept) throw new Error(`the log of ${order_id} tells ${told}, the read model ${kept}`)
  return events
}

/** A value with its members in one order, since jsonb does not keep theirs. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, member]) => [key, sorted(member)]),
  )
}

/** The messages queued for an order, with the code unsealed where there is one. */
export const messagesOf = async (
  { database, deps }: TestApp,
  order_id: string,
): Promise<
  {
    kind: string
    channel: string
    recipient: string
    subject: string
    body: string
    expires_at: string | null
    otp: number | null
  }[]
> => {
  const rows = await database.read(platform, (db) =>
    db.selectFrom('outbox').selectAll().where('order_id', '=', order_id).orderBy('id'),
  )
  return rows.map(({ kind, channel, recipient, subject, body, expires_at, secret }) => ({
    kind,
    channel,
    recipient,
    subject,
    body,
    expires_at,
    otp: secret === null ? null : Number(deps.keys.unseal(secret)),
  }))
}
