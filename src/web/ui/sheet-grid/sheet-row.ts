import type { RowState } from '../../../domain/bulk/states.ts'

/** A row of a file on show: texts by the columns, and what is wrong with which. */
export interface SheetRow {
  readonly at: number
  readonly line: number
  readonly state: RowState
  readonly reason: string
  readonly cells: readonly string[]
  readonly wrong: readonly (string | null)[]
  /** What stands in the file where a cell is shown as it was read. */
  readonly was?: readonly (string | null)[]
}

/** A column of the grid. */
export interface GridColumn {
  readonly key: string
  readonly label: string
}

/** Hands out the rows of a list from a place on, as many as there are up to `count`. */
export type RowSource = (from: number, count: number) => Promise<readonly SheetRow[]>
