import type { Translation } from '../catalogue.ts'
import type { ownSentences as english } from '../own-sentences.ts'

/** In Tamil: what is said around a policy's own word for rejecting. */
export const ownSentences: Translation<typeof english> = {
  already_marked: (word: string) => `இந்த ஆர்டரில் ஏற்கனவே ‘${word}’ பதிவாகியுள்ளது`,
  not_offered: (word: string) => `இந்த ஆர்டருக்கு ‘${word}’ இல்லை`,
  still_open: 'இந்த ஆர்டர் இன்னும் திறந்துள்ளது',
}
