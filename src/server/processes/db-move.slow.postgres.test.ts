import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, it, onTestFinished } from 'vitest'
import { engineFlags } from '../../../scripts/server.mjs'
import { lockFolder } from '../stores/database/embedded/lock.ts'
import { openTestDatabase } from '../testing/database.ts'
import { anInstallation, withPhotos } from '../testing/installation.ts'
import { present } from '../testing/present.ts'

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

/** Starts a move; `over` is what it said, once nobody holds its output any more. */
const moving = (settings: Record<string, string>, old: string) => {
  const child = spawn(process.execPath, [...engineFlags, 'scripts/db-move.ts', old], {
    env: { ...process.env, NODE_OPTIONS: '', DATABASE_DIRECT_URL: '', ...settings },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text))
  return { child, over: once(child, 'close').then(([code]) => ({ code: code as number, said })) }
}

/** A small installation, shut, with a secret; and where it may be moved to. */
const house = async () => {
  const from = await anInstallation('embedded')
  await withPhotos(from, 40)
  const { dataDir: old } = from.database.settings
  const parent = mkdtempSync(join(folder, 'house-'))
  await from.database.shut()
  cpSync(join(from.data_dir, 'files'), join(old, 'files'), { recursive: true })
  writeFileSync(join(old, 'secret'), `${'s'.repeat(40)}\n`, { mode: 0o600 })
  const to = await openTestDatabase({ engine: 'postgres' })
  onTestFinished(() => to.close())
  const settings = {
    DATABASE_URL: to.settings.directUrl ?? to.settings.url ?? '',
    EPOD_DATA_DIR: join(parent, 'data'),
  }
  return { old, parent, to, settings }
}

it('moves an embedded installation to PostgreSQL by one command, which compares every row and file and says how many, and does nothing where it cannot [HOST-06]', async () => {
  const { old, parent, settings } = await house()
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
  expect(readdirSync(parent)).toEqual(['data'])
  expect(existsSync(join(parent, 'data', 'secret'))).toBe(true)

  const again = await move({ ...settings, EPOD_DATA_DIR: join(parent, 'other') }, old)
  expect([again.code, existsSync(join(parent, 'other', 'secret'))]).toEqual([1, false])
  expect(again.said).toMatch(/^the table \w+ has rows already[^]*Nothing was changed\.\n$/)
}, 300_000)

it('says what keeps a move from its end before it begins, and leaves nothing behind [HOST-06]', async () => {
  const { old, parent, settings } = await house()
  const elsewhere = mkdtempSync(join(folder, 'elsewhere-'))
  writeFileSync(join(elsewhere, 'file'), '')
  mkdirSync(join(elsewhere, 'used'))
  writeFileSync(join(elsewhere, 'used', 'secret'), 'o'.repeat(40))
  const refused = async (why: RegExp, over: Record<string, string> = {}) => {
    const { code, said } = await move({ ...settings, ...over }, old)
    expect(said).toMatch(why)
    expect(said).toMatch(/^[^]*\nNothing was changed\.\n$|: see above\. Nothing was changed\.\n$/)
    expect([code, /rows$/m.test(said), readdirSync(parent)]).toEqual([1, false, []])
  }
  await refused(/cannot be reached/, { DATABASE_URL: 'postgres://x:y@127.0.0.1:1/z' })
  await refused(/is another installation's data folder/, {
    EPOD_DATA_DIR: join(elsewhere, 'used'),
  })
  await refused(/a file stands in the place of a folder/, {
    EPOD_DATA_DIR: join(elsewhere, 'file', 'data'),
  })
  await refused(/^EPOD_SECRET is another secret/, { EPOD_SECRET: 'o'.repeat(40) })
  const lock = await lockFolder(old, join(old, 'database', 'lock'))
  await refused(/is in use by process \d+/)
  lock.release()
  // Holes: a file that says more bytes than the disk has.
  writeFileSync(join(old, 'files', 'hole'), '')
  truncateSync(join(old, 'files', 'hole'), 2 ** 42)
  await refused(/^Only \d+ MB are free/)
  expect(readdirSync(elsewhere).toSorted()).toEqual(['file', 'used'])
}, 300_000)

it('ends whole where it is broken off or killed: no rows, no process and, once it is run again, no copy of the secret [HOST-06]', async () => {
  const { old, parent, to, settings } = await house()
  const ends = async (signal: 'SIGTERM' | 'SIGKILL'): Promise<string> => {
    const { child, over } = moving(settings, old)
    await expect
      .poll(() => existsSync(join(parent, 'data.moving', 'all')), { interval: 5, timeout: 60_000 })
      .toBe(true)
    child.kill(signal)
    // What it had started has ended then too.
    return (await over).said
  }
  expect(await ends('SIGTERM')).toMatch(/Broken off\. Nothing was changed\.\n$/)
  expect(readdirSync(parent)).toEqual([])

  await ends('SIGKILL')
  expect(readdirSync(parent)).toEqual(['data.moving'])
  expect(statSync(join(parent, 'data.moving')).mode & 0o777).toBe(0o700)
  const { rows } = await to.asOwner((db) =>
    sql<{ n: number }>`select count(*)::int as n from orders`.execute(db),
  )
  expect(rows).toEqual([{ n: 0 }])
  const moved = await move(settings, old)
  expect([moved.code, moved.said]).toEqual([
    0,
    expect.stringMatching(/^Removed .*, which a move that was broken off had left\.\n[^]*Moved\./),
  ])
  expect(readdirSync(parent)).toEqual(['data'])
}, 300_000)

