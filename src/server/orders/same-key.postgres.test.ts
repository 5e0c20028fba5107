import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { getOrder } from '../../contract/orders/orders.ts'
import { anotherNode, openTestApp, type Reply, type TestApp } from '../testing/app.ts'
import { anOrder, logOf } from '../testing/orders.ts'

let t: TestApp
let other: FastifyInstance
beforeAll(async () => {
  t = await openTestApp()
  other = await anotherNode(t)
})
afterAll(async () => {
  await other.close()
  await t.close()
})

it('gives two processes that are asked under one key at once one answer, whichever of them has the order cached [EPOD-09]', async () => {
  const authorization = `Bearer ${await t.token('acme')}`
  for (let round = 0; round < 20; round += 1) {
    const { _id } = await anOrder(t)
    await t.call('acme', getOrder, { params: { id: _id } })
    const key = { 'idempotency-key': `same-${_id}` }
    const payload = { _id, remarks: { text: 'once' } }
    const [one, another] = await Promise.all([
      t.call('acme', '/update_epod', payload, key),
      other.inject({
        method: 'POST',
        url: '/api/update_epod',
        headers: { authorization, ...key },
        payload,
      }),
    ])
    expect([one.code, another.statusCode]).toEqual([200, 200])
    expect(another.json()).toEqual(one.body)
    expect(await logOf(t, _id)).toHaveLength(2)
  }
})

const isWaiting = async (): Promise<boolean> => {
  const waiting = sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  const { rows } = await t.database.asOwner((db) => waiting.execute(db))
  return rows.length > 0
}

it('has no key while it waits for its order, so that whoever has the order never waits for it [EPOD-09]', async () => {
  const { _id } = await anOrder(t)
  const remark = (key: string): Promise<Reply> =>
    t.call('acme', '/update_epod', { _id, remarks: { text: key } }, { 'idempotency-key': key })
  const [first, second] = [`first-${_id}`, `second-${_id}`]
  expect((await remark(first)).code).toBe(200)
  const replies: Promise<Reply>[] = []
  const held = t.database.asOwner(async (db) => {
    await sql`select from orders where id = ${_id} for update`.execute(db)
    replies.push(remark(second))
    await expect.poll(isWaiting).toBe(true)
    // Sooner than a deadlock is looked for, which would end one of the two.
    await sql`set local lock_timeout = '500ms'`.execute(db)
    const { numAffectedRows } = await sql`
      insert into idempotency (client_id, actor, route, key, body_hash)
      select client_id, actor, route, ${second}, body_hash
      from idempotency where key = ${first}`.execute(db)
    throw new Error(`${numAffectedRows} taken, and given back`)
  })
  await expect(held).rejects.toThrow('1 taken, and given back')
  expect((await Promise.all(replies)).map(({ code }) => code)).toEqual([200])
})
