/** An upload as it is on record; `refused` and `unchanged` rows as its sender told, null if not. */
export interface UploadCounts {
  readonly rows: number
  readonly added: number
  readonly changed: number
  readonly failed: number
  readonly refused: number | null
  readonly unchanged: number | null
}

/** What became of the rows of a file. */
export interface UploadOutcome {
  readonly added: number
  readonly changed: number
  readonly refused: number
  readonly unchanged: number
  /** Rows that the added and changed orders were made of, where these are more. */
  readonly of_rows: number | null
  /** Was it left before all was sent? */
  readonly is_stopped: boolean
}

/**
 * What became of the rows of a file: those of its orders, those refused and those left as they were
 * add up to all. Before rows are sent they count as left: one that has more orders than rows that
 * are said to be taken was stopped.
 */
export const uploadOutcome = (upload: UploadCounts): UploadOutcome => {
  const { rows, added, changed, failed, refused, unchanged } = upload
  const plain = { added, changed, unchanged: 0, of_rows: null, is_stopped: false }
  if (refused === null || unchanged === null) return { ...plain, refused: failed }
  const [taken, orders] = [rows - refused - unchanged, added + changed]
  if (taken < orders) return { ...plain, refused, is_stopped: true }
  return { ...plain, refused, unchanged, of_rows: taken > orders ? taken : null }
}
