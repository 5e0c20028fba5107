import { sql } from 'kysely'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { type TestDatabase, testServer } from '../../testing/database.ts'
import type { Database } from './database.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './open-database.ts'
import { readinessWithin } from '../upkeep/ping.ts'
import { asSuperuser } from './testing/on-server.ts'
import { type Proxy, startProxy } from './testing/proxy.ts'
import { expectToServe, openThings } from './testing/open-things.ts'
import { clientScope, things } from './testing/things.ts'

const a = clientScope('a')
const one = sql<{ one: number }>`select 1 as one`

let database: TestDatabase
beforeAll(async () => {
  database = await openThings()
})
afterAll(() => database.close())

const serves = (): Promise<void> => expectToServe(database)

describe('what may be tried again is Busy', () => {
  it('when the server ends connections, at work and idle', async () => {
    const ended = database.read(a, () => sql`select pg_sleep(1)`).catch((error: unknown) => error)
    const end = () =>
      asSuperuser(testServer(), (client) =>
        client.query(
          'select pg_terminate_backend(pid) from pg_stat_activity where application_name = ' +
            "'epod' and datname = $1",
          [new URL(database.settings.url ?? '').pathname.slice(1)],
        ),
      )
    await expect.poll(async () => (await end()).rowCount).toBeGreaterThan(0)
    // What was idle may hear of its end a moment after what was at work.
    const noticed = () => expect.poll(() => database.vitals().connections).toBe(0)
    expect(await ended).toMatchObject({ name: 'Busy', reason: 'connection' })
    await noticed()
    await serves()
    await end()
    await noticed()
    await serves()
  })
})

describe('listening', () => {
  it('comes back by itself when its connection is ended, and tells that something may have been missed', async () => {
    const heard: string[] = []
    let missed = 0
    const stop = await database.listen(
      'c',
      (payload) => heard.push(payload),
      () => (missed += 1),
    )
    await asSuperuser(testServer(), (client) =>
      client.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %' and " +
          'datname = $1',
        [new URL(database.settings.url ?? '').pathname.slice(1)],
      ),
    )
    await expect.poll(() => missed, { timeout: 5_000 }).toBe(1)
    await database.transaction(a, ({ finish }) => finish(sql`select pg_notify('c', 'again')`))
    await expect.poll(() => heard).toEqual(['again'])
    await stop()
  })
})

describe('readiness', () => {
  it('is told of a server whose every connection is in use, and not of one that cannot be reached [HOST-01]', async () => {
    const proxy = await startProxy(testServer())
    const url = new URL(database.settings.url ?? '')
    url.port = String(proxy.port)
    const full = await openDatabase({ dataDir: tmpdir(), url: url.href, connections: 1 })
    onTestFinished(async () => {
      await proxy.close()
      await full.close()
    })
    const { promise: worked, resolve: end } = Promise.withResolvers<void>()
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
    const work = full.transaction(a, async ({ db }) => {
      await one.execute(db)
      begin()
      await worked
    })
    await begun
    const ready = { answers: true, has_room: true }
    expect(await readinessWithin(full, 500)).toEqual(ready)
    // Its own bound on waiting may come first.
    expect(await readinessWithin(full, 3_000)).toEqual(ready)
    proxy.swallow()
    expect(await readinessWithin(full, 200)).toEqual({ answers: false, has_room: true })
    end()
    await work.catch(() => {})
  })
})

describe('over a link', () => {
  let proxy: Proxy
  let far: Database
  beforeEach(async () => {
    proxy = await startProxy(testServer())
    const url = new URL(database.settings.url ?? '')
    url.port = String(proxy.port)
    far = await openDatabase({
      dataDir: tmpdir(),
      url: url.href,
      connections: 1,
      limits: { statement: 300 },
    })
    await far.read(a, () => one)
    onTestFinished(async () => {
      await proxy.close()
      await far.close()
    })
  })

  it('a read is one packet', async () => {
    const before = proxy.packets()
    await far.read(a, () => one)
    expect(proxy.packets() - before).toBe(1)
  })

  it('a transaction sends BEGIN with its first statements, and COMMIT with its last', async () => {
    const before = proxy.packets()
    await far.transaction(a, async ({ db, finish }) => {
      await Promise.all([one.execute(db), one.execute(db)])
      return finish(one)
    })
    expect(proxy.packets() - before).toBe(2)
  })

  it('that swallows everything, calls fail soon and are served again once it heals', async () => {
    proxy.swallow()
    await expect(far.read(a, () => one)).rejects.toMatchObject({ name: 'Busy' })
    await expect(far.read(a, () => one)).rejects.toMatchObject({ name: 'Busy' })
    proxy.heal()
    expect(await far.read(a, () => one)).toEqual([{ one: 1 }])
  })
})

