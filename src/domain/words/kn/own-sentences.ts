import type { Translation } from '../catalogue.ts'
import type { ownSentences as english } from '../own-sentences.ts'

/** In Kannada: what is said around a policy's own word for rejecting. */
export const ownSentences: Translation<typeof english> = {
  already_marked: (word: string) => `ಈ ಆರ್ಡರ್‌ನಲ್ಲಿ ಈಗಾಗಲೇ ‘${word}’ ದಾಖಲಾಗಿದೆ`,
  not_offered: (word: string) => `ಈ ಆರ್ಡರ್‌ಗೆ ‘${word}’ ಲಭ್ಯವಿಲ್ಲ`,
  still_open: 'ಈ ಆರ್ಡರ್ ಇನ್ನೂ ತೆರೆದಿದೆ',
}
