import { spawnSync } from 'node:child_process'
import {
  closeSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoClients, demoUsers } from '../../../../presets/accounts.ts'
import { loadAccounts } from '../../../demo/load-accounts.ts'
import { diskFiles } from '../../../gateways/files/disk-files.ts'
import { said, verifyLog, type Finding, type Verified } from '../../../jobs/log/verify-log.ts'
import { sha256 } from '../../../secrets.ts'
import { openTestDatabase } from '../../../testing/database.ts'
import { anOrder } from '../../../testing/orders.ts'
import { readerOf } from '../../log/chains.ts'
import { openDatabase } from '../open-database.ts'
import { cannotOpen } from '../open-errors.ts'

const ORDERS = 12
const PAGE = 8_192

const folder = mkdtempSync(join(tmpdir(), 'epod-damaged-'))
const whole = join(folder, 'whole')
const bytes = Buffer.from('the bytes of a photo')
const digest = sha256(bytes)
const ids: string[] = []
/** Where the engine keeps each table. */
const files = new Map<string, string>()
let photo = ''
beforeAll(async () => {
  const database = await openTestDatabase({ engine: 'embedded', limits: {} })
  await loadAccounts({ database }, demoClients, demoUsers)
  const data = {
    digest,
    url: `/api/files/x/${digest}.jpg`,
    tag: 'epod',
    action_by: 'client',
    captured_at: null,
    place: null,
    file_name: 'photo.jpg',
    ext: 'jpg',
  } as const
  for (let left = ORDERS; left > 0; left -= 1)
    ids.push((await anOrder({ database }, 'acme', {}, [{ type: 'photo_added', data }]))._id)
  const { rows } = await database.asOwner((db) =>
    sql<{ client_id: string }>`
      insert into files (client_id, digest, mime, bytes)
      select id, ${digest}, 'image/jpeg', ${bytes.byteLength} from clients where key = 'acme'
      returning client_id`.execute(db),
  )
  const client_id = rows[0]?.client_id ?? ''
  for (const table of ['orders', 'events']) {
    const found = await database.asOwner((db) =>
      sql<{ path: string }>`select pg_relation_filepath(${table}::regclass) as path`.execute(db),
    )
    files.set(table, found.rows[0]?.path ?? '')
  }
  await database.shut()
  cpSync(database.settings.dataDir, whole, { recursive: true })
  await database.close()
  await diskFiles(join(whole, 'files')).keep(client_id, digest, bytes)
  photo = join('files', client_id, digest.slice(0, 2), digest.slice(2))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const copyWith = (damage: (data: string) => void): string => {
  const data = mkdtempSync(join(folder, 'copy-'))
  cpSync(whole, data, { recursive: true })
  damage(data)
  return data
}
const tableIn = (data: string, table: string): string =>
  join(data, 'database', 'pgdata', files.get(table) ?? '')
const overwritten =
  (table: string, page: number) =>
  (data: string): void => {
    const file = openSync(tableIn(data, table), 'r+')
    writeSync(file, Buffer.alloc(PAGE, 0x5a), 0, PAGE, page * PAGE)
    closeSync(file)
  }
const cut =
  (table: string, pages: number) =>
  (data: string): void =>
    truncateSync(tableIn(data, table), pages * PAGE)

const verified = async (data: string): Promise<Verified & { found: Finding[] }> => {
  const database = await openDatabase({ dataDir: data })
  const found: Finding[] = []
  try {
    const seen = await verifyLog(readerOf(database), diskFiles(join(data, 'files')), (one) =>
      found.push(one),
    )
    return { ...seen, found }
  } finally {
    await database.close()
  }
}

it.each<[string, (data: string) => void, least: number, hasLogs: boolean]>([
  ['a page of orders', overwritten('orders', 1), 1, true],
  ['a page of events', overwritten('events', 0), 1, false],
  ['the end of orders', cut('orders', 1), 1, true],
  ['all of orders', cut('orders', 0), ORDERS, true],
  ['the end of events', cut('events', 1), 1, false],
  ['the file of orders', (data) => rmSync(tableIn(data, 'orders')), ORDERS, true],
])(
  'goes on where %s cannot be read, and names each order that is concerned [PROF-01]',
  async (_what, damage, least, hasLogs) => {
    const { found, orders, changed, damage: told, events } = await verified(copyWith(damage))
    const named = new Set(found.map(({ order_id }) => order_id))
    expect(named.size).toBeGreaterThanOrEqual(least)
    expect([...named].every((id) => ids.includes(id))).toBe(true)
    expect([orders, changed, found.length]).toEqual([ORDERS, 0, named.size])
    // Of an order that cannot be read the log still is, where that is there.
    expect(events).toBe(2 * (hasLogs ? ORDERS : ORDERS - named.size))
    for (const { fault } of found) {
      // A table that was cut may look like a shorter one, where no index is asked.
      expect(fault).toMatch(hasLogs ? /^(unreadable|order_missing)$/ : /^unreadable$/)
      if (fault === 'unreadable') expect(told[0]).toMatch(/^(orders|events): (invalid|could not)/)
    }
  },
)

const run = (
  script: string,
  data: string,
  ...args: string[]
): { status: number | null; stderr: string[] } => {
  const { PATH = '', HOME = '' } = process.env
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--no-memory-protection-keys', '--liftoff-only', script, ...args],
    {
      cwd: fileURLToPath(new URL('../../../../../', import.meta.url)),
      encoding: 'utf8',
      env: { PATH, HOME, EPOD_DATA_DIR: data, EPOD_DEMO: '0', PORT: '0' },
    },
  )
  return { status, stderr: stderr.split('\n').filter(Boolean) }
}

it.each<[string, number, (data: string) => void, Finding['fault'] | null]>([
  ['all is as it was written', 0, () => {}, null],
  [
    'a file was changed',
    1,
    (data) => writeFileSync(join(data, photo), bytes.toReversed()),
    'file_changed',
  ],
  ['a file was cut', 3, (data) => truncateSync(join(data, photo), 9), 'file_cut'],
  ['a file is gone', 3, (data) => rmSync(join(data, photo)), 'file_missing'],
  [
    'a folder lies in the place of a file',
    3,
    (data) => {
      rmSync(join(data, photo))
      mkdirSync(join(data, photo))
    },
    'file_unreadable',
  ],
])('npm run verify-log ends, where %s, with %i', (_what, code, damage, fault) => {
  const { status, stderr } = run('scripts/verify-log.ts', copyWith(damage))
  expect(status).toBe(code)
  const sentence = fault && said({ client_id: '', order_id: '', seq: 2, fault }).split(': ')[1]
  expect(stderr).toEqual(
    sentence === null ? [] : ids.map(() => expect.stringMatching(new RegExp(`${sentence}$`))),
  )
})

it.each([
  ['--checkpoint', 'nowhere.txt', /^ENOENT.*nowhere\.txt/],
  ['--key', 'nowhere.txt', /^ENOENT.*nowhere\.txt/],
  ['--key', 'package.json', /^package\.json is no verifier key$/],
])('npm run verify-log does not begin with %s %s, and says why', (option, value, reason) => {
  const { status, stderr } = run('scripts/verify-log.ts', whole, option, value)
  expect([status, stderr]).toEqual([2, [expect.stringMatching(reason)]])
})

it.each<[string, (data: string) => void]>([
  ['overwritten', overwritten('orders', 0)],
  ['cut to nothing', cut('orders', 0)],
  ['gone', (data) => rmSync(tableIn(data, 'orders'))],
])(
  'a start says in a sentence that the database is damaged, where orders is %s',
  (_what, damage) => {
    const { status, stderr } = run('src/server/main.ts', copyWith(damage))
    const [before = '', after = ''] = cannotOpen.unreadable('|').split('|')
    expect([status, stderr]).toEqual([1, [expect.stringContaining(before)]])
    expect(stderr[0]).toContain(after)
  },
)
