import { randomUUID } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

type Value = string | number | boolean | null | object
/** Rows of one table, by column. */
export type Rows = readonly Readonly<Record<string, Value>>[]

const signs: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }
/** An array of texts as PostgreSQL writes it. */
const arrayText = (texts: readonly string[]): string =>
  `{${texts.map((text) => `"${text.replace(/["\\]/g, String.raw`\$&`)}"`).join()}}`
const textOf = (value: NonNullable<Value>): string => {
  if (Array.isArray(value)) return arrayText(value.map(String))
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
const asText = (value: Value | undefined): string =>
  value === null || value === undefined
    ? '\\N'
    : textOf(value).replace(/[\\\t\n\r]/g, (sign) => signs[sign] ?? '')

/** Rows of one table as COPY reads them, and which columns these lines have. */
export interface Lines {
  readonly columns: readonly string[]
  readonly text: string
}

/** Writes rows, of which each has the columns of the first, as COPY reads them. */
export const linesOf = (rows: Rows): Lines => {
  const columns = Object.keys(rows[0] ?? {})
  const text = rows.map((row) => `${columns.map((column) => asText(row[column])).join('\t')}\n`)
  return { columns, text: text.join('') }
}

/**
 * Fills orders and events by COPY while they have no index but their keys and no checks row by row;
 * makes these again in the form they had, and vacuums. The server reads files of this machine.
 */
export const quickly = async (
  url: string,
  write: (copy: (table: 'orders' | 'events', lines: Lines) => Promise<void>) => Promise<void>,
): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const copy = async (table: string, { columns, text }: Lines): Promise<void> => {
    if (text === '') return
    const file = join(tmpdir(), `epod-bench-${randomUUID()}`)
    writeFileSync(file, text)
    try {
      await client.query(`copy ${table} (${columns.join()}) from '${file}'`)
    } finally {
      rmSync(file)
    }
  }
  try {
    const { rows: indexes } = await client.query<{ name: string; made_by: string }>(`
      select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as made_by from pg_index
      where indrelid in ('orders'::regclass, 'events'::regclass) and not indisunique`)
    for (const { name } of indexes) await client.query(`drop index ${name}`)
    for (const table of ['orders', 'events'])
      await client.query(
        `alter table ${table} disable trigger all; ` +
          `alter table ${table} set (autovacuum_enabled = false)`,
      )
    await client.query('set synchronous_commit = off')
    await write(copy)
    await client.query("set maintenance_work_mem = '512MB'")
    for (const { made_by } of indexes) await client.query(made_by)
    for (const table of ['orders', 'events'])
      await client.query(
        `alter table ${table} enable trigger all; alter table ${table} reset (autovacuum_enabled)`,
      )
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}
