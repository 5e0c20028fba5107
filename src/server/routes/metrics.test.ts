import { sql } from 'kysely'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readStoreSettings } from '../env.ts'
import { anotherNode, openTestApp, type TestApp } from '../testing/app.ts'
import { aJpeg, sent } from '../testing/pictures.ts'
import { anOrder } from '../testing/orders.ts'
import { boundedLabel } from '../telemetry/bounded-label.ts'
import { gaugesOf } from '../telemetry/gauges.ts'
import { Metrics } from '../telemetry/metrics.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp({ EPOD_API_KEY_RATE: '1' })
})
afterAll(() => t.close())

const told = async (): Promise<string[]> =>
  (await t.app.inject({ url: '/metrics' })).body.split('\n').filter((line) => !line.startsWith('#'))
/** The value of the one series that has all these labels. */
const valueOf = (lines: readonly string[], name: string, ...labels: string[]): number | null => {
  const line = lines.find(
    (one) =>
      (one.startsWith(`${name}{`) || one.startsWith(`${name} `)) &&
      labels.every((label) => one.includes(label)),
  )
  return line === undefined ? null : Number(line.split(' ').at(-1))
}

it('counts requests by route, method and class of status, and by client, with a histogram of seconds [OBS-02]', async () => {
  const order = await anOrder(t)
  const lost = '/orders/0194e1c8-7b6f-7abc-8def-0123456789ab'
  for (let n = 0; n < 3; n += 1) await t.call('acme', `/orders/${order._id}`)
  await t.call('acme', lost)
  const lines = await told()
  const route = ['method="GET"', 'route="/api/orders/:id"']
  expect(valueOf(lines, 'epod_http_requests_total', ...route, 'status="2xx"')).toBe(3)
  expect(valueOf(lines, 'epod_http_requests_total', ...route, 'status="4xx"')).toBe(1)
  expect(valueOf(lines, 'epod_http_request_seconds_count', ...route)).toBe(4)
  expect(valueOf(lines, 'epod_http_request_seconds_bucket', ...route, 'le="+Inf"')).toBe(4)
  const [acme] = await t.database.asOwner((db) =>
    db.selectFrom('clients').select('id').where('key', '=', 'acme').execute(),
  )
  const client = `client="${acme?.id ?? ''}"`
  expect(valueOf(lines, 'epod_client_requests_total', client, 'status="4xx"')).toBe(1)
  expect(valueOf(lines, 'epod_client_request_seconds_total', client)).toBeGreaterThan(0)
})

it('makes no label of what was sent: not of addresses, methods, names or ids [OBS-02]', async () => {
  for (let n = 0; n < 50; n += 1) {
    await t.app.inject({ url: `/secret-${n}`, headers: { accept: 'application/json' } })
    await t.app.inject({ url: `/api/secret-${n}?q=secret` })
    await t.call(null, '/login', undefined, { authorization: `Bearer secret-${n}` })
  }
  const lines = await told()
  expect(lines.join('\n')).not.toContain('secret')
  expect(lines.filter((line) => line.startsWith('epod_http_requests_total')).length).toBeLessThan(
    20,
  )
})

