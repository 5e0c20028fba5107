import type { Translation } from '../catalogue.ts'
import type { rejectSentences as english } from '../reject-sentences.ts'

/** In Telugu: what is said around a policy's own word for rejecting. */
export const rejectSentences: Translation<typeof english> = {
  already_marked: (word: string) => `ఈ ఆర్డర్‌పై ఇప్పటికే ‘${word}’ నమోదైంది`,
  not_offered: (word: string) => `ఈ ఆర్డర్‌కు ‘${word}’ లేదు`,
  still_open: 'ఈ ఆర్డర్ ఇంకా తెరిచి ఉంది',
}
