import type { Ordering } from '../orders/lists/ordering.ts'

/** Newest first, as a list comes where nothing else is asked. */
export const newestFirst: Ordering = { leading: null, sorting: null, oldest_first: false }
