import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { platform } from '../../stores/database/scope.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { anOrder, messagesOf } from '../../testing/orders.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const enter = (number: string, key: string | null, code?: number) =>
  test.app.inject({
    method: 'POST',
    url: `/api/public/receiver/acme/lr/${encodeURIComponent(number)}`,
    headers: key === null ? {} : { 'idempotency-key': key },
    remoteAddress: '203.0.113.9',
    ...(code === undefined ? {} : { payload: { code } }),
  })

const sent = async () => {
  const order = await anOrder(test)
  await enter(order.identifier, null)
  const code = await vi.waitFor(
    async () => {
      const [first] = await messagesOf(test, order._id)
      if (!first?.otp) throw new Error('nothing was sent yet')
      return first.otp
    },
    { timeout: 20_000 },
  )
  return { _id: order._id, identifier: order.identifier, code }
}

it('opens again for the request that used the code, whose answer was lost, and for no other [LINK-02] [OTP-03]', async () => {
  const { identifier, code } = await sent()
  const wrong = code === 100_000 ? 100_001 : 100_000
  expect((await enter(identifier, 'first', code)).statusCode).toBe(200)
  const again = await enter(identifier, 'first', code)
  expect([again.statusCode, again.json()]).toMatchObject([200, { result: { identifier } }])
  for (const [key, tried] of [
    ['other', code],
    [null, code],
    ['first', wrong],
    ['other', code],
  ] as const)
    expect((await enter(identifier, key, tried)).statusCode, `${key} ${tried}`).toBe(422)
  expect((await enter(identifier, 'first', code)).statusCode).toBe(200)
  const kept = await test.database.read(platform, () => sql`select * from access_codes`)
  expect(JSON.stringify(kept)).not.toContain('first')
})

it('opens no more once another code was sent, or its time is over [LINK-02] [OTP-03]', async () => {
  const { identifier, code } = await sent()
  expect((await enter(identifier, 'mine', code)).statusCode).toBe(200)
  await test.database.asOwner((db) =>
    sql`update access_codes set expires_at = now() - interval '1 second'`.execute(db),
  )
  expect((await enter(identifier, 'mine', code)).statusCode).toBe(422)
})

it('opens no more once the contacts that it went to are the order’s no more [LINK-02] [OTP-03]', async () => {
  const { _id, identifier, code } = await sent()
  const spocs = [{ name: 'Other', contact: { phone: ['9000000002'] } }]
  expect((await test.call('acme', '/edit_epod', { _id, spocs })).code).toBe(200)
  expect((await enter(identifier, null, code)).statusCode).toBe(422)
})

it('answers alike for numbers that nobody has, under a key too [LINK-02]', async () => {
  const { identifier, code } = await sent()
  const wrong = code === 100_000 ? 100_001 : 100_000
  const answers = [await enter(identifier, 'k', wrong), await enter('LR-INVENTED', 'k', wrong)]
  expect(answers[1]?.json()).toEqual(answers[0]?.json())
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([422, 422])
})
