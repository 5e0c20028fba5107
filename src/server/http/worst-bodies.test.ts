import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { requestCutter } from '../../contract/bulk/bulk.ts'
import { listenOn, openTestApp, type TestApp } from '../testing/app.ts'
import { linkTo, openPublic } from '../testing/links.ts'
import { longestTurn } from '../testing/loop-watch.ts'
import { anOrder } from '../testing/orders.ts'

/** Processor time in ms that no request may keep the loop from the others. */
const MOST_MS = 250

let t: TestApp
let origin: string
const tokens: Record<string, string> = {}
beforeAll(async () => {
  t = await openTestApp()
  origin = await listenOn(t)
  const { ref } = await linkTo(t, await anOrder(t), 'receiver')
  const code = (await t.call('acme', '/url-codes', { purpose: 'mobile_add' })).body.code
  const phone = await t.call(`Bearer ${code}`, '/decodetoken', { purpose: 'mobile_add' })
  Object.assign(tokens, {
    account: await t.token('acme'),
    phone: phone.body.token,
    link: (await openPublic(t, 'receiver', ref)).body.token,
  })
})
afterAll(() => t.close())

const fields = (count: number): string =>
  Array.from({ length: count }, (_, n) => `"u${n}":1`).join(',')
const nested = (deep: number): string => `${'{"a":'.repeat(deep)}1${'}'.repeat(deep)}`
const cut = (rows: string): string =>
  `{"callback_data":{"url":"http://epod.test/api/orders"},"chunk_size":200,"data":[${rows}]}`
const times = (count: number, text: string): string => Array<string>(count).fill(text).join(',')

const [orders, cutter, epod] = ['/orders', requestCutter.url, '/update_epod']
/** What each caller may send at its worst: from where, to which call, what, and the refusal. */
const worst: readonly (readonly [string, string, string, () => string, number, string])[] = [
  ['account', cutter, '1,300,000 fields', () => cut(`{${fields(1_300_000)}}`), 422, '200'],
  [
    'account',
    cutter,
    '12,000 rows of 500 items',
    () => cut(times(12_000, `{"Items":[${times(500, '{}')}]}`)),
    413,
    '1000000',
  ],
  [
    'account',
    cutter,
    'a list beside the rows',
    () => `{"more":[[${times(5_000_000, '1')}]],"data":[]}`,
    413,
    '10000',
  ],
  [
    'account',
    cutter,
    'one row that is 900,000 lists',
    () => cut(`[${times(900_000, '[]')}]`),
    413,
    '10000',
  ],
  ['account', orders, '1,300,000 fields', () => `[{${fields(1_300_000)}}]`, 413, 'too large'],
  ['account', orders, '150,000 fields', () => `[{${fields(150_000)}}]`, 422, '200'],
  ['phone', orders, '150,000 fields', () => `[{${fields(150_000)}}]`, 422, '200'],
  [
    'account',
    orders,
    '190 rows of 500 wrong items',
    () => `[${times(190, `{"Items":[${times(500, '{}')}]}`)}]`,
    422,
    '',
  ],
  ['account', epod, '1,300,000 fields', () => `{${fields(1_300_000)}}`, 422, '1000'],
  ['link', epod, '1,300,000 fields', () => `{${fields(1_300_000)}}`, 422, '1000'],
  ['link', epod, '5,000,000 values', () => `{"photos":[${times(5_000_000, '1')}]}`, 413, '10000'],
  ['account', cutter, 'a row 3,000,000 deep', () => cut(nested(3_000_000)), 422, '8'],
  ['account', orders, 'a row 300,000 deep', () => `[${nested(300_000)}]`, 422, '8'],
  ['link', epod, 'a body 3,000,000 deep', () => nested(3_000_000), 422, '20'],
]

describe('a body built to keep the server busy', () => {
  it.each(worst)(
    '%s to %s with %s stops nobody else, and is told the bound [ERRS-04]',
    async (caller, url, _what, make, status, bound) => {
      const body = Buffer.from(make())
      const send = () =>
        fetch(`${origin}/api${url}`, {
          method: 'POST',
          headers: {
            authorization: `Bearer ${tokens[caller]}`,
            'content-type': 'application/json',
            'idempotency-key': crypto.randomUUID(),
          },
          body,
        })
      const { ms, result } = await longestTurn(async () => {
        const answer = await send()
        return { status: answer.status, said: (await answer.json()) as { message: string } }
      }, MOST_MS)
      expect([result.status, result.said.message]).toEqual([status, expect.stringContaining(bound)])
      expect(ms).toBeLessThan(MOST_MS)
    },
    120_000,
  )

  it('as many wrong rows as one request may hold are judged and told while others are served [BULK-09]', async () => {
    const row = JSON.stringify({ invoice: 'INV', driver: 7, spocs: [{ contact: {} }], value: -1 })
    const { ms, result } = await longestTurn(async () => {
      const answer = await fetch(`${origin}/api${cutter}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${tokens['account']}`,
          'content-type': 'application/json',
          'idempotency-key': crypto.randomUUID(),
        },
        body: cut(times(20_000, row)),
      })
      return [answer.status, (await answer.text()).length]
    }, MOST_MS)
    expect(result).toEqual([200, expect.any(Number)])
    expect(ms).toBeLessThan(MOST_MS)
  }, 120_000)
})
