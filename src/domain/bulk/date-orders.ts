import { tidy, type Cell } from './cell.ts'
import type { Format } from './column.ts'
import type { DateOrder } from './dates.ts'
import type { Mapping } from './mapping.ts'

/** Which number stands first in a date that can be read in one way alone; null for any other. */
const orderIn = (text: string): DateOrder | null => {
  const [, a = '', , b = ''] = /^(\d{1,2})([-/])(\d{1,2})\2\d{4}(?:\D|$)/.exec(text) ?? []
  if (Number(a) > 12) return Number(b) > 12 ? null : 'day_first'
  return Number(b) > 12 ? 'month_first' : null
}

/**
 * How a file writes its dates, by those that show it: no month is above 12. Null where none does,
 * or some show the one and some the other.
 */
export const dateOrderOf = (
  lines: readonly { readonly cells: readonly Cell[] }[],
  { columns }: Format,
  mapping: Mapping,
): DateOrder | null => {
  const places = columns.flatMap(({ key, kind }) => (kind === 'date' ? (mapping[key] ?? []) : []))
  const orders = new Set<DateOrder>()
  for (const { cells } of lines)
    for (const at of places) {
      const cell = cells[at]
      const order = typeof cell === 'string' ? orderIn(tidy(cell)) : null
      if (order !== null) orders.add(order)
    }
  const [order = null] = orders
  return orders.size === 1 ? order : null
}
