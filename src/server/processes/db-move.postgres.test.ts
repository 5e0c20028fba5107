import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { engineFlags } from '../../../scripts/server.mjs'
import { openTestDatabase } from '../testing/database.ts'
import { anInstallation, withPhotos } from '../testing/installation.ts'

const folder = mkdtempSync(join(tmpdir(), 'epod-moved-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const move = (settings: Record<string, string>, ...given: string[]) =>
  new Promise<{ code: number; said: string }>((resolve) =>
    execFile(
      process.execPath,
      [...engineFlags, 'scripts/db-move.ts', ...given],
      { env: { ...process.env, NODE_OPTIONS: '', DATABASE_DIRECT_URL: '', ...settings } },
      (error, stdout, stderr) => resolve({ code: Number(error?.code ?? 0), said: stdout + stderr }),
    ),
  )

it('moves an embedded installation to PostgreSQL by one command, which compares every row and file and says how many, and does nothing where it cannot [HOST-06]', async () => {
  const from = await anInstallation('embedded')
  await withPhotos(from, 40)
  const { dataDir: old } = from.database.settings
  await from.database.shut()
  cpSync(join(from.data_dir, 'files'), join(old, 'files'), { recursive: true })
  writeFileSync(join(old, 'secret'), `${'s'.repeat(40)}\n`, { mode: 0o600 })
  const to = await openTestDatabase({ engine: 'postgres' })
  const settings = {
    DATABASE_URL: to.settings.directUrl ?? to.settings.url ?? '',
    EPOD_DATA_DIR: join(folder, 'data'),
  }
  expect((await move(settings)).code).toBe(2)
  expect((await move({ ...settings, EPOD_DATA_DIR: old }, old)).code).toBe(2)
  expect((await move({ ...settings, DATABASE_URL: '' }, old)).code).toBe(2)
  const nothing = await move(settings, join(folder, 'nowhere'))
  expect([nothing.code, nothing.said]).toEqual([
    1,
    expect.stringMatching(/^There is no embedded database in .*nowhere\.\n$/),
  ])

  const moved = await move(settings, old)
  expect([moved.code, moved.said]).toEqual([
    0,
    expect.stringMatching(
      /orders: 2 rows[^]*stored files: 40 of \d+ bytes[^]*Compared: the rows of each table and the bytes of each file are those exported\. Verified: 42 events of 2 orders and 40 files[^]*Moved\./,
    ),
  ])
  expect(readdirSync(folder).toSorted()).toEqual(['data'])
  expect(existsSync(join(folder, 'data', 'secret'))).toBe(true)

  const again = await move({ ...settings, EPOD_DATA_DIR: join(folder, 'other') }, old)
  expect([again.code, existsSync(join(folder, 'other', 'secret'))]).toEqual([1, false])
  await to.close()
}, 300_000)
