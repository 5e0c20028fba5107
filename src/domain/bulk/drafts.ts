import { canonical } from '../order/canonical.ts'
import { HOUR } from '../time.ts'
import { sentence } from '../words/sentence.ts'
import type { Format } from './column.ts'
import { isDayRead, type Value } from './convert.ts'
import { NOT_AVAILABLE, type Problem, type Row } from './rows.ts'

/**
 * An order as rows of a file make it, before anything is judged; rows that repeat an earlier one of
 * the same order word for word are `repeated`.
 */
export interface Draft {
  readonly number: string
  readonly rows: readonly Row[]
  readonly repeated: ReadonlySet<Row>
  readonly input: Readonly<Record<string, unknown>>
  /** Does the file say whose the order is? Else the client is whoever uploads it (BULK-05). */
  readonly names_client: boolean
  readonly problems: readonly Problem[]
}

type Fields = Record<string, unknown>

/**
 * The rows of a file as orders: one each, or one for all the rows with the same number, in the
 * order of the file (BULK-07).
 */
export const groupsOf = (rows: readonly Row[], format: Format): Row[][] => {
  if (format.per === 'row') return rows.map((row) => [row])
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const number = row.values.get(numberKey(format))
    // A row that does not say its number stands alone, in error.
    const key = typeof number === 'string' ? number : `\0${row.line}`
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return [...groups.values()]
}

const numberKey = ({ columns: [first] }: Format): string => first?.key ?? ''

/**
 * One order out of its rows. A row that repeats another counts once; rows that disagree about what
 * is the order's own are in error.
 */
export const draftOf = (group: readonly Row[], format: Format, client: string): Draft => {
  const [first] = group
  if (!first) throw new Error('a group has a row')
  const repeated = repeatedIn(group)
  const rows = group.filter((row) => !repeated.has(row))
  const input: Fields = {}
  for (const { key, path } of format.columns) {
    const is_line = path[0] === 'item'
    // What is the order's own may stand in any of its rows.
    const source = is_line ? first : (group.find((row) => says(row, key)) ?? first)
    const value = source.values.get(key)
    if (value !== undefined) put(input, is_line ? path.slice(1) : path, value)
  }
  // What belongs to a line of the order, and what the wire has no place for at its top.
  for (const name of ['sales_unit', 'number_of_box'])
    if (format.columns.some((column) => column.key === `item.${name}`)) delete input[name]
  for (const name of format.summed)
    if (input[name] !== undefined)
      input[name] = summed(rows.map(({ values }) => Number(values.get(`item.${name}`) ?? 0)))
  for (const { path, from, as } of format.derived) {
    const value = read(input, from)
    const is_known_without = path[0] === 'client' && value === NOT_AVAILABLE
    if (value !== undefined && !is_known_without && read(input, path) === undefined)
      put(input, path, as === 'hours' ? `${Number(value) / HOUR} hrs` : value)
  }
  const names_client = input['client'] !== undefined
  input['client'] ??= client
  const lines = itemsOf(rows)
  if (lines.length > 0) input['Items'] = lines
  return {
    number: typeof input['identifier'] === 'string' ? input['identifier'] : '',
    rows: group,
    repeated,
    input,
    names_client,
    problems: disagreements(rows, format),
  }
}

/** Rows of a group that repeat an earlier one word for word. */
export const repeatedIn = (group: readonly Row[]): ReadonlySet<Row> => {
  const seen = new Set<string>()
  const repeated = new Set<Row>()
  for (const row of group.length > 1 ? group.filter(({ problems }) => problems.length === 0) : []) {
    const text = canonical([...row.values])
    if (seen.has(text)) repeated.add(row)
    seen.add(text)
  }
  return repeated
}

/** Where rows of one order differ in what is not a line's own. */
export const disagreements = (group: readonly Row[], { columns }: Format): Problem[] => {
  const own = columns.filter(({ path }) => path[0] !== 'item')
  const saying = new Map(own.map(({ key }) => [key, group.find((row) => says(row, key))]))
  return group.flatMap((row) =>
    own.flatMap(({ key, label }) => {
      const first = saying.get(key)
      return first && says(row, key) && isOther(first, row, key)
        ? [{ column: key, label, ...sentence('line_differs', label, first.line, row.line) }]
        : []
    }),
  )
}

/** Does the file itself say this of the row? */
const says = ({ values, filled }: Row, key: string): boolean =>
  values.has(key) && !filled.includes(key)

const isOther = (one: Row, other: Row, key: string): boolean =>
  canonical(one.values.get(key)) !== canonical(other.values.get(key))

/** A sum of decimals, without what binary fractions leave: 0.1 and 0.2 are 0.3. */
const summed = (values: readonly number[]): number =>
  Number(values.reduce((sum, value) => sum + value, 0).toFixed(6))

/**
 * The lines of an order: named by their material, with the batch where one material comes twice.
 */
const itemsOf = (rows: readonly Row[]): Fields[] => {
  const names = new Map<string, number>()
  return rows.flatMap(({ values }) => {
    const text = (name: string): string | null => {
      const value = values.get(`item.${name}`)
      return typeof value === 'string' ? value : null
    }
    const material = text('material_number') ?? text('material_description')
    if (material === null) return []
    const batch = text('material_batch')
    const name = (
      names.has(material) && batch !== null ? `${material} / ${batch}` : material
    ).slice(0, 56)
    const count = (names.get(name) ?? 0) + 1
    names.set(name, count)
    return [
      {
        item_no: count > 1 ? `${name} #${count}` : name,
        product_description: text('material_description'),
        product_quantity: values.get('item.bill_qty') ?? values.get('item.quantity') ?? null,
        sales_unit: text('sales_unit'),
        number_of_box: values.get('item.number_of_box') ?? null,
      },
    ]
  })
}

const read = (fields: Fields, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (at, part) => (typeof at === 'object' && at !== null ? (at as Fields)[part] : undefined),
    fields,
  )

/**
 * Puts a value in its place. A day is put as text; the time that stood beside it counts where the
 * file has no column of its own for it.
 */
const put = (fields: Fields, path: readonly string[], value: unknown): void => {
  const [part = '', ...rest] = path
  if (rest.length > 0) {
    fields[part] ??= part === 'spocs' ? [] : {}
    put(fields[part] as Fields, rest, value)
  } else if (isDayRead(value as Value)) {
    const { day, time } = value as { day: string; time: string | null }
    fields[part] = day
    if (part === 'dispatch_date' && time !== null) fields['dispatch_time'] ??= time
  } else fields[part] = value
}
