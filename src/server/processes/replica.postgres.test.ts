import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { freePort } from '../../../scripts/ports.ts'
import { startPostgres, type ThrowAwayPostgres } from '../../../scripts/postgres.ts'
import { startReplica, type ThrowAwayReplica } from '../../../scripts/postgres-replica.ts'
import { buildApp } from '../app.ts'
import { createDeps } from '../deps.ts'
import { readSettings } from '../env.ts'
import { openDeps } from '../open-deps.ts'
import type { Database } from '../stores/database/database.ts'
import { readingFrom, type ReadFrom } from '../stores/database/replica.ts'
import { platform } from '../stores/database/scope.ts'
import { asSuperuser } from '../stores/database/testing/on-server.ts'
import { openTestApp, SECRET, type TestApp } from '../testing/app.ts'
import { present } from '../testing/present.ts'
import { aRow } from '../testing/rows.ts'
import { SERVING_USER, servingSettings } from '../testing/serving.ts'

/** Shorter than in production, so that a test sees both its beginning and its end. */
const rest = { away: 200, behind: 200, promoted: 200, stranger: 200 }

let primary: ThrowAwayPostgres
let served: Record<string, string>
let replica: ThrowAwayReplica
let t: TestApp
/** Two processes on one database, each with its own connections to the replica. */
let nodes: [FastifyInstance, FastifyInstance]
let readers: Database[] = []
let had: ReadFrom[] = []
let said: string[] = []

/** The database of the test on the replica, as whoever serves. */
const replicaUrl = (of = replica): string => {
  const url = new URL(present(t.database.settings.url))
  url.port = new URL(of.url).port
  url.username = SERVING_USER
  url.password = SERVING_USER
  return url.href
}
/** One that waits for longer than in production, since the machine may be busy. */
const patient = { patience: 1_500, answer: 8_000 }
const readerOf = (url = replicaUrl(), waits: Partial<typeof patient> = patient): Database => {
  const reader = readingFrom(t.database, {
    url,
    rest,
    ...waits,
    had: (from) => had.push(from),
    warn: (sentence) => said.push(sentence),
  })
  readers.push(reader)
  return reader
}
const nodeWith = async (reading: Database): Promise<FastifyInstance> => {
  const app = await buildApp(createDeps({ ...t.deps, reading }))
  await app.ready()
  return app
}
const onReplica = (text: string): Promise<unknown> =>
  asSuperuser(new URL(replica.url), (client) => client.query(text))

beforeAll(async () => {
  primary = await startPostgres({ settings: ['synchronous_commit=on'] })
  // The server of the tests stands in front of no replica, and the pooler before that one alone.
  const { EPOD_TEST_POSTGRES_URL: server, EPOD_TEST_POOLER_PORT: pooler } = process.env
  process.env['EPOD_TEST_POSTGRES_URL'] = primary.url
  delete process.env['EPOD_TEST_POOLER_PORT']
  try {
    t = await openTestApp()
    served = await servingSettings(t.database)
  } finally {
    process.env['EPOD_TEST_POSTGRES_URL'] = server
    if (pooler !== undefined) process.env['EPOD_TEST_POOLER_PORT'] = pooler
  }
  replica = await startReplica(primary.url)
})
afterAll(async () => {
  await t.close()
  await replica.stop()
  await primary.stop()
})
beforeEach(async () => {
  nodes = [await nodeWith(readerOf()), await nodeWith(readerOf())]
  ;[had, said] = [[], []]
})
afterEach(async () => {
  await Promise.all(nodes.map((node) => node.close()))
  await Promise.all(readers.map((reader) => reader.close()))
  readers = []
})

const ask = async (node: FastifyInstance, as: string, url: string, payload: object) => {
  const authorization = `Bearer ${await t.token(as)}`
  const headers = { authorization, prefer: 'return=representation' }
  const reply = await node.inject({ method: 'POST', url: `/api${url}`, headers, payload })
  return { code: reply.statusCode, headers: reply.headers, body: reply.json() }
}
const added = async (node: FastifyInstance, identifier: string): Promise<string> => {
  const { code, body } = await ask(node, 'acme', '/orders', [aRow({ identifier })])
  expect(code).toBe(200)
  return body.result.created[0]._id
}
const page = { query: {}, limit: 5, offset: 0 }
/** The newest orders that an account is shown there. */
const listed = async (node: FastifyInstance, as = 'acme'): Promise<string[]> => {
  const { code, body } = await ask(node, as, '/fetch_orders', page)
  expect(code).toBe(200)
  return body.returnData.result.orders.map(({ _id }: { _id: string }) => _id)
}
const isRead = (from: ReadFrom) =>
  expect
    .poll(async () => {
      await listed(nodes[0])
      return had.at(-1)
    })
    .toBe(from)

