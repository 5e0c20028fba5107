import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { beginAccountExport } from '../../../contract/admin/account-exports.ts'
import { askErasure } from '../../../contract/admin/erasures.ts'
import { keepDownload } from '../../../contract/bulk/kept-downloads.ts'
import { archivePlace } from '../../archive-place.ts'
import { buildApp } from '../../app.ts'
import { createDeps } from '../../deps.ts'
import { makeKept } from '../../downloads/make-kept.ts'
import { makeExports } from '../../jobs/account/run-exports.ts'
import { eraseAll } from '../../jobs/erasures.ts'
import { sha256 } from '../../secrets.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { anOrder } from '../../testing/orders.ts'
import { STORE_KEYS } from '../../testing/object-store.ts'
import { present } from '../../testing/present.ts'
import { startS3, type TestS3 } from '../../testing/s3-store.ts'
import { clientIdOf } from '../../testing/stored.ts'

let s3: TestS3
let t: TestApp
let client_id: string
beforeAll(async () => {
  s3 = await startS3()
  t = await openTestApp({
    ...STORE_KEYS,
    EPOD_FILES: `s3://files/of/us?endpoint=${encodeURIComponent(s3.url)}`,
  })
  await anOrder(t)
  client_id = await clientIdOf(t.deps, 'acme')
})
afterAll(async () => {
  await t.close()
  await s3.close()
})

const running = (): AbortSignal => new AbortController().signal
const begun = async (): Promise<string> =>
  (await t.call('admin', beginAccountExport, { body: { client: 'acme' } })).body.result.id
const stateOf = async (id: string) => {
  const { rows } = await t.database.asOwner((db) =>
    sql<{ state: string; sha256: string | null; bytes: string | null }>`
      select state, sha256, bytes from account_exports where id = ${id}`.execute(db),
  )
  return rows[0]
}

it('an archive that one machine made is taken from another, and lies on neither [HOST-12]', async () => {
  const id = await begun()
  await makeExports(t.deps, running())
  const place = archivePlace(t.deps.settings.data_dir, { client_id, id })
  expect([existsSync(place.file), existsSync(place.rows)]).toEqual([false, false])
  expect([...s3.objects.keys()]).toEqual([`of/us/archives/${id}`])

  const data_dir = await mkdtemp(join(tmpdir(), 'epod-elsewhere-'))
  const settings = { ...t.deps.settings, data_dir }
  const elsewhere = await buildApp(createDeps({ ...t.deps, settings }))
  const take = async (headers: Record<string, string> = {}) =>
    elsewhere.inject({
      url: `/api/account/exports/${id}/archive?client=acme`,
      headers: { authorization: `Bearer ${await t.token('admin')}`, ...headers },
    })
  const kept = await stateOf(id)
  const whole = await take()
  expect([whole.statusCode, sha256(whole.rawPayload)]).toEqual([200, kept?.sha256])
  const part = await take({ range: 'bytes=10-19' })
  expect([part.statusCode, part.rawPayload]).toEqual([206, whole.rawPayload.subarray(10, 20)])

  s3.always = { status: 503, code: 'SlowDown' }
  expect((await take()).statusCode).toBe(503)
  s3.always = null
  s3.objects.delete(`of/us/archives/${id}`)
  expect((await take()).statusCode).toBe(404)
  await elsewhere.close()
})

it('an archive goes from the store with its time, with what was left there; one that does not come there is told to have failed [HOST-12]', async () => {
  const [first, second] = [await begun(), randomUUID()]
  await makeExports(t.deps, running())
  s3.objects.set(`of/us/archives/${second}`, present(s3.objects.get(`of/us/archives/${first}`)))
  await t.database.asOwner((db) =>
    sql`
      update account_exports set expires_at = now() - interval '1 hour'
      where id = ${first}`.execute(db),
  )
  await makeExports(t.deps, running())
  expect([s3.objects.size, (await stateOf(first))?.state]).toEqual([0, 'expired'])

  const next = await begun()
  s3.always = { status: 403, code: 'AccessDenied' }
  await makeExports(t.deps, running())
  s3.always = null
  expect((await stateOf(next))?.state).toBe('failed')
  const { file } = archivePlace(t.deps.settings.data_dir, { client_id, id: next })
  expect(existsSync(file)).toBe(false)
})

it('an archive and a kept download leave the store where a person is erased, one that is put there meanwhile too [DATA-01] [HOST-12]', async () => {
  const erase = async (): Promise<void> => {
    const person = { phone: '9733300003' }
    await t.call('admin', askErasure, { body: { client: 'acme', person, why: 'a request' } })
    await eraseAll(t.deps)
  }
  const ready = await begun()
  await makeExports(t.deps, running())
  await t.call('acme', keepDownload, { body: { kind: 'report', asked: {} } })
  await makeKept(t.deps)
  const made = (): string[] =>
    [...s3.objects.keys()].filter((key) => /^of.us.(archives|kept)/.test(key))
  expect(made()).toHaveLength(2)
  await erase()
  expect([made(), (await stateOf(ready))?.state]).toEqual([[], 'expired'])

  const late = await begun()
  // It is being put there, which takes the store two tries.
  s3.behaviour.push('hang')
  const making = makeExports(t.deps, running())
  await vi.waitFor(() => expect(s3.asked.at(-1)).toMatch(new RegExp(`^PUT .*${late}`)), 10_000)
  await erase()
  await making
  const puts = s3.asked.filter((one) => one.startsWith('PUT') && one.includes(late))
  expect([puts.length, made()]).toEqual([2, []])
  expect((await stateOf(late))?.state).not.toBe('done')
}, 30_000)
