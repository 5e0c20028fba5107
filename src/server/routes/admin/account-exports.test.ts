import { existsSync, readFileSync } from 'node:fs'
import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  beginAccountExport,
  downloadAccountExport,
  listAccountExports,
} from '../../../contract/admin/account-exports.ts'
import { archivePlace } from '../../archive-place.ts'
import { importAccount } from '../../jobs/account/import-account.ts'
import { makeExports } from '../../jobs/account/run-exports.ts'
import { sha256 } from '../../secrets.ts'
import { anotherInstallation } from '../../testing/another-installation.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { bytesOf } from '../../testing/bytes-of.ts'
import { livedIn } from '../../testing/lived-in.ts'
import { anOrder } from '../../testing/orders.ts'
import { present } from '../../testing/present.ts'
import { clientIdOf } from '../../testing/stored.ts'
import { unzipped } from '../../testing/unzipped.ts'

let t: TestApp
let client_id: string
beforeAll(async () => {
  t = await openTestApp()
  await livedIn(t)
  client_id = await clientIdOf(t.deps, 'acme')
}, 120_000)
afterAll(() => t.close())

const client = 'acme'
const begin = (as = 'admin') => t.call(as, beginAccountExport, { body: { client } })
const listed = async (query = {}) =>
  (await t.call('admin', listAccountExports, { query: { client, ...query } })).body.result
const take = (id: string, headers = {}, as = 'admin', of = client) =>
  t.call(as, downloadAccountExport, { params: { id }, query: { client: of } }, headers)
const running = (): AbortSignal => new AbortController().signal
const made = async (): Promise<string> => {
  const { id } = (await begin()).body.result
  await makeExports(t.deps, running())
  return id
}
const placeOf = (id: string) => archivePlace(t.deps.settings.data_dir, { client_id, id })

