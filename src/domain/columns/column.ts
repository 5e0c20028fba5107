import type { NamedField } from '../order/proof/said-apart.ts'
import type { ShownState } from '../order/category.ts'
import type { WireOrder } from '../order/order.ts'
import { formatTime, type TimeFormat } from '../time-format.ts'
import type { Clock, Instant } from '../time.ts'
import type { Translate } from '../words/catalogue.ts'
import { columnWords } from '../words/columns.ts'
import { dueText, type DueState } from './due.ts'
import type { SortKey } from './sort-keys.ts'
import type { Sorter } from './sorters.ts'

/**
 * What a cell depends on beside its order: the policy's wording, the client's zone, and now. What
 * asks the policy its questions has it all.
 */
export interface CellContext {
  readonly policy: {
    readonly wording: { readonly rejected: string | null }
    readonly order_module_config: { readonly additional_field_in_epod: readonly NamedField[] }
  }
  readonly clock: Clock
}

/** What stands in a cell. The order is the wire's: what the wire does not carry cannot be shown. */
type Value<T> = (order: WireOrder, reading: CellContext, t: Translate) => T

/**
 * The kinds of cell: a closed list, so that the page draws each once; what is drawn is `value`'s
 * answer.
 */
type CellKind =
  /** Words or a number as they are; null is nothing known. */
  | { readonly cell: 'text'; readonly value: Value<string | number | null> }
  /** An instant, shown in the client's zone in this format (TABL-15); null is not yet. */
  | { readonly cell: 'date'; readonly value: Value<Instant | null>; readonly format: TimeFormat }
  /**
   * A green tick for true, a red cross for false, each with `textOf` for screen readers (TABL-09).
   */
  | { readonly cell: 'tick'; readonly value: Value<boolean> }
  /**
   * Received by the button, by one-time password, or not (yet, or rejected): a tick with `textOf`
   * beside it, or a cross; never a code (TABL-04).
   */
  | { readonly cell: 'proof'; readonly value: Value<'receive' | 'otp' | 'left' | null> }
  /** The state of the order as icon, colour and `textOf`. */
  | { readonly cell: 'state'; readonly value: Value<ShownState> }
  /** How it stands to its ETA, as colour and `textOf`; null without one. */
  | { readonly cell: 'due'; readonly value: Value<DueState | null> }
  /** How many there are. */
  | { readonly cell: 'count'; readonly value: Value<number> }
  /** Buttons; which ones, the column's id says. Such columns always stand last (TABL-08). */
  | { readonly cell: 'action'; readonly value: Value<null> }

/** One column of the table, described once for table, chooser, sort and export. */
export type Column = CellKind & {
  readonly id: string
  readonly label: string
  /** Stands in small print beside the label, in the table's head alone. */
  readonly note?: string
  /** What the wire's `sorter` calls it: orders that have it come first (FILT-04). */
  readonly sorter?: Sorter
  /** What its head orders the list by (DESK-04). */
  readonly sort?: SortKey
  /** What it reads of an order beside `rowFields`, as the wire names it. */
  readonly reads?: readonly string[]
  /** The cell's tooltip, its lines apart by line feeds; null is none (TABL-10, TABL-11). */
  readonly hint?: Value<string | null>
}

/** A column's width where the account chose none (TABL-08). */
export const DEFAULT_WIDTH = '8%'

/** What a cell says in words: in the export, in cards, and to screen readers. Nothing is ''. */
export const textOf = (
  column: Column,
  order: WireOrder,
  reading: CellContext,
  t: Translate,
): string => {
  const say = t(columnWords)
  switch (column.cell) {
    case 'text':
      return String(column.value(order, reading, t) ?? '')
    case 'date':
      return timeText(column.value(order, reading, t), column.format, reading.clock.time_zone, t)
    case 'tick':
      return column.value(order, reading, t) ? say.yes : say.no
    case 'proof':
      return proofText(order, column.value(order, reading, t), reading, t)
    case 'state':
      return stateText(column.value(order, reading, t), reading, t)
    case 'due':
      return dueText(column.value(order, reading, t), t)
    // What is counted is worth more than how many there are.
    case 'count':
      return column.hint
        ? (column.hint(order, reading, t) ?? '')
        : String(column.value(order, reading, t))
    case 'action':
      return ''
  }
}

const timeText = (
  instant: Instant | null,
  format: TimeFormat,
  zone: string,
  t: Translate,
): string => (instant === null ? '' : formatTime(instant, zone, format, t))

/** Nobody receives what was rejected: that is not 'not yet'. */
const proofText = (
  { epod }: WireOrder,
  through: 'receive' | 'otp' | 'left' | null,
  reading: CellContext,
  t: Translate,
): string => {
  if (through !== null) return t(columnWords).through[through]
  return epod.reject.rejected ? stateText('REJECT', reading, t) : t(columnWords).notReceived
}

const stateText = (state: ShownState, { policy }: CellContext, t: Translate): string =>
  state === 'REJECT' && policy.wording.rejected !== null
    ? policy.wording.rejected
    : t(columnWords).states[state]
