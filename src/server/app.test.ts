import { pino } from 'pino'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { words } from '../domain/testing/words.ts'
import { createDeps, type Deps } from './deps.ts'
import { readSettings } from './env.ts'
import { diskFiles } from './gateways/files/disk-files.ts'
import { keysFrom } from './secrets.ts'
import { openTestDatabase, type TestDatabase } from './testing/database.ts'

const METRICS_TOKEN = 'a-token-for-metrics-that-is-long-enough'
let app: FastifyInstance
let deps: Deps
let database: TestDatabase
const folder = mkdtempSync(join(tmpdir(), 'epod-smoke-'))

beforeAll(async () => {
  database = await openTestDatabase()
  deps = createDeps({
    settings: readSettings({ EPOD_DATA_DIR: folder, EPOD_METRICS_TOKEN: METRICS_TOKEN }),
    database,
    keys: keysFrom('a secret for tests, longer than 32 characters'),
    files: diskFiles(join(folder, 'files')),
    log: pino({ level: process.env['EPOD_TEST_LOG'] ?? 'silent' }),
    fixedNow: () => null,
  })
  app = await buildApp(deps)
  await app.ready()
})
afterAll(async () => {
  await app.close()
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

const get = (url: string, from?: { remoteAddress?: string; headers?: Record<string, string> }) =>
  app.inject({ method: 'GET', url, ...from })

describe('the built application', () => {
  it('says that it is alive and ready', async () => {
    expect((await get('/healthz')).statusCode).toBe(200)
    expect((await get('/readyz')).json()).toMatchObject({ status: true })
  })

  it('says so to however many ask at once [HOST-01]', async () => {
    const asked = Array.from({ length: 300 }, () => get('/readyz'))
    const answered = await Promise.all(asked)
    expect(answered.filter(({ statusCode }) => statusCode !== 200)).toEqual([])
  })

  it('stays ready for reading, and says so, while nothing that is written finds room', async () => {
    const noRoom =
      "do $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$"
    const stop = database.watch((statement) =>
      /^(insert|create)/.test(statement.text) ? { text: noRoom } : statement,
    )
    const write = database.asOwner((db) => db.insertInto('budgets').defaultValues().execute())
    await expect(write).rejects.toMatchObject({ reason: 'storage' })
    for (let time = 0; time < 2; time += 1) {
      const reply = await get('/readyz')
      expect([reply.statusCode, reply.json()]).toMatchObject([
        200,
        { status: true, code: 'storage_full' },
      ])
    }
    expect((await get('/metrics')).body).toMatch(/^epod_database_room 0$/m)
    const unread = database.watch(() => ({ text: noRoom }))
    const reply = await get('/readyz')
    expect([reply.statusCode, reply.headers['retry-after'], reply.json()]).toEqual([
      503,
      '30',
      { status: false, code: 'storage_full', message: words.storage_full },
    ])
    unread()
    stop()
    expect((await get('/readyz')).json()).toEqual({ status: true, message: 'ready' })
  })

  it('shows its metrics to the machine itself and to the token’s holder only', async () => {
    expect((await get('/metrics')).body).toContain('epod_database_connections')
    const afar = { remoteAddress: '192.0.2.7' }
    expect((await get('/metrics', afar)).statusCode).toBe(404)
    for (const name of ['X-Forwarded-For', 'X-Forwarded-Host', 'Forwarded', 'X-Real-IP', 'Via'])
      expect([
        name,
        (await get('/metrics', { headers: { [name]: '127.0.0.1' } })).statusCode,
      ]).toEqual([name, 404])
    expect(
      (await get('/metrics', { ...afar, headers: { authorization: `Bearer ${METRICS_TOKEN}` } }))
        .statusCode,
    ).toBe(200)
    expect(
      (await get('/metrics', { ...afar, headers: { authorization: 'Bearer another' } })).statusCode,
    ).toBe(404)
  })

  it('describes every call of the API in one public OpenAPI 3.1 document', async () => {
    const reply = await get('/openapi.json')
    const document = reply.json<{
      openapi: string
      paths: Record<string, Record<string, { summary?: string; responses: object }>>
      components: { schemas: object }
    }>()
    expect(document.openapi).toBe('3.1.0')
    expect((await get('/api/openapi.json')).body).toBe(reply.body)
    expect(document.components.schemas).toHaveProperty('Refusal')
    for (const [path, methods] of Object.entries(document.paths)) {
      expect(path).toMatch(/^\/api\//)
      for (const call of Object.values(methods)) {
        expect({ path, ...call }).toMatchObject({
          path,
          summary: expect.stringMatching(/./),
          responses: { default: {} },
        })
      }
    }
    expect((await get('/docs/')).statusCode).toBe(200)
  })

  it('answers unknown addresses below /api in the wire’s form, with the headers of every answer', async () => {
    for (const url of ['/api', '/api/nothing', '/api/nothing/at-all?x=1']) {
      const reply = await get(url)
      expect([url, reply.statusCode, reply.json()]).toEqual([
        url,
        404,
        { status: false, code: 'not_found', message: 'Not found' },
      ])
      expect(reply.headers).toMatchObject({
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
      })
    }
  })

  it('is not ready any more once it is about to end', async () => {
    deps.leaving.begin(0)
    const reply = await get('/readyz')
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '1'])
  })
})
