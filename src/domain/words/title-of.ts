import type { Translate } from './catalogue.ts'
import { everySentence } from './every-sentence.ts'
import { textFrom, type Param, type SentenceCode } from './sentence.ts'

const GAP = '…'
/** More than a sentence has gaps. */
const MOST_GAPS = 8

const isCode = (code: string): code is SentenceCode =>
  code
    .split('.')
    .reduce<unknown>(
      (at, key) =>
        typeof at === 'object' && at !== null && Object.hasOwn(at, key)
          ? (at as Record<string, unknown>)[key]
          : undefined,
      everySentence,
    ) !== undefined

/**
 * Title of a kind of problem: what its sentence says whatever stands in its gaps, which are dots.
 * Null for a code that no sentence has.
 */
export const titleOf = (code: string, t: Translate): string | null => {
  if (!isCode(code)) return null
  const gaps: Param[] = Array<string>(MOST_GAPS).fill(GAP)
  // Some gaps take a list of texts.
  for (const params of [gaps, gaps.map((gap) => [gap]), gaps.map((gap, at) => (at ? gap : [gap]))])
    try {
      // What a sentence reckons with is a gap too.
      return textFrom(everySentence, { code, params }, t).replaceAll('NaN', GAP)
    } catch {
      // Told another way below.
    }
  return null
}
