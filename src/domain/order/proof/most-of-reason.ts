/** Characters that the reason of an act may have. */
export const MOST_OF_REASON = 500
