import * as fc from 'fast-check'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { canonical } from '../../../domain/order/canonical.ts'
import { replay } from '../../../domain/order/evolve.ts'
import { stateOf, untoldOf, type OrderAnswer } from '../../../domain/order/stored-state.ts'
import { anyLog } from '../../../domain/testing/stories.ts'
import { openTestApp } from '../../testing/app.ts'
import { present } from '../../testing/present.ts'
import { anOrder, logOf } from '../../testing/orders.ts'
import { aRow } from '../../testing/rows.ts'
import { rebuildFromLog } from '../log/rebuild.ts'
import { readMigrations } from '../database/migrate.ts'
import { rowOf, wireOf } from './row.ts'
import type { StoredOrder } from './stored-order.ts'

const triggers = sql<{ tgname: string }>`
  select tgname
  from pg_trigger
  where tgrelid = 'orders'::regclass and tgname = 'orders_keep_doc'`

it('an order is the same again, of the answer as it is written and what that lacks [SIZE-01] [REPL-01]', () => {
  const told = fc.property(anyLog, (log) => {
    const order = present(replay(log))
    const wire = JSON.parse(wireOf(order)) as OrderAnswer
    const untold = JSON.parse(JSON.stringify(untoldOf(order, wire))) as object
    return canonical(stateOf(wire, untold)) === canonical(order)
  })
  expect(fc.check(told, { numRuns: 300 })).toMatchObject({ failed: false })
})

it('a row keeps no value twice: neither the whole, nor of a new order anything but the answer [SIZE-01]', async () => {
  const t = await openTestApp()
  try {
    const order = await anOrder(t)
    expect(rowOf(order, '', order.dispatch_date ?? '').untold).toEqual({})
    const stored = (): Promise<StoredOrder[]> =>
      t.database.asOwner(
        async (db) =>
          (await sql<StoredOrder>`select doc, wire, untold from orders`.execute(db)).rows,
      )
    expect((await stored()).map(({ doc, untold }) => [doc, untold])).toEqual([[null, {}]])
    expect((await t.database.asOwner((db) => triggers.execute(db))).rows).toEqual([])
  } finally {
    await t.close()
  }
})

it('a process of the release before reads what this one writes, until the rows are rebuilt [HOST-07]', async () => {
  const t = await openTestApp()
  try {
    const kept = await anOrder(t, 'acme', { spocs: [] })
    const migration = present(readMigrations().find(({ name }) => name.startsWith('0055_')))
    // What it does where orders are there when it comes.
    const created = present(/DO \$\$[^]*?\$\$;/.exec(migration.text)?.[0])
    await t.database.asOwner((db) => sql.raw(created).execute(db))
    const { body } = await t.call('acme', '/orders', [
      aRow({ identifier: 'N-1', lr: 'LR 7', bill_qty: 3, cust_code: null }),
    ])
    const _id = present(body.result?.created[0]?._id)
    await t.call('acme', '/trigger_otp', { _id })
    for (const action of [
      { remarks: { text: 'One is wet', categories: ['Damaged'] } },
      { damaged_goods: [{ item_no: 'A1', quantity: 2 }] },
      { receive: true },
      { client_rating: 4 },
    ])
      await t.call('acme', '/update_epod', { _id, ...action })
    await t.call('acme', '/update_epod', { _id: kept._id, reject: true })
    const docs = await t.database.asOwner(
      async (db) =>
        (await sql<{ id: string; doc: unknown }>`select id, doc from orders`.execute(db)).rows,
    )
    expect(docs).toHaveLength(2)
    for (const { id, doc } of docs)
      expect(canonical(doc)).toBe(canonical(replay(await logOf(t, id))))

    expect(await rebuildFromLog(t.database)).toBe(2)
    const after = await t.database.asOwner(
      async (db) => (await sql<{ doc: unknown }>`select doc from orders`.execute(db)).rows,
    )
    expect(after).toEqual([{ doc: null }, { doc: null }])
    expect((await t.database.asOwner((db) => triggers.execute(db))).rows).toEqual([])
    for (const { id } of docs) expect((await logOf(t, id)).length).toBeGreaterThan(1)
  } finally {
    await t.close()
  }
})