it('tells apart so many values of a label, and counts the rest as other [OBS-02]', async () => {
  const label = boundedLabel(2)
  expect(['a', 'b', 'c', 'a', 'd'].map(label)).toEqual(['a', 'b', 'other', 'a', 'other'])
  const metrics = new Metrics()
  for (let n = 0; n < 1_000; n += 1)
    metrics.answered({
      method: 'GET',
      route: `/${n}`,
      status: 200,
      seconds: 0.01,
      client_id: `client-${n}`,
      lasts: false,
    })
  const text = await metrics.registry.metrics()
  expect(text).toContain('epod_client_requests_total{client="other",status="2xx"} 800')
  expect(text.match(/^epod_client_requests_total\{/gm)).toHaveLength(201)
  expect(text.match(/^epod_http_requests_total\{/gm)).toHaveLength(501)
})

it('counts who is refused for want of room or by a limit, uploads with their bytes, and streams [OBS-02]', async () => {
  const order = await anOrder(t)
  const jpeg = await aJpeg()
  await t.call('acme', '/update_epod', { _id: order._id, photos: [sent(jpeg)] })
  for (let n = 0; n < 7; n += 1)
    await t.call(
      null,
      '/login',
      {},
      {
        authorization: `Basic ${Buffer.from('acme-cnf:wrong').toString('base64')}`,
      },
    )
  const lines = await told()
  expect(valueOf(lines, 'epod_uploads_total')).toBe(1)
  expect(valueOf(lines, 'epod_upload_bytes_total')).toBeGreaterThan(100)
  expect(valueOf(lines, 'epod_refused_total', 'status="429"')).toBeGreaterThan(0)
  expect(valueOf(lines, 'epod_live_streams')).toBe(0)
})

it('says what waits, how old it is, and what fails; and no old figures where the database is silent [OBS-02]', async () => {
  await t.call(null, '/users/generate-password', { username: 'acme' })
  await anOrder(t)
  await t.database.asOwner(async (db) => {
    await sql`update outbox set state = 'queued', due_at = now() - interval '90 seconds'`.execute(
      db,
    )
    await sql`insert into job_runs (job, began_at, ended_at, next_at, fault)
      values ('nightly', now() - interval '2 hours', now() - interval '1 hour',
        now() - interval '10 minutes', 'a fault')`.execute(db)
  })
  const node = await anotherNode(t)
  const look = async () => (await node.inject({ url: '/metrics' })).body.split('\n')
  const lines = await look()
  const nightly = 'task="nightly"'
  expect(valueOf(lines, 'epod_database_up')).toBe(1)
  expect(valueOf(lines, 'epod_outbox_queued')).toBeGreaterThan(0)
  expect(valueOf(lines, 'epod_outbox_oldest_seconds')).toBeGreaterThanOrEqual(90)
  expect(valueOf(lines, 'epod_job_failing', nightly)).toBe(1)
  expect(Math.round((valueOf(lines, 'epod_job_ended_seconds', nightly) ?? 0) / 60)).toBe(60)
  expect(Math.round((valueOf(lines, 'epod_job_late_seconds', nightly) ?? 0) / 60)).toBe(10)
  expect(valueOf(lines, 'epod_log_unsigned_seconds')).toBeGreaterThan(0)
  expect(valueOf(lines, 'epod_files_free_bytes')).toBeGreaterThan(1_000_000)
  const missing = join(t.deps.settings.data_dir, 'not', 'made')
  const settings = { ...t.deps.settings, data_dir: missing, files_folder: join(missing, 'files') }
  const unmade = (await gaugesOf({ ...t.deps, settings }).text()).split('\n')
  expect(valueOf(unmade, 'epod_files_free_bytes')).toBeGreaterThan(1_000_000)
  const stores = { EPOD_FILES: 's3://files?endpoint=http://storage:9000' }
  const keys = { AWS_ACCESS_KEY_ID: 'an id', AWS_SECRET_ACCESS_KEY: 'a key' }
  // Nothing of the product lies on the disk of such a process.
  const elsewhere = gaugesOf({
    ...t.deps,
    database: { ...t.database, kind: 'postgres' },
    settings: { ...t.deps.settings, ...readStoreSettings({ ...stores, ...keys }) },
  })
  const lacking = (await elsewhere.text()).split('\n')
  for (const name of ['epod_files_free_bytes', 'epod_files_size_bytes'])
    expect([name, valueOf(lacking, name)]).toEqual([name, null])
  expect(valueOf(lines, 'nodejs_eventloop_lag_p99_seconds')).not.toBeNull()
  await node.close()
  const stop = t.database.watch((statement) =>
    statement.name === 'backlog_now' ? { text: 'select broken' } : statement,
  )
  const silent = await anotherNode(t)
  const { statusCode, body } = await silent.inject({ url: '/metrics' })
  stop()
  await silent.close()
  expect([statusCode, valueOf(body.split('\n'), 'epod_database_up')]).toEqual([200, 0])
  expect(body).toContain('epod_http_requests_total')
  expect(valueOf(body.split('\n'), 'epod_outbox_queued')).toBeNull()
})
