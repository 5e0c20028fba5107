import type { Translation } from '../catalogue.ts'
import type { rejectSentences as english } from '../reject-sentences.ts'

/** In Hindi: what is said around a policy's own word for rejecting. */
export const rejectSentences: Translation<typeof english> = {
  already_marked: (word: string) => `इस ऑर्डर पर पहले ही ‘${word}’ दर्ज है`,
  not_offered: (word: string) => `इस ऑर्डर के लिए ‘${word}’ उपलब्ध नहीं है`,
  still_open: 'यह ऑर्डर अभी खुला है',
}
