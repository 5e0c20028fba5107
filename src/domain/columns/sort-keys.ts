/**
 * What a list can be ordered by, as the wire names it (DESK-04); `due` is the ETA, open orders
 * before those that have ended.
 */
export const sortKeys = [
  'identifier',
  'invoice',
  'truck_number',
  'client',
  'source',
  'destination',
  'transporter',
  'dispatch_date',
  'due',
  'delivery_time',
] as const
/** One of them. */
export type SortKey = (typeof sortKeys)[number]

/** How a list is ordered: by a key, and which way; null is by age, newest first. */
export type Sorting = { readonly by: SortKey; readonly is_descending: boolean } | null

/** A sorting as an address has it: `due` or `-due`. */
export const sortingText = (sorting: Sorting): string | undefined =>
  sorting === null ? undefined : `${sorting.is_descending ? '-' : ''}${sorting.by}`
/** The sorting of an address' text; null for what is none. */
export const sortingOf = (text = ''): Sorting => {
  const is_descending = text.startsWith('-')
  const by = sortKeys.find((key) => key === text.slice(is_descending ? 1 : 0))
  return by === undefined ? null : { by, is_descending }
}

/** What a first press orders from the newest on; all else begins with the first or most urgent. */
const beginsDescending: ReadonlySet<SortKey> = new Set(['dispatch_date', 'delivery_time'])

/** What pressing a column's head makes of the sorting: one way, the other, and none again. */
export const sortedNext = (sorting: Sorting, by: SortKey): Sorting => {
  const first = beginsDescending.has(by)
  if (sorting?.by !== by) return { by, is_descending: first }
  return sorting.is_descending === first ? { by, is_descending: !first } : null
}
