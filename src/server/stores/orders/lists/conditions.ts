import type { OrderQuery } from '../../../../contract/orders/order-query.ts'
import { folded } from '../../../../domain/folded.ts'
import { isSorter, type Sorter } from '../../../../domain/columns/sorters.ts'
import type { Need } from '../../../../domain/order/category.ts'
import {
  dueSpanOf,
  type DueSpan,
  type QuickFilter,
} from '../../../../domain/order/quick-filters.ts'
import type { Clock, Instant } from '../../../../domain/time.ts'

/** The wire's keys that orders may be narrowed by, as they are offered, each with its column. */
export const columnOf = {
  source: 'source_name',
  destination: 'destination_name',
  truck_number: 'truck_number',
  client: 'client_name',
  transporter: 'transporter',
} as const
/** A key of the wire's `filters`, and a column that holds one. */
export type FilterName = keyof typeof columnOf
export type FilterColumn = (typeof columnOf)[FilterName]
/** Every such key, in the order they are offered. */
export const filterNames = Object.keys(columnOf) as FilterName[]

const markOf = {
  remarks: 'has_remarks',
  attachments: 'has_attachments',
  smsstatus: 'sms_delivered',
} as const satisfies Record<Sorter, string>
/** A column that says of an order whether it has what a list may be sorted by. */
export type Mark = (typeof markOf)[Sorter]

/**
 * One thing that is asked of an order. There are no others: what is not one of these cannot reach
 * the database.
 */
export type Condition =
  | { type: 'category'; need: Exclude<Need, 'ALL'> }
  | { type: 'dispatched'; from: Instant | null; until: Instant | null }
  | {
      type: 'timed'
      column: 'eta_at' | 'delivered_at'
      from: Instant | null
      until: Instant | null
    }
  | { type: 'due'; span: DueSpan }
  | { type: 'proof_missing' }
  | { type: 'to_review' }
  | { type: 'one_of'; column: FilterColumn; values: readonly string[] }
  | { type: 'known'; column: FilterColumn }
  | { type: 'any_is'; value: string }

/** Everything a query asks for; `pattern` is the search as a LIKE pattern. */
export interface OrderFilter {
  readonly conditions: readonly Condition[]
  readonly pattern: string | undefined
}

/**
 * The column whose orders come first in a list sorted by `sorter`; null where that is none of
 * `known`.
 */
export const leadingBy = (sorter: string | undefined, known: readonly Sorter[]): Mark | null => {
  const by = known.find((one) => one === sorter)
  return by ? markOf[by] : null
}

/** A quick filter as a condition; days are the client's, as its clock shows them. */
export const quickCondition = (quick: QuickFilter, clock: Clock): Condition => {
  if (quick === 'proof_missing' || quick === 'to_review') return { type: quick }
  const span = dueSpanOf(quick, clock)
  if (!span) throw new Error(`${quick} asks for days`)
  return { type: 'due', span }
}

/**
 * A checked query as conditions that must all hold; empty texts ask for nothing. `clock` is the
 * client's, for what a query leaves to today.
 */
export const soughtBy = (query: OrderQuery, clock: Clock): OrderFilter => {
  const { need, dispatch_date, sorter = '', search = '', filters = {} } = query
  const conditions: Condition[] = []
  if (need !== 'ALL') conditions.push({ type: 'category', need })
  if (dispatch_date)
    conditions.push({
      type: 'dispatched',
      from: millisecond(dispatch_date.$gte, 'up'),
      until: millisecond(dispatch_date.$lte, 'down'),
    })
  for (const [key, column] of [
    ['eta', 'eta_at'],
    ['delivery_time', 'delivered_at'],
  ] as const) {
    const range = query[key]
    if (range)
      conditions.push({
        type: 'timed',
        column,
        from: millisecond(range.$gte, 'up'),
        until: millisecond(range.$lte, 'down'),
      })
  }
  if (query.quick) conditions.push(quickCondition(query.quick, clock))
  for (const key of ['source', 'destination', 'truck_number', 'client'] as const) {
    const value = query[key]
    if (value) conditions.push({ type: 'one_of', column: columnOf[key], values: [value] })
  }
  for (const key of filterNames) {
    const values = filters[key]
    if (values) conditions.push({ type: 'one_of', column: columnOf[key], values })
  }
  if (sorter !== '' && !isSorter(sorter)) conditions.push(narrowed(sorter))
  const wanted = folded(search.trim())
  return {
    conditions,
    pattern: wanted === '' ? undefined : patternOf(wanted),
  }
}

/**
 * Orders know milliseconds: a bound of finer digits lies at the nearest one inside of the range.
 */
const millisecond = (bound: string | undefined, direction: 'up' | 'down'): Instant | null =>
  bound === undefined
    ? null
    : new Date(
        Date.parse(bound) + (direction === 'up' && /\.\d{3}0*[1-9]/.test(bound) ? 1 : 0),
      ).toISOString()

const isFilterName = (text: string): text is FilterName => Object.hasOwn(columnOf, text)

/** FILT-04: orders of which something is known, or a value of any filter. */
const narrowed = (sorter: string): Condition =>
  isFilterName(sorter)
    ? { type: 'known', column: columnOf[sorter] }
    : { type: 'any_is', value: sorter }

/** The LIKE pattern of what has this text somewhere. */
export const patternOf = (text: string): string =>
  `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`

/** The text that such a pattern was made of. */
export const textIn = (pattern: string): string => pattern.slice(1, -1).replace(/\\(.)/gsu, '$1')
