import { isBlank, type Cell } from '../../../domain/bulk/cell.ts'
import type { MergedCell } from '../../../domain/bulk/merged.ts'
import { bulkWords } from '../../../domain/words/bulk.ts'
import { t } from '../language/language.ts'
import type { Hidden } from './hidden.ts'
import { MOST_COLUMNS, MOST_ROWS } from './limits.ts'
import { Unreadable } from './unreadable.ts'

/** A row of a sheet that has something in it; `line` is its number in the file, from 1. */
export interface Line {
  readonly line: number
  readonly cells: Cell[]
}

/**
 * What was read of a file: the rows of one sheet, and which of `names` that is; text has no name.
 */
export interface Sheet {
  readonly lines: readonly Line[]
  readonly merged: readonly MergedCell[]
  readonly is_1904: boolean
  readonly name: string | null
  readonly names: readonly string[]
  readonly hidden: Hidden
}

/** Gathers rows one by one. Throws Unreadable as soon as there are more than a file may have. */
export const gathering = () => {
  const lines: Line[] = []
  return {
    lines,
    /** Takes over a row without the blanks at its end; one that is all blank counts for nothing. */
    add: (line: number, cells: Cell[]): void => {
      const say = t(bulkWords)
      let length = cells.length
      while (length > 0 && isBlank(cells[length - 1])) length -= 1
      if (length === 0) return
      if (length > MOST_COLUMNS) throw new Unreadable(say.tooManyColumns(MOST_COLUMNS))
      // One more than rows: the headers are among them.
      if (lines.length > MOST_ROWS) throw new Unreadable(say.tooManyRows(MOST_ROWS))
      cells.length = length
      lines.push({ line, cells })
    },
  }
}

/** `&amp;` and the like as the signs they stand for. */
export const unescaped = (xml: string): string =>
  xml.includes('&')
    ? xml.replace(
        /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/gi,
        (whole, hex: string | undefined, decimal: string | undefined, name: string | undefined) => {
          if (name !== undefined) return signs[name] ?? whole
          const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
          return code <= 0x10ffff ? String.fromCodePoint(code) : ''
        },
      )
    : xml

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
