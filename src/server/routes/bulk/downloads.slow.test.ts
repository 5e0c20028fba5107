import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { readXlsx } from 'hucre/xlsx'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { downloadReport } from '../../../contract/bulk/downloads.ts'
import { counter } from '../../../contract/orders/orders.ts'
import { logout } from '../../../contract/sign-in/session.ts'
import { makeApiKey, revokeApiKey } from '../../../contract/systems/api-keys.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { never } from '../../testing/never.ts'
import { anOrder } from '../../testing/orders.ts'
import { aJpeg, sent } from '../../testing/pictures.ts'
import { words } from '../../../domain/testing/words.ts'

const COUNT = 20_000
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

let t: TestApp
/** Photos opened so far. */
let opened = 0
let port: number
let token: string
let folder: string
beforeAll(async () => {
  t = await openTestApp({}, undefined, {
    files: (real) => ({
      ...real,
      open: (...given) => {
        opened += 1
        return real.open(...given)
      },
    }),
  })
  folder = await mkdtemp(join(tmpdir(), 'epod-download-'))
  await manyOrders(COUNT - 1)
  t.app.server.on('connection', (end: Socket) => ends.set(end.remotePort, end))
  await t.app.listen({ port: 0, host: '127.0.0.1' })
  port = (t.app.server.address() as AddressInfo).port
  token = await t.token('acme')
}, 120_000)
afterAll(async () => {
  // The client keeps one open that it never asked anything on.
  t.app.server.closeAllConnections()
  await t.close()
  await rm(folder, { recursive: true })
})

/**
 * Puts `count` copies of one open order into the store, without events: for what only reads orders.
 * Their clients and vehicles are such texts as get no smaller.
 */
const manyOrders = async (count: number): Promise<void> => {
  const { _id } = await anOrder(t)
  await t.database.asOwner(
    (db) =>
      sql`
    insert into orders (client_id, id, rev, identifier, invoice, truck_number, client_name,
      source_name, destination_name, transporter, dispatch_at, eta_at,
      delivered_at, status, exception, has_remarks, has_attachments, sms_delivered, head, search,
      untold, wire, wire_form)
    select client_id, copy_id, rev, identifier || '-' || n, invoice, truck_number, client_name,
      source_name, destination_name, transporter, dispatch_at, eta_at,
      delivered_at, status, exception, has_remarks, has_attachments, sms_delivered, head, search,
      untold, (wire::jsonb || jsonb_build_object('_id', copy_id, 'identifier',
        identifier || '-' || n, 'client', random_text, 'truck_number', reverse(random_text)))::text,
      wire_form
    from orders, generate_series(1, ${count}) n,
      lateral (
        select string_agg(md5(n::text || part), '') as random_text
        from generate_series(1, 8) part) r,
      lateral (select (left(id::text, 14) || '7000-8000-' || lpad(to_hex(n), 12,
            '0'))::uuid as copy_id) named
    where id = ${_id}`.execute(db),
    { patient: true },
  )
}

