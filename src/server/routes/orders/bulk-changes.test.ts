import { randomUUID, randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  beginBulkChange,
  bulkChangeOrders,
  getBulkChange,
  listBulkChanges,
} from '../../../contract/orders/bulk-changes.ts'
import type { Deps } from '../../deps.ts'
import { makeChanges } from '../../jobs/bulk-changes.ts'
import { NotOurs } from '../../orders/bulk-item.ts'
import { Busy } from '../../stores/database/busy.ts'
import { removeExpired } from '../../stores/upkeep/upkeep.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { bulkDesk, truckFor } from '../../testing/bulk.ts'
import { anOrder } from '../../testing/orders.ts'
import { present } from '../../testing/present.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())
afterEach(() => t.database.asOwner((db) => sql`delete from bulk_changes`.execute(db)))

const { someOrders, begun, look, ordersIn, undo, stop, read, typesOf, expired, brokenOffAfter } =
  bulkDesk(() => t)

describe('a change of many orders', () => {
  it('is waited for to its end where another could not be taken on meanwhile [DESK-23]', async () => {
    const change = await begun(truckFor(await someOrders(10)))
    let taken = 0
    const stopWatching = t.database.watch((statement) => {
      if (!/update bulk_changes c\s+set state = 'running'/.test(statement.text)) return statement
      taken += 1
      return taken === 1 ? { text: 'select 1 / 0' } : statement
    })
    await expect(makeChanges(t.deps)).rejects.toThrow('division by zero')
    stopWatching()
    expect((await look(change)).result).toMatchObject({ state: 'done', done: 10 })
  })

  it('is answered at once, goes on beside the request, and tells how far it is [DESK-23]', async () => {
    const orders = await someOrders(3)
    const first = await begun(truckFor(orders))
    expect(first).toMatchObject({ kind: 'edit', state: 'waiting', total: 3, done: 0 })
    expect((await read(present(orders[0]))).truck_number).toBe('MH12AB1234')
    await brokenOffAfter(2)
    expect((await look(first)).result).toMatchObject({ state: 'running', done: 2, changed: 2 })
    const bell = await t.call('acme', '/counter/notification')
    expect(bell.body.changes).toMatchObject([{ id: first.id, done: 2, total: 3 }])
    await expired()
    await makeChanges(t.deps)
    const { result } = await look(first)
    expect(result).toMatchObject({ state: 'done', done: 3, changed: 3, left: 0 })
    for (const order of orders)
      expect(await read(order)).toMatchObject({ truck_number: 'KA05BULK01' })
    expect((await t.call('acme', listBulkChanges, { query: {} })).body.result).toEqual([result])
  })

  it('goes on where a process died, each order once, whoever else has it by then [DESK-23]', async () => {
    const orders = await someOrders(5)
    const change = await begun(truckFor(orders))
    const { goOn } = await brokenOffAfter(2)
    await makeChanges(t.deps)
    expect((await look(change)).result.done).toBe(2)
    await expired()
    await Promise.all([makeChanges(t.deps), makeChanges(t.deps)])
    // The one that was thought dead wakes up.
    await expect(goOn()).rejects.toBeInstanceOf(NotOurs)
    expect((await look(change)).result).toMatchObject({ state: 'done', changed: 5 })
    for (const order of orders) expect(await typesOf(order)).toEqual(['created', 'edited'])
  })

  it('is gone on with however often it is broken off, as long as it gets further [DESK-23]', async () => {
    const change = await begun(truckFor(await someOrders(3)))
    await t.database.asOwner((db) => sql`update bulk_changes set tries = 4`.execute(db))
    await brokenOffAfter(1)
    await expired()
    await makeChanges(t.deps)
    expect((await look(change)).result).toMatchObject({ state: 'done', done: 3 })
  })

  it('is given up where it ended its process again and again, and says so [DESK-23]', async () => {
    const change = await begun(truckFor(await someOrders(2)))
    await brokenOffAfter(1)
    await t.database.asOwner((db) => sql`update bulk_changes set tries = 5`.execute(db))
    await expired()
    await makeChanges(t.deps)
    expect((await look(change)).result).toMatchObject({
      state: 'failed',
      fault: 'change_unended',
      done: 1,
    })
  })

  it('is stopped: what was done stays and is told, what was not is not come to [DESK-23]', async () => {
    const orders = await someOrders(4)
    const change = await begun(truckFor(orders))
    const { goOn } = await brokenOffAfter(2)
    const { code, body } = await stop(change)
    expect([code, body.result]).toMatchObject([200, { state: 'stopped', done: 2, total: 4 }])
    await expect(goOn()).rejects.toBeInstanceOf(NotOurs)
    await expired()
    await makeChanges(t.deps)
    const trucks = await Promise.all(orders.map(async (order) => (await read(order)).truck_number))
    expect(trucks).toEqual(['KA05BULK01', 'KA05BULK01', 'MH12AB1234', 'MH12AB1234'])
    expect((await ordersIn(change)).map(({ outcome }) => outcome)).toEqual([
      'done',
      'done',
      null,
      null,
    ])
    expect((await stop(change)).code).toBe(409)
  })

  it('is begun once under one key, and five at once by one user [DESK-23]', async () => {
    const orders = await someOrders(1)
    const key = { 'idempotency-key': randomUUID() }
    const [a, b] = await Promise.all([
      begun(truckFor(orders), 'acme', key),
      begun(truckFor(orders), 'acme', key),
    ])
    expect(a.id).toBe(b.id)
    const codes = await Promise.all(
      Array.from(
        { length: 6 },
        async () => (await t.call('acme', beginBulkChange, { body: truckFor(orders) })).code,
      ),
    )
    expect(codes.toSorted((x, y) => x - y)).toEqual([200, 200, 200, 200, 429, 429])
    expect((await t.call('bayer', beginBulkChange, { body: truckFor(orders) })).code).toBe(200)
  })

  it('is of all that match, as they are when it is asked for [DESK-23]', async () => {
    const orders = await someOrders(3, 'acme', { source: { name: 'Bulkville' } })
    const edit = { driver: { name: 'Asha' } }
    const change = await begun({ kind: 'edit', query: { source: 'Bulkville' }, edit })
    await anOrder(t, 'acme', { source: { name: 'Bulkville' } })
    await makeChanges(t.deps)
    expect((await look(change)).result).toMatchObject({ total: 3, changed: 3 })
    expect((await read(present(orders[2]))).driver).toEqual({
      name: 'Asha',
      contact: ['9876543210'],
    })
  })

  it('of two at once about the same orders, each is judged by what it saw [DESK-23] [EDIT-05]', async () => {
    const orders = await someOrders(2)
    const seen = orders.map(({ _id, rev }) => ({ _id, rev }))
    const [a, b] = [
      await begun({ kind: 'edit', orders: seen, edit: { truck_number: 'FIRST' } }),
      await begun({ kind: 'edit', orders: seen, edit: { truck_number: 'SECOND' } }),
    ]
    await makeChanges(t.deps)
    const told = [(await look(a)).result, (await look(b)).result]
    expect(told.map(({ changed }) => changed).reduce((x, y) => x + y)).toBe(2)
    expect(told.map(({ left }) => left).reduce((x, y) => x + y)).toBe(2)
    for (const order of orders) expect(await typesOf(order)).toEqual(['created', 'edited'])
  })

  it('keeps nothing of what was typed once it has ended: the log has it [DESK-25]', async () => {
    await begun(truckFor(await someOrders(1)))
    await begun({ kind: 'edit', query: { source: 'Pune' }, edit: { driver: { name: 'Asha' } } })
    const stopped = await begun(truckFor(await someOrders(1)))
    await stop(stopped)
    await makeChanges(t.deps)
    const kept = await t.database.asOwner((db) =>
      sql`
        select edit from bulk_change_orders where edit is not null
        union all select asked from bulk_changes where asked is not null`.execute(db),
    )
    expect(kept.rows).toEqual([])
  })

  it('says where it is of orders and of a query, or names an order twice with different changes [DESK-23] [ERRS-04]', async () => {
    const edit = { truck_number: 'x' }
    const both = { kind: 'edit', orders: [{ _id: randomUUIDv7() }], query: {}, edit }
    const _id = randomUUIDv7()
    const orders = [{ _id }, { _id: _id.toUpperCase(), edit: { eta_hrs: 3 } }]
    for (const [body, field, code] of [
      [both, 'query', 'orders_or_query'],
      [{ kind: 'edit', orders, edit }, 'orders.1._id', 'order_twice'],
    ] as const)
      expect(await t.call('acme', '/bulk_changes', body)).toMatchObject({
        code: 422,
        body: { errors: [{ field, code }] },
      })
  })

  it.each<[string, unknown]>([
    ['no kind', {}],
    ['a kind of its own', { kind: 'undo', orders: [] }],
    ['no orders', { kind: 'edit', edit: { truck_number: 'x' } }],
    ['none of them', { kind: 'edit', orders: [], edit: { truck_number: 'x' } }],
    ['orders and a query', { kind: 'edit', orders: [], query: {}, edit: { truck_number: 'x' } }],
    ['no edit', { kind: 'edit', orders: [{ _id: randomUUIDv7() }] }],
    ['an empty edit', { kind: 'edit', query: {}, edit: {} }],
    ['a field that is none of these', { kind: 'edit', query: {}, edit: { identifier: 'x' } }],
    ['a wrong type', { kind: 'edit', query: {}, edit: { eta_hrs: 'soon' } }],
    [
      'too many orders',
      {
        kind: 'edit',
        orders: Array.from({ length: 1_001 }, () => ({ _id: randomUUIDv7() })),
        edit: { truck_number: 'x' },
      },
    ],
    ['nobody to tell', { kind: 'tell', order_ids: [] }],
  ])('is refused for %s [DESK-23] [ERRS-04]', async (_name, body) => {
    expect((await t.call('acme', '/bulk_changes', body)).code).toBe(422)
  })
})

