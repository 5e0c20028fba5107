/**
 * What a sheet holds that nobody sees: lines of the file from 1, columns from 0, and the names of
 * other sheets.
 */
export interface Hidden {
  readonly lines: readonly number[]
  readonly columns: readonly number[]
  readonly sheets: readonly string[]
}

/** All that there is can be seen. */
export const nothingHidden: Hidden = { lines: [], columns: [], sheets: [] }
