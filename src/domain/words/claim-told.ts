import type { Translate } from './catalogue.ts'
import { proofWords } from './proof-panel.ts'

/**
 * What a claim is about in the reader’s language: a dispute as somebody wrote it, and differences,
 * which the wire tells in English, by their kinds.
 */
export const claimTold = (
  { origin, text }: { readonly origin: 'difference' | 'dispute'; readonly text: string },
  t: Translate,
): string => {
  const kinds: Readonly<Record<string, string>> = t(proofWords).kinds
  return origin === 'dispute'
    ? text
    : text.replace(
        /\b(?:short|excess|damaged|wrong|expired)(?= [\d.]+(?:[,;]|$))/g,
        (kind) => kinds[kind] ?? kind,
      )
}
