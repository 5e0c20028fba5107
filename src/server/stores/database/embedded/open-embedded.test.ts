import { sql } from 'kysely'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aFolder } from '../../../testing/a-folder.ts'
import { openTestDatabase, type TestDatabase } from '../../../testing/database.ts'
import { openDatabase } from '../open-database.ts'
import { startChild, whatItSaid } from '../testing/child.ts'
import { clientScope, things } from '../testing/things.ts'
import { layoutOf, prepareParent } from './folder.ts'

const a = clientScope('a')
const insert = (id: number) => sql`insert into things (client_id, id) values ('a', ${id})`

const withDatabase = (version: string): string => {
  const dataDir = aFolder()
  mkdirSync(join(dataDir, 'database', 'pgdata'), { recursive: true })
  writeFileSync(join(dataDir, 'database', 'pgdata', 'PG_VERSION'), `${version}\n`)
  return dataDir
}

describe('an open embedded database', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await openTestDatabase({ engine: 'embedded', migrations: [things] })
  })
  afterAll(() => database.close())

  it('flushes every commit to the disk', async () => {
    const before = database.vitals().fsyncs ?? 0
    expect(before).toBeGreaterThan(0)
    for (const id of [1, 2, 3]) await database.transaction(a, ({ finish }) => finish(insert(id)))
    expect(database.vitals().fsyncs).toBeGreaterThanOrEqual(before + 3)
  })

  it('keeps 24 MB of pages in memory, and leaves the rest to the operating system [EMB-01]', async () => {
    const [held] = await database.read(
      a,
      () => sql<{ pages: string }>`select current_setting('shared_buffers') as pages`,
    )
    expect(held).toEqual({ pages: '24MB' })
  })

  it('answers alike whether rows fit these pages or not [EMB-01]', async () => {
    const [first, last] = [1_000, 1_000 + 40 * 1_024]
    await database.asOwner((db) =>
      sql`
        insert into things (client_id, id, note)
        select 'a', id, repeat('x', 1000)
        from generate_series(${sql.lit(first)}::int, ${sql.lit(last)}::int) as id`.execute(db),
    )
    const read = () =>
      database.read(
        a,
        () => sql<{ rows: number; bytes: number; last: number }>`
          select count(*)::int as rows, sum(length(note))::int as bytes, max(id)::int as last
          from things where id >= ${first}`,
      )
    const whole = [{ rows: last - first + 1, bytes: 1_000 * (last - first + 1), last }]
    expect(await read()).toEqual(whole)
    await database.vacuum()
    expect(await read()).toEqual(whole)
  })

  it('lies in a folder that only its user may enter', () => {
    expect(statSync(join(database.settings.dataDir, 'database')).mode & 0o777).toBe(0o700)
  })

  it('refuses a second opening by the same process', async () => {
    await expect(openDatabase(database.settings)).rejects.toThrow(
      `in use by process ${process.pid}`,
    )
  })

  it('refuses a second process, by name', async () => {
    const code = `
      await openDatabase({ dataDir }).then(
        () => say('opened'),
        (error) => say(error.name + ': ' + error.message),
      )`
    const { out } = await whatItSaid(startChild(code, database.settings.dataDir))
    expect(out[0]).toMatch(
      new RegExp(`^CannotOpen: The data folder .* is in use by process ${process.pid}\\. `),
    )
    expect(await database.read(a, () => sql`select 1 as one`)).toEqual([{ one: 1 }])
  })

  it('keeps its rows when it is vacuumed, closed and, after a start that was killed, opened again', async () => {
    await database.transaction(a, ({ finish }) => finish(insert(10)))
    await database.vacuum()
    await database.shut()
    expect(existsSync(join(database.settings.dataDir, 'database', 'lock'))).toBe(false)
    writeFileSync(join(database.settings.dataDir, 'database', 'pgdata', 'postmaster.pid'), '')
    const again = await openDatabase(database.settings)
    const rows = await again.read(a, () => sql`select id from things where id = 10`)
    await again.close()
    expect(rows).toEqual([{ id: 10 }])
  })
})

describe('opening', () => {
  it('takes over the lock of a dead process, and sweeps what its first start left', async () => {
    const dataDir = aFolder()
    const parent = join(dataDir, 'database')
    mkdirSync(join(parent, 'new-4000000'), { recursive: true })
    writeFileSync(join(parent, 'new-4000000', 'PG_VERSION'), '18\n')
    writeFileSync(join(parent, 'lock'), '4000000 123 x')
    const database = await openDatabase({ dataDir })
    expect(readFileSync(join(parent, 'lock'), 'utf8')).toMatch(new RegExp(`^${process.pid} `))
    await database.close()
    expect(readdirSync(parent)).toEqual(['pgdata'])
  })

  it('says what to do about a database of another PostgreSQL version', async () => {
    await expect(openDatabase({ dataDir: withDatabase('17') })).rejects.toThrow(
      /^The database in .*pgdata was written by PostgreSQL 17, and this release contains PostgreSQL 18\. With the release that wrote it run `npm run db:export/,
    )
  })

  it('says that a damaged database did not open, and lets go of the folder', async () => {
    const dataDir = withDatabase('18')
    await expect(openDatabase({ dataDir })).rejects.toThrow(
      /^The embedded database in .* did not open \(/,
    )
    expect(existsSync(join(dataDir, 'database', 'lock'))).toBe(false)
  })

  it('says that the data folder is a file', async () => {
    const file = join(aFolder(), 'file')
    writeFileSync(file, '')
    await expect(openDatabase({ dataDir: file })).rejects.toThrow(
      /is not a folder\. Set EPOD_DATA_DIR/,
    )
  })

  it('says that the disk is nearly full', () => {
    expect(() => prepareParent(layoutOf(aFolder()), Number.MAX_SAFE_INTEGER)).toThrow(
      /^Only \d+ MB are free on the disk of .*; the database needs at least \d+ MB\. Make room/,
    )
  })
})
