import { parseCsv } from 'hucre/csv'
import { bulkWords } from '../../../domain/words/bulk.ts'
import { t } from '../language/language.ts'
import { nothingHidden } from './hidden.ts'
import { MOST_CHARACTERS } from './limits.ts'
import { gathering, type Sheet } from './sheet.ts'
import { decoded } from './text.ts'
import { Unreadable } from './unreadable.ts'

/**
 * Line breaks that are looked at: the lines a spreadsheet can have at most, most of them then
 * blank.
 */
const MOST_BREAKS = 1_048_576

/**
 * Reads separated text: commas, semicolons, tabs or bars, as its first lines show or `sep=` says;
 * every cell is text. Throws Unreadable.
 */
export const readCsv = (bytes: Uint8Array): Sheet => {
  const say = t(bulkWords)
  const text = decoded(bytes)
  let breaks = 0
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1))
    if ((breaks += 1) > MOST_BREAKS) throw new Unreadable(say.bomb)
  const [told = '', separator] = /^\uFEFF?"?sep=(.)"?\r?\n/i.exec(text) ?? []
  const { lines, add } = gathering()
  const skipped = told === '' ? 0 : 1
  for (const [index, values] of parseCsv(
    text.slice(told.length),
    separator === undefined ? {} : { delimiter: separator },
  ).entries()) {
    const cells = values.map(String)
    // A quote that is never closed makes one cell of all that follows.
    if (cells.some(({ length }) => length > MOST_CHARACTERS)) throw new Unreadable(say.damaged)
    add(index + 1 + skipped, cells)
  }
  return { lines, merged: [], is_1904: false, name: null, names: [], hidden: nothingHidden }
}
