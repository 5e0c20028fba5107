import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { getOrder } from '../../contract/orders/orders.ts'
import { anotherNode, openTestApp, type TestApp } from '../testing/app.ts'
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
