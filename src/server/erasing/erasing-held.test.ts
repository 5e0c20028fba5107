import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { askErasure } from '../../contract/admin/erasures.ts'
import { beginHold, endHold } from '../../contract/admin/legal-holds.ts'
import { eraseAll } from '../jobs/erasures.ts'
import { openTestApp, type TestApp } from '../testing/app.ts'
import { anOrder } from '../testing/orders.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())

const acme = { key: 'acme' }
const withMessage = async (phone: string) => {
  const spocs = [{ name: 'Somebody Receiving', contact: { phone: [phone], email: [] } }]
  const order = await anOrder(t, 'acme', { spocs })
  await t.database.asOwner((db) =>
    sql`
      insert into outbox (id, client_id, order_id, kind, channel, recipient, subject, body)
      select gen_random_uuid(), client_id, id, 'notice', 'sms', ${phone}, '', 'Your goods'
      from orders where id = ${order._id}`.execute(db),
  )
  return order
}
const messagesTo = async (phone: string): Promise<number> => {
  const { rows } = await t.database.asOwner((db) =>
    sql`select from outbox where recipient = ${phone}`.execute(db),
  )
  return rows.length
}
const ask = (phone: string) =>
  t.call('admin', askErasure, {
    body: { client: 'acme', person: { phone }, why: 'a request' },
  })
/** Erases until what stands beside the orders is next. */
const eraseOrders = async (): Promise<void> => {
  let steps = 0
  const dying = (): void => {
    steps += 1
    if (steps === 3) throw new Error('the process was killed')
  }
  await expect(eraseAll(t.deps, dying)).rejects.toThrow('an erasure failed')
}

it.each(['of an order', 'of all of the client'])(
  'leaves messages that a legal hold %s stands on, which began while a person was erased [DATA-01]',
  async (what) => {
    const isAll = what === 'of all of the client'
    const phone = isAll ? '9500000011' : '9500000012'
    const { identifier } = await withMessage(phone)
    await ask(phone)
    await eraseOrders()
    const body = { why: 'a case', ...(isAll ? {} : { identifier }) }
    const hold = await t.call('admin', beginHold, { params: acme, body })
    await eraseAll(t.deps)
    expect(await messagesTo(phone)).toBe(1)
    const params = { ...acme, id: hold.body.result.id }
    await t.call('admin', endHold, { params, body: { why: 'over' } })
    await ask(phone)
    await eraseAll(t.deps)
    expect(await messagesTo(phone)).toBe(0)
  },
)
