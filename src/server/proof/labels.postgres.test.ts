import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkDigit } from '../../domain/trade/gs1/application-identifiers.ts'
import { openTestApp, type Reply, type TestApp } from '../testing/app.ts'
import { anOrder } from '../testing/orders.ts'
import { present } from '../testing/present.ts'
import { aRow } from '../testing/rows.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())

const ssccOf = (unit: number): string => {
  const digits = `3761042501${String(unit).padStart(7, '0')}`
  return `${digits}${checkDigit(digits)}`
}
const isWaiting = async (): Promise<boolean> => {
  const waiting = sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  const { rows } = await t.database.asOwner((db) => waiting.execute(db))
  return rows.length > 0
}

const add = (rows: object[]): Promise<Reply> => t.call('acme', '/orders', rows)
const upload = (data: object[]): Promise<Reply> =>
  t.call('acme', '/request-cutter/receive_data_new.json', {
    data,
    callback_data: { url: 'http://epod.test/api/orders', method: 'POST' },
  })

it.each([
  { what: 'request', send: add, failedOf: ({ body }: Reply) => body.result.failed },
  {
    what: 'upload',
    send: upload,
    failedOf: ({ body }: Reply) => body.data[0].data.extra_data.data,
  },
])(
  'adds the other rows of the $what whose label another takes at the same moment [TRADE-06]',
  async ({ what, send, failedOf }) => {
    const { _id } = await anOrder(t)
    const label = `00${ssccOf(what.length)}`
    const other = aRow()
    const replies: Promise<Reply>[] = []
    await t.database.asOwner(async (db) => {
      await sql`insert into label_numbers (client_id, number, order_id)
        select client_id, ${label}, id from orders where id = ${_id}`.execute(db)
      replies.push(send([{ ...aRow(), label }, other]))
      await expect.poll(isWaiting).toBe(true)
    })
    const [reply] = await Promise.all(replies)
    expect(reply?.code).toBe(200)
    expect(failedOf(present(reply))).toMatchObject([{ row: 1, code: 'label_other_order' }])
    expect((await add([other])).code).toBe(409)
  },
)
