import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { asSuperuser } from '../../stores/database/testing/on-server.ts'
import { listenOn, openTestApp, type TestApp } from '../../testing/app.ts'
import { testServer } from '../../testing/database.ts'
import { never } from '../../testing/never.ts'
import { anOrder } from '../../testing/orders.ts'
import { expectPrompt } from '../../testing/promptly.ts'

let t: TestApp
let origin: string
beforeAll(async () => {
  t = await openTestApp()
  origin = await listenOn(t)
})
afterAll(() => t.close())

const here = (file: string): string => JSON.stringify(new URL(file, import.meta.url).href)

/**
 * Another process on the same database: adds an order each time it is told to, says its id once it
 * is committed.
 */
const another = (): ChildProcess => {
  const code = `
    import { openDatabase } from ${here('../../stores/database/open-database.ts')}
    import { anOrder } from ${here('../../testing/orders.ts')}
    const database = await openDatabase(JSON.parse(process.argv[1]))
    process.on('message', async () => process.send((await anOrder({ database }))._id))
    process.send('ready')`
  const {
    settings: { url, directUrl, dataDir },
  } = t.database
  return spawn(
    process.execPath,
    ['--input-type=module', '-e', code, JSON.stringify({ url, directUrl, dataDir })],
    { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] },
  )
}
const heardFrom = async (child: ChildProcess): Promise<string> =>
  String((await once(child, 'message'))[0])
const addedBy = (child: ChildProcess): Promise<string> => {
  const heard = heardFrom(child)
  child.send('add')
  return heard
}

/** What a live stream tells, and its last id. */
const follow = async (after?: string) => {
  const stop = new AbortController()
  const response = await fetch(`${origin}/api/live`, {
    signal: stop.signal,
    headers: {
      authorization: `Bearer ${await t.token('acme')}`,
      ...(after === undefined ? {} : { 'last-event-id': after }),
    },
  })
  const seen = { text: '' }
  const reading = (async () => {
    for await (const text of response.body?.pipeThrough(new TextDecoderStream()) ?? [])
      seen.text += text
  })()
  reading.catch(() => {})
  const heard = async (id: string): Promise<number> => {
    const begun = performance.now()
    while (!seen.text.includes(id) && performance.now() - begun < 20_000) await sleep(10)
    return performance.now() - begun
  }
  await heard('id: ')
  return {
    heard,
    last: () => [...seen.text.matchAll(/^id: (.+)$/gm)].at(-1)?.[1] ?? '',
    times: (id: string) => seen.text.split(id).length - 1,
    stop: () => stop.abort(),
  }
}

it('tells within two seconds what another process committed, and catches up on what it did before it was killed [NAV-05]', async () => {
  const child = another()
  expect(await heardFrom(child)).toBe('ready')
  const stream = await follow()
  const read = () => t.call('acme', '/counter/notification')
  await expectPrompt([await stream.heard(await addedBy(child))], 2_000, read)
  const place = stream.last()
  const lost = await addedBy(child)
  // Killed before it could announce anything: announcements wait 25 ms for company.
  child.kill('SIGKILL')
  await expectPrompt([await stream.heard(lost)], 2_000, read)
  stream.stop()
  const back = await follow(place)
  await expectPrompt([await back.heard(lost)], 2_000, read)
  expect(back.times(lost)).toBe(1)
  back.stop()
})

const begun = sql`select pg_current_xact_id()`

it('is not kept waiting by what runs in another database of the server, and waits for what runs in its own [NAV-05]', async () => {
  const stream = await follow()
  await asSuperuser(testServer(), async (elsewhere) => {
    await elsewhere.query('begin')
    await elsewhere.query('select pg_current_xact_id()')
    const { _id } = await anOrder(t)
    await stream.heard(_id)
    expect(stream.times(_id)).toBe(1)
    const newer = await follow()
    const { _id: next } = await anOrder(t)
    await newer.heard(next)
    expect([newer.times(_id), newer.times(next)], 'who comes now is told of what comes').toEqual([
      0, 1,
    ])
    newer.stop()
    await elsewhere.query('rollback')
  })
  const held = await t.database.asOwner(async (db) => {
    await begun.execute(db)
    const { _id } = await anOrder(t)
    await never(() => stream.times(_id) > 0, {
      within_ms: 1_500,
      why: 'the stream looks into the log once a second, and says nothing of what it holds back',
    })
    return _id
  })
  await stream.heard(held)
  expect(stream.times(held)).toBe(1)
  stream.stop()
})