/** The product, with a database that fails at the transactions of orders that `fault` names. */
const failingAt = (fault: (transaction: number) => Error | null): Deps => {
  let count = 0
  const transaction: Deps['database']['transaction'] = (scope, work) => {
    const error = scope.kind === 'client' ? fault((count += 1)) : null
    return error ? Promise.reject(error) : t.deps.database.transaction(scope, work)
  }
  return {
    ...t.deps,
    database: Object.create(t.deps.database, { transaction: { value: transaction } }),
  }
}

describe('a database that fails in the middle of a change of many orders', () => {
  it('is waited for where it has no time, and nothing is left for that [DESK-23]', async () => {
    const change = await begun(truckFor(await someOrders(2)))
    await makeChanges(failingAt((at) => (at <= 3 ? new Busy('lock', new Error('x')) : null)))
    expect((await look(change)).result).toMatchObject({ state: 'done', changed: 2, left: 0 })
  })

  it('has one order left where that fails again and again, and the others done [DESK-24]', async () => {
    const orders = await someOrders(3)
    const change = await begun(truckFor(orders))
    await makeChanges(failingAt((at) => (at <= 2 ? new Error('nobody foresaw it') : null)))
    const { result, reasons } = await look(change)
    expect(result).toMatchObject({ state: 'done', changed: 2, left: 1 })
    expect(reasons).toMatchObject([
      { code: 'some_error', identifiers: [present(orders[0]).identifier] },
    ])
  })
})

