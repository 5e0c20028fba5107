import { afterAll, beforeAll, expect, it } from 'vitest'
import { words } from '../../domain/testing/words.ts'
import { productLog } from '../product-log.ts'
import { openTestApp, type TestApp } from '../testing/app.ts'
import { anOrder } from '../testing/orders.ts'
import { aJpeg, sent } from '../testing/pictures.ts'

let t: TestApp
let logged = ''
beforeAll(async () => {
  const log = productLog(
    { level: 'error' },
    {
      write: (line: string) => {
        logged += line
      },
    },
  )
  t = await openTestApp({}, log, {
    // As where stored text that is to be JSON is none.
    files: (real) => ({ ...real, keep: async () => JSON.parse('{damaged') as never }),
  })
})
afterAll(() => t.close())

it('answers 500 for a text of the server’s own that is no JSON, and logs it [ERRS-04]', async () => {
  const { _id } = await anOrder(t)
  const photos = [sent(await aJpeg())]
  const { code, body } = await t.call('acme', '/update_epod', { _id, photos })
  expect([code, body.message]).toEqual([500, words.some_error])
  expect(logged).toContain('SyntaxError')
})

it('answers 400 for a large body in which a row is missing, and logs nothing [ERRS-04]', async () => {
  logged = ''
  const rows = Array.from({ length: 2_000 }, () => JSON.stringify({ invoice_no: 'x'.repeat(60) }))
  const reply = await t.app.inject({
    method: 'POST',
    url: '/api/orders',
    payload: `[${rows.join(',')},,{}]`,
    headers: {
      authorization: `Bearer ${await t.token('acme')}`,
      'content-type': 'application/json',
    },
  })
  expect([reply.statusCode, reply.json<{ message: string }>().message]).toEqual([
    400,
    words.not_parsable,
  ])
  expect(logged).toBe('')
})