const ask = (
  url = '/download',
  accept = XLSX,
  body: object = {},
  signal?: AbortSignal,
): Promise<Response> =>
  fetch(`http://127.0.0.1:${port}/api${url}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, accept, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    ...(signal ? { signal } : {}),
  })

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void
/** Bytes that are in use once nothing is left to be collected. */
const held = (): number => {
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

/** The server's own ends of connections, by the port that the other end has. */
const ends = new Map<number | undefined, Socket>()
/** The server's end of a reader's connection, once nothing more goes out on it. */
const blocked = (port_there: number | undefined): Promise<Socket> =>
  vi.waitFor(
    () => {
      const end = ends.get(port_there)
      if (!end || end.bytesWritten === 0 || !end.writableNeedDrain) throw new Error('it goes on')
      return end
    },
    { timeout: 60_000 },
  )
const closed = (end: Socket): Promise<void> =>
  vi.waitFor(
    () => {
      if (!end.destroyed) throw new Error('it is open')
    },
    { timeout: 60_000 },
  )

/** A reader that asks and then does not read, and the server's end of it. */
const stalled = async (): Promise<{ socket: Socket; end: Socket }> => {
  const socket = connect(port, '127.0.0.1').pause()
  socket.on('error', () => {})
  socket.write(
    [
      'POST /api/download HTTP/1.1',
      'Host: x',
      `Authorization: Bearer ${token}`,
      `Accept: ${XLSX}`,
      'Content-Type: application/json',
      'Content-Length: 2',
      '',
      '{}',
    ].join('\r\n'),
  )
  await once(socket, 'connect')
  return { socket, end: await blocked(socket.localPort) }
}

/** Pages of orders read from now on. */
const pagesRead = (): (() => number) => {
  let read = 0
  const stop = t.database.watch((statement) => {
    // Each page is read in a transaction of its own.
    if (statement.text === 'begin') read += 1
    return statement
  })
  onTestFinished(stop)
  return () => read
}

describe('a long download', () => {
  it(`streams ${COUNT} orders whole, in little memory beside what it reads and with nobody kept waiting [REPT-01]`, async () => {
    const before = held()
    let most = before
    let slowest = 0
    const watch = setInterval(() => {
      most = Math.max(most, held())
    }, 500)
    const begun = performance.now()
    const response = await ask()
    expect([response.status, response.headers.get('epod-rows')]).toEqual([200, String(COUNT)])
    const file = join(folder, 'report.xlsx')
    const state = { is_done: false }
    const reading = writeFile(file, response.body ?? '').finally(() => {
      state.is_done = true
    })
    while (!state.is_done) {
      const asked = performance.now()
      expect((await t.call('acme', counter, { body: {} })).code).toBe(200)
      slowest = Math.max(slowest, performance.now() - asked)
      await sleep(20)
    }
    await reading
    clearInterval(watch)
    const seconds = (performance.now() - begun) / 1_000
    const bytes = await readFile(file)
    console.info(
      [
        `${COUNT} rows: ${bytes.byteLength} bytes`,
        `expected ${response.headers.get('epod-expected-bytes')}`,
        `${seconds.toFixed(1)} s`,
        `held at most ${((most - before) / 1e6).toFixed(1)} MB more`,
        `slowest counter ${Math.round(slowest)} ms`,
      ].join(', '),
    )
    expect(most - before).toBeLessThan(25e6)
    const expected = Number(response.headers.get('epod-expected-bytes'))
    expect(bytes.byteLength / expected).toBeGreaterThan(0.5)
    expect(bytes.byteLength / expected).toBeLessThan(2)
    const {
      sheets: [sheet],
    } = await readXlsx(bytes)
    expect([sheet?.rows.length, new Set(sheet?.rows.map(([lr]) => lr)).size]).toEqual([
      COUNT + 1,
      COUNT + 1,
    ])
  }, 120_000)

  it('reads no more pages and holds no connection while its reader does not read, and frees all when it goes [REPT-01]', async () => {
    const read = pagesRead()
    const { socket, end } = await stalled()
    const isIdle = (): boolean => t.database.vitals().idle === t.database.vitals().connections
    let at_rest = -1
    while (read() < COUNT / 200 && !(at_rest === read() && isIdle())) {
      at_rest = read()
      await sleep(700)
    }
    expect([at_rest > 0, read() < COUNT / 200]).toEqual([true, true])
    socket.destroy()
    await closed(end)
    // A page may have been asked for as the reader went.
    await never(() => read() > at_rest + 2, {
      within_ms: 1_500,
      why: 'as long as many pages take, and nothing tells that no more are read',
    })
    // Its place is free again: as many as one may have at once can be had.
    await vi.waitFor(
      async () => {
        const others = await Promise.all(
          Array.from({ length: 4 }, () => ask('/download', XLSX, { query: { source: 'Nowhere' } })),
        )
        await Promise.all(others.map((response) => response.arrayBuffer()))
        expect(others.map(({ status }) => status)).toEqual([200, 200, 200, 200])
      },
      { timeout: 60_000 },
    )
  }, 240_000)

  it('is had four times at once by one user and not five; others still have theirs [REPT-01]', async () => {
    const sockets = await Promise.all(Array.from({ length: 4 }, stalled))
    const refused = await ask('/download', '*/*', { query: { source: 'Nowhere' } })
    expect([
      refused.status,
      refused.headers.get('retry-after'),
      ((await refused.json()) as { message: string }).message,
    ]).toEqual([429, '5', words.too_many_downloads])
    expect((await t.call('bayer', downloadReport, { body: {} })).code).toBe(200)
    for (const { socket } of sockets) socket.destroy()
    await vi.waitFor(
      async () =>
        expect(
          await (await ask('/download', '*/*', { query: { source: 'Nowhere' } })).json(),
        ).toMatchObject({ status: true }),
      { timeout: 60_000 },
    )
  }, 240_000)

  const signedIn = async () => {
    const own = await t.app.inject({
      method: 'POST',
      url: '/api/login',
      headers: { authorization: `Basic ${Buffer.from('acme-users:epod-demo').toString('base64')}` },
    })
    const bearer = own.json<{ token: string }>().token
    return { bearer, end: () => t.call(`Bearer ${bearer}`, logout, { body: {} }) }
  }
  const byKey = async () => {
    const body = { name: 'Reports', scopes: ['reports:read' as const] }
    const { id, key } = (await t.call('admin', makeApiKey, { body })).body.result
    return { bearer: key, end: () => t.call('admin', revokeApiKey, { params: { id } }) }
  }
  it.each([
    ['its session ends', signedIn],
    ['its key is revoked', byKey],
  ])(
    'breaks off, so that nobody takes it for whole, when %s [AUTH-12] [HOOK-01] [REPT-01]',
    async (_what, begin) => {
      const { bearer, end } = await begin()
      const response = await fetch(`http://127.0.0.1:${port}/api/download`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${bearer}`,
          accept: XLSX,
          'content-type': 'application/json',
        },
        body: '{}',
      })
      expect(response.status).toBe(200)
      expect((await end()).code).toBe(200)
      const reader = response.body?.getReader()
      // More is made only as it is read, and only for who was there three seconds ago.
      await sleep(3_100)
      const rest = async (): Promise<string> => {
        while (!(await reader?.read())?.done);
        return 'whole'
      }
      await expect(rest()).rejects.toThrow('terminated')
    },
    240_000,
  )

  it('is refused as JSON over 10,000 orders, with the advice to ask for a spreadsheet [REPT-01]', async () => {
    expect(await t.call('acme', downloadReport, { body: {} })).toMatchObject({
      code: 422,
      body: { status: false, code: 'too_many_rows', message: words.too_many_rows(10_000) },
    })
  })

  it('of photos opens them one at a time, no faster than its reader reads [REPT-02]', async () => {
    const order = await anOrder(t, 'shipper')
    for (let n = 0; n < 20; n += 1)
      await t.call('shipper', '/update_epod', {
        _id: order._id,
        photos: [sent(await aJpeg(900 + n, 900), 'same.jpg')],
      })
    opened = 0
    const stop = new AbortController()
    const response = await fetch(`http://127.0.0.1:${port}/api/download/pod`, {
      signal: stop.signal,
      method: 'POST',
      headers: {
        authorization: `Bearer ${await t.token('shipper')}`,
        accept: 'application/zip',
        'content-type': 'application/json',
      },
      body: '{}',
    })
    const reader = response.body?.getReader()
    await reader?.read()
    stop.abort()
    const at_rest = opened
    expect(at_rest).toBeLessThan(20)
    // Some may have been on their way as the reader went.
    await never(() => opened > at_rest + 5, {
      within_ms: 1_500,
      why: 'as long as many photos take, and nothing tells that no more are opened',
    })
  }, 240_000)
})
