import { afterAll, beforeAll, expect, it } from 'vitest'
import type { InjectOptions } from 'fastify'
import { drainOnce } from '../jobs/outbox/outbox.ts'
import { productLog } from '../product-log.ts'
import { openTestApp, PASSWORD, type TestApp } from '../testing/app.ts'
import { anOrder, messagesOf } from '../testing/orders.ts'
import { basic, cookieOf } from '../testing/log-in.ts'
import { aJpeg, sent } from '../testing/pictures.ts'

let t: TestApp
let logged = ''
let isStoreBroken = false
const answers: { url: string; text: string }[] = []
beforeAll(async () => {
  t = await openTestApp(
    {},
    productLog(
      { level: 'trace' },
      {
        write: (line: string) => {
          logged += line
        },
      },
    ),
    {
      files: (real) => ({
        ...real,
        keep: (...given) =>
          isStoreBroken ? Promise.reject(new Error('unforeseen')) : real.keep(...given),
      }),
    },
  )
})
afterAll(() => t.close())

const ask = async (
  options: InjectOptions & { url: string },
  // oxlint-disable-next-line no-explicit-any -- each step knows its call's shape
): Promise<{ code: number; body: any; headers: Record<string, unknown> }> => {
  const reply = await t.app.inject(options)
  answers.push({ url: options.url, text: `${JSON.stringify(reply.headers)} ${reply.body}` })
  return {
    code: reply.statusCode,
    headers: reply.headers,
    body: reply.headers['content-type']?.includes('json') ? reply.json() : null,
  }
}
const post = (
  url: string,
  token: string | null,
  payload: object,
  headers: Record<string, string> = {},
) =>
  ask({
    method: 'POST',
    url: `/api${url}`,
    payload,
    headers: { ...headers, ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
  })

it('no log, at its most talkative, holds a secret; and no answer but the one that gives it [OTP-03] [AUTH-16] [LINK-01]', async () => {
  const login = await ask({
    method: 'POST',
    url: '/api/login',
    headers: { authorization: basic('acme', PASSWORD) },
  })
  const token = login.body.token as string
  await ask({
    method: 'POST',
    url: '/api/login',
    headers: { authorization: basic('acme', 'a wrong password of somebody') },
  })
  const { _id, spocs } = await anOrder(t)
  const phone = spocs[0]?.contact.phone[0] ?? ''
  const link = await post(`/orders/${_id}/links`, token, { party: 'receiver' })
  const reference = (link.body.result.url as string).split('/').at(-1) ?? ''
  const opened = await ask({ url: `/api/public/receiver/${reference}` })
  for (const url of [
    `/publicreceiver/${reference}`,
    `/r?${reference}`,
    `/ACMELR/${reference}`,
    `/api/public/link/${reference}`,
  ])
    await ask({ url })
  const statement =
    (
      (
        await post(
          '/crates/statements',
          token,
          { kind: 'receiver', party: 'Northwind' },
          { 'idempotency-key': 'once' },
        )
      ).body.result.url as string
    )
      .split('/')
      .at(-1) ?? ''
  for (const url of [`/api/public/crates/${statement}`, `/publiccrates/${statement}`])
    await ask({ url })
  const page = opened.body.token as string
  const embed = (await post('/url-codes', token, { purpose: 'embed' })).body.code as string
  const phone_code = (await post('/url-codes', token, { purpose: 'mobile_add' })).body
    .code as string
  await ask({ url: `/mobile_add/${phone_code}` })
  await post('/users/generate-password', null, { username: 'acme' })
  await post('/trigger_otp', page, { _id })
  const otp = (await messagesOf(t, _id))[0]?.otp ?? 0
  const reset = t.deps.keys.unseal(
    (
      await t.database.asOwner((db) =>
        db.selectFrom('outbox').select('secret').where('kind', '=', 'reset').executeTakeFirst(),
      )
    )?.secret ?? '',
  )
  // Providers that fail say whom they could not reach.
  await drainOnce(t.deps, {
    email: { send: ({ recipient, body }) => Promise.reject(new Error(`550 ${recipient} ${body}`)) },
  })
  await post('/update_epod', page, { _id, otp: otp === 100_000 ? 100_001 : otp - 1 })
  await post('/update_epod', page, { _id, photos: [sent(await aJpeg())] })
  for (const bad of [
    { _id, otp: String(otp) },
    { _id, otp, password: PASSWORD },
  ])
    await post('/update_epod', token, bad)
  await ask({
    method: 'POST',
    url: '/api/update_epod',
    payload: `{"_id":"${_id}","otp":${otp}`,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  })
  await ask({ url: `/api/public/receiver/${reference}%ff` })
  await ask({ url: `/api/nothing/${reference}`, headers: { authorization: `Bearer ${token}` } })
  // Even what nobody expected is told without what was sent.
  isStoreBroken = true
  expect(
    (await post('/update_epod', page, { _id, photos: [sent(await aJpeg(50, 50))] })).code,
  ).toBe(500)
  isStoreBroken = false
  expect((await post('/update_epod', page, { _id, otp })).code).toBe(200)

  expect(logged).toContain('unforeseen')
  const secrets = {
    password: PASSWORD,
    typed: 'a wrong password',
    token,
    page,
    embed,
    phone_code,
    reference,
    statement,
    reset,
    otp: String(otp),
    cookie: cookieOf({ ...login }).split('=')[1] ?? '',
    basic: basic('acme', PASSWORD).slice(6),
    phone,
  }
  for (const [name, secret] of Object.entries(secrets))
    expect([name, secret.length > 3, logged.includes(secret)]).toEqual([name, true, false])
  expect(logged).not.toMatch(/bearer|authorization":"(?!\[)/i)

  const given: Record<string, RegExp> = {
    token: /\/login$/,
    page: /\/public\/receiver\//,
    embed: /\/url-codes$/,
    phone_code: /\/url-codes$/,
    reference: /\/links$/,
    statement: /\/crates\/statements$/,
    cookie: /\/login$/,
  }
  for (const { url, text } of answers) {
    for (const [name, secret] of Object.entries(secrets)) {
      if (
        name === 'phone' ||
        given[name]?.test(url) ||
        (name === 'reference' && url.includes(secret))
      )
        continue
      expect([url, name, text.includes(secret)]).toEqual([url, name, false])
    }
  }
})
