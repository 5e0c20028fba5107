import { present } from '../../testing/present.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listenOn, openTestApp, type TestApp } from '../../testing/app.ts'
import { anOrder } from '../../testing/orders.ts'
import { expectPrompt } from '../../testing/promptly.ts'
import { aRow } from '../../testing/rows.ts'

let t: TestApp
let origin: string
beforeAll(async () => {
  t = await openTestApp()
  origin = await listenOn(t)
})
afterAll(() => t.close())

interface Told {
  id: string
  order_id: string
  type: string
  rev: number
}

/**
 * A stream as its reader sees it: what it was told so far, the last id, and whether it has ended.
 */
const follow = async (
  as: string,
  after?: string,
): Promise<{
  told: Told[]
  status: number
  last: () => string
  ended: Promise<void>
  stop: () => void
}> => {
  const stop = new AbortController()
  const response = await fetch(`${origin}/api/live`, {
    signal: stop.signal,
    headers: {
      authorization: `Bearer ${await t.token(as)}`,
      ...(after === undefined ? {} : { 'last-event-id': after }),
    },
  })
  const told: Told[] = []
  let last = ''
  const reading = (async () => {
    let rest = ''
    for await (const text of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const blocks = `${rest}${text}`.split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        const id = /^id: (.+)$/m.exec(block)?.[1] ?? ''
        last = id === '' ? last : id
        if (!block.includes('event: alive'))
          told.push({ id, ...JSON.parse(/^data: (.+)$/m.exec(block)?.[1] ?? '') })
      }
    }
  })()
  const ended = reading.catch(() => {})
  await until(() => last !== '' || response.status !== 200)
  return { told, status: response.status, last: () => last, ended, stop: () => stop.abort() }
}

const until = async (met: () => boolean, ms = 20_000): Promise<void> => {
  for (const end = performance.now() + ms; !met() && performance.now() < end;) await sleep(10)
}

const add = async (as = 'acme', changes: object = {}): Promise<string> =>
  present(
    (await t.call(as, '/orders', [aRow({ invoice_date: '2026-03-01', ...changes })])).body.result
      ?.created[0]?._id,
  )

