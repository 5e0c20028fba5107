import type { Translation } from '../catalogue.ts'
import type { closingWords as english } from '../closing.ts'

/** In Hindi: rejecting, and the rating. */
export const closingWords: Translation<typeof english> = {
  rejectTitle: (reject: string) => `${reject}: क्या आप पक्के हैं?`,
  rejectText: 'भेजने वाले को तुरंत बताया जाएगा। इसे वापस नहीं लिया जा सकता।',
  ratingTitle: 'कुल अनुभव',
  ratingText: 'यह डिलीवरी कैसी रही?',
  stars: (count: number) => (count === 1 ? '1 तारा' : `${count} तारे`),
  submit: 'जमा करें',
}
