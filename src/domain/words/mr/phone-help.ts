import type { Translation } from '../catalogue.ts'
import type { phoneHelpWords as english } from '../phone-help.ts'

/** In Marathi: what helps to fill in the form on a phone. */
export const phoneHelpWords: Translation<typeof english> = {
  newName: 'नवीन नाव. तुम्हाला हे म्हणायचे होते का:',
  typed: 'दिवस-महिना-वर्ष',
  noDay: 'दिवस असा लिहा: 26-11-2026',
  pick: 'दिवस निवडा',
  units: { Kg: 'किग्रा', Tonne: 'टन' },
}
