import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { demoClients } from '../../presets/accounts.ts'
import { platform } from '../stores/database/scope.ts'
import type { Deps } from '../deps.ts'
import { addOrders } from '../../contract/orders/orders.ts'
import { openTestApp, type TestApp } from '../testing/app.ts'
import { logOf } from '../testing/orders.ts'
import { loadOrders } from './load-orders.ts'

describe('loading demo orders', () => {
  let test: TestApp
  beforeEach(async () => {
    test = await openTestApp()
  })
  afterEach(() => test.close())

  /** Orders of each client that has any, by its key. */
  const counts = async (): Promise<Record<string, number>> => {
    const rows = await test.database.read(platform, (db) =>
      db
        .selectFrom('orders')
        .innerJoin('clients', 'clients.id', 'orders.client_id')
        .select('clients.key'),
    )
    return Object.fromEntries(
      [...Map.groupBy(rows, ({ key }) => key)].map(([key, { length }]) => [key, length]),
    )
  }
  const whole = Object.fromEntries(demoClients.map(({ key }) => [key, 48]))

  const withDatabase = (changes: Partial<Deps['database']>): Deps => ({
    ...test.deps,
    database: new Proxy(test.database, {
      get: (target, key, receiver) => Reflect.get(key in changes ? changes : target, key, receiver),
    }),
  })

  /** The same dependencies, but the `nth` transaction is cut off before its COMMIT. */
  const cutAt = (nth: number): Deps => {
    let begun = 0
    const transaction: Deps['database']['transaction'] = (scope, work) =>
      test.database.transaction(scope, async (tx) => {
        const result = await work(tx)
        begun += 1
        if (begun === nth) throw new Error('cut off')
        return result
      })
    return withDatabase({ transaction })
  }

  it('goes on after it was cut off in the middle, and doubles nothing', async () => {
    await expect(loadOrders(cutAt(3))).rejects.toThrow('cut off')
    expect(Object.keys(await counts())).toHaveLength(2)
    await expect(loadOrders(cutAt(1))).rejects.toThrow('cut off')
    expect(Object.keys(await counts())).toHaveLength(2)
    await loadOrders(test.deps)
    expect(await counts()).toEqual(whole)
    const [row] = await test.database.read(platform, (db) =>
      db.selectFrom('orders').select('id').orderBy('id', 'desc').limit(1),
    )
    expect((await logOf(test, row?.id ?? '')).length).toBeGreaterThan(0)
  })

  it('may be done by two processes at once, of which the second saw no orders yet either', async () => {
    await loadOrders(test.deps)
    const read: Deps['database']['read'] = (scope, query) =>
      scope.kind === 'client' ? Promise.resolve([]) : test.database.read(scope, query)
    await loadOrders(withDatabase({ read }))
    expect(await counts()).toEqual(whole)
    const orphans = await test.database.read(platform, (db) =>
      db
        .selectFrom('links')
        .leftJoin('orders', (join) =>
          join
            .onRef('orders.client_id', '=', 'links.client_id')
            .onRef('orders.id', '=', 'links.order_id'),
        )
        .select('links.id')
        .where('orders.id', 'is', null),
    )
    expect(orphans).toEqual([])
  })

  it('leaves a client alone that has an order already', async () => {
    const { code } = await test.call('bayer', addOrders, {
      body: [
        {
          identifier: 'OWN-1',
          client: 'Northwind',
          truck_number: 'MH12AB1234',
          source: { name: 'Pune' },
          destination: { name: 'Nagpur' },
          driver: { name: 'Ravi', contact: '9876543210' },
          dispatch_time: '10:00',
          eta_hrs: 24,
          spocs: [{ name: 'Meera', contact: '9876543210' }],
        },
      ],
    })
    expect(code).toBe(200)
    await loadOrders(test.deps)
    expect(await counts()).toEqual({ ...whole, bayer: 1 })
  })
})
