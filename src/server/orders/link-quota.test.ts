import { afterAll, beforeAll, expect, it } from 'vitest'
import { apiSentences } from '../../domain/words/api-sentences.ts'
import { openTestApp, type TestApp } from '../testing/app.ts'
import { linkTo, openPublic } from '../testing/links.ts'
import { anOrder } from '../testing/orders.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())

it('keeps a link from filling an order’s log, and others from being kept out by it [PROF-02, LINK-01]', async () => {
  const order = await anOrder(t)
  const holder = async (party: 'driver' | 'receiver'): Promise<string> => {
    const { ref } = await linkTo(t, order, party)
    return `Bearer ${(await openPublic(t, party, ref)).body.token}`
  }
  const [driver, receiver] = [await holder('driver'), await holder('receiver')]
  const say = (as: string, text: string, more: object = {}) =>
    t.call(as, '/update_epod', { _id: order._id, remarks: { text }, ...more })
  for (let number = 1; number <= 100; number += 1)
    expect((await say(driver, `Waiting ${number}`)).code).toBe(200)
  const over = await say(driver, 'Waiting 101')
  expect([over.code, over.body]).toMatchObject([
    422,
    { code: 'log_full', message: apiSentences.log_full },
  ])
  const keys = Array.from({ length: 64 }, (_, at) => [`k${at}`, 'x'.repeat(2_000)] as const)
  const long = await say(receiver, 'Wet', { custom_fields: Object.fromEntries(keys) })
  expect([long.code, long.body]).toMatchObject([
    422,
    { code: 'told_too_long', message: apiSentences.told_too_long },
  ])
  expect((await say(receiver, 'Wet')).code).toBe(200)
  const { code } = await t.call('acme', '/update_epod', { _id: order._id, receive: true })
  expect(code).toBe(200)
})
