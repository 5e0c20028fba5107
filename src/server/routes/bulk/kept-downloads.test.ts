import { randomUUID } from 'node:crypto'
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readXlsx } from 'hucre/xlsx'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  getKeptDownload,
  keepDownload,
  listKeptDownloads,
  removeKeptDownload,
  takeKeptDownload,
  type KeptDownload,
} from '../../../contract/bulk/kept-downloads.ts'
import { bell } from '../../../contract/messages/bell.ts'
import type { CallInput } from '../../../contract/typed-call.ts'
import type { Order } from '../../../domain/order/order.ts'
import { answerSentences } from '../../../domain/words/answer-sentences.ts'
import { answerSentences as hindiAnswers } from '../../../domain/words/hi/answer-sentences.ts'
import { sentence } from '../../../domain/words/sentence.ts'
import { MOST_FILES } from '../../downloads/asked.ts'
import { keptFault } from '../../downloads/kept-refusal.ts'
import { makeKept } from '../../downloads/make-kept.ts'
import { sha256 } from '../../secrets.ts'
import { takeOn } from '../../stores/downloads/kept-downloads.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { bytesOf } from '../../testing/bytes-of.ts'
import { anOrder } from '../../testing/orders.ts'
import { aJpeg, sent } from '../../testing/pictures.ts'
import { KEPT_BOUNDS } from '../../downloads/kept-bounds.ts'
import { present } from '../../testing/present.ts'
import { unzipped } from '../../testing/unzipped.ts'

let t: TestApp
let order: Order
beforeAll(async () => {
  t = await openTestApp()
  order = await anOrder(t)
  await t.call('acme', '/update_epod', { _id: order._id, photos: [sent(await aJpeg(), 'a.jpg')] })
})
afterAll(() => t.close())
afterEach(async () => {
  await t.database.asOwner((db) => sql`delete from kept_downloads`.execute(db))
  await makeKept(t.deps)
})

type Asked = CallInput<typeof keepDownload>['body']
const report: Asked = { kind: 'report', asked: { columns: ['lr'], facts: false, query: {} } }
const asked = async (body: Asked = report, as = 'acme'): Promise<KeptDownload> => {
  const { code, body: told } = await t.call(as, keepDownload, { body })
  expect(code).toBe(200)
  return told.result
}
const state = async (id: string, as = 'acme'): Promise<KeptDownload> =>
  (await t.call(as, getKeptDownload, { params: { id } })).body.result
const take = (id: string, headers = {}, as = 'acme') =>
  t.call(as, takeKeptDownload, { params: { id } }, headers)
const inFolder = (): Promise<string[]> => readdir(join(t.deps.settings.data_dir, 'downloads'))
const changeKept = (set: string): Promise<unknown> =>
  t.database.asOwner((db) => sql`update kept_downloads set ${sql.raw(set)}`.execute(db))

