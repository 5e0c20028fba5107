import { afterAll, beforeAll, expect, it } from 'vitest'
import { words } from '../../domain/testing/words.ts'
import { openTestApp, type TestApp } from '../testing/app.ts'

let t: TestApp
let authorization: string
beforeAll(async () => {
  t = await openTestApp()
  authorization = `Bearer ${await t.token('acme')}`
})
afterAll(() => t.close())

const post = async (
  url: string,
  payload: string | Buffer,
  type?: string,
): Promise<[number, unknown]> => {
  const reply = await t.app.inject({
    method: 'POST',
    url: `/api${url}`,
    payload,
    headers: { authorization, ...(type === undefined ? {} : { 'content-type': type }) },
  })
  return [reply.statusCode, reply.json<{ message: string }>().message]
}

it('takes no body, an empty one and {} where a call asks for nothing [AUTH-05]', async () => {
  expect(
    (await t.app.inject({ method: 'POST', url: '/api/validtoken', headers: { authorization } }))
      .statusCode,
  ).toBe(200)
  for (const body of ['', '{}', 'null'])
    expect([body, await post('/validtoken', body, 'application/json')]).toEqual([
      body,
      [200, words.ok],
    ])
})

it('answers 400 for text in another encoding, large or small, and keeps no mark in its place [ERRS-01] [ERRS-04]', async () => {
  for (const name of ['Müller', `${'x'.repeat(140_000)}é`]) {
    const body = Buffer.from(JSON.stringify({ orders: [{ source: { name } }] }), 'latin1')
    for (const type of ['application/json', 'application/json; charset=iso-8859-1'])
      expect(await post('/orders', body, type)).toEqual([400, words.not_parsable])
  }
})

it('answers 400 for what is not JSON, 415 for what is not said to be, 413 for too much [ERRS-01]', async () => {
  for (const body of ['', '{', '[1,', '{"__proto__": 1}'])
    expect([body, await post('/fetch_orders', body, 'application/json')]).toEqual([
      body,
      [400, words.not_parsable],
    ])
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
  ])
    expect([type, await post('/fetch_orders', '{}', type)]).toEqual([
      type,
      [415, words.unsupported_media],
    ])
  expect(
    await post(
      '/fetch_orders',
      JSON.stringify({ query: { search: 'x'.repeat(70_000) } }),
      'application/json; charset=utf-8',
    ),
  ).toEqual([413, words.too_large])
})

it('answers 404 for a text that is no id, and 422 for what is no text [ERRS-04]', async () => {
  expect(await post('/trigger_otp', '{"_id": "none"}', 'application/json')).toEqual([
    404,
    words.not_found,
  ])
  expect(await post('/trigger_otp', '{"_id": 7}', 'application/json')).toEqual([
    422,
    words.wrong_input,
  ])
  expect(await post('/trigger_otp', '{"_id": "none", "more": 1}', 'application/json')).toEqual([
    422,
    words.wrong_input,
  ])
})
