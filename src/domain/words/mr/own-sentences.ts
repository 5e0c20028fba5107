import type { Translation } from '../catalogue.ts'
import type { ownSentences as english } from '../own-sentences.ts'

/** In Marathi: what is said around a policy's own word for rejecting. */
export const ownSentences: Translation<typeof english> = {
  already_marked: (word: string) => `या ऑर्डरवर आधीच ‘${word}’ नोंदले आहे`,
  not_offered: (word: string) => `या ऑर्डरसाठी ‘${word}’ उपलब्ध नाही`,
  still_open: 'ही ऑर्डर अजून उघडी आहे',
}
