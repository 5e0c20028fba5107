import type { NameKey } from '../near-name.ts'
import type { Format, SheetColumn } from './column.ts'
import { NOT_AVAILABLE, type Row, type Spellings } from './rows.ts'

/** A name that a file says, and what it is the name of. */
export interface SaidName {
  readonly key: NameKey
  readonly name: string
}

/** A name of a file that is known in other spellings, the one that is most so first. */
export interface NameSpelled extends SaidName {
  readonly known: readonly string[]
}

/** A spelling that is taken for a name of the file; null: it stays as it is there. */
export interface SpellingPick extends SaidName {
  readonly known: string | null
}

/** One of these names over all rows that say it, and what is taken for it. */
export interface SpellingSum extends NameSpelled {
  readonly label: string
  readonly rows: number
  readonly taken: string | null
}

const keys: Readonly<Record<string, NameKey>> = {
  client: 'client',
  transporter: 'transporter',
  'source.name': 'source',
  'destination.name': 'destination',
  'driver.name': 'driver',
}

/** Columns whose names stand for those of a party, where a format derives them so; no codes. */
const derived_names: ReadonlySet<string> = new Set(['cust_name', 'client_client', 'depot_name'])

/** What the names of a column are the names of; undefined where it holds none. */
const nameKeyOf = ({ key }: SheetColumn, { derived }: Format): NameKey | undefined => {
  if (!derived_names.has(key)) return keys[key]
  const path = derived.find(({ from }) => from.join('.') === key)?.path.join('.')
  return path === undefined ? undefined : keys[path]
}

/** The columns of a format that hold names, with what these are the names of. */
const nameColumns = (format: Format): { key: NameKey; column: SheetColumn }[] =>
  format.columns.flatMap((column) => {
    const key = nameKeyOf(column, format)
    return key === undefined ? [] : [{ key, column }]
  })

/** What a row says in a column, as it stands in the file; null where that is no name. */
const saidIn = (row: Row, column: string): string | null => {
  const said = row.said?.get(column) ?? row.values.get(column)
  return typeof said !== 'string' || said === '' || said === NOT_AVAILABLE ? null : said
}

/** The names that rows say, each once. */
export const namesIn = (rows: Iterable<Row>, format: Format): SaidName[] => {
  const columns = nameColumns(format)
  const names = new Map<NameKey, Set<string>>(columns.map(({ key }) => [key, new Set()]))
  for (const row of rows)
    for (const { key, column } of columns) {
      const name = saidIn(row, column.key)
      if (name !== null) names.get(key)?.add(name)
    }
  return [...names].flatMap(([key, said]) => [...said].map((name) => ({ key, name })))
}

/** Names by what they are the names of, with something of each. */
export type ByName<V> = ReadonlyMap<NameKey, ReadonlyMap<string, V>>

/** The spellings that are taken, by the columns of a format. */
export const spellingsFor = (format: Format, taken: ByName<string>): Spellings =>
  new Map(
    nameColumns(format).flatMap(({ key, column }) => {
      const its = taken.get(key)
      return its ? [[column.key, its] as const] : []
    }),
  )

/** Does a row say a name that is read otherwise by the one than by the other spellings? */
export const isSpelledAnew = (row: Row, before: Spellings, after: Spellings): boolean =>
  [...new Set([...before.keys(), ...after.keys()])].some((column) => {
    const said = saidIn(row, column)
    return said !== null && before.get(column)?.get(said) !== after.get(column)?.get(said)
  })

/** The names that rows say and that are known in another spelling, the most frequent first. */
export const spellingSums = (
  rows: Iterable<Row>,
  format: Format,
  known: ByName<readonly string[]>,
  taken: ByName<string>,
): SpellingSum[] => {
  const columns = nameColumns(format).filter(({ key }) => (known.get(key)?.size ?? 0) > 0)
  if (columns.length === 0) return []
  const sums = new Map<string, SpellingSum & { rows: number }>()
  for (const row of rows)
    for (const { key, column } of columns) {
      const name = saidIn(row, column.key)
      const others = name === null ? undefined : known.get(key)?.get(name)
      if (name === null || !others) continue
      const place = `${key} ${name}`
      const sum = sums.get(place)
      if (sum) sum.rows += 1
      else {
        const pick = taken.get(key)?.get(name) ?? null
        sums.set(place, { key, name, known: others, label: column.label, rows: 1, taken: pick })
      }
    }
  return [...sums.values()].sort((one, other) => other.rows - one.rows)
}
