import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { quickly, runProduct, type RunningProduct } from '../../../e2e/testing/run-product.ts'
import { readMigrations } from '../stores/database/migrate.ts'
import { openTestApp, SECRET, type TestApp } from '../testing/app.ts'
import { aRow } from '../testing/rows.ts'
import { SERVING_USER, servingSettings } from '../testing/serving.ts'

const CALLERS = 4

let t: TestApp
const folder = mkdtempSync(join(tmpdir(), 'epod-upgrade-'))
const running: RunningProduct[] = []
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(async () => {
  await Promise.all(running.map((product) => product.end('SIGINT')))
  await t.close()
  rmSync(folder, { recursive: true, force: true })
})

/** The release that comes next: this one with a migration more, which only adds. */
const nextRelease = (): string => {
  const root = join(folder, 'next')
  mkdirSync(root)
  for (const part of ['server', 'domain', 'contract', 'presets'])
    cpSync(join('src', part), join(root, 'src', part), { recursive: true })
  for (const part of ['scripts', 'migrations', 'package.json'])
    cpSync(part, join(root, part), { recursive: true })
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
  const number = String(readMigrations().length + 1).padStart(4, '0')
  writeFileSync(
    join(root, 'migrations', `${number}_next_release.sql`),
    `alter table orders add column next_release text;
     alter table events add column next_release integer not null default 0;
     create table next_release (id uuid primary key);`,
  )
  return root
}

it('comes without a stop: migrations run while a process of the release before serves, and both serve one database [HOST-07]', async () => {
  const settings = {
    ...(await servingSettings(t.database)),
    EPOD_SECRET: SECRET,
    EPOD_DRAIN_SECONDS: '1',
  }
  const start = async (root?: string): Promise<string> => {
    const product = runProduct(join(folder, 'data'), settings, quickly, 'web', root)
    running.push(product)
    await product.serving
    return product.url
  }
  const serving = [await start()]
  const headers = {
    authorization: `Bearer ${await t.token('acme')}`,
    'content-type': 'application/json',
  }
  const failed: string[] = []
  let [calls, added, turn, busy] = [0, 0, 0, 0]
  /**
   * Asks each process in turn, so that what one of a release wrote the other goes on with; again
   * under the same key, as every client does, where a machine of tests has no time for it.
   */
  const post = async (url: string, body: unknown): Promise<Response> => {
    calls += 1
    const at = serving[(turn += 1) % serving.length]
    const request = {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': randomUUID() },
      body: JSON.stringify(body),
    }
    let answer = await fetch(`${at}/api${url}`, request)
    for (let tries = 1; answer.status === 503 && tries < 6; tries += 1) {
      busy += 1
      await sleep(1_000)
      answer = await fetch(`${at}/api${url}`, request)
    }
    if (!answer.ok) failed.push(`${url}: ${answer.status} ${await answer.clone().text()}`)
    return answer
  }
  const over = new AbortController()
  const calling = Array.from({ length: CALLERS }, async () => {
    while (!over.signal.aborted) {
      const made = (await (await post('/orders', [aRow()])).json()) as {
        result?: { created: { _id: string }[] }
      }
      const id = made.result?.created[0]?._id
      added += 1
      await post('/update_epod', { _id: id, remarks: { text: 'Counted' } })
      await post('/update_epod', { _id: id, receive: true })
      await (await post('/fetch_orders', { query: {}, limit: 5 })).text()
    }
  })
  await expect.poll(() => added).toBeGreaterThan(10)
  const root = nextRelease()
  const { url = '', directUrl } = t.database.settings
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(root, 'scripts/db-migrate.ts'), '--grant', SERVING_USER],
    { cwd: root, env: { ...process.env, NODE_OPTIONS: '', DATABASE_URL: directUrl ?? url } },
  )
  expect(stdout).toMatch(/ran \d{4}_next_release\.sql\n.*1 migrations ran/)
  const before = added
  await expect.poll(() => added).toBeGreaterThan(before + 10)
  serving.push(await start(root))
  const alone = added
  await expect.poll(() => added).toBeGreaterThan(alone + 40)
  over.abort()
  await Promise.all(calling)
  expect([failed, calls > 100, busy < calls / 10]).toEqual([[], true, true])
  const { rows } = await t.database.asOwner((db) =>
    sql<{ orders: number; events: number }>`
      select (select count(*)::int from orders) as orders, count(*)::int as events
      from events`.execute(db),
  )
  expect(rows).toEqual([{ orders: added, events: 3 * added }])
}, 300_000)
