/** The largest file that is looked at, in bytes. */
export const MOST_BYTES = 20 * 1_048_576
/**
 * What an archive may unpack to, in bytes, over all its entries; 50,000 rows of 20 columns come to
 * a third of it.
 */
export const MOST_INFLATED = 256 * 1_048_576
/** Entries an archive may have. */
export const MOST_ENTRIES = 500
/** Rows with something in them that a file may have, its headers beside. */
export const MOST_ROWS = 50_000
/** Columns a file may have. */
export const MOST_COLUMNS = 200
/** Characters of one cell. */
export const MOST_CHARACTERS = 32_767
