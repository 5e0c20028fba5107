import { sql, type RawBuilder } from 'kysely'
import type { SortKey, Sorting } from '../../../../domain/columns/sort-keys.ts'
import type { Mark } from './conditions.ts'

type Sql = RawBuilder<unknown>

/** In which order a list comes: those that `leading` has first, then by `sorting`, then by age. */
export interface Ordering {
  /** Null where all stand in one row. */
  readonly leading: Mark | null
  readonly sorting: Sorting
  readonly oldest_first: boolean
}

/** Which part of a list, and in which order it comes. */
export interface ListRange extends Ordering {
  readonly limit: number
  readonly offset: number
}

/** The columns that each key reads. */
const columnsOf = {
  identifier: ['identifier'],
  invoice: ['invoice'],
  truck_number: ['truck_number'],
  client: ['client_name'],
  source: ['source_name'],
  destination: ['destination_name'],
  transporter: ['transporter'],
  dispatch_date: ['dispatch_at'],
  due: ['status', 'eta_at'],
  delivery_time: ['delivered_at'],
} as const satisfies Record<SortKey, readonly string[]>

/** Every column that ORDER BY reads beside the id. */
export const orderedBy = ({ leading, sorting }: Ordering): readonly string[] => [
  ...(leading === null ? [] : [leading]),
  ...(sorting === null ? [] : columnsOf[sorting.by]),
]

/** Names in any case, and orders without one after the others whichever way it goes. */
const byName = (column: Sql, way: Sql): Sql[] => [
  sql`(coalesce(${column}, '') = '')`,
  sql`lower(${column}) ${way}`,
]

const termsOf = (by: SortKey, at: (column: string) => Sql, way: Sql): Sql[] => {
  switch (by) {
    case 'identifier':
    case 'dispatch_date':
      // Each order has one: their indexes have this order.
      return [sql`${at(columnsOf[by][0])} ${way}`]
    case 'due':
      return [
        sql`(${at('status')} <> 'open')`,
        sql`(${at('eta_at')} is null)`,
        sql`${at('eta_at')} ${way}`,
      ]
    case 'delivery_time':
      return [sql`(${at('delivered_at')} is null)`, sql`${at('delivered_at')} ${way}`]
    default:
      return byName(at(columnsOf[by][0]), way)
  }
}

/** ORDER BY of a page, by its columns in this table; for marks there are indexes of this order. */
export const orderOf = (ordering: Ordering, table: string): Sql => {
  const { leading, sorting, oldest_first } = ordering
  const at = (column: string): Sql => sql.ref(`${table}.${column}`)
  return sql.join([
    ...(leading === null ? [] : [sql`${at(leading)} desc`]),
    ...(sorting === null
      ? []
      : termsOf(sorting.by, at, sorting.is_descending ? sql`desc` : sql`asc`)),
    sql`${at('id')} ${oldest_first ? sql`asc` : sql`desc`}`,
  ])
}
