import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../database.ts'
import type { Tables } from '../tables.ts'
import { CannotTransfer, fileOf, type Manifest, readManifest } from './manifest.ts'
import { type TableShape, tableShapes } from './table-shapes.ts'

const BATCH_ROWS = 1_000
const BATCH_CHARACTERS = 2_000_000

const assertFits = async (
  db: Kysely<Tables>,
  manifest: Manifest,
  shapes: TableShape[],
): Promise<void> => {
  const migrations = await db
    .selectFrom('migrations')
    .select(['name', 'digest'])
    .orderBy('name')
    .execute()
  if (JSON.stringify(migrations) !== JSON.stringify(manifest.migrations))
    throw new CannotTransfer(
      'the export was written by a release with other migrations: import it with that release',
    )
  for (const { name } of shapes) {
    const { rows } = await sql`select from ${sql.table(name)} limit 1`.execute(db)
    if (rows.length > 0)
      throw new CannotTransfer(`the table ${name} has rows already: import into a new database`)
  }
}

// Not readline, which also breaks lines at U+2028, and that may stand inside of a value.
const linesOf = async function* (file: string): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of createReadStream(file, 'utf8')) {
    const lines = `${rest}${String(chunk)}`.split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest !== '') yield rest
}

const batchesOf = async function* (file: string): AsyncGenerator<string[]> {
  let batch: string[] = []
  let characters = 0
  for await (const line of linesOf(file)) {
    batch.push(line)
    characters += line.length
    if (batch.length < BATCH_ROWS && characters < BATCH_CHARACTERS) continue
    yield batch
    batch = []
    characters = 0
  }
  if (batch.length > 0) yield batch
}

const importTable = async (
  db: Kysely<Tables>,
  folder: string,
  { name, columns, counted }: TableShape,
): Promise<Manifest['tables'][0]> => {
  const table = sql.table(name)
  const list = sql.join(columns.map((column) => sql.ref(column)))
  const hash = createHash('sha256')
  let count = 0
  for await (const lines of batchesOf(fileOf(folder, name))) {
    for (const line of lines) hash.update(`${line}\n`)
    await sql`insert into ${table} (${list}) overriding system value
      select ${list}
      from json_populate_recordset(null::${table}, ${`[${lines.join(',')}]`}::json)`.execute(db)
    count += lines.length
  }
  for (const column of counted)
    await sql`
      select setval(pg_get_serial_sequence(${`public.${name}`}, ${column}), max(${sql.ref(column)}))
      from ${table} having count(*) > 0`.execute(db)
  return { name, rows: count, sha256: hash.digest('hex') }
}

const switchTriggers = async (
  db: Kysely<Tables>,
  shapes: TableShape[],
  to: 'enable' | 'disable',
): Promise<void> => {
  for (const { name, triggers } of shapes)
    for (const trigger of triggers)
      await sql`alter table ${sql.table(name)} ${sql.raw(to)} trigger ${sql.id(trigger)}`.execute(
        db,
      )
}

/**
 * Reads an exported `folder` into a migrated database without rows, all or nothing; throws
 * CannotTransfer when it does not fit or was changed.
 */
export const importRows = async (database: Database, folder: string): Promise<Manifest> => {
  const manifest = readManifest(folder)
  await database.asOwner(
    async (db) => {
      const shapes = await tableShapes(db)
      await assertFits(db, manifest, shapes)
      // What the triggers did is among the rows.
      await switchTriggers(db, shapes, 'disable')
      for (const shape of shapes) {
        const expected = manifest.tables.find(({ name }) => name === shape.name)
        if (!expected) throw new CannotTransfer(`the export has no table ${shape.name}`)
        const got = await importTable(db, folder, shape)
        if (got.rows !== expected.rows || got.sha256 !== expected.sha256)
          throw new CannotTransfer(`${fileOf(folder, shape.name)} was changed after the export`)
      }
      // Checks of the whole transaction come now: a table with some pending cannot be altered.
      await sql`set constraints all immediate`.execute(db)
      await switchTriggers(db, shapes, 'enable')
    },
    { patient: true },
  )
  await database.vacuum()
  return manifest
}