describe('lists, counters, downloads and reports', () => {
  it('are read from the replica, and hold what anybody wrote before by either process [HOST-10]', async () => {
    for (let n = 0; n < 20; n += 1) {
      const [one, other] = n % 2 === 0 ? nodes : nodes.toReversed()
      const id = await added(present(one), `RW-${n}`)
      expect((await listed(present(other)))[0]).toBe(id)
    }
    expect(had.filter((from) => from === 'replica').length).toBeGreaterThan(10)
    const { body } = await ask(nodes[0], 'acme', '/counter', { query: {} })
    expect(body.result.total_orders).toBe(20)
    const report = await ask(nodes[1], 'acme', '/download', {})
    expect(report.body.result.rows).toHaveLength(20)
    expect(said).toEqual([])
  })

  it('tell a place in the log that they are not older than, though they come from the replica [SIZE-05] [HOST-10]', async () => {
    const seen: { shown: string[]; txid: string }[] = []
    const read = async (): Promise<void> => {
      const { headers, body } = await ask(nodes[1], 'acme', '/fetch_orders', { limit: 50 })
      const [txid = ''] = String(headers['live-position']).split('-')
      const orders = body.returnData.result.orders as { _id: string }[]
      seen.push({ shown: orders.map(({ _id }) => _id), txid })
    }
    await read()
    const writing = (async () => {
      for (let n = 0; n < 20; n += 1) await added(nodes[0], `RW-PLACE-${n}`)
    })()
    while ((await Promise.race([writing.then(() => 'over'), read()])) !== 'over');
    // Where writing was quick, the replica may have replayed little of it yet.
    await expect
      .poll(async () => {
        await read()
        return new Set(seen.map(({ txid }) => txid)).size
      })
      .toBeGreaterThan(1)
    expect(had).toContain('replica')
    for (const { shown, txid } of seen) {
      const before = await t.database.read(
        platform,
        () => sql<{ order_id: string }>`
          select order_id from events where seq = 1 and txid <= ${txid}::xid8`,
      )
      expect(before.filter(({ order_id }) => !shown.includes(order_id))).toEqual([])
    }
  })

  it('show there what an account may see and nothing else, to a user that owns nothing [HOST-10] [HOST-04]', async () => {
    await added(nodes[0], 'RW-OWN')
    had = []
    expect(await listed(nodes[1], 'bayer')).toEqual([])
    expect(await listed(nodes[1], 'acme')).not.toEqual([])
    expect(had).toEqual(['replica', 'replica'])
    const scope = { client_id: '', kind: 'client', party: '' } as const
    const rows = await readerOf().read(scope, () => sql`select id from orders`)
    expect(rows).toEqual([])
    await expect(
      readerOf().read(scope, () => sql`insert into orders default values returning id`),
    ).rejects.toThrow(/read-only/)
  })

  it('are read from the primary while the replica has not replayed what was written, and from it again then [HOST-10]', async () => {
    await isRead('replica')
    await onReplica('select pg_wal_replay_pause()')
    try {
      had = []
      await listed(nodes[1])
      expect(had).toEqual(['replica'])
      const id = await added(nodes[0], 'RW-PAUSED')
      expect((await listed(nodes[1]))[0]).toBe(id)
      expect((await listed(nodes[1]))[0]).toBe(id)
      expect(had.slice(1)).toEqual(['behind', 'behind'])
    } finally {
      await onReplica('select pg_wal_replay_resume()')
    }
    await isRead('replica')
    expect(said, 'a replica that lags is no news').toEqual([])
  })

  it('are read from the primary where the replica is dead, does not answer, or is another [HOST-10]', async () => {
    await isRead('replica')
    await replica.kill()
    const id = await added(nodes[0], 'RW-DEAD')
    expect((await listed(nodes[0]))[0]).toBe(id)
    expect(had.at(-1)).toBe('away')
    expect(said).toEqual([expect.stringMatching(/^The replica .* does not answer;/)])
    await replica.start()
    await isRead('replica')
    expect(said.at(-1)).toMatch(/is read again\.$/)

    const hanging = await nodeWith(readerOf(replicaUrl(), {}))
    await listed(hanging)
    const stopped = await stopBackends()
    try {
      const began = performance.now()
      expect((await listed(hanging))[0]).toBe(id)
      expect(performance.now() - began).toBeLessThan(5_000)
      expect(had.at(-1)).toBe('away')
    } finally {
      for (const pid of stopped) process.kill(pid, 'SIGCONT')
    }
    await hanging.close()
  })

  it('are read from the one that the settings name; a process starts without it too [HOST-10]', async () => {
    const readBy = async (EPOD_REPLICA_URL: string): Promise<string> => {
      const { data_dir: EPOD_DATA_DIR } = t.deps.settings
      const settings = { ...served, EPOD_REPLICA_URL, EPOD_SECRET: SECRET, EPOD_DATA_DIR }
      const deps = await openDeps(readSettings(settings), t.deps.log, new Map())
      try {
        expect(await deps.reading.read(platform, () => sql`select from clients`)).not.toEqual([])
        const counted = await deps.metrics.registry.metrics()
        return /^epod_replica_reads_total\{from="(\w+)"\} 1$/m.exec(counted)?.[1] ?? counted
      } finally {
        await deps.database.close()
      }
    }
    await expect.poll(() => readBy(replicaUrl())).toBe('replica')
    const nowhere = new URL(replicaUrl())
    nowhere.port = `${await freePort()}`
    expect(await readBy(nowhere.href)).toBe('away')
  })

  it('are read from the primary where the replica was promoted, or is of another cluster [HOST-10]', async () => {
    const other = await startPostgres()
    const stranger = await nodeWith(readerOf(new URL('/postgres', other.url).href))
    const id = await added(nodes[0], 'RW-OTHER')
    expect((await listed(stranger))[0]).toBe(id)
    expect(['away', 'stranger']).toContain(had.at(-1))
    await stranger.close()
    await other.stop()

    await isRead('replica')
    await onReplica('select pg_promote()')
    await isRead('promoted')
    const last = await added(nodes[0], 'RW-PROMOTED')
    expect((await listed(nodes[1]))[0]).toBe(last)
    expect(said.at(-1)).toMatch(/takes writes of its own/)
  })
})

/** Holds up every connection of the serving user on the replica, as a network that is gone does. */
const stopBackends = async (): Promise<number[]> => {
  const { rows } = (await onReplica(
    `select pid from pg_stat_activity where usename = '${SERVING_USER}'`,
  )) as { rows: { pid: number }[] }
  const pids = rows.map(({ pid }) => pid)
  for (const pid of pids) process.kill(pid, 'SIGSTOP')
  await wait(20)
  return pids
}
