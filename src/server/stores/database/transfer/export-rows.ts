import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Kysely, type RawBuilder, sql } from 'kysely'
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

/** Rows to be written as JSON: the values of each, where they stand, and in which order. */
export interface RowsToWrite {
  /** A select list whose names become the members of the object. */
  readonly values: RawBuilder<unknown>
  readonly from: RawBuilder<unknown>
  readonly order: RawBuilder<unknown>
}

/**
 * Cursor: rows as JSON texts in canonical form, without line breaks, so many at a time. One at a
 * time in a transaction.
 */
export const jsonPages = async function* (
  db: Kysely<Tables>,
  { values, from, order }: RowsToWrite,
  page = PAGE,
): AsyncGenerator<string[]> {
  for (const setting of settings) await sql`set local ${sql.raw(setting)}`.execute(db)
  // Line breaks inside of values are escaped in JSON; a column of type json may have some between
  // its tokens.
  await sql`declare rows no scroll cursor for
    select replace((select row_to_json(r) from (select ${values}) r)::text, E'\\n', ' ') as line
    from ${from}
    order by ${order}`.execute(db)
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(page)} from rows`.execute(db)
    if (rows.length === 0) break
    yield rows.map(({ line }) => line)
  }
  await sql`close rows`.execute(db)
}

const rowsOf = ({ name, key, columns, collated }: TableShape): RowsToWrite => {
  const list = (table: string): RawBuilder<unknown> =>
    sql.join(columns.map((column) => sql.ref(`${table}${column}`)))
  const ordered = key.map((column) =>
    collated.includes(column) ? sql`${sql.ref(column)} collate "C"` : sql.ref(column),
  )
  return {
    values: list('t.'),
    from: sql`(select ${list('')} from ${sql.table(name)}) t`,
    order: ordered.length > 0 ? sql.join(ordered) : sql`t::text collate "C"`,
  }
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
    for await (const lines of jsonPages(db, rowsOf(shape))) {
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