/** Starts a move that waits in the middle of its import; `then` is called there. */
const heldInImport = async (
  { old, to, settings }: Awaited<ReturnType<typeof house>>,
  then: (importing: { pid: number; child: ChildProcess }) => Promise<unknown>,
): Promise<{ code: number | null; said: string }> => {
  const { child, over } = moving(settings, old)
  let ended: string | null = null
  void over.then(({ said }) => (ended = said))
  await to.asOwner(async (db) => {
    // What reads the table goes on; what writes it waits.
    await sql`lock table files in share mode`.execute(db)
    const waiting = async (): Promise<number> => {
      const { rows } = await sql<{ pid: number }>`
        select pid
        from pg_locks
        where relation = 'files'::regclass and not granted`.execute(db)
      return rows[0]?.pid ?? 0
    }
    // One that ended before is shown by what it said.
    await expect
      .poll(async () => ended ?? ((await waiting()) > 0 ? 'waits' : 'comes'), {
        interval: 20,
        timeout: 120_000,
      })
      .toBe('waits')
    await then({ pid: await waiting(), child })
  })
  return over
}
const rowsIn = async ({ to }: Pick<Awaited<ReturnType<typeof house>>, 'to'>): Promise<number> => {
  const { rows } = await to.asOwner((db) =>
    sql<{ n: number }>`
      select (select count(*) from clients) + (select count(*) from orders) as n`.execute(db),
  )
  return Number(rows[0]?.n)
}
const childOf = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0])

it('asks the database what is there before it says so: after a kill and a lost connection in the middle of its import [HOST-06]', async () => {
  const one = await house()
  const { old, parent, to, settings } = one
  const none = /is as it was\. The database of DATABASE_URL has none of its rows/
  const killed = await heldInImport(one, async ({ child }) =>
    process.kill(childOf(present(child.pid)), 'SIGKILL'),
  )
  expect([killed.code, killed.said, await rowsIn(one)]).toEqual([1, expect.stringMatching(none), 0])

  const cut = await heldInImport(one, ({ pid }) =>
    to.asOwner((db) => sql`select pg_terminate_backend(${pid})`.execute(db)),
  )
  expect(cut.said).toMatch(
    /^The connection to the database was lost before it had answered \(terminating connection/m,
  )
  expect([cut.code, cut.said, await rowsIn(one)]).toEqual([1, expect.stringMatching(none), 0])

  await heldInImport(one, async ({ child }) => child.kill('SIGKILL'))
  // Whether files lie in the new folder by then depends on how soon the import saw that it is
  // alone.
  expect(readdirSync(parent)).toContain('data.moving')
  expect(await rowsIn(one)).toBe(0)
  const moved = await move(settings, old)
  expect([moved.code, moved.said]).toEqual([0, expect.stringMatching(/^Removed [^]*\nMoved\./)])
}, 300_000)

it('says that rows are there where its import was killed between its COMMIT and its last line [HOST-06]', async () => {
  const one = await house()
  // An import says nothing before its COMMIT.
  const killed = `if (/db-import/.test(process.argv[1]))
    console.log = () => process.kill(process.pid, 'SIGKILL')`
  const { code, said } = await move(
    {
      ...one.settings,
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(killed)}`,
    },
    one.old,
  )
  expect([code, said, (await rowsIn(one)) > 0]).toEqual([
    1,
    expect.stringMatching(/But the database of DATABASE_URL has rows\. Those of a move come all/),
    true,
  ])
  const again = await move(one.settings, one.old)
  expect([again.code, again.said]).toEqual([1, expect.stringMatching(/has rows already/)])
}, 300_000)

it('names a photo of which one byte was changed, and moves nothing [HOST-06]', async () => {
  const { old, parent, settings } = await house()
  const [photo = ''] = globSync(join(old, 'files', '*', '??', '*'))
  const bytes = readFileSync(photo)
  bytes.writeUInt8(bytes.readUInt8(200) ^ 1, 200)
  writeFileSync(photo, bytes)
  const { code, said } = await move(settings, old)
  const name = photo.split('/').slice(-2).join('')
  expect([code, readdirSync(parent)]).toEqual([3, []])
  expect(said).toMatch(
    new RegExp(`^not taken: the file ${name} of client .*, which is changed$`, 'm'),
  )
  expect(said).toMatch(/Nothing was changed\.\n$/)
  expect(said).not.toContain('Moved.')
}, 300_000)
