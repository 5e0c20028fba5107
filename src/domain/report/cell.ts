import { textOf, type Column, type CellContext } from '../columns/column.ts'
import type { WireOrder } from '../order/order.ts'
import type { TimeFormat } from '../time-format.ts'
import type { Instant } from '../time.ts'
import type { Translate } from '../words/catalogue.ts'

/** An instant with the way it is shown. */
export interface ShownInstant {
  readonly instant: Instant
  readonly format: TimeFormat
}

/** What stands in a cell of a report; numbers, instants and yes or no stay what they are. */
export type ReportCell = string | number | boolean | null | ShownInstant

/** An instant that may not be known, as a cell. */
export const momentOf = (instant: Instant | null, format: TimeFormat): ShownInstant | null =>
  instant === null ? null : { instant, format }

/** What a column of the table says of an order, as a cell of a report (REPT-01). */
export const reportCell = (
  column: Column,
  order: WireOrder,
  reading: CellContext,
  t: Translate,
): ReportCell => {
  switch (column.cell) {
    case 'text':
      return column.value(order, reading, t)
    case 'tick':
      return column.value(order, reading, t)
    case 'date':
      return momentOf(column.value(order, reading, t), column.format)
    case 'count':
      return column.hint ? textOf(column, order, reading, t) : column.value(order, reading, t)
    default:
      return textOf(column, order, reading, t)
  }
}
