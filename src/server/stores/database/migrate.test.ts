import { sql } from 'kysely'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { digestOf, migrate, readMigrations } from './migrate.ts'

const aMigration = (name: string, text: string) => ({ name, digest: `digest of ${text}`, text })
const first = aMigration('0001_first.sql', 'create table one (n int); insert into one values (1)')
const second = aMigration(
  '0002_second.sql',
  'create table two (n int); insert into two select * from one',
)

describe('migrate', () => {
  let database: TestDatabase
  beforeEach(async () => {
    database = await openTestDatabase({ migrations: [] })
  })
  afterEach(() => database.close())

  const tables = async (): Promise<string[]> => {
    const { rows } = await database.asOwner((db) =>
      sql<{
        name: string
      }>`
        select tablename::text as name
        from pg_tables
        where schemaname = 'public'
        order by 1`.execute(db),
    )
    return rows.map(({ name }) => name)
  }

  it('runs what is missing, in order, once', async () => {
    expect(await migrate(database, [first])).toEqual(['0001_first.sql'])
    expect(await migrate(database, [first, second])).toEqual(['0002_second.sql'])
    expect(await migrate(database, [first, second])).toEqual([])
    expect(await tables()).toEqual(['migrations', 'one', 'two'])
  })

  it('leaves nothing of a migration that fails, and keeps those before it', async () => {
    const broken = aMigration('0002_broken.sql', 'create table half (n int); select 1 / 0')
    await expect(migrate(database, [first, broken])).rejects.toMatchObject({ code: '22012' })
    expect(await tables()).toEqual(['migrations', 'one'])
  })

  it('refuses a database that a newer release migrated', async () => {
    await migrate(database, [first, second])
    await expect(migrate(database, [first])).rejects.toThrow(
      /^The database was already migrated by a newer release \(0002_second\.sql\)/,
    )
  })

  it('refuses a file that was changed after it ran', async () => {
    await migrate(database, [first])
    await expect(migrate(database, [{ ...first, digest: 'other' }])).rejects.toThrow(
      /^The migration 0001_first\.sql was changed/,
    )
  })

  it('lets migrations grant to the roles of the application, which own and bypass nothing', async () => {
    await migrate(database, [
      aMigration('0001_grant.sql', 'create table t (n int); grant select on t to epod_app'),
    ])
    const { rows } = await database.asOwner((db) =>
      sql`
        select rolname::text as name
        from pg_roles
        where rolname like 'epod\\_%' and rolname not like 'epod\\_test\\_%'
        and (rolsuper or rolbypassrls or rolcanlogin or rolcreaterole or rolcreatedb)`.execute(db),
    )
    expect(rows).toEqual([])
    expect(
      await database.read({ client_id: 'a', kind: 'order', party: '' }, () => sql`select * from t`),
    ).toEqual([])
  })

  it('runs each migration once when 20 start at the same moment', async () => {
    const many = [
      first,
      second,
      aMigration('0003_slow.sql', 'select pg_sleep(0.2); create table three (n int)'),
    ]
    const ran = await Promise.all(Array.from({ length: 20 }, () => migrate(database, many)))
    expect(ran.flat().toSorted()).toEqual(many.map(({ name }) => name))
    expect(await tables()).toEqual(['migrations', 'one', 'three', 'two'])
  })
})

describe('readMigrations', () => {
  const folderWith = (names: readonly string[]): URL => {
    const folder = mkdtempSync(join(tmpdir(), 'epod-test-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    for (const name of names) writeFileSync(join(folder, name), `select '${name}'`)
    return pathToFileURL(`${folder}/`)
  }

  it('reads SQL files by number, with digests of their text', () => {
    const read = readMigrations(folderWith(['0002_b.sql', '0001_a.sql', 'README.md']))
    expect(read.map(({ name }) => name)).toEqual(['0001_a.sql', '0002_b.sql'])
    expect(new Set(read.map(({ digest }) => digest)).size).toBe(2)
    expect(digestOf(read)).not.toBe(digestOf(read.slice(1)))
  })

  it('refuses a number that is missing, given twice or no number', () => {
    for (const names of [['0001_a.sql', '0003_c.sql'], ['0001_a.sql', '0001_b.sql'], ['first.sql']])
      expect(() => readMigrations(folderWith(names))).toThrow(/expected 000\d_name\.sql/)
  })

  it('finds the shipped ones whole', () => {
    expect(readMigrations().length).toBeGreaterThan(0)
  })
})
