import { readdir, truncate } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { beginAccountExport } from '../../../contract/admin/account-exports.ts'
import { keepDownload } from '../../../contract/bulk/kept-downloads.ts'
import { logout } from '../../../contract/sign-in/session.ts'
import { archivePlace } from '../../archive-place.ts'
import { makeKept } from '../../downloads/make-kept.ts'
import { makeExports } from '../../jobs/account/run-exports.ts'
import { openTestApp, PASSWORD, type TestApp } from '../../testing/app.ts'
import { clientIdOf } from '../../testing/stored.ts'

/** More than sockets keep on the way of a reader that does not read. */
const BYTES = 64_000_000
let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
  await t.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => t.close())

const grown = async (file: string, table: string): Promise<void> => {
  await truncate(file, BYTES)
  await t.database.asOwner((db) => sql`update ${sql.table(table)} set bytes = ${BYTES}`.execute(db))
}
const keptDownload = async (as: string): Promise<string> => {
  const body = { kind: 'report', asked: { facts: false, query: {} } } as const
  const { id } = (await t.call(as, keepDownload, { body })).body.result
  await makeKept(t.deps)
  const folder = join(t.deps.settings.data_dir, 'downloads')
  const [name = ''] = await readdir(folder)
  await grown(join(folder, name), 'kept_downloads')
  return `/api/downloads/${id}/file`
}
const archive = async (as: string): Promise<string> => {
  const { id } = (await t.call(as, beginAccountExport, { body: {} })).body.result
  await makeExports(t.deps, new AbortController().signal)
  const client_id = await clientIdOf(t, 'acme')
  await grown(archivePlace(t.deps.settings.data_dir, { client_id, id }).file, 'account_exports')
  return `/api/account/exports/${id}/archive`
}

it.each([
  ['a kept download', keptDownload],
  ['the archive of an account', archive],
])(
  'breaks %s off when its session ends [AUTH-16] [REPT-01] [DATA-01]',
  async (_what, make) => {
    const own = await t.app.inject({
      method: 'POST',
      url: '/api/login',
      headers: { authorization: `Basic ${Buffer.from(`admin:${PASSWORD}`).toString('base64')}` },
    })
    const as = `Bearer ${own.json<{ token: string }>().token}`
    const url = await make(as)
    const { port } = t.app.server.address() as AddressInfo
    const response = await fetch(`http://127.0.0.1:${port}${url}`, {
      headers: { authorization: as },
    })
    expect(response.status).toBe(200)
    expect((await t.call(as, logout, { body: {} })).code).toBe(200)
    // More is read from the disk only as it is taken, and only for who was there three seconds ago.
    await sleep(3_100)
    const taken = async (): Promise<number> => (await response.arrayBuffer()).byteLength
    await expect(taken()).rejects.toThrow('terminated')
  },
  60_000,
)
