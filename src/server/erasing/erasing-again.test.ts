import { existsSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { askErasure, listErasures } from '../../contract/admin/erasures.ts'
import type { Order } from '../../domain/order/order.ts'
import { eraseAll, type Failing } from '../jobs/erasures.ts'
import { openTestApp, type TestApp } from '../testing/app.ts'
import { anOrder, logOf } from '../testing/orders.ts'
import { aJpeg, sent } from '../testing/pictures.ts'
import { present } from '../testing/present.ts'
import { clientIdOf, pathOfStored } from '../testing/stored.ts'

let t: TestApp
let phone = ''
let made = 0
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())
beforeEach(() => {
  made += 1
  phone = `94000000${String(10 + made)}`
})

const withReceiver = () =>
  anOrder(t, 'acme', {
    spocs: [{ name: 'Somebody Receiving', contact: { phone: [phone], email: [] } }],
  })
const act = async (_id: string, action: object): Promise<Order> => {
  const { code, body } = await t.call('acme', '/update_epod', { _id, ...action })
  expect(code).toBe(200)
  return body.result as unknown as Order
}
const ask = (photos: readonly string[] = []) =>
  t.call('admin', askErasure, {
    body: { client: 'acme', person: { phone }, why: 'a request', photos: [...photos] },
  })
const listed = async (id: unknown) =>
  present(
    (await t.call('admin', listErasures, { query: {} })).body.result.erasures.find(
      (one) => one.id === id,
    ),
  )
/** Erases until the search for what came in since is next. */
const eraseOnce = async (): Promise<void> => {
  let steps = 0
  const dying = (): void => {
    steps += 1
    if (steps === 3) throw new Error('the process was killed')
  }
  await expect(eraseAll(t.deps, dying)).rejects.toThrow('an erasure failed')
}

it('takes out what came into an order after it was done, and all that it left before [DATA-01]', async () => {
  const { _id } = await withReceiver()
  const order = await act(_id, { photos: [sent(await aJpeg(320, 230))] })
  const { digest } = present(order.epod.photos[0])
  const { id } = (await ask([digest])).body.result
  await eraseOnce()
  const { orders, values } = await listed(id)
  expect(orders).toMatchObject({ found: 1, erased: 1 })
  await act(_id, { remarks: { by: 'Ravi', text: `she called from ${phone}`, categories: [] } })
  await eraseAll(t.deps)

  const shown = (await t.call('acme', `/orders/${_id}`)).body
  expect(JSON.stringify(shown)).not.toContain(phone)
  expect((await logOf(t, _id)).map(({ type }) => type).filter((one) => one === 'erased')).toEqual([
    'erased',
    'erased',
  ])
  const ended = await listed(id)
  expect(ended).toMatchObject({
    orders: { found: 1, done: 1, erased: 1 },
    ended_at: expect.any(String),
  })
  expect(ended.values.erased).toBeGreaterThan(values.erased)
  // The picture that the order named before the second time.
  expect(existsSync(pathOfStored(t, await clientIdOf(t, 'acme'), digest))).toBe(false)
})

it('is refused for photos of which the erasure under way does not know, and takes them later [DATA-01]', async () => {
  const { _id } = await withReceiver()
  const taken = [await aJpeg(330, 240), await aJpeg(340, 250)]
  let order: Order | undefined
  for (const picture of taken) order = await act(_id, { photos: [sent(picture)] })
  const [one = '', other = ''] = present(order).epod.photos.map(({ digest }) => digest)
  const { id } = (await ask([one])).body.result
  const late = await ask([one, other])
  expect([late.code, late.body.code]).toEqual([409, 'erasure_without_photos'])
  for (const photos of [[], [one]]) {
    const again = await ask(photos)
    expect([again.code, again.body.result.id]).toEqual([200, id])
  }
  await eraseAll(t.deps)
  const acme = await clientIdOf(t, 'acme')
  const stay = () => [one, other].map((digest) => existsSync(pathOfStored(t, acme, digest)))
  expect(stay()).toEqual([false, true])
  expect((await ask([other])).code).toBe(200)
  await eraseAll(t.deps)
  expect(stay()).toEqual([false, false])
})

/** Erasures of others that were asked for before all that follow, and that nobody can read. */
const asUnreadable = (many: number): Promise<unknown> =>
  t.database.asOwner((db) =>
    sql`insert into erasures (client_id, id, person_tag, kinds, sealed, why, asked_at)
      select id, gen_random_uuid(), lpad(n::text, 64, 'x'), array['phone'], 'unreadable', 'y',
        now() - interval '1 day'
      from clients, generate_series(1, ${many}::int) n where key = 'acme'`.execute(db),
  )

it('waits longer each time that it fails, and starves no other however many fail [DATA-01]', async () => {
  await asUnreadable(101)
  const { _id } = await withReceiver()
  const { id } = (await ask()).body.result
  const failing: Failing = new Map()
  let now = 0
  const round = () =>
    eraseAll(
      t.deps,
      () => {},
      failing,
      () => now,
    )
  const tries = () => [...failing.values()].map((one) => one.tries)
  for (const isEnded of [false, true, true]) {
    await expect(round()).rejects.toThrow('an erasure failed')
    expect((await listed(id)).ended_at !== null).toBe(isEnded)
  }
  expect((await logOf(t, _id)).map(({ type }) => type)).toEqual(['created', 'erased'])
  // None is tried again before its time; then it waits twice as long.
  expect([tries().length, new Set(tries())]).toEqual([101, new Set([1])])
  now = 5_000
  await expect(round()).rejects.toThrow('an erasure failed')
  now = 14_999
  await expect(round()).rejects.toThrow('an erasure failed')
  expect(tries().filter((times) => times === 2)).toHaveLength(101)

  await t.database.asOwner((db) =>
    sql`update erasures set sealed = null, ended_at = now() where sealed = 'unreadable'`.execute(
      db,
    ),
  )
  now = 30_000
  await round()
  expect(failing.size).toBe(0)
}, 60_000)
