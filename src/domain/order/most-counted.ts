/** Orders with a text are counted one by one so far, where nobody asks for an exact total. */
export const MOST_COUNTED = 1_000
