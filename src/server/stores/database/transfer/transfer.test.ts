import { sql } from 'kysely'
import { appendFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../testing/database.ts'
import type { Migration } from '../migrate.ts'
import { exportRows } from './export-rows.ts'
import { checkRows, importRows } from './import-rows.ts'

const schema: Migration = {
  name: '0001_shop.sql',
  digest: 'shop',
  text: `
    create table a_line (
      shop uuid not null, id int8 generated always as identity, said text, body json,
      price numeric, ratio float8, bytes bytea, at timestamptz, tags text[],
      double int8 generated always as (id * 2) stored, tx xid8 default pg_current_xact_id(),
      primary key (shop, id)
    );
    create table shop (id uuid primary key, name text not null);
    create table loose (n int);
    alter table a_line add foreign key (shop) references shop (id) deferrable initially deferred;
    create function log_line() returns trigger language plpgsql as $$
    begin
      insert into loose values (new.id);
      return new;
    end $$;
    create trigger log_line after insert on a_line for each row execute function log_line();
    alter table a_line enable row level security;
    alter table a_line force row level security;
    create policy platform on a_line to epod_platform using (true);`,
}

const fill = sql`
  with s as (
    insert into shop
    values ('00000000-0000-0000-0000-000000000001', 'A'),
      ('00000000-0000-0000-0000-000000000002', 'ب "B" \\ ')
    returning id)
  insert into a_line (shop, said, body, price, ratio, bytes, at, tags)
    select id, repeat(E'line\\nbreak \\u2028 "quoted" \\\\ ज', n % 7), E'{"b": 1,\\n "a": 1.50}',
      12345678901234567890.123456789, 0.1::float8 + 0.2::float8,
      '\\x00ff', timestamptz '2026-01-01 00:00:00.123456Z' + n * interval '1 second',
      array['x', null, n::text]
    from s, generate_series(1, 1200) n`

const fingerprint = async (database: TestDatabase): Promise<unknown> => {
  const { rows } = await database.asOwner((db) =>
    sql`select (select md5(string_agg(id || name, '|' order by id)) from shop) as shops,
      (
        select md5(string_agg(concat_ws('|', shop, id, said, body::jsonb, price, ratio, bytes, at,
              tags, double),
            '|'
            order by shop, id))
        from a_line) as lines,
      (select count(*) from a_line) as n, (select sum(n)::int8 from loose) as logged`.execute(db),
  )
  return rows[0]
}

const nothingElse = (): Promise<void> => Promise.resolve()

describe('an export', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'epod-test-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  })

  const open = async (): Promise<TestDatabase> => {
    const database = await openTestDatabase({ migrations: [schema] })
    onTestFinished(() => database.close())
    return database
  }
  const filled = async (): Promise<TestDatabase> => {
    const database = await open()
    await database.asOwner((db) => fill.execute(db))
    return database
  }

  it('is imported exactly: every value, no trigger fired again, sequences going on', async () => {
    const [from, to] = [await filled(), await open()]
    const exported = await exportRows(from, folder)
    expect(exported.tables.map(({ name, rows }) => [name, rows])).toEqual([
      ['loose', 2400],
      ['shop', 2],
      ['a_line', 2400],
    ])
    expect(readdirSync(folder).toSorted()).toEqual(['a_line.jsonl', 'loose.jsonl', 'shop.jsonl'])

    await importRows(to, folder, exported, nothingElse)
    expect(await fingerprint(to)).toEqual(await fingerprint(from))
    const { rows } = await to.asOwner((db) =>
      sql`
        insert into a_line (shop)
        values ('00000000-0000-0000-0000-000000000001')
        returning id`.execute(db),
    )
    expect(rows).toEqual([{ id: 2401 }])
    expect(
      await to.asOwner(async (db) => (await sql`select count(*) as n from loose`.execute(db)).rows),
    ).toEqual([{ n: 2401 }])
  })

  it('is refused, and leaves nothing, when a file was changed', async () => {
    const [from, to] = [await filled(), await open()]
    const exported = await exportRows(from, folder)
    await checkRows(folder, exported)
    appendFileSync(join(folder, 'loose.jsonl'), '{"n":7}\n')
    const said = 'loose.jsonl was changed after the export'
    await expect(checkRows(folder, exported)).rejects.toThrow(said)
    await expect(importRows(to, folder, exported, nothingElse)).rejects.toThrow(said)
    expect(await fingerprint(to)).toMatchObject({ n: 0, logged: null })
  })

  it('is undone where the rest of the work fails', async () => {
    const [from, to] = [await filled(), await open()]
    const failing = importRows(to, folder, await exportRows(from, folder), () =>
      Promise.reject(new Error('the rest')),
    )
    await expect(failing).rejects.toThrow('the rest')
    expect(await fingerprint(to)).toMatchObject({ n: 0, logged: null })
  })

  it('is refused by a database that has rows, and by one of another schema', async () => {
    const from = await filled()
    const exported = await exportRows(from, folder)
    await expect(importRows(from, folder, exported, nothingElse)).rejects.toThrow(
      'has rows already',
    )
    const other = await openTestDatabase({ migrations: [{ ...schema, digest: 'another' }] })
    onTestFinished(() => other.close())
    await expect(importRows(other, folder, exported, nothingElse)).rejects.toThrow(
      'other migrations',
    )
  })
})
