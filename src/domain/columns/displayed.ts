import type { Policy } from '../policy/policy.ts'
import type { Preferences } from '../preferences.ts'
import type { Translate } from '../words/catalogue.ts'
import { DEFAULT_WIDTH, type Column } from './column.ts'
import { choosableColumns, columnsFor } from './layout.ts'

/** A column as one user sees it; `width` as CSS takes it. */
export type DisplayedColumn = Column & { readonly width: string }

/**
 * Which columns a kept choice shows: those it names; where `-` is among them, of the `usual` also
 * those that came later, which it does not name as `-id` either (TABL-03).
 */
export const choiceOf =
  (items: readonly string[] | null, usual: readonly string[]) =>
  (id: string): boolean =>
    items?.includes(id) ||
    ((!items || (items.includes('-') && !items.includes(`-${id}`))) && usual.includes(id))

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
  const isChosen = choiceOf(
    hide.display_items ? null : display_items,
    all.map(({ id }) => id),
  )
  const chosen = choosableColumns(policy, t).filter(({ id }) => isChosen(id) || also.includes(id))
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
