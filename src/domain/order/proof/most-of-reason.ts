/** Characters that the reason of an act may have; by itself, for pages that ask for nothing else. */
export const MOST_OF_REASON = 500
