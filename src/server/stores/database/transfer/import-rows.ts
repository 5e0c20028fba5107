import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../database.ts'
import type { Tables } from '../tables.ts'
import { digestOfTable } from './export-rows.ts'
import { CannotTransfer, fileOf, type Manifest } from './manifest.ts'
import { type TableShape, tableShapes } from './table-shapes.ts'

const BATCH_ROWS = 1_000
const BATCH_CHARACTERS = 2_000_000

const firstWithRows = async (
  db: Kysely<Tables>,
  shapes: readonly TableShape[],
): Promise<string | null> => {
  for (const { name } of shapes) {
    const { rows } = await sql`select from ${sql.table(name)} limit 1`.execute(db)
    if (rows.length > 0) return name
  }
  return null
}

const assertEmpty = async (db: Kysely<Tables>, shapes: readonly TableShape[]): Promise<void> => {
  const name = await firstWithRows(db, shapes)
  if (name !== null)
    throw new CannotTransfer(`the table ${name} has rows already: import into a new database`)
}

/** Throws CannotTransfer where a database, migrated or not, has rows that an import would meet. */
export const assertNoRows = (database: Database): Promise<void> =>
  database.asOwner(async (db) => assertEmpty(db, await tableShapes(db)))

/**
 * Has a database rows, once an import whose process has ended was undone or committed by the
 * server? Rejects with Busy while that is not over.
 */
export const hasRows = (database: Database): Promise<boolean> =>
  database.asOwner(async (db) => {
    const shapes = await tableShapes(db)
    if (shapes.some(({ name }) => name === 'events'))
      await sql`lock table events in share mode`.execute(db)
    return (await firstWithRows(db, shapes)) !== null
  })

const assertFits = async (
  db: Kysely<Tables>,
  manifest: Pick<Manifest, 'migrations' | 'tables'>,
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
  await assertEmpty(db, shapes)
}

/**
 * The lines of a text file. Not readline, which also breaks lines at U+2028, and that may stand
 * inside of a value.
 */
export const linesOf = async function* (file: string): AsyncGenerator<string> {
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

/**
 * Compares the files of the rows with what the manifest says of them; throws CannotTransfer for one
 * that is missing, cut or altered.
 */
export const checkRows = async (
  folder: string,
  { tables }: Pick<Manifest, 'tables'>,
): Promise<void> => {
  for (const { name, rows, sha256 } of tables) {
    const file = fileOf(folder, name)
    if (!existsSync(file)) throw new CannotTransfer(`${file} is missing from the export`)
    const hash = createHash('sha256')
    let count = 0
    for await (const line of linesOf(file)) {
      hash.update(`${line}\n`)
      count += 1
    }
    if (count !== rows || hash.digest('hex') !== sha256)
      throw new CannotTransfer(`${file} was changed after the export`)
  }
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

const passOver = async (texts: AsyncIterable<string>): Promise<void> => {
  for await (const _text of texts);
}

/**
 * Reads the rows of an exported `folder` into a migrated database without rows, compares what is
 * there then with what was exported, and lets `finish` do the rest: all or nothing. Throws
 * CannotTransfer when it does not fit or was changed.
 */
export const importRows = async (
  database: Database,
  folder: string,
  manifest: Pick<Manifest, 'migrations' | 'tables'>,
  finish: (db: Kysely<Tables>) => Promise<void>,
): Promise<void> =>
  database.asOwner(
    async (db) => {
      const shapes = await tableShapes(db)
      await assertFits(db, manifest, shapes)
      // What the triggers did is among the rows.
      await switchTriggers(db, shapes, 'disable')
      for (const shape of shapes) {
        const expected = manifest.tables.find(({ name }) => name === shape.name)
        if (!expected) throw new CannotTransfer(`the export has no table ${shape.name}`)
        const read = await importTable(db, folder, shape)
        if (read.rows !== expected.rows || read.sha256 !== expected.sha256)
          throw new CannotTransfer(`${fileOf(folder, shape.name)} was changed after the export`)
        const kept = await digestOfTable(db, shape, passOver)
        if (kept.rows !== expected.rows || kept.sha256 !== expected.sha256)
          throw new CannotTransfer(
            `the table ${shape.name} does not have here what was exported: ` +
              `${kept.rows} rows of ${expected.rows}, or other values`,
          )
      }
      // Checks of the whole transaction come now: a table with some pending cannot be altered.
      await sql`set constraints all immediate`.execute(db)
      await switchTriggers(db, shapes, 'enable')
      await finish(db)
    },
    { patient: true },
  )
