import { MOST_COLUMNS } from './limits.ts'
import type { Hidden } from './hidden.ts'

/** Characters kept of what stands behind the rows of a sheet. */
const MOST_BEHIND = 4_194_304
/** No tag of a row or of columns is longer. */
const MOST_TAG = 1_024

/** Of a sheet of a workbook: what stands behind its rows, and which rows and columns are hidden. */
export interface WorksheetPart {
  readonly behind: string
  readonly hidden: Pick<Hidden, 'lines' | 'columns'>
}

const tags = /<(\/?)(?:\w+:)?(row|col|sheetData)\b([^>]*)>/g
const isHidden = (attributes: string): boolean => /\shidden=["'](?:1|true)["']/.test(attributes)
const numberIn = (attributes: string, name: string): number =>
  Number(new RegExp(`\\s${name}=["'](\\d{1,7})["']`).exec(attributes)?.[1] ?? 0)

/** Gathers that while the sheet streams by, whose rows themselves are read elsewhere. */
export const gatherWorksheet = () => {
  const lines: number[] = []
  const columns = new Set<number>()
  let [text, is_behind, line] = ['', false, 0]
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
      if (!is_behind) look()
      if (is_behind && text.length > MOST_BEHIND) text = text.slice(0, MOST_BEHIND)
    },
    part: (): WorksheetPart => ({
      behind: is_behind ? text : '',
      hidden: { lines, columns: [...columns] },
    }),
  }
}
