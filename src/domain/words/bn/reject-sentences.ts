import type { Translation } from '../catalogue.ts'
import type { rejectSentences as english } from '../reject-sentences.ts'

/** In Bengali: what is said around a policy's own word for rejecting. */
export const rejectSentences: Translation<typeof english> = {
  already_marked: (word: string) => `এই অর্ডারে আগেই ‘${word}’ নথিভুক্ত আছে`,
  not_offered: (word: string) => `এই অর্ডারের জন্য ‘${word}’ নেই`,
  still_open: 'এই অর্ডার এখনও খোলা',
}
