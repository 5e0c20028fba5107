import type { Translation } from '../catalogue.ts'
import type { rejectSentences as english } from '../reject-sentences.ts'

/** In Gujarati: what is said around a policy's own word for rejecting. */
export const rejectSentences: Translation<typeof english> = {
  already_marked: (word: string) => `આ ઓર્ડર પર પહેલેથી ‘${word}’ નોંધાયેલું છે`,
  not_offered: (word: string) => `આ ઓર્ડર માટે ‘${word}’ ઉપલબ્ધ નથી`,
  still_open: 'આ ઓર્ડર હજી ખુલ્લો છે',
}
