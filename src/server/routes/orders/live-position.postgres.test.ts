import { afterAll, beforeAll, expect, it } from 'vitest'
import { asSuperuser } from '../../stores/database/testing/on-server.ts'
import { listenOn, openTestApp, type TestApp } from '../../testing/app.ts'
import { testServer } from '../../testing/database.ts'
import { followLive } from '../../testing/live-stream.ts'
import { anOrder } from '../../testing/orders.ts'
import { present } from '../../testing/present.ts'

let t: TestApp
let origin: string
beforeAll(async () => {
  t = await openTestApp()
  origin = await listenOn(t)
})
afterAll(() => t.close())

/** The same database, whose transactions commit when `gate` opens, and say that they wrote. */
const held = (gate: Promise<void>, wrote: () => void): Pick<TestApp, 'database'> => ({
  database: {
    ...t.database,
    transaction: (scope, work) =>
      t.database.transaction(scope, async (tx) => {
        const result = await work({
          ...tx,
          // The last statement alone, without the COMMIT that would leave with it.
          finish: (statement, name) => tx.named(`held_${name}`, statement),
        })
        wrote()
        await gate
        return result
      }),
  },
})

const listed = async () => {
  // A session is trusted for a moment; the next call looks at the log anew.
  t.deps.caches.sessions.clear()
  const { headers, body } = await t.call(
    'acme',
    '/fetch_orders',
    { limit: 50 },
    { prefer: 'return=representation' },
  )
  return {
    place: String(headers['live-position']),
    ids: present(body.returnData).result.orders.map(({ _id }) => _id),
  }
}

it('has the stream tell what a transaction wrote that ran while the list was read, though a later one is in the list [SIZE-05]', async () => {
  // The names that both bring are there before.
  await anOrder(t)
  const gate = Promise.withResolvers<void>()
  const written = Promise.withResolvers<void>()
  const writing = anOrder(held(gate.promise, written.resolve))
  await written.promise
  const { _id: later } = await anOrder(t)
  const { place, ids } = await listed()
  gate.resolve()
  const { _id } = await writing
  expect([ids.includes(later), ids.includes(_id)]).toEqual([true, false])
  const stream = await followLive(origin, await t.token('acme'), place)
  expect(await stream.first()).toBe(place)
  expect(await stream.until(_id)).toContain(_id)
  stream.stop()
})

it('tells a place that the streams of its process have reached, where what runs in another database holds back what sessions see [SIZE-05]', async () => {
  await asSuperuser(testServer(), async (elsewhere) => {
    await elsewhere.query('begin')
    await elsewhere.query('select pg_current_xact_id()')
    const stream = await followLive(origin, await t.token('acme'))
    const { _id } = await anOrder(t)
    await stream.until(_id)
    const { place } = await listed()
    const next = await followLive(origin, await t.token('acme'), place)
    const { _id: last } = await anOrder(t)
    expect(await next.until(last)).toEqual([last])
    for (const followed of [next, stream]) followed.stop()
    await elsewhere.query('rollback')
  })
})
