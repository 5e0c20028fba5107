import { isBlank, type Cell } from './cell.ts'

/**
 * Cells that a sheet shows as one, below each other: lines of the file from 1, its column from 0.
 */
export interface MergedCell {
  readonly column: number
  readonly first_line: number
  readonly last_line: number
}

interface Line {
  readonly line: number
  readonly cells: readonly Cell[]
}

/** Cells that are looked at for all merged ones together: more than a file may have. */
const MOST_CELLS = 10_000_000

/**
 * The lines of a sheet with each merged cell in all of its lines, as a reader sees it. A file holds
 * its value in the first alone. Lines with nothing of their own stay as they are.
 */
export const fillMerged = <L extends Line>(
  lines: readonly L[],
  merged: readonly MergedCell[],
): readonly L[] => {
  if (merged.length === 0) return lines
  const at = new Map(lines.map(({ line }, index) => [line, index]))
  const filled = [...lines]
  let left = MOST_CELLS
  for (const { column, first_line, last_line } of merged) {
    const value = lines[at.get(first_line) ?? -1]?.cells[column]
    if (isBlank(value)) continue
    const from = (at.get(first_line) ?? 0) + 1
    for (let index = from; index < filled.length; index += 1) {
      const line = filled[index]
      left -= 1
      if (!line || line.line > last_line || left < 0) break
      if (isBlank(line.cells[column])) filled[index] = { ...line, cells: put(line, column, value) }
    }
  }
  return filled
}

const put = ({ cells }: Line, column: number, value: Cell): Cell[] =>
  Array.from({ length: Math.max(cells.length, column + 1) }, (_, n) =>
    n === column ? value : (cells[n] ?? null),
  )
