import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { words } from '../../../domain/testing/words.ts'
import { openTestApp, type Reply, type TestApp } from '../../testing/app.ts'
import { anOrder, logOf } from '../../testing/orders.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())

/** The calls whose URL alone names the order that they change, with a body that fits any order. */
const calls: readonly [name: string, url: (id: string) => string, body: object][] = [
  ['POST /orders/:id/links', (id) => `/orders/${id}/links`, { party: 'tracking' }],
  ['POST /orders/:id/owed/send', (id) => `/orders/${id}/owed/send`, { step: 'receive' }],
  [
    'POST /items/remarks/bulk/:id',
    (id) => `/items/remarks/bulk/${id}`,
    { remarks: [{ item_no: 'A1', text: 'Other', received_quantity: 1 }] },
  ],
]
const placed = async (): Promise<string> =>
  (
    await anOrder(t, 'acme', {
      dispatch_date: '2026-03-09',
      dispatch_time: '12:00',
      Items: [{ item_no: 'A1', product_quantity: 10 }],
    })
  )._id
const typesOf = async (id: string): Promise<string[]> =>
  (await logOf(t, id)).map(({ type }) => type)

describe('The same Idempotency-Key with the same body', () => {
  it.each(calls)(
    'is refused with 422 by %s of another order, which says nothing of the first and stays as it is [EPOD-09] [LINK-01]',
    async (_name, url, body) => {
      const key = { 'idempotency-key': randomUUID() }
      const ask = (id: string): Promise<Reply> => t.call('acme', url(id), body, key)
      // The last was just written, and so is decided on as it was seen.
      const [first, unseen, seen] = [await placed(), await placed(), await placed()]
      await t.call('acme', '/update_epod', { _id: seen, remarks: { text: 'Counted' } })
      const answer = await ask(first)
      expect(answer.code).toBe(200)
      for (const other of [unseen, seen]) {
        const before = await typesOf(other)
        const refused = await ask(other)
        expect([refused.code, refused.body.message]).toEqual([422, words.same_key_other_body])
        expect(JSON.stringify(refused.body)).not.toContain(first)
        expect(await typesOf(other)).toEqual(before)
      }
      expect((await ask(first)).body).toEqual(answer.body)
    },
  )

  it('is refused with 422 where the query says something else [EPOD-02] [EPOD-09]', async () => {
    const [id, key] = [await placed(), { 'idempotency-key': randomUUID() }]
    const receive = (spoc: string): Promise<Reply> =>
      t.call('acme', `/update_epod?spoc=${spoc}`, { _id: id, receive: true }, key)
    expect((await receive('Meera')).code).toBe(200)
    expect((await receive('Asha')).code).toBe(422)
    expect((await receive('Meera')).code).toBe(200)
  })

  it('is tried with each call that names its order in the URL alone', async () => {
    const { paths } = (await t.app.inject('/openapi.json')).json<{
      paths: Record<string, Record<string, { requestBody?: object }>>
    }>()
    const named = Object.entries(paths).flatMap(([path, methods]) =>
      methods['post'] && /^\/api\/(orders|items)\/.*\{id\}/.test(path)
        ? [`POST ${path.replace('/api', '').replace('{id}', ':id')}`]
        : [],
    )
    // A link’s id belongs to one order.
    expect(named.filter((name) => name !== 'POST /orders/:id/links/revoke').toSorted()).toEqual(
      calls.map(([name]) => name).toSorted(),
    )
  })
})
