import { afterAll, beforeAll, expect, it } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { triggerOtp } from '../../contract/proof/proof.ts'
import { anotherNode, openTestApp, type TestApp } from '../testing/app.ts'
import { anOrder, logOf, messagesOf } from '../testing/orders.ts'

let t: TestApp
let second: FastifyInstance
beforeAll(async () => {
  t = await openTestApp()
  second = await anotherNode(t)
})
afterAll(async () => {
  await second.close()
  await t.close()
})

it('is tried five times at most by 1,000 guesses at once on two nodes, wherever the right one stands among them [OTP-03]', async () => {
  const { _id } = await anOrder(t)
  await t.call('acme', triggerOtp, { body: { _id } })
  const otp = (await messagesOf(t, _id))[0]?.otp ?? 0
  const authorization = `Bearer ${await t.token('acme-vendor')}`
  const guess = (node: FastifyInstance, code: number) =>
    node.inject({
      method: 'POST',
      url: '/api/update_epod',
      headers: { authorization },
      payload: { _id, otp: code },
    })
  const right = 500 + (otp % 400)
  const codes: number[] = []
  for (let from = 0; from < 1_000; from += 100) {
    const batch = Array.from({ length: 100 }, (_, n) =>
      guess(
        n % 2 ? second : t.app,
        from + n === right ? otp : 100_000 + ((otp + from + n + 1) % 900_000),
      ),
    )
    codes.push(...(await Promise.all(batch)).map(({ statusCode }) => statusCode))
  }
  const told = (code: number): number => codes.filter((one) => one === code).length
  // Too many at once may be asked to come again; those are no guesses.
  expect([told(200), told(422), told(429) + told(503)]).toEqual([0, 5, 995])
  expect((await logOf(t, _id)).filter(({ type }) => type === 'otp_failed')).toHaveLength(5)
})
