import { bulkWords } from '../../../domain/words/bulk.ts'
import { t } from '../language/language.ts'
import { foreignIn } from './foreign.ts'
import { Unreadable } from './unreadable.ts'

/** How far in a file is looked for what only text of two bytes a character has. */
const SAMPLE = 4_096

/**
 * Text of a file as its first bytes say, or as it looks: UTF-8, UTF-16 in either order, else
 * Windows-1252. Throws Unreadable for what is no text, or another kind of spreadsheet.
 */
export const decoded = (bytes: Uint8Array): string => {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes)
  const say = t(bulkWords)
  const foreign = foreignIn(text)
  if (foreign) throw new Unreadable(say.foreign(say.foreigners[foreign]))
  if (
    // eslint-disable-next-line no-control-regex -- looked for is what no text has, save in labels
    /[\x00-\x08\x0E-\x1A\x1C\x1E\x1F]/.test(text) ||
    /^\s*(<\?xml|%PDF-|\{\\rtf)/i.test(text.slice(0, 200))
  )
    throw new Unreadable(say.notSpreadsheet)
  return text
}

const encodingOf = (bytes: Uint8Array): string => {
  const [a, b] = bytes
  if (a === 0xff && b === 0xfe) return 'utf-16le'
  if (a === 0xfe && b === 0xff) return 'utf-16be'
  const sample = bytes.subarray(0, SAMPLE)
  const zeros = [0, 1].map((odd) =>
    sample.reduce((count, byte, at) => count + (byte === 0 && at % 2 === odd ? 1 : 0), 0),
  ) as [number, number]
  if (zeros[1] > sample.length / 4 && zeros[0] === 0) return 'utf-16le'
  if (zeros[0] > sample.length / 4 && zeros[1] === 0) return 'utf-16be'
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return 'utf-8'
  } catch {
    return 'windows-1252'
  }
}
