import type { Row } from '../../../domain/bulk/rows.ts'
import type { RowState, Stated } from '../../../domain/bulk/states.ts'

/** Which rows are on show: all, those in a state, or those that are in error for one reason. */
export type Shown = RowState | 'all' | `why:${string}`

/** The state of one row: its order's, unless it repeats another row of it. */
export const rowStateOf = (
  { stateOf }: { readonly stateOf: ReadonlyMap<Row, Stated> },
  row: Row,
): RowState | undefined =>
  stateOf.get(row)?.repeated.has(row) ? 'duplicate' : stateOf.get(row)?.state