describe('opening says what is wrong', () => {
  const opening = (change: (url: URL) => void): Promise<Database> => {
    const url = new URL(database.settings.url ?? '')
    change(url)
    return openDatabase({ dataDir: tmpdir(), url: url.href })
  }

  it('only after it waited for a server that is slow to answer at first', async () => {
    const proxy = await startProxy(testServer())
    onTestFinished(() => proxy.close())
    proxy.swallow()
    const opened = opening((url) => (url.port = String(proxy.port)))
    // What it said first is lost, and it has to begin again.
    await expect.poll(() => proxy.packets()).toBeGreaterThan(0)
    proxy.heal()
    const slow = await opened
    expect(await slow.read(a, () => one)).toEqual([{ one: 1 }])
    await slow.close()
  })

  it('only after it waited for a server that is switched on, and then recovers', async () => {
    const real = testServer()
    let starts = true
    const server = createServer((near) => {
      near.on('error', () => near.destroy())
      if (starts) {
        // What PostgreSQL answers a start message with while it starts.
        const text = 'SFATAL\0C57P03\0Mthe database system is starting up\0\0'
        const head = Buffer.from('E\0\0\0\0')
        head.writeInt32BE(4 + text.length, 1)
        return near.once('data', () => near.end(Buffer.concat([head, Buffer.from(text)])))
      }
      const far = connect(Number(real.port), real.hostname)
      far.on('error', () => near.destroy()).on('close', () => near.destroy())
      return near
        .on('close', () => far.destroy())
        .pipe(far)
        .pipe(near)
    })
    const listen = (port: number) =>
      new Promise<number>((resolve) =>
        server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
      )
    const port = await listen(0)
    await new Promise((resolve) => server.close(resolve))
    onTestFinished(() => new Promise((resolve) => server.close(() => resolve())))
    const heard: string[] = []
    const url = new URL(database.settings.url ?? '')
    url.host = `127.0.0.1:${port}`
    const late = await openDatabase({
      dataDir: tmpdir(),
      url: url.href,
      first_ms: 60_000,
      warn: (sentence) => {
        heard.push(sentence)
        if (sentence.includes('ECONNREFUSED')) void listen(port)
        else starts = false
      },
    })
    expect(await late.read(a, () => one)).toEqual([{ one: 1 }])
    await late.close()
    expect(heard).toEqual([
      expect.stringContaining('not take connections yet (ECONNREFUSED)'),
      expect.stringContaining('not take connections yet (57P03)'),
    ])
  })

  it('when nobody listens', async () => {
    const refused = opening((url) => (url.port = '1'))
    await expect(refused).rejects.toThrow(
      /^The PostgreSQL server .*:1 cannot be reached \(ECONNREFUSED\)\. Check/,
    )
  })

  it('when the password is wrong, without telling it', async () => {
    const error = await opening((url) => (url.password = 'se-cret')).catch(
      (caught: unknown) => caught,
    )
    expect(error).toMatchObject({ name: 'CannotOpen' })
    expect(String(error)).toMatch(/refused the user epod_test_owner\. Check user and password/)
    expect(String(error)).not.toContain('se-cret')
  })

  it('when the database is missing', async () => {
    await expect(opening((url) => (url.pathname = '/nowhere'))).rejects.toThrow(
      /has no database nowhere\. Create it/,
    )
  })

  it('when the roles cannot be made or used', async () => {
    const name = 'epod_test_powerless'
    await asSuperuser(testServer(), (client) =>
      client.query(`do $$ begin create role ${name} login password '${name}';
        exception when duplicate_object or unique_violation then null; end $$`),
    )
    const powerless = await opening((url) => {
      url.username = name
      url.password = name
    })
    onTestFinished(() => powerless.close())
    await expect(migrate(powerless, [things])).rejects.toThrow(
      /^The database user epod_test_powerless may not create or use the roles epod_app, .*GRANT epod_app, .* TO "epod_test_powerless";$/,
    )
  })
})