describe('a change of many orders, as time passes,', () => {
  it('is handed back by a process that ends, and gone on with by the next at once [DESK-23]', async () => {
    const change = await begun(truckFor(await someOrders(3)))
    const leaving = new AbortController()
    const { database } = t.deps
    // The process is told to end while it does the first order.
    const transaction: Deps['database']['transaction'] = async (scope, work) => {
      if (scope.kind === 'client') leaving.abort()
      return database.transaction(scope, work)
    }
    await makeChanges(
      { ...t.deps, database: Object.create(database, { transaction: { value: transaction } }) },
      leaving.signal,
    )
    expect((await look(change)).result).toMatchObject({ state: 'waiting', done: 1 })
    await makeChanges(t.deps)
    expect((await look(change)).result).toMatchObject({ state: 'done', changed: 3 })
  })

  it('is forgotten after thirty days, with what became of its orders; their logs stay [DESK-23]', async () => {
    const orders = await someOrders(2)
    const change = await begun(truckFor(orders))
    await makeChanges(t.deps)
    const kept = () => t.database.asOwner((db) => sql`select from bulk_change_orders`.execute(db))
    expect((await kept()).rows).toHaveLength(2)
    await t.database.asOwner((db) =>
      sql`update bulk_changes set expires_at = now() - interval '1 second'`.execute(db),
    )
    expect((await t.call('acme', '/bulk_changes')).body.result).toEqual([])
    expect((await undo(change)).code).toBe(404)
    // Not by the job, which runs every five seconds, but by the nightly work.
    await makeChanges(t.deps)
    expect((await kept()).rows).toHaveLength(2)
    await removeExpired(t.database, { at_once: 1, mayGoOn: () => true })
    expect((await kept()).rows).toEqual([])
    expect(await typesOf(present(orders[0]))).toEqual(['created', 'edited'])
  })
})

