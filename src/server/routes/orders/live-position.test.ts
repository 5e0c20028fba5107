import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cursorOf } from '../../live/stream.ts'
import { anotherNode, listenOn, openTestApp, type TestApp } from '../../testing/app.ts'
import { followLive } from '../../testing/live-stream.ts'
import { anOrder } from '../../testing/orders.ts'
import { present } from '../../testing/present.ts'

let t: TestApp
let origin: string
let elsewhere: Awaited<ReturnType<typeof anotherNode>>
let other_origin: string
beforeAll(async () => {
  t = await openTestApp()
  elsewhere = await anotherNode(t)
  origin = await listenOn(t)
  other_origin = await listenOn({ app: elsewhere })
})
afterAll(async () => {
  await elsewhere.close()
  await t.close()
})

/** Sessions are trusted for a moment; with it forgotten the next call looks at the log anew. */
const placeNow = async (): Promise<string> => {
  t.deps.caches.sessions.clear()
  const { headers } = await t.call('acme', '/fetch_orders', { limit: 1 }, prefer)
  return String(headers['live-position'])
}
const prefer = { prefer: 'return=representation' }
const follow = async (after: string, at = origin) => followLive(at, await t.token('acme'), after)

describe('the place that an answer tells', () => {
  it('is told by whatever the live stream keeps up to date: list, ticket, cards, filters, bell, order [SIZE-05]', async () => {
    const { _id } = await anOrder(t)
    const { body } = await t.call('acme', '/fetch_orders', {})
    const answers = [
      await t.call('acme', '/fetch_orders', {}, prefer),
      await t.call('acme', String(body.Location)),
      await t.call('acme', '/counter', { quick: true }),
      await t.call('acme', '/orders/filters'),
      await t.call('acme', '/counter/notification'),
      await t.call('acme', `/orders/${_id}`),
    ]
    for (const { code, headers } of answers) {
      expect(code).toBe(200)
      expect(cursorOf(String(headers['live-position']))).not.toBeNull()
    }
    expect((await t.call('acme', '/preferences')).headers['live-position']).toBeUndefined()
  })

  it('has the stream tell nothing where nothing changed, and say that it begins right there [SIZE-05]', async () => {
    // What a stream of the process has told lies before its place, whatever else runs.
    const steady = await followLive(origin, await t.token('acme'))
    await steady.until((await anOrder(t))._id)
    const place = await placeNow()
    const stream = await follow(place)
    expect(await stream.first()).toBe(place)
    const { _id } = await anOrder(t)
    expect(await stream.until(_id)).toEqual([_id])
    for (const followed of [stream, steady]) followed.stop()
  })

  it('has the stream tell what was committed between, at another process too [SIZE-05] [HOST-02]', async () => {
    const place = await placeNow()
    const { _id } = await anOrder(t)
    for (const at of [origin, other_origin]) {
      const stream = await follow(place, at)
      expect(await stream.until(_id)).toContain(_id)
      expect(await stream.first()).toBe(place)
      stream.stop()
    }
  })

  it('lies before what an answer of the same moment shows, or at it [SIZE-05]', async () => {
    const made: string[] = []
    const over = new AbortController()
    const writing = (async () => {
      for (let n = 0; n < 20; n += 1) made.push((await anOrder(t))._id)
    })().finally(() => over.abort())
    // What goes wrong is thrown where it is waited for.
    writing.catch(() => undefined)
    const seen: { place: string; shown: string[] }[] = []
    while (!over.signal.aborted) {
      t.deps.caches.sessions.clear()
      const { headers, body } = await t.call('acme', '/fetch_orders', { limit: 50 }, prefer)
      const shown = present(body.returnData).result.orders.map(({ _id }) => _id)
      seen.push({ place: String(headers['live-position']), shown })
    }
    await writing
    for (const { place, shown } of [seen[0], seen.at(-1)].map(present)) {
      const stream = await follow(place)
      const { _id: last } = await anOrder(t)
      made.push(last)
      const told = await stream.until(last)
      expect(made.filter((id) => !shown.includes(id) && !told.includes(id))).toEqual([])
      stream.stop()
    }
  })

  it('where it is forged or of another database, the stream begins elsewhere and says so, or is refused [SIZE-05]', async () => {
    const forged = await follow('999999999999-1')
    expect(await forged.first()).toMatch(/^\d+-\d+$/)
    expect(await forged.first()).not.toBe('999999999999-1')
    forged.stop()
    expect((await follow('x')).status).toBe(422)
  })
})
