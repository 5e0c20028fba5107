/** What the live stream told since the last look. */
export interface LiveNews {
  /** The orders that changed. */
  readonly ids: ReadonlySet<string>
  /** Something may have been missed: each order may have changed. */
  readonly isAnew: boolean
  /** The kinds of queries that any change is about. */
  readonly lists: readonly unknown[]
}

/** Is the answer to this query out of date after such news? */
export const isTold = (
  { ids, isAnew, lists }: LiveNews,
  { queryKey: [kind, id] }: { readonly queryKey: readonly unknown[] },
): boolean => (kind === 'order' ? isAnew || ids.has(id as string) : lists.includes(kind))
