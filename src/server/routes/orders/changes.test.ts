import { afterAll, beforeAll, expect, it } from 'vitest'
import { listChanges } from '../../../contract/orders/changes.ts'
import type { CallOutput } from '../../../contract/typed-call.ts'
import { settled } from '../../stores/testing/settled.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { anOrder } from '../../testing/orders.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

type Page = CallOutput<typeof listChanges>
const ask = async (as: string, query: { after?: string; limit?: number } = {}): Promise<Page> => {
  await settled(test.database)
  return (await test.call(as, listChanges, { query })).body
}

it('tells every change in order, page by page, and goes on from there [HOOK-01]', async () => {
  const first = await anOrder(test)
  const second = await anOrder(test)
  await test.call('acme', '/update_epod', { _id: first._id, receive: true })
  const whole = await ask('acme')
  expect(whole.result).toEqual(
    [
      [first._id, 'order.added', 1],
      [second._id, 'order.added', 1],
      [first._id, 'order.received', 2],
    ].map(([order_id, type, rev]) => ({
      position: expect.stringMatching(/^[0-9a-f]{48}$/),
      order_id,
      type,
      rev,
      at: expect.stringMatching(/Z$/),
    })),
  )
  const positions = whole.result.map(({ position }) => position)
  expect(positions.toSorted()).toEqual(positions)
  const page = await ask('acme', { after: '0', limit: 2 })
  expect([page.result, page.next, page.is_more]).toEqual([
    whole.result.slice(0, 2),
    positions[1],
    true,
  ])
  expect((await ask('acme', { after: page.next })).result).toEqual(whole.result.slice(2))
  expect((await ask('acme', { after: positions[0] ?? '' })).result).toEqual(whole.result.slice(1))
  const nothing = await ask('acme', { after: whole.next })
  expect(nothing.result).toEqual([])
  const third = await anOrder(test)
  expect((await ask('acme', { after: nothing.next })).result).toMatchObject([
    { order_id: third._id, type: 'order.added' },
  ])
})

it('tells each caller of its own reach alone [ROLE-15] [HOOK-01]', async () => {
  const { next } = await ask('bayer')
  const [own, others, strange] = [
    await anOrder(test),
    await anOrder(test, 'acme', { transporter: 'Other Carrier' }),
    await anOrder(test, 'bayer'),
  ]
  const seen = async (as: string) =>
    (await ask(as, { after: next })).result.map(({ order_id }) => order_id)
  expect(await seen('acme')).toEqual([own._id, others._id])
  expect(await seen('acme-vendor')).toEqual([own._id])
  expect(await seen('bayer')).toEqual([strange._id])
})

it('refuses places that are none of this database’s [HOOK-01]', async () => {
  const { next } = await ask('acme')
  const beyond = `${next.slice(0, 16)}${'7'.padEnd(16, 'f')}${'0'.repeat(16)}`
  const too_far = `${next.slice(0, 32)}${'f'.repeat(16)}`
  const late = `${next.slice(0, 16)}${'f'.repeat(16)}${next.slice(32)}`
  for (const after of [`${'0'.repeat(16)}${next.slice(16)}`, beyond, too_far, late]) {
    const { code, body } = await test.call('acme', listChanges, { query: { after } })
    expect([code, body.code, body.errors?.[0]?.field]).toEqual([409, 'feed_moved', 'after'])
  }
  for (const query of [
    'after=x',
    `after=${'f'.repeat(47)}`,
    'limit=0',
    'limit=501',
    'at=1',
    'limit=a',
  ])
    expect((await test.call('acme', `/orders/changes?${query}`)).code).toBe(422)
  expect((await test.call('acme', '/orders/changes?after=')).code).toBe(200)
})

it('answers nobody who is not signed in [HOOK-01]', async () => {
  expect((await test.call(null, listChanges, { query: {} })).code).toBe(401)
})
