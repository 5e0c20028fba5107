import type { Policy } from '../policy/policy.ts'
import type { Preferences } from '../preferences.ts'
import type { Translate } from '../words/catalogue.ts'
import { DEFAULT_WIDTH, type Column } from './column.ts'
import { choosableColumns, columnsFor } from './layout.ts'

/** A column as one user sees it; `width` as CSS takes it. */
export type DisplayedColumn = Column & { readonly width: string }

/**
 * The account's columns as a user chose, ordered and widened them (TABL-03): ids that the account
 * does not have (any more) count for nothing, and one column at least is left. Where the account
 * has no Set Display Items, what was chosen before it was taken away does not hold.
 */
export const displayedColumns = (
  policy: Policy,
  {
    display_items,
    column_order,
    column_widths,
  }: Pick<Preferences, 'display_items' | 'column_order' | 'column_widths'>,
  t: Translate,
  /** Ids of columns that what is asked for brings along, chosen or not. */
  also: readonly string[] = [],
): readonly DisplayedColumn[] => {
  const all = columnsFor(policy, t)
  const { hide } = policy.dashboard_customization
  const wanted =
    display_items === null || hide.display_items ? all.map(({ id }) => id) : display_items
  const chosen = choosableColumns(policy, t).filter(
    ({ id }) => wanted.includes(id) || also.includes(id),
  )
  const widths = new Map(Object.entries(column_widths))
  return inOrder(chosen.length === 0 ? all.slice(0, 1) : chosen, column_order).map((column) => {
    const px = widths.get(column.id)
    return { ...column, width: px === undefined ? DEFAULT_WIDTH : `${px}px` }
  })
}

/**
 * Those named come first in that order, the others after them in their own; actions stay last
 * whatever was asked (TABL-08).
 */
const inOrder = (columns: readonly Column[], order: readonly string[]): readonly Column[] => {
  const rank = new Map(order.map((id, index) => [id, index]))
  const place = ({ id, cell }: Column): number =>
    (cell === 'action' ? order.length + 1 : 0) + (rank.get(id) ?? order.length)
  return columns.toSorted((a, b) => place(a) - place(b))
}
