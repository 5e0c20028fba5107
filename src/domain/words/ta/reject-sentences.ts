import type { Translation } from '../catalogue.ts'
import type { rejectSentences as english } from '../reject-sentences.ts'

/** In Tamil: what is said around a policy's own word for rejecting. */
export const rejectSentences: Translation<typeof english> = {
  already_marked: (word: string) => `இந்த ஆர்டரில் ஏற்கனவே ‘${word}’ பதிவாகியுள்ளது`,
  not_offered: (word: string) => `இந்த ஆர்டருக்கு ‘${word}’ இல்லை`,
  still_open: 'இந்த ஆர்டர் இன்னும் திறந்துள்ளது',
}