describe('the sum of a change of many orders', () => {
  it('says by reason which orders were left, by their numbers [DESK-24]', async () => {
    const [good, again, received, late, newer] = await someOrders(5)
    const ids = [good, again, received, late, newer].map((order) => present(order)._id)
    for (const _id of [ids[2], ids[3]]) await t.call('acme', '/update_epod', { _id, receive: true })
    await t.call('acme', '/edit_epod', { _id: ids[1], truck_number: 'KA05BULK01' })
    await t.call('acme', '/edit_epod', { _id: ids[4], truck_number: 'OTHER' })
    const change = await begun({
      kind: 'edit',
      orders: ids.map((_id, at) => ({ _id: present(_id), ...(at === 4 && { rev: 1 }) })),
      edit: { truck_number: 'KA05BULK01' },
    })
    await makeChanges(t.deps)
    const { result, reasons } = await look(change)
    expect(result).toMatchObject({ total: 5, done: 5, changed: 1, same: 1, left: 3 })
    expect(reasons).toMatchObject([
      {
        count: 2,
        code: 'already_received',
        identifiers: [present(received).identifier, present(late).identifier],
      },
      { count: 1, code: 'changed_by', identifiers: [present(newer).identifier] },
    ])
  })

  it('is of what each account may do and reach: another’s orders are as those that are not there [DESK-24] [ROLE-15]', async () => {
    const [own, foreign] = [await anOrder(t), await anOrder(t, 'bayer')]
    const sibling = await anOrder(t, 'acme', { transporter: 'Other Carrier' })
    const missing = { _id: randomUUIDv7() }
    const change = await begun(truckFor([own, foreign, sibling, missing]), 'acme-vendor')
    const late = await begun(
      { kind: 'edit', orders: [{ _id: own._id }], edit: { eta_hrs: 5 } },
      'acme-vendor',
    )
    await makeChanges(t.deps)
    const { result, reasons } = await look(change, 'acme-vendor')
    expect(result).toMatchObject({ changed: 1, left: 3 })
    expect(reasons).toMatchObject([{ count: 3, code: 'not_found', identifiers: [] }])
    const told = (await ordersIn(change, 0, 'acme-vendor')).slice(1)
    expect(
      new Set(told.map(({ place: _place, order_id: _id, ...rest }) => JSON.stringify(rest))).size,
    ).toBe(1)
    expect((await read(sibling)).rev).toBe(1)
    expect((await look(late, 'acme-vendor')).reasons).toMatchObject([
      { count: 1, code: expect.stringMatching(/^not_/) },
    ])
  })

  it('is not for other clients, nor for parties of the same: ids answer as not there [DESK-24] [ROLE-15]', async () => {
    const change = await begun(truckFor(await someOrders(1)))
    for (const other of ['bayer', 'acme-vendor', 'acme-distributor']) {
      const codes = [
        (await t.call(other, getBulkChange, { params: { id: change.id } })).code,
        (await t.call(other, bulkChangeOrders, { params: { id: change.id }, query: {} })).code,
        (await stop(change, other)).code,
      ]
      expect([other, codes]).toEqual([other, [404, 404, 404]])
      expect([404, 403]).toContain((await undo(change, other)).code)
      expect((await t.call(other, listBulkChanges, { query: {} })).body.result).toEqual([])
    }
  })

  it('uses no right that the account has lost meanwhile [DESK-23] [AUTH-12]', async () => {
    const order = await anOrder(t)
    const change = await begun(truckFor([order]), 'acme-vendor')
    const disable = (disabled: boolean) =>
      t.database.asOwner((db) =>
        db.updateTable('users').where('username', '=', 'acme-vendor').set({ disabled }).execute(),
      )
    await disable(true)
    await makeChanges(t.deps)
    await disable(false)
    expect((await look(change, 'acme-vendor')).result).toMatchObject({
      state: 'failed',
      fault: 'change_not_allowed',
      done: 0,
    })
    expect((await read(order)).rev).toBe(1)
  })
})

describe('the values before a change of many orders', () => {
  it('are read from the log of each order, page by page, and with those after [DESK-25]', async () => {
    const orders = await someOrders(52)
    const change = await begun({
      kind: 'edit',
      orders: orders.map(({ _id }, at) => ({ _id, edit: { truck_number: `KA${at}` } })),
    })
    await makeChanges(t.deps)
    const page = await ordersIn(change)
    expect(page).toHaveLength(50)
    expect(page[49]).toMatchObject({
      place: 50,
      identifier: present(orders[49]).identifier,
      values: [{ field: 'truck_number', before: 'MH12AB1234', after: 'KA49' }],
    })
    // What happens later to the order says nothing of this change.
    await t.call('acme', '/edit_epod', { _id: present(orders[51])._id, truck_number: 'LATER' })
    const rest = await ordersIn(change, 50)
    expect(rest.map(({ values }) => values[0]?.after)).toEqual(['KA50', 'KA51'])
  })
})
