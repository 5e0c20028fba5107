import { rule, type Reason } from '../../policy/reason.ts'
import type { Goods } from '../order.ts'

const asked = { missing: 'missing_good_needed', damaged: 'damaged_good_needed' } as const

/**
 * What is said of lists that say nothing: the first that was given wants its first row (COND-04).
 */
export const nothingListed = ({ missing }: { readonly missing: unknown }): Reason => {
  const kind = missing === null ? 'damaged' : 'missing'
  return rule(kind, asked[kind])
}

/** Is this a row in which nothing was typed? */
export const isBlank = ({ text, qty }: Goods): boolean => text === '' && qty === 0

/**
 * What the first row of a list of missing or damaged goods lacks, or a later one that is half
 * filled in (COND-04); null where nothing.
 */
export const goodsReason = (
  lists: Readonly<Record<'missing' | 'damaged', readonly Goods[] | null>>,
): Reason | null => {
  for (const kind of ['missing', 'damaged'] as const) {
    const rows = lists[kind] ?? []
    const wrong = rows.findIndex(
      (row, index) => (index === 0 || !isBlank(row)) && (row.text === '' || row.qty < 1),
    )
    if (wrong >= 0)
      return rule(`${kind}.${wrong}.${rows[wrong]?.text === '' ? 'text' : 'qty'}`, asked[kind])
  }
  return null
}
