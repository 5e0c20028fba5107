import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../testing/database.ts'
import { keptWhole, keysWithoutClient } from './database/testing/tenancy.ts'
import { tenantFaults, tenantTables } from './database/testing/tenant-statements.ts'

interface Key {
  readonly table: string
  readonly name: string
  readonly columns: readonly string[]
}
interface Reference extends Key {
  readonly to: string
  readonly to_columns: readonly string[]
}

let database: TestDatabase
let owned: ReadonlySet<string>
let keys: readonly Key[]
let references: readonly Reference[]
const isWhole = (table: string): boolean => table in keptWhole
const isSpread = (table: string): boolean => owned.has(table) && !isWhole(table)

beforeAll(async () => {
  database = await openTestDatabase()
  await database.asOwner(async (db) => {
    const columnsOf = (numbers: string, table: string) => sql`
      (select array_agg(attname::text order by at) from unnest(${sql.raw(numbers)})
        with ordinality as k (number, at)
        join pg_attribute on attrelid = ${sql.raw(table)} and attnum = number)`
    const { rows: named } = await sql<{ name: string }>`
      select attrelid::regclass::text as name from pg_attribute a join pg_class c on c.oid = attrelid
      where relnamespace = 'public'::regnamespace and relkind = 'r' and attname = 'client_id'`.execute(
      db,
    )
    owned = new Set(named.map(({ name }) => name))
    keys = (
      await sql<Key>`
        select indrelid::regclass::text as table, indexrelid::regclass::text as name,
          ${columnsOf('indkey::int2[]', 'indrelid')} as columns
        from pg_index join pg_class c on c.oid = indrelid
        where relnamespace = 'public'::regnamespace and indisunique`.execute(db)
    ).rows
    references = (
      await sql<Reference>`
        select conrelid::regclass::text as table, conname as name,
          confrelid::regclass::text as to, ${columnsOf('conkey', 'conrelid')} as columns,
          ${columnsOf('confkey', 'confrelid')} as to_columns
        from pg_constraint
        where contype = 'f' and connamespace = 'public'::regnamespace`.execute(db)
    ).rows
  })
})
afterAll(() => database.close())

describe('rows that are spread over machines by their client', () => {
  it('have the client in every key, but for those that docs/scaling.md replaces [HOST-11]', () => {
    expect(owned.size).toBeGreaterThan(50)
    const without = keys
      .filter(({ table, columns }) => isSpread(table) && !columns.includes('client_id'))
      .map(({ name }) => name)
    expect(without.toSorted()).toEqual(keysWithoutClient)
    const told = readFileSync('docs/scaling.md', 'utf8')
    expect(keysWithoutClient.filter((name) => !told.includes(name))).toEqual([])
  })

  it('refer to rows of the same client, or to what every machine has; what is whole refers to none of them [HOST-11]', () => {
    expect(references.length).toBeGreaterThan(50)
    const astray = references.filter(({ table, columns, to, to_columns }) => {
      if (isSpread(to))
        return (
          !isSpread(table) ||
          columns.indexOf('client_id') === -1 ||
          columns.indexOf('client_id') !== to_columns.indexOf('client_id')
        )
      return false
    })
    expect(astray).toEqual([])
  })

  it('are named whole or spread, each table that has a client [HOST-11]', async () => {
    expect(Object.keys(keptWhole).filter((table) => !owned.has(table))).toEqual([])
    const texts = readdirSync('migrations').map((name) =>
      readFileSync(`migrations/${name}`, 'utf8'),
    )
    expect([...(await tenantTables(texts))].toSorted()).toEqual([...owned].toSorted())
    expect([...owned].filter(isSpread)).toEqual(
      expect.arrayContaining(['orders', 'events', 'outbox', 'links', 'files']),
    )
  })
})

describe('what a statement does without naming the client', () => {
  const tables = new Set(['orders', 'events', 'outbox'])

  it.each([
    ['select from orders where client_id = app_client() and id = $1', ''],
    ['select from orders where id = $1', 'read orders'],
    ['select from orders where client_id = $1 or id = $2', 'read orders'],
    ['select from orders where (client_id, id) in (select $1, $2)', ''],
    [
      'select from orders o join events e on e.order_id = o.id where o.client_id = $1',
      'join events',
    ],
    ['select from orders o join events e using (client_id, order_id)', ''],
    ['select from orders o, events e where (e.client_id, e.order_id) = (o.client_id, o.id)', ''],
    [
      'select from orders where client_id = $1 and exists (select from outbox m where m.order_id = id)',
      'read outbox',
    ],
    ['with orders as (select 1) select from orders', ''],
    ['select from outbox where due < now() for update skip locked', 'change outbox'],
    ['update outbox set state = $1 where id = $2', 'change outbox'],
    [
      'update outbox m set state = $1 from found f where m.client_id = f.client_id and m.id = f.id',
      '',
    ],
    [
      'delete from events e using orders o where e.order_id = o.id and e.client_id = o.client_id',
      '',
    ],
    ['delete from events', 'change events'],
    ['insert into outbox (id, client_id) values ($1, $2) on conflict do nothing', ''],
    ['insert into outbox (id) values ($1)', 'upsert outbox'],
    ['insert into outbox select (jsonb_populate_record(null::outbox, $1)).*', ''],
    [
      'insert into outbox (id, client_id) values ($1, $2) on conflict (id) do nothing',
      'upsert outbox',
    ],
  ])('%s: %s [HOST-11]', async (text, expected) => {
    const found = await tenantFaults(text, tables)
    expect(found.map(({ fault, table }) => `${fault} ${table}`).join()).toBe(expected)
  })
})