describe('the archive of an account', () => {
  it('is asked for with one call, made once at a time, told in the bell, and downloaded [DATA-01]', async () => {
    const begun = await begin()
    expect([begun.code, begun.body.code]).toEqual([200, 'export_begun'])
    const { id } = begun.body.result
    expect(await listed()).toMatchObject({ total: 1, exports: [{ id, state: 'queued' }] })
    expect([(await begin()).body.code, (await take(id)).body.code]).toEqual([
      'export_under_way',
      'export_not_ready',
    ])
    await makeExports(t.deps, running())
    const { exports } = await listed()
    const [done] = exports
    expect(done).toMatchObject({ id, state: 'done', asked_by: 'admin', files_lost: 0 })
    expect([done?.files_done, done?.files_done]).toEqual([done?.files_total, expect.any(Number)])
    const whole = await take(id)
    expect([whole.code, whole.headers['content-length']]).toEqual([200, String(done?.bytes)])
    expect(sha256(bytesOf(whole))).toBe(done?.sha256)
    expect(whole.headers['content-disposition']).toContain('filename="acme-20')
    expect(unzipped(bytesOf(whole)).has('manifest.json')).toBe(true)
    const days = Date.parse(present(done?.expires_at)) - Date.parse(present(done?.done_at))
    expect(days).toBe(7 * 86_400_000)
    const told = await t.call('admin', '/counter/notification')
    expect(told.body.archives).toEqual([{ client: 'Acme Logistics', time: done?.done_at }])
    expect((await t.call('acme', '/counter/notification')).body.archives).toBeUndefined()
  }, 60_000)

  it('is downloaded in parts, which add up to it [DATA-01]', async () => {
    const [done] = (await listed()).exports
    const { id, bytes, sha256: digest } = present(done)
    const size = present(bytes)
    const parts: Buffer[] = []
    for (let from = 0; from < size; from += 100_000) {
      const part = await take(id, { range: `bytes=${from}-${from + 99_999}` })
      expect([part.code, part.headers['content-range']]).toEqual([
        206,
        `bytes ${from}-${Math.min(from + 99_999, size - 1)}/${size}`,
      ])
      parts.push(bytesOf(part))
    }
    expect(sha256(Buffer.concat(parts))).toBe(digest)
    const beyond = await take(id, { range: `bytes=${size}-` })
    expect([beyond.code, beyond.body.code]).toEqual([416, 'range_not_there'])
    const other = await take(id, { range: 'bytes=0-1', 'if-range': '"another"' })
    expect([other.code, bytesOf(other).byteLength]).toEqual([200, size])
    const same = await take(id, { range: 'bytes=0-1', 'if-range': `"${digest}"` })
    expect([same.code, bytesOf(same).byteLength]).toEqual([206, 2])
  })

  it('is for administrators of its client alone [DATA-01] [ROLE-15]', async () => {
    const [done] = (await listed()).exports
    const { id } = present(done)
    for (const as of [
      'acme-viewer',
      'acme-vendor',
      'acme-distributor',
      'shipper',
      'acme-readonly',
    ]) {
      expect([as, (await begin(as)).code]).toEqual([as, 403])
      expect([as, (await take(id, {}, as)).code]).toEqual([as, 403])
      const list = await t.call(as, listAccountExports, { query: { client } })
      expect([as, list.code]).toEqual([as, 403])
    }
    // Its id opens nothing at another client, and no other id opens anything here.
    expect((await take(id, {}, 'admin', 'bayer')).code).toBe(404)
    expect((await take(randomUUIDv7())).code).toBe(404)
    expect((await take(id, {}, 'admin', 'nobody')).code).toBe(404)
    expect((await t.call(null, `/account/exports/${id}/archive`)).code).toBe(401)
    expect((await t.call('admin', '/account/exports/..%2f..%2fx/archive')).code).toBe(404)
    const odd = await t.call('admin', '/account/export', { client: { $ne: '' } })
    expect(odd.code).toBe(422)
  })

  it('goes on with the rows of its moment where the process ended [DATA-01]', async () => {
    const { id } = (await begin()).body.result
    const ended = new AbortController()
    const files = {
      ...t.deps.files,
      open: (...key: Parameters<TestApp['deps']['files']['open']>) => {
        ended.abort()
        return t.deps.files.open(...key)
      },
    }
    await makeExports({ ...t.deps, files }, ended.signal)
    expect((await listed({ limit: 1 })).exports).toMatchObject([{ id, state: 'queued' }])
    const spooled = readFileSync(`${placeOf(id).rows}/whole.json`, 'utf8')
    const { account } = JSON.parse(spooled) as { account: { at: string } }
    // What happens meanwhile is not of that moment.
    const late = await anOrder(t)
    await makeExports(t.deps, running())
    const members = unzipped(bytesOf(await take(id)))
    const manifest = JSON.parse(present(members.get('manifest.json')).toString()) as object
    expect(manifest).toMatchObject({ exported_at: account.at })
    expect(present(members.get('events.jsonl')).toString()).not.toContain(late._id)
    expect(existsSync(placeOf(id).rows)).toBe(false)
  }, 60_000)

  it('is taken over from a process that has died, and given up in the end [DATA-01]', async () => {
    const { id } = (await begin()).body.result
    const dead = (tries: number) =>
      t.database.asOwner((db) =>
        sql`update account_exports set state = 'running', tries = ${tries},
          lease_until = now() - interval '1 second' where id = ${id}`.execute(db),
      )
    await dead(5)
    await makeExports(t.deps, running())
    expect((await listed({ limit: 1 })).exports).toMatchObject([{ id, state: 'failed' }])
    const again = (await begin()).body.result.id
    await t.database.asOwner((db) =>
      sql`update account_exports set state = 'running', tries = 1,
        lease_until = now() - interval '1 second' where id = ${again}`.execute(db),
    )
    await makeExports(t.deps, running())
    expect((await listed({ limit: 1 })).exports).toMatchObject([{ id: again, state: 'done' }])
  }, 60_000)

  it('is removed when its time is over [DATA-01]', async () => {
    const id = await made()
    expect(existsSync(placeOf(id).file)).toBe(true)
    await t.database.asOwner((db) =>
      sql`update account_exports set expires_at = now() where id = ${id}`.execute(db),
    )
    // The job may have a long archive to make before it looks again.
    expect((await take(id)).code).toBe(404)
    expect((await listed({ limit: 1 })).exports).toMatchObject([{ id, state: 'expired' }])
    expect(existsSync(placeOf(id).file)).toBe(true)
    await makeExports(t.deps, running())
    expect(existsSync(placeOf(id).file)).toBe(false)
    expect((await take(id)).code).toBe(404)
    expect((await listed({ limit: 1 })).exports).toMatchObject([{ id, state: 'expired' }])
    const { exports, total } = await listed({ limit: 2, offset: 1 })
    expect([exports.length, total]).toEqual([2, expect.any(Number)])
  }, 60_000)

  it('is of one moment, though others go on writing [DATA-01]', async () => {
    const { id } = (await begin()).body.result
    const over = new AbortController()
    const others = async (): Promise<number> => {
      let count = 0
      for (; !over.signal.aborted; count += 1) {
        const { _id } = await anOrder(t)
        await t.call('acme', '/update_epod', { _id, receive: true })
      }
      return count
    }
    const making = makeExports(t.deps, running()).finally(() => over.abort())
    const [, count] = await Promise.all([making, others()])
    expect(count).toBeGreaterThan(0)
    const other = await anotherInstallation(t)
    try {
      const brought = await importAccount(other.receiving, placeOf(id).file, {})
      expect(brought.verified.findings).toBe(0)
    } finally {
      await other.close()
    }
  }, 120_000)
})
