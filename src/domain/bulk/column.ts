import type { CellContent } from './convert.ts'

/** One column of a format. */
export interface SheetColumn {
  /** Its name within the format: its path with dots. */
  readonly key: string
  /** Where in an order its value goes; a first part `item` is the row's own line of the order. */
  readonly path: readonly string[]
  readonly label: string
  /** Other headers that mean the same, however they are spaced, written large, or pointed. */
  readonly synonyms: readonly string[]
  readonly kind: CellContent
  /** A row without it is in error. */
  readonly required: boolean
  /** Few files have it: where one has not, it is neither shown nor asked for. */
  readonly is_rare?: true
}

/** A value that is taken from another where the file has none. */
export interface Derived {
  readonly path: readonly string[]
  readonly from: readonly string[]
  readonly as?: 'hours'
}

/** How the rows of a file become orders. */
export interface Format {
  readonly columns: readonly SheetColumn[]
  /** One order a row, or one for all the rows that have the same number. */
  readonly per: 'row' | 'number'
  /** A row without its first column is left out (BULK-04). */
  readonly is_generic: boolean
  /** Text that a file does not have is put on record as 'NA' (BULK-04). */
  readonly fills_missing: boolean
  /** Columns whose values are added up over the rows of an order. */
  readonly summed: readonly string[]
  readonly derived: readonly Derived[]
}
