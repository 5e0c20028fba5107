import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { anOrder } from '../../testing/orders.ts'
import { present } from '../../testing/present.ts'
import { foldCounts } from '../orders/counts/changes.ts'
import { rebuildFromLog } from './rebuild.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())

/**
 * Free maps keep the order in which their members came, which the canonical log does not: texts are
 * compared as what they say.
 */
const tables = async (): Promise<unknown[]> => {
  const { rows } = await t.database.asOwner((db) =>
    sql`
    select 'orders' as name, to_jsonb(o) || jsonb_build_object('wire', o.wire::jsonb) as kept
    from orders o
    union all select 'order_counts', to_jsonb(c)
    from order_counts c
    order by 1, 2`.execute(db),
  )
  return rows
}

it('gives every row of the read model as it was, and the roll-up, from the log alone, whatever became of them [REPL-01]', async () => {
  const orders = [
    await anOrder(t),
    await anOrder(t, 'acme', { transporter: null, dispatch_date: '2026-03-10', eta_hrs: 4 }),
    await anOrder(t, 'bayer'),
  ]
  const [first, second] = orders.map(({ _id }) => _id)
  for (const action of [
    { remarks: { by: 'M', text: 'Damaged', categories: ['Damaged'] } },
    { receive: true },
  ])
    await t.call('acme', '/update_epod', { _id: first, ...action })
  await t.call('acme', '/update_epod', { _id: second, reject: true })
  await foldCounts(t.database)
  const before = await tables()
  await t.database.asOwner(async (db) => {
    await sql`
      update orders
      set rev = 1, status = 'open', exception = false, has_remarks = false, head = '', search = '',
        untold = '{}', wire = '{}', dispatch_at = now(), transporter = 'Nobody'`.execute(db)
    await sql`update order_counts set received = received + 7`.execute(db)
  })
  expect(await rebuildFromLog(t.database)).toBe(3)
  expect(await tables()).toEqual(before)
})

it('files an order whose date of dispatch was taken back by when it was added, as the log does [REPL-01] [CARD-05]', async () => {
  const order = await anOrder(t)
  const filed = async (): Promise<unknown> => {
    const [row] = await t.database.asOwner((db) =>
      db.selectFrom('orders').select('dispatch_at').where('id', '=', order._id).execute(),
    )
    return row?.dispatch_at
  }
  const added_at = await filed()
  const import_id = randomUUID()
  await t.call('acme', '/imports', { import_id, file_name: 'dates.xlsx', rows: 1 })
  const dated = { _id: order._id, dispatch_date: '2026-03-10', dispatch_time: '12:00', import_id }
  const { body } = await t.call('acme', '/edit_epod', dated)
  expect(body).toMatchObject({ status: true })
  expect(await filed()).toBe(present(body.result).dispatch_date)
  expect((await t.call('acme', `/imports/${import_id}/undo`, {})).body.result.undone).toBe(1)
  expect((await t.call('acme', `/orders/${order._id}`)).body.result.dispatch_date).toBeNull()
  expect(await filed()).toBe(added_at)
  const before = await tables()
  await rebuildFromLog(t.database)
  expect(await tables()).toEqual(before)
})
