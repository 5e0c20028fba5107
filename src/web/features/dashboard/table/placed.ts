import type { CSSProperties } from 'react'
import type { Column } from '../../../../domain/columns/column.ts'

/**
 * A column with its place: its own width in px, null for the usual; `className` and `style` for
 * each of its cells.
 */
export interface Placed<C> {
  readonly column: C
  readonly width: number | null
  readonly className: string
  readonly style: CSSProperties | undefined
  readonly inner: CSSProperties | undefined
}

const ICON = 34
const LETTER = 7.2

/** An action column is as wide as its icons, or the longest word of its label. */
const actionWidth = ({ id, label }: Pick<Column, 'id' | 'label'>): number =>
  Math.round(
    Math.max(
      (id === 'copy_link' ? 2 : 1) * ICON + 8,
      12 + LETTER * Math.max(...label.split(/\s/).map((word) => word.length)),
    ),
  )

/**
 * Where columns stand: the first stays in sight on the left, the actions on the right, each beside
 * the next. Widths go through variables of the table (`--w0`, `--w1` ...), so that a column can be
 * made wider without drawing its cells anew.
 */
export const placedColumns = <C extends Pick<Column, 'id' | 'label' | 'cell'>>(
  columns: readonly C[],
  widths: Readonly<Record<string, number>>,
): Placed<C>[] => {
  let right = 0
  return columns
    .map((column, index) => ({ column, index }))
    .toReversed()
    .map(({ column, index }) => {
      if (column.cell === 'action') {
        const width = actionWidth(column)
        // In parts of the whole like the others', so that room to spare goes to these.
        const style = { '--end': `${right}px`, width: '1%', minWidth: width } as CSSProperties
        right += width
        return { column, width: null, className: 'stuck-end', style, inner: undefined }
      }
      const width = widths[column.id] ?? null
      const own = width === null ? undefined : `var(--w${index})`
      return {
        column,
        width,
        className: index === 0 ? 'stuck-start' : '',
        style: own === undefined ? undefined : { width: own, minWidth: own, maxWidth: own },
        inner: own === undefined ? undefined : { width: `calc(${own} - var(--cell-sides))` },
      }
    })
    .toReversed()
}

/** The variables that the placed columns' widths go through. */
export const widthVariables = (placed: readonly Placed<unknown>[]): CSSProperties =>
  Object.fromEntries(
    placed.flatMap(({ width }, index) => (width === null ? [] : [[`--w${index}`, `${width}px`]])),
  )