describe('a kept download', () => {
  it('is made beside the request, tells how far it is, and is taken as often as wanted [REPT-01]', async () => {
    const { id, ...first } = await asked()
    expect(first).toMatchObject({ state: 'waiting', kind: 'report', bytes: 0, rows: null })
    expect((await take(id)).code).toBe(409)
    await makeKept(t.deps)
    const made = await state(id)
    expect(made).toMatchObject({ state: 'ready', rows: 1, ended_at: expect.any(String) })
    for (let time = 0; time < 2; time += 1) {
      const { headers, ...reply } = await take(id)
      const bytes = bytesOf(reply)
      expect([bytes.byteLength, headers['etag'], headers['accept-ranges']]).toEqual([
        made.bytes,
        `"${sha256(bytes)}"`,
        'bytes',
      ])
      expect(headers['content-disposition']).toContain('EPOD - acme - ')
      expect((await readXlsx(bytes)).sheets[0]?.rows[1]).toEqual([order.identifier])
    }
    expect((await t.call('acme', listKeptDownloads, {})).body.result).toEqual([made])
  })

  it('is waited for to its end where another could not be taken on meanwhile [REPT-01]', async () => {
    const { id } = await asked()
    let taken = 0
    const stopWatching = t.database.watch((statement) => {
      if (!/update kept_downloads \w+\s+set state = 'making'/.test(statement.text)) return statement
      taken += 1
      return taken === 1 ? { text: 'select 1 / 0' } : statement
    })
    await expect(makeKept(t.deps)).rejects.toThrow('division by zero')
    stopWatching()
    expect(await state(id)).toMatchObject({ state: 'ready' })
  })

  it('is asked for once under one key, and stays so when it is there no more [REPT-01]', async () => {
    const key = { 'idempotency-key': randomUUID() }
    const ask = (body: Asked) => t.call('acme', keepDownload, { body }, key)
    const replies = await Promise.all([ask(report), ask(report), ask(report)])
    const [{ id }] = replies.map(({ body }) => body.result) as [KeptDownload]
    expect(replies.map(({ code, body }) => [code, body.result.id])).toEqual(
      replies.map(() => [200, id]),
    )
    expect((await t.call('acme', listKeptDownloads, {})).body.result).toHaveLength(1)
    const other = await ask({ kind: 'pods', asked: { certificates: true, credentials: false } })
    expect([other.code, other.body.code]).toEqual([422, 'same_key_other_body'])
    const gone = { 'idempotency-key': randomUUID() }
    const remove = () => t.call('acme', removeKeptDownload, { params: { id } }, gone)
    expect([(await remove()).code, (await remove()).code]).toEqual([200, 200])
    expect((await t.call('acme', removeKeptDownload, { params: { id } })).code).toBe(404)
    expect((await ask(report)).body).toEqual(replies[0]?.body)
  })

  it('of photos, certificates and proofs is the archive that is streamed as well [REPT-02]', async () => {
    const { id } = await asked({ kind: 'pods', asked: { certificates: true, credentials: false } })
    await makeKept(t.deps)
    const entries = [...unzipped(bytesOf(await take(id))).keys()]
    expect(entries.map((path) => path.split('.').at(-1))).toEqual(['jpg', 'csv', 'txt'])
  })

  it('goes on where it broke off, and begins anew where it is another file [REPT-01] [REPT-02]', async () => {
    const { id } = await asked()
    await makeKept(t.deps)
    const whole = await take(id)
    const bytes = bytesOf(whole)
    const tag = String(whole.headers['etag'])
    const rest = await take(id, { range: 'bytes=100-', 'if-range': tag })
    expect([rest.code, rest.headers['content-range'], rest.headers['content-length']]).toEqual([
      206,
      `bytes 100-${bytes.byteLength - 1}/${bytes.byteLength}`,
      String(bytes.byteLength - 100),
    ])
    expect(bytesOf(rest).equals(bytes.subarray(100))).toBe(true)
    const other = await take(id, { range: 'bytes=100-', 'if-range': '"another"' })
    expect([other.code, bytesOf(other).equals(bytes)]).toEqual([200, true])
    const beyond = await take(id, { range: `bytes=${bytes.byteLength}-` })
    expect([beyond.code, beyond.body.code, beyond.headers['content-range']]).toEqual([
      416,
      'range_not_there',
      `bytes */${bytes.byteLength}`,
    ])
  })

  it('is nobody’s but whoever asked for it: others’ ids answer as not there [ROLE-15]', async () => {
    const { id } = await asked()
    await makeKept(t.deps)
    for (const other of ['bayer', 'acme-users', 'acme-vendor']) {
      const params = { id }
      const codes = [
        (await t.call(other, getKeptDownload, { params })).code,
        (await take(id, {}, other)).code,
        (await t.call(other, removeKeptDownload, { params })).code,
      ]
      expect([other, codes]).toEqual([other, [404, 404, 404]])
      expect((await t.call(other, listKeptDownloads, {})).body.result).toEqual([])
    }
    expect((await take(id)).code).toBe(200)
  })

  it('has what its own account sees, and nothing once that is disabled [ROLE-15] [AUTH-12]', async () => {
    const own = await asked(report, 'acme-vendor')
    await makeKept(t.deps)
    const rows = (await readXlsx(bytesOf(await take(own.id, {}, 'acme-vendor')))).sheets[0]?.rows
    const { body } = await t.call('acme-vendor', '/download', { columns: ['lr'] })
    expect(present(rows).length - 1).toBe(body.result.rows.length)
    const late = await asked(report, 'acme-vendor')
    const disable = (disabled: boolean) =>
      t.database.asOwner((db) =>
        db.updateTable('users').where('username', '=', 'acme-vendor').set({ disabled }).execute(),
      )
    await disable(true)
    await makeKept(t.deps)
    await disable(false)
    expect(await state(late.id, 'acme-vendor')).toMatchObject({ state: 'failed', bytes: 0 })
  })

  it('is had no longer than its account sees what it saw, by whatever change [ROLE-15]', async () => {
    const vendor = 'acme-vendor'
    const set = async (what: string): Promise<void> => {
      await t.database.asOwner((db) =>
        sql`update users set ${sql.raw(what)} where username = ${vendor}`.execute(db),
      )
      t.deps.caches.sessions.clear()
    }
    const { rows } = await t.database.asOwner((db) =>
      sql<{ party: string; config: object }>`
        select party, config from users where username = ${vendor}`.execute(db),
    )
    const { party, config } = present(rows[0])
    const back = `reach = 'vendor', party = '${party}', config = '${JSON.stringify(config)}'`
    const shows = { add_columns: ['sms_status'] }
    const [made, waiting] = [await asked(report, vendor), await asked(report, vendor)]
    await changeKept(`state = 'failed' where id = '${waiting.id}'`)
    await makeKept(t.deps)
    const codes = async (): Promise<number[]> => {
      const params = { id: made.id }
      const told = await t.call(vendor, listKeptDownloads, {})
      const rung = await t.call(vendor, bell, {})
      return [
        (await take(made.id, {}, vendor)).code,
        (await t.call(vendor, getKeptDownload, { params })).code,
        told.body.result.length,
        rung.body.downloads?.length ?? 0,
      ]
    }
    expect(await codes()).toEqual([200, 200, 2, 2])
    for (const change of [
      `reach = 'client', party = null`,
      `party = 'Another Carrier'`,
      `reach = 'distributor'`,
      `config = '${JSON.stringify({ ...config, ...shows })}'`,
    ]) {
      await set(change)
      expect([change, await codes()]).toEqual([change, [404, 404, 0, 0]])
      const params = { id: made.id }
      expect((await t.call(vendor, removeKeptDownload, { params })).code).toBe(404)
      await set(back)
      expect([change, await codes()]).toEqual([change, [200, 200, 2, 2]])
    }

    // One that waits is not made for whoever sees something else, and takes nobody's place.
    await changeKept(`state = 'waiting' where id = '${waiting.id}'`)
    await set(`reach = 'client', party = null`)
    await makeKept(t.deps)
    await set(back)
    expect(await state(waiting.id, vendor)).toMatchObject({ state: 'failed', bytes: 0 })
    await set(`reach = 'client', party = null`)
    for (let place = 0; place < 5; place += 1) await asked(report, vendor)
    await set(back)
    expect((await t.call(vendor, listKeptDownloads, {})).body.result).toEqual([])
  })

  it('survives a process that dies in the middle: another begins it again, and gives up at last [REPT-01]', async () => {
    const { id } = await asked()
    // A maker that took it on and died: its lease runs out, a part of a file lies there.
    expect((await takeOn(t.deps.database, crypto.randomUUID()))?.id).toBe(id)
    await makeKept(t.deps)
    expect((await state(id)).state).toBe('making')
    await writeFile(join(t.deps.settings.data_dir, 'downloads', `${id}.part`), 'half')
    await changeKept("leased_until = now() - interval '1 second'")
    await makeKept(t.deps)
    expect((await state(id)).state).toBe('ready')
    expect(await inFolder()).toEqual([id])

    const hopeless = await asked()
    await changeKept("state = 'making', tries = 3, leased_until = now() - interval '1 second'")
    await makeKept(t.deps)
    expect(await state(hopeless.id)).toMatchObject({ state: 'failed', fault: 'download_failed' })
    expect((await take(hopeless.id)).code).toBe(409)
  })

  it('says why it could not be made, where asking again would fail again [REPT-02] [ERRS-01]', async () => {
    const pods: Asked = { kind: 'pods', asked: { query: {} } }
    const { id } = await asked(pods)
    expect((await state(id)).reason).toBeNull()
    await makeKept(t.deps, undefined, 100)
    const larger = answerSentences.download_too_large(2)
    expect(await state(id)).toMatchObject({ fault: 'download_too_large', reason: larger })
    expect(await take(id)).toMatchObject({
      code: 409,
      body: { code: 'download_too_large', message: larger },
    })

    const many = answerSentences.too_many_pods(MOST_FILES, 12_345, 4_115)
    expect(keptFault(sentence('too_many_pods', MOST_FILES, 12_345, 4_115))).toBe(
      'too_many_pods 10000 12345 4115',
    )
    await changeKept("fault = 'too_many_pods 10000 12345 4115'")
    expect(await take(id)).toMatchObject({ code: 409, body: { message: many } })
    const listed = await t.call('acme', listKeptDownloads, {})
    expect(listed.body.result).toMatchObject([{ id, fault: 'too_many_pods', reason: many }])
    const hindi = await t.call('acme', bell, {}, { 'accept-language': 'hi' })
    expect(hindi.body.downloads).toMatchObject([
      { id, reason: hindiAnswers.too_many_pods(MOST_FILES, 12_345, 4_115) },
    ])

    // Whatever else may pass, or is said at once to whoever asks for it again.
    await changeKept("fault = 'sign_in_again'")
    expect(await take(id)).toMatchObject({ code: 409, body: { code: 'download_failed' } })
  })

  it('goes with its file when its day is over, or when it is removed [REPT-01]', async () => {
    const [old, removed] = [await asked(), await asked()]
    await makeKept(t.deps)
    expect(await inFolder()).toHaveLength(2)
    const params = { id: removed.id }
    expect((await t.call('acme', removeKeptDownload, { params })).code).toBe(200)
    expect(await inFolder()).toEqual([old.id])
    await changeKept("expires_at = now() - interval '1 second'")
    expect((await take(old.id)).code).toBe(404)
    await makeKept(t.deps)
    expect(await inFolder()).toEqual([])
  })

  it('is had five times by a user, two at once counted one after the other, and not six [REPT-01]', async () => {
    const replies = await Promise.all(
      Array.from({ length: 7 }, () => t.call('acme', keepDownload, { body: report })),
    )
    expect(replies.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([
      200, 200, 200, 200, 200, 429, 429,
    ])
    expect((await t.call('bayer', keepDownload, { body: report })).code).toBe(200)
  })

  it('is refused where those of its client have as many bytes as they may [REPT-01]', async () => {
    const ask = async (as: string): Promise<number> =>
      (await t.call(as, keepDownload, { body: report })).code
    await asked()
    await changeKept(`bytes = ${KEPT_BOUNDS.bytes - 1}`)
    expect(await ask('acme-vendor')).toBe(200)
    await changeKept(`bytes = ${KEPT_BOUNDS.bytes / 2}`)
    expect([await ask('acme'), await ask('acme-vendor'), await ask('bayer')]).toEqual([
      429, 429, 200,
    ])
  })

  it.each<[string, unknown]>([
    ['no kind', {}],
    ['a kind that is none', { kind: 'all' }],
    ['an unknown field', { kind: 'pods', asked: { columns: ['lr'] } }],
    ['a column that is none', { kind: 'report', asked: { columns: ['doc'] } }],
  ])('is refused for %s [ERRS-04]', async (_name, body) => {
    expect((await t.call('acme', '/downloads', body)).code).toBe(422)
  })
})
