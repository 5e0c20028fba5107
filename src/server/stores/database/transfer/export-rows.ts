import { createHash } from 'node:crypto'
import { createWriteStream, mkdirSync, readdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../database.ts'
import type { Tables } from '../tables.ts'
import { CannotTransfer, fileOf, type Manifest, manifestFile } from './manifest.ts'
import { type TableShape, tableShapes } from './table-shapes.ts'

const PAGE = 1_000

const pagesOf = async function* (
  db: Kysely<Tables>,
  { name, key }: TableShape,
): AsyncGenerator<string[]> {
  const order =
    key.length > 0 ? sql`order by ${sql.join(key.map((column) => sql.ref(column)))}` : sql``
  // Line breaks inside of values are escaped in JSON; a column of type json may have some between
  // its tokens.
  await sql`declare rows no scroll cursor for
    select replace(row_to_json(t)::text, E'\\n', ' ') as line
    from ${sql.table(name)} t ${order}`.execute(db)
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(PAGE)} from rows`.execute(db)
    if (rows.length === 0) break
    yield rows.map(({ line }) => line)
  }
  await sql`close rows`.execute(db)
}

const exportTable = async (
  db: Kysely<Tables>,
  folder: string,
  shape: TableShape,
): Promise<Manifest['tables'][0]> => {
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
  await pipeline(
    Readable.from(texts()),
    createWriteStream(fileOf(folder, shape.name), { mode: 0o600, flush: true }),
  )
  return { name: shape.name, rows: count, sha256: hash.digest('hex') }
}

/**
 * Writes the rows of one moment, as JSON Lines a table, into the new or empty `folder`; throws
 * CannotTransfer when it holds files.
 */
export const exportRows = (database: Database, folder: string): Promise<Manifest> => {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (readdirSync(folder).length > 0) throw new CannotTransfer(`${folder} is not empty`)
  return database.asOwner(
    async (db) => {
      const migrations = await db
        .selectFrom('migrations')
        .select(['name', 'digest'])
        .orderBy('name')
        .execute()
      const tables: Manifest['tables'] = []
      for (const shape of await tableShapes(db)) tables.push(await exportTable(db, folder, shape))
      const manifest: Manifest = { format: 'epod-rows-1', migrations, tables }
      await writeFile(manifestFile(folder), `${JSON.stringify(manifest, undefined, 2)}\n`, {
        mode: 0o600,
        flush: true,
      })
      return manifest
    },
    { patient: true, snapshot: true },
  )
}
