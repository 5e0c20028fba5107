import { pastedRows } from '../../../domain/bulk/pasted.ts'
import { bulkWords } from '../../../domain/words/bulk.ts'
import { t } from '../language/language.ts'
import { readCsv } from './csv.ts'
import { nothingHidden } from './hidden.ts'
import { MOST_CHARACTERS } from './limits.ts'
import { gathering, type Sheet } from './sheet.ts'
import { Unreadable } from './unreadable.ts'

/**
 * Reads pasted rows: those of a spreadsheet, or separated text as an editor shows it. Throws
 * Unreadable, with the way out, for what cannot be rows below their headers.
 */
export const readPasted = (text: string): Sheet => {
  const say = t(bulkWords)
  const sheet = text.includes('\t') ? cellsOf(text) : separated(text)
  if (sheet.lines.length === 0) throw new Unreadable(say.pastedNothing)
  if (sheet.lines.length === 1) throw new Unreadable(say.pastedOneRow)
  return sheet
}

const cellsOf = (text: string): Sheet => {
  const { lines, add } = gathering()
  let line = 0
  for (const cells of pastedRows(text))
    add(
      (line += 1),
      cells.map((cell) => cell.slice(0, MOST_CHARACTERS)),
    )
  return { lines, merged: [], is_1904: false, name: null, names: [], hidden: nothingHidden }
}

const separated = (text: string): Sheet =>
  // What nobody sees says nothing of how it is to be read.
  readCsv(new TextEncoder().encode(text.replaceAll('\0', '')))
