import type { Translation } from '../catalogue.ts'
import type { rejectSentences as english } from '../reject-sentences.ts'

/** In Kannada: what is said around a policy's own word for rejecting. */
export const rejectSentences: Translation<typeof english> = {
  already_marked: (word: string) => `ಈ ಆರ್ಡರ್‌ನಲ್ಲಿ ಈಗಾಗಲೇ ‘${word}’ ದಾಖಲಾಗಿದೆ`,
  not_offered: (word: string) => `ಈ ಆರ್ಡರ್‌ಗೆ ‘${word}’ ಲಭ್ಯವಿಲ್ಲ`,
  still_open: 'ಈ ಆರ್ಡರ್ ಇನ್ನೂ ತೆರೆದಿದೆ',
}
