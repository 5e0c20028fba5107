import type { Translation } from '../catalogue.ts'
import type { phoneHelpWords as english } from '../phone-help.ts'

/** In Hindi: what helps to fill in the form on a phone. */
export const phoneHelpWords: Translation<typeof english> = {
  newName: 'नया नाम। क्या आपका मतलब यह था:',
  typed: 'दिन-माह-वर्ष',
  noDay: 'दिन ऐसे लिखें: 26-11-2026',
  pick: 'दिन चुनें',
  units: { Kg: 'किग्रा', Tonne: 'टन' },
}
