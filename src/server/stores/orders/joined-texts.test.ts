import { afterAll, beforeAll, expect, it } from 'vitest'
import { oneLine } from '../../../domain/unseen.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { logOf } from '../../testing/orders.ts'
import { aRow } from '../../testing/rows.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())

it('keeps every sign of many orders that are written at once, also those that part them [SPED-01]', async () => {
  const clients = [
    '\u001E',
    'a\u001Eb\u001Fc',
    '"\\"\n\r\t',
    '{"a":[null,\'x\']}',
    'क्ष 🚚 \u2028',
    '$1, NULL',
  ]
  const rows = clients.map((client) =>
    aRow({
      client: `<${client}>`,
      spocs: [{ name: `Asha${client}.`, contact: { phone: ['9876501234'] } }],
      extra_fields: { [`x${client}`]: client },
      Items: [{ item_no: 1, product_description: `${client}.` }],
    }),
  )
  const { code, body } = await t.call('acme', '/orders', rows)
  expect([code, body.result?.failed]).toEqual([200, []])
  for (const [index, { _id }] of (body.result?.created ?? []).entries()) {
    // Throws where the log is broken, or does not add up to the row.
    const [event] = await logOf(t, _id)
    // A name is one line; a free field keeps all that was sent.
    const client = clients[index] ?? ''
    const entered = {
      client: oneLine(`<${client}>`),
      spocs: [{ name: oneLine(`Asha${client}.`) }],
      extra_fields: { [`x${client}`]: client },
    }
    expect(event?.type === 'created' && event.data.entered).toMatchObject(entered)
    const answer = await t.call('acme', `/orders/${_id}`)
    expect(answer.body.result).toMatchObject(entered)
  }
})
