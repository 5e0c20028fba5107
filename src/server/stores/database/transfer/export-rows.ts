import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../database.ts'
import type { Tables } from '../tables.ts'
import { fileOf, type Manifest } from './manifest.ts'
import { type TableShape, tableShapes } from './table-shapes.ts'

const PAGE = 1_000

/** A table's rows by their number and the digest of their text. */
type TableDigest = Manifest['tables'][number]

/** Canonical form: the same rows are the same text on every server, whatever its settings. */
const settings = [
  "timezone = 'UTC'",
  "datestyle = 'ISO'",
  "intervalstyle = 'postgres'",
  "bytea_output = 'hex'",
  'extra_float_digits = 1',
]

const pagesOf = async function* (
  db: Kysely<Tables>,
  { name, key, columns, collated }: TableShape,
): AsyncGenerator<string[]> {
  for (const setting of settings) await sql`set local ${sql.raw(setting)}`.execute(db)
  const ordered = key.map((column) =>
    collated.includes(column) ? sql`${sql.ref(column)} collate "C"` : sql.ref(column),
  )
  const order = ordered.length > 0 ? sql.join(ordered) : sql`t::text collate "C"`
  // Line breaks inside of values are escaped in JSON; a column of type json may have some between
  // its tokens.
  await sql`declare rows no scroll cursor for
    select replace(row_to_json(t)::text, E'\\n', ' ') as line
    from (select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(name)}) t
    order by ${order}`.execute(db)
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(PAGE)} from rows`.execute(db)
    if (rows.length === 0) break
    yield rows.map(({ line }) => line)
  }
  await sql`close rows`.execute(db)
}

/** Hands a table's rows to `write` as they are exported; answers how many, and their digest. */
export const digestOfTable = async (
  db: Kysely<Tables>,
  shape: TableShape,
  write: (texts: AsyncIterable<string>) => Promise<void>,
): Promise<TableDigest> => {
  const hash = createHash('sha256')
  let count = 0
  const texts = async function* (): AsyncGenerator<string> {
    for await (const lines of pagesOf(db, shape)) {
      const text = lines.map((line) => `${line}\n`).join('')
      hash.update(text)
      count += lines.length
      yield text
    }
  }
  await write(texts())
  return { name: shape.name, rows: count, sha256: hash.digest('hex') }
}

/** Writes the rows of one moment, as JSON Lines a table, into `folder`. */
export const exportRows = (
  database: Database,
  folder: string,
): Promise<Pick<Manifest, 'migrations' | 'tables'>> =>
  database.asOwner(
    async (db) => {
      const migrations = await db
        .selectFrom('migrations')
        .select(['name', 'digest'])
        .orderBy('name')
        .execute()
      const tables: TableDigest[] = []
      for (const shape of await tableShapes(db)) {
        const file = createWriteStream(fileOf(folder, shape.name), { mode: 0o600, flush: true })
        tables.push(await digestOfTable(db, shape, (texts) => pipeline(Readable.from(texts), file)))
      }
      return { migrations, tables }
    },
    { patient: true, snapshot: true },
  )
