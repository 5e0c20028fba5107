/** Orders with a text are counted one by one so far, where nobody asks for an exact total. */
export const MOST_COUNTED = 1_000

/**
 * How far a list counts: to the end; to MOST_COUNTED where each order would have to be looked at;
 * or no further than its page.
 */
export type CountMode = 'exact' | 'estimated' | 'none'
