import { AsyncLocalStorage } from 'node:async_hooks'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Order } from '../../domain/order/order.ts'
import { words } from '../../domain/testing/words.ts'
import { createLink } from '../../contract/proof/links.ts'
import { sendStep, triggerNotification } from '../../contract/messages/notifications.ts'
import { addOrders, editOrder } from '../../contract/orders/orders.ts'
import { triggerOtp } from '../../contract/proof/proof.ts'
import { generatePassword, validtoken } from '../../contract/sign-in/session.ts'
import { openTestApp, PASSWORD, type Reply, type TestApp } from '../testing/app.ts'
import { logIn } from '../testing/log-in.ts'
import { anOrder, logOf } from '../testing/orders.ts'
import { aJpeg, sent } from '../testing/pictures.ts'
import { aRow } from '../testing/rows.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())

const kept = [
  'orders',
  'events',
  'outbox',
  'idempotency',
  'links',
  'files',
  'names',
  'imports',
  'import_batches',
  'import_writes',
] as const
/** Everything that an action may write, as one text. */
const everything = async (): Promise<string> => {
  const parts = kept.map(
    (table) =>
      sql`
        select ${table} as name, md5(string_agg(row::text, ',' order by row::text)) as digest
        from (select r::text as row from ${sql.table(table)} r) rows`,
  )
  const { rows } = await t.database.asOwner((db) =>
    sql`${sql.join(parts, sql` union all `)}`.execute(db),
  )
  return JSON.stringify(rows)
}

const A_FAULT = 'select 1 / 0'
const NO_ROOM = `do $$ begin
  raise exception 'could not extend file: No space left on device' using errcode = 'disk_full';
end $$`
const NO_PAGE = NO_ROOM.replace('disk_full', 'data_corrupted')

/**
 * Tells the statements of one piece of work from those that others of the process make meanwhile.
 */
const at_work = new AsyncLocalStorage<object>()

/**
 * Does the work with its nth statement to the database failing there; answers whether there was
 * one.
 */
const failingAt = async (
  nth: number,
  work: () => Promise<Reply>,
  fault = A_FAULT,
): Promise<{ reply: Reply; reached: boolean }> => {
  let count = 0
  const own = {}
  const stop = t.database.watch((statement) => {
    // BEGIN only fails with its connection: what follows it in the same packet is not made to stop.
    if (statement.text.startsWith('begin') || at_work.getStore() !== own) return statement
    count += 1
    return count === nth ? { text: fault } : statement
  })
  const reply = await at_work.run(own, work).finally(stop)
  return { reply, reached: count >= nth }
}

const act =
  (action: object) =>
  async (order: Order, key: string): Promise<Reply> =>
    t.call('acme', '/update_epod', { _id: order._id, ...action }, { 'idempotency-key': key })
const actions: [name: string, (order: Order, key: string) => Promise<Reply>][] = [
  ['receive', act({ receive: true })],
  ['reject', act({ reject: true })],
  ['remark', act({ remarks: { text: 'x' } })],
  ['photo', act({ photos: [sent(await aJpeg(40, 30))] })],
  [
    'one-time password',
    (order, key) =>
      t.call('acme', triggerOtp, { body: { _id: order._id } }, { 'idempotency-key': key }),
  ],
  [
    'link',
    (order, key) =>
      t.call(
        'acme',
        createLink,
        { params: { id: order._id }, body: { party: 'receiver' } },
        { 'idempotency-key': key },
      ),
  ],
  [
    'message',
    (order, key) =>
      t.call(
        'acme',
        triggerNotification,
        { body: { order_ids: [order._id], notificationType: ['sms', 'email'] } },
        { 'idempotency-key': key },
      ),
  ],
  [
    'reminder',
    (order, key) =>
      t.call(
        'acme',
        sendStep,
        { params: { id: order._id }, body: { step: 'receive' } },
        { 'idempotency-key': key },
      ),
  ],
  [
    'edit',
    (order, key) =>
      t.call(
        'acme',
        editOrder,
        { body: { _id: order._id, rev: order.rev, truck_number: `KA-${order.identifier}` } },
        { 'idempotency-key': key },
      ),
  ],
  [
    'new order',
    (order, key) =>
      t.call(
        'acme',
        addOrders,
        { body: [aRow({ identifier: `N-${order.identifier}` })] },
        {
          'idempotency-key': key,
        },
      ),
  ],
]

it.each(actions)(
  'leaves nothing half done of a %s, whichever statement fails, and does it once when asked again [EPOD-09] [ADD-03]',
  async (name, work) => {
    const order = await anOrder(t, 'acme', { dispatch_date: '2026-03-09', dispatch_time: '12:00' })
    const key = `key of ${name}`.replaceAll(' ', '-')
    const before = await everything()
    let statements = 0
    for (let nth = 1; nth < 30; nth += 1) {
      // The session is known by now, and asked about no more than once.
      await t.call('acme', validtoken, { body: {} })
      const { reply, reached } = await failingAt(nth, () => work(order, key))
      if (!reached) {
        expect(reply.code).toBe(200)
        break
      }
      statements += 1
      expect([nth, reply.code, reply.body]).toEqual([
        nth,
        500,
        { status: false, code: 'some_error', message: 'Some Error' },
      ])
      expect([nth, await everything()]).toEqual([nth, before])
    }
    // The role, a key, a lock, what is written, COMMIT.
    expect(statements).toBeGreaterThanOrEqual(5)
    const after = await everything()
    const again = await work(order, key)
    expect([again.code, await everything()]).toEqual([200, after])
    await logOf(t, order._id)
  },
)

it.each(actions)(
  'says of a %s that there is no room, whichever statement finds the disk full',
  async (_name, work) => {
    const order = await anOrder(t, 'acme', { dispatch_date: '2026-03-09', dispatch_time: '12:00' })
    const codes = new Set<string>()
    for (let nth = 1; nth < 30; nth += 1) {
      await t.call('acme', validtoken, { body: {} })
      const { reply, reached } = await failingAt(nth, () => work(order, order._id), NO_ROOM)
      if (!reached) break
      codes.add(`${reply.code} ${reply.body.code} ${String(reply.headers['retry-after'])}`)
    }
    expect([...codes]).toEqual(['503 storage_full 30'])
  },
)

it('says that the record is damaged, where a part of it cannot be read', async () => {
  const { _id } = await anOrder(t)
  const receive = (): Promise<Reply> => t.call('acme', '/update_epod', { _id, receive: true })
  await t.token('acme')
  const { reply } = await failingAt(2, receive, NO_PAGE)
  expect([reply.code, reply.body]).toEqual([
    500,
    { status: false, code: 'record_damaged', message: words.record_damaged },
  ])
})

it.each([
  ['signing in', () => logIn(t.app, 'shipper', PASSWORD, '192.0.2.9')],
  [
    'asking for a new password',
    () => t.call(null, generatePassword, { body: { username: 'shipper' } }),
  ],
] as const)(
  'survives a failure of any statement of %s, of which no promise is left alone',
  async (_name, work) => {
    const codes: number[] = []
    for (let nth = 1; nth < 30; nth += 1) {
      const { reply, reached } = await failingAt(nth, work)
      if (!reached) break
      codes.push(reply.code)
    }
    expect(codes.length).toBeGreaterThanOrEqual(4)
    // A rejection nobody waits for would end the process; here it fails the run.
    expect(new Set(codes)).toEqual(new Set([500]))
  },
)
