import { sentence, type Sentence } from '../words/sentence.ts'
import { isBlank, isUnfit, tidy, type Cell } from './cell.ts'
import type { Format, SheetColumn } from './column.ts'
import { convert, type CellReading, type Value } from './convert.ts'
import type { Mapping } from './mapping.ts'

/** What is wrong with a row, and in which column of the format ('' for the row as a whole). */
export interface Problem extends Sentence {
  readonly column: string
  readonly label: string
  readonly missing?: true
}

/** By column of a format, texts of the file that are read as another: their known spelling. */
export type Spellings = ReadonlyMap<string, ReadonlyMap<string, string>>

/** How the rows of one file are read. */
export interface Plan extends CellReading {
  readonly format: Format
  readonly mapping: Mapping
  readonly spellings?: Spellings
}

/** A row of a file as values by the format's columns. `line` is its number in the file, from 1. */
export interface Row {
  readonly line: number
  readonly values: ReadonlyMap<string, Value>
  /** Columns that the file leaves empty here, and that hold 'NA' instead. */
  readonly filled: readonly string[]
  readonly problems: readonly Problem[]
  /** What the file itself says, by column, where a known spelling was taken for it. */
  readonly said?: ReadonlyMap<string, string>
}

/**
 * Why a row stands for nothing: it is empty, or a generic one has nothing in its first column
 * although it has in others (BULK-04), or it is hidden and hidden rows are left out (DESK-16).
 */
export type Dropped = 'empty' | 'no_first' | 'hidden'

/** Reads one row; each cell that cannot be taken over is a problem with its column and reason. */
export const readRow = (cells: readonly Cell[], line: number, plan: Plan): Row | Dropped => {
  const { format, mapping } = plan
  if (cells.every(isBlank)) return 'empty'
  const cellOf = (column: SheetColumn): Cell => cells[mapping[column.key] ?? -1] ?? null
  const [first] = format.columns
  if (format.is_generic && first && (first.key === 'identifier' ? isNone : isBlank)(cellOf(first)))
    return 'no_first'
  const values = new Map<string, Value>()
  const filled: string[] = []
  const problems: Problem[] = []
  const said = new Map<string, string>()
  for (const column of format.columns) {
    const [key, cell] = [column.key, cellOf(column)]
    const problem = (wrong: Sentence): Problem => ({
      column: key,
      label: column.label,
      ...wrong,
    })
    if (isNone(cell)) {
      if (column.required)
        problems.push({ ...problem(sentence('cell_missing', column.label)), missing: true })
      else if (isFilled(column, format)) {
        values.set(key, NOT_AVAILABLE)
        filled.push(key)
      }
      continue
    }
    const value = convert(cell, column.kind, plan)
    if (isUnfit(value)) {
      problems.push(problem(value.unfit))
      continue
    }
    const known = typeof value === 'string' ? plan.spellings?.get(key)?.get(value) : undefined
    values.set(key, known ?? value)
    if (typeof value === 'string' && known !== undefined) said.set(key, value)
  }
  return { line, values, filled, problems, ...(said.size > 0 && { said }) }
}

/** There is nothing, or people write that there is not. */
const isNone = (cell: Cell): cell is null | string =>
  (typeof cell === 'string' && /^(na|n\/a|nil|-+)$/i.test(tidy(cell))) || isBlank(cell)

/** What is put on record where a file has no text. */
export const NOT_AVAILABLE = 'NA'

/**
 * A text of the order itself is filled: not its number, by which no two are one, nor what is known
 * without (its client, what is taken from another column), nor what describes goods that the file
 * does not name, nor a label that it has not.
 */
const isFilled = ({ key, kind, path: [first = ''] }: SheetColumn, format: Format): boolean =>
  format.fills_missing &&
  kind === 'text' &&
  !['identifier', 'client', 'ship_weight', 'item', 'label'].includes(first) &&
  !format.derived.some(({ path }) => path.join('.') === key)
