import { MOST_COLUMNS } from './limits.ts'
import type { Hidden } from './hidden.ts'

/** Characters kept of what stands behind the rows of a sheet. */
const MOST_BEHIND = 4_194_304
/** No tag of a row or of columns is longer. */
const MOST_TAG = 1_024

/** No cell with a formula is longer: 8,192 characters, of which XML escapes some. */
const MOST_FORMULA = 32_768

/**
 * Of a sheet of a workbook: what stands behind its rows, which rows and columns are hidden, and by
 * their references (B12) the cells whose formula has no cached value.
 */
export interface WorksheetPart {
  readonly behind: string
  readonly uncalculated: readonly string[]
  readonly hidden: Pick<Hidden, 'lines' | 'columns'>
}

const tags = /<(\/?)(?:\w+:)?(row|col|sheetData)\b([^>]*)>/g
const isHidden = (attributes: string): boolean => /\shidden=["'](?:1|true)["']/.test(attributes)
const numberIn = (attributes: string, name: string): number =>
  Number(new RegExp(`\\s${name}=["'](\\d{1,7})["']`).exec(attributes)?.[1] ?? 0)

/**
 * A cell whose formula has no cached value, or an empty one, as programs write it that calculate
 * nothing. Only what is said to be text may be empty.
 */
const uncalculatedCells =
  /<(?:\w+:)?c\b([^<>]*)>\s*<(?:\w+:)?f\b[^<>]*(?:\/>|>[^<]*<\/(?:\w+:)?f>)\s*(<(?:\w+:)?v\b[^<>]*(?:\/>|>\s*<\/(?:\w+:)?v>)\s*)?<\/(?:\w+:)?c>/g
const aFormula = /<(?:\w+:)?f[\s/>]/

const uncalculatedIn = (xml: string): string[] =>
  aFormula.test(xml)
    ? [...xml.matchAll(uncalculatedCells)].flatMap(([, attributes = '', value]) =>
        value !== undefined && /\st=["']str["']/.test(attributes)
          ? []
          : (/\sr=["']([A-Z]{1,3}\d{1,7})["']/.exec(attributes)?.[1] ?? []),
      )
    : []

/** Gathers that while the sheet streams by, whose rows themselves are read elsewhere. */
export const gatherWorksheet = () => {
  const lines: number[] = []
  const columns = new Set<number>()
  const uncalculated = new Set<string>()
  let [text, cells, is_behind, line] = ['', '', false, 0]
  const look = (): void => {
    let read_to = 0
    for (const { index, 0: tag, 1: close, 2: name, 3: attributes = '' } of text.matchAll(tags)) {
      read_to = index + tag.length
      if (name === 'row' && !close) {
        line = numberIn(attributes, 'r') || line + 1
        if (isHidden(attributes)) lines.push(line)
      } else if (name === 'col' && isHidden(attributes)) {
        const last = Math.min(numberIn(attributes, 'max'), MOST_COLUMNS)
        for (let at = numberIn(attributes, 'min'); at > 0 && at <= last; at += 1)
          columns.add(at - 1)
      } else if (name === 'sheetData' && close) {
        is_behind = true
        text = text.slice(index)
        return
      }
    }
    // A tag may come in two pieces.
    text = text.slice(Math.max(read_to, text.length - MOST_TAG))
  }
  return {
    take: (chunk: string): void => {
      text += chunk
      if (!is_behind) {
        // A cell may come in two pieces.
        cells = cells.slice(-MOST_FORMULA) + chunk
        for (const name of uncalculatedIn(cells)) uncalculated.add(name)
        look()
      }
      if (is_behind && text.length > MOST_BEHIND) text = text.slice(0, MOST_BEHIND)
    },
    part: (): WorksheetPart => ({
      behind: is_behind ? text : '',
      uncalculated: [...uncalculated],
      hidden: { lines, columns: [...columns] },
    }),
  }
}