describe('the live stream', () => {
  it('tells of an edit, to the carrier that it brings the order to as well [EDIT-05] [NAV-05]', async () => {
    const [acme, vendor] = await Promise.all(['acme', 'acme-vendor'].map((as) => follow(as)))
    if (!acme || !vendor) throw new Error('two were opened')
    const _id = await add('acme', { transporter: 'Another' })
    await t.call('acme', '/edit_epod', { _id, rev: 1, transporter: 'Roadrunner' })
    await until(() => acme.told.length === 2 && vendor.told.length > 0)
    expect([acme.told.map(({ type }) => type), vendor.told.at(-1)]).toEqual([
      ['created', 'edited'],
      expect.objectContaining({ order_id: _id, type: 'edited', rev: 2 }),
    ])
    for (const { stop } of [acme, vendor]) stop()
  })

  it('tells of new orders and status changes within two seconds, to those who may see them alone [NAV-05] [ROLE-15]', async () => {
    const [acme, vendor, shipper] = await Promise.all(
      ['acme', 'acme-vendor', 'shipper'].map((as) => follow(as)),
    )
    if (!acme || !vendor || !shipper) throw new Error('three were opened')
    const begun = performance.now()
    const carried = await add('acme')
    const other = await add('acme', { transporter: 'Another' })
    await t.call('acme', '/update_epod', { _id: carried, receive: true })
    await until(() => acme.told.length === 3 && vendor.told.length === 2)
    await expectPrompt([performance.now() - begun], 2_000, () =>
      t.call('acme', `/orders/${carried}`),
    )
    const seen = (told: Told[]): unknown[] =>
      told.map(({ order_id, type, rev }) => [order_id, type, rev])
    expect(seen(acme.told)).toEqual([
      [carried, 'created', 1],
      [other, 'created', 1],
      [carried, 'received', 2],
    ])
    expect(seen(vendor.told)).toEqual([
      [carried, 'created', 1],
      [carried, 'received', 2],
    ])
    await add('shipper')
    await until(() => shipper.told.length === 1)
    expect([acme.told.length, vendor.told.length, shipper.told.length]).toEqual([3, 2, 1])
    for (const { stop } of [acme, vendor, shipper]) stop()
  })

  it('catches up from the last id it was told, with nothing lost and nothing twice [NAV-05]', async () => {
    const first = await follow('acme')
    const before = await add()
    await until(() => first.told.length === 1)
    first.stop()
    const missed = [await add(), await add()]
    const [from_event, from_place] = await Promise.all([
      follow('acme', first.told[0]?.id),
      follow('acme', first.last()),
    ])
    const later = await add()
    await until(() => from_event.told.length >= 3 && from_place.told.length >= 3)
    expect(before).toBe(first.told[0]?.order_id)
    for (const { told, stop } of [from_event, from_place]) {
      expect(told.map(({ order_id }) => order_id)).toEqual([...missed, later])
      stop()
    }
  })

  it('tells all that was missed, in order and once, also where it is more than one reading takes and no reading ends where a transaction does [NAV-05]', async () => {
    const first = await follow('acme')
    const place = first.last()
    first.stop()
    const made: string[] = []
    for (let n = 0; n < 3; n += 1) {
      const { body } = await t.call(
        'acme',
        '/orders',
        Array.from({ length: 200 }, () => aRow({ invoice_date: '2026-03-01' })),
      )
      made.push(...present(body.result).created.map(({ _id }) => _id))
    }
    expect(new Set(made).size).toBe(600)
    const back = await follow('acme', place)
    await until(() => back.told.length >= made.length)
    const later = await add()
    await until(() => back.told.length > made.length)
    const told = back.told.map(({ order_id }) => order_id)
    // Those of one transaction may come in any order.
    const inTurns = (ids: readonly string[]): string[][] =>
      [0, 200, 400, 600].map((from) => ids.slice(from, from + 200).toSorted())
    expect(inTurns(told)).toEqual(inTurns([...made, later]))
    const half = await follow('acme', back.told[299]?.id)
    await until(() => half.told.length > 300)
    expect(half.told.map(({ order_id }) => order_id)).toEqual(told.slice(300))
    for (const { stop } of [back, half]) stop()
  })

  it('tells within two seconds of what another process wrote and died before it could announce, also to whoever was away meanwhile [NAV-05]', async () => {
    const steady = await follow('acme')
    const place = steady.last()
    const { database } = t
    const mute: TestApp = {
      ...t,
      database: {
        ...database,
        transaction: (scope, work) =>
          database.transaction(scope, (tx) => work({ ...tx, announce: () => {} })),
      },
    }
    // What the stream looked at as it was opened is over by then.
    await sleep(500)
    const { _id } = await anOrder(mute)
    const begun = performance.now()
    await until(() => steady.told.length === 1)
    await expectPrompt([performance.now() - begun], 2_000, () => t.call('acme', `/orders/${_id}`))
    const back = await follow('acme', place)
    await until(() => back.told.length === 1)
    for (const { told, stop } of [steady, back]) {
      expect(told.map(({ order_id, type }) => [order_id, type])).toEqual([[_id, 'created']])
      stop()
    }
    // What the bell and the cards are made of is there for whoever asks upon that.
    expect((await t.call('acme', '/counter/notification')).body.result[0]?.text).toBe('acme')
  })

  it('loses nothing and doubles nothing while many write and readers come and go [NAV-05]', async () => {
    const steady = await follow('acme')
    const start = steady.last()
    const writing = Array.from({ length: 8 }, async () => {
      const made: string[] = []
      for (let n = 0; n < 5; n += 1) made.push(await add())
      return made
    })
    const joined: Awaited<ReturnType<typeof follow>>[] = []
    for (let n = 0; n < 5; n += 1) joined.push(await follow('acme', start))
    const made = (await Promise.all(writing)).flat().toSorted()
    const all = [steady, ...joined]
    await until(() => all.every(({ told }) => told.length >= made.length))
    for (const { told, stop } of all) {
      expect(told.map(({ order_id }) => order_id).toSorted()).toEqual(made)
      stop()
    }
  })

  it('ends when its session ends [NAV-05]', async () => {
    const { body } = await t.call('acme-cnf', '/sessions')
    const stream = await follow('acme-cnf')
    expect(stream.status).toBe(200)
    await t.call('acme-cnf', '/sessions/end', { id: body.result[0]?.id })
    const outcome = await Promise.race([
      stream.ended.then(() => 'ended'),
      sleep(20_000, 'still open'),
    ])
    expect(outcome).toBe('ended')
  })

  it('is open ten times for one user, not eleven, and gives places back [NAV-05]', async () => {
    const streams = await Promise.all(Array.from({ length: 11 }, () => follow('acme-viewer')))
    expect(streams.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      ...Array.from({ length: 10 }, () => 200),
      429,
    ])
    for (const { stop } of streams) stop()
    let status = 429
    for (let tries = 0; status !== 200 && tries < 500; tries += 1) {
      await sleep(20)
      const again = await follow('acme-viewer')
      status = again.status
      again.stop()
    }
    expect(status).toBe(200)
  })

  it('is open as often at one process as it is set to, and the next is told to try again [NAV-05] [HOST-02]', async () => {
    const small = await openTestApp({ EPOD_LIVE_STREAMS: '2' })
    const at = await listenOn(small)
    const stop = new AbortController()
    const open = async (): Promise<Response> =>
      fetch(`${at}/api/live`, {
        signal: stop.signal,
        headers: { authorization: `Bearer ${await small.token('acme')}` },
      })
    const answers = [await open(), await open(), await open()]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 503])
    expect(answers.at(-1)?.headers.get('retry-after')).toBe('5')
    stop.abort()
    await small.close()
  })

  it.each(['x', '1', '1-2-3', '99999999999999999999-1', '1-99999999999999999999', "1-1'"])(
    'refuses the place %j with 422 [ERRS-04]',
    async (after) => {
      expect((await t.call('acme', `/live?after=${encodeURIComponent(after)}`)).code).toBe(422)
    },
  )

  it('starts from now where the place lies beyond the log, as after a move to another database [NAV-05]', async () => {
    const stream = await follow('acme', '999999999999-1')
    const _id = await add()
    await until(() => stream.told.length === 1)
    expect(stream.told.map(({ order_id }) => order_id)).toEqual([_id])
    stream.stop()
  })

  it('is for accounts alone [NAV-05]', async () => {
    expect((await t.call(null, '/live')).code).toBe(401)
  })
})
