import { existsSync } from 'node:fs'
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  beginAccountExport,
  downloadAccountExport,
  listAccountExports,
} from '../../contract/admin/account-exports.ts'
import { askErasure, listErasures } from '../../contract/admin/erasures.ts'
import {
  keepDownload,
  listKeptDownloads,
  takeKeptDownload,
} from '../../contract/bulk/kept-downloads.ts'
import { archivePlace } from '../archive-place.ts'
import { makeKept } from '../downloads/make-kept.ts'
import { eraseAll } from '../jobs/erasures.ts'
import { makeExports } from '../jobs/account/run-exports.ts'
import { takeOn } from '../stores/downloads/kept-downloads.ts'
import { openTestApp, type TestApp } from '../testing/app.ts'
import { bytesOf } from '../testing/bytes-of.ts'
import { anOrder } from '../testing/orders.ts'
import { aJpeg, sent } from '../testing/pictures.ts'
import { present } from '../testing/present.ts'
import { clientIdOf } from '../testing/stored.ts'
import { unzipped } from '../testing/unzipped.ts'

let t: TestApp
let client_id: string
beforeAll(async () => {
  t = await openTestApp()
  client_id = await clientIdOf(t, 'acme')
})
afterAll(() => t.close())

const running = (): AbortSignal => new AbortController().signal
const drivenBy = (phone: string) =>
  anOrder(t, 'acme', { driver: { name: `Driver ${phone}`, contact: [phone] } })
const erase = async (phone: string) => {
  const body = { client: 'acme', person: { phone }, why: 'a request' }
  const { id } = (await t.call('admin', askErasure, { body })).body.result
  await eraseAll(t.deps)
  const { erasures } = (await t.call('admin', listErasures, { query: {} })).body.result
  return present(erasures.find((one) => one.id === id))
}
const kept = async (search = '', as = 'acme'): Promise<string> => {
  const asked = { query: search === '' ? {} : { search } }
  const reply = await t.call(as, keepDownload, { body: { kind: 'report', asked } })
  expect(reply.code).toBe(200)
  return reply.body.result.id
}
const keptIds = async (): Promise<string[]> =>
  (await t.call('acme', listKeptDownloads, {})).body.result.map(({ id }) => id)
const taken = async (id: string, as = 'acme') =>
  (await t.call(as, takeKeptDownload, { params: { id } })).code
const begun = async (): Promise<string> =>
  (await t.call('admin', beginAccountExport, { body: { client: 'acme' } })).body.result.id
const archive = (id: string) =>
  t.call('admin', downloadAccountExport, { params: { id }, query: { client: 'acme' } })
const stateOf = async (id: string) =>
  (
    await t.call('admin', listAccountExports, { query: { client: 'acme' } })
  ).body.result.exports.find((one) => one.id === id)?.state
const filesOf = async (folder: string): Promise<string[]> =>
  readdir(join(t.deps.settings.data_dir, folder)).catch((): string[] => [])

it('an erasure ends what was made of the orders before: kept downloads and archives, with their files [DATA-01]', async () => {
  const phone = '9733300001'
  await drivenBy(phone)
  const others = await kept('', 'bayer')
  const ready = await kept()
  await makeKept(t.deps)
  const made = await begun()
  await makeExports(t.deps, running())
  const members = unzipped(bytesOf(await archive(made)))
  expect(present(members.get('events.jsonl')).toString()).toContain(phone)
  const making = await kept()
  expect((await takeOn(t.deps.database, crypto.randomUUID()))?.id).toBe(making)
  await writeFile(join(t.deps.settings.data_dir, 'downloads', `${making}.part`), 'half')
  const naming = await kept(phone)
  const waiting = await kept()
  const queued = await begun()
  expect([await taken(ready), (await archive(made)).code]).toEqual([200, 200])
  expect(await keptIds()).toEqual([waiting, naming, making, ready])

  const { ended_at, elsewhere } = await erase(phone)
  expect(ended_at).not.toBeNull()
  expect(elsewhere).toMatchObject({ downloads: 3, archives: 2 })
  expect([await taken(ready), (await archive(made)).code]).toEqual([404, 404])
  expect(await keptIds()).toEqual([waiting])
  expect([await stateOf(made), await stateOf(queued)]).toEqual(['expired', 'failed'])
  expect(await filesOf('downloads')).toEqual([others])
  expect(existsSync(archivePlace(t.deps.settings.data_dir, { client_id, id: made }).file)).toBe(
    false,
  )
  const { rows } = await t.database.asOwner((db) =>
    sql`select from kept_downloads where asked::text like ${`%${phone}%`}`.execute(db),
  )
  expect(rows).toEqual([])

  // Others' stay, and what is made afterwards is had again.
  await makeKept(t.deps)
  expect([await taken(others, 'bayer'), await taken(waiting)]).toEqual([200, 200])
  const later = await begun()
  await makeExports(t.deps, running())
  const clean = unzipped(bytesOf(await archive(later)))
  expect(present(clean.get('events.jsonl')).toString()).not.toContain(phone)
}, 60_000)

it('an archive that is made while a person is erased is had by nobody, and leaves no file [DATA-01]', async () => {
  const phone = '9733300002'
  const { _id } = await drivenBy(phone)
  await t.call('acme', '/update_epod', { _id, photos: [sent(await aJpeg(320, 230))] })
  const id = await begun()
  let erased: Awaited<ReturnType<typeof erase>> | null = null
  const files = {
    ...t.deps.files,
    // The rows of its moment are read by then.
    open: async (...key: Parameters<TestApp['deps']['files']['open']>) => {
      erased ??= await erase(phone)
      return t.deps.files.open(...key)
    },
  }
  await makeExports({ ...t.deps, files }, running())
  expect(erased).toMatchObject({ ended_at: expect.any(String) })
  expect([await stateOf(id), (await archive(id)).code]).toEqual(['failed', 409])
  expect((await filesOf(`exports/${client_id}`)).filter((name) => name.startsWith(id))).toEqual([])
}, 60_000)

it('what another machine has left of an archive that an erasure ended goes there too [DATA-01]', async () => {
  const id = await begun()
  const { rows } = archivePlace(t.deps.settings.data_dir, { client_id, id })
  const ended = new AbortController()
  const files = {
    ...t.deps.files,
    open: (...key: Parameters<TestApp['deps']['files']['open']>) => {
      ended.abort()
      return t.deps.files.open(...key)
    },
  }
  await makeExports({ ...t.deps, files }, ended.signal)
  expect([await stateOf(id), existsSync(rows)]).toEqual(['queued', true])
  await t.database.asOwner((db) =>
    sql`update account_exports set state = 'failed' where id = ${id}`.execute(db),
  )
  await makeExports(t.deps, running())
  expect(existsSync(rows)).toBe(false)
}, 60_000)
