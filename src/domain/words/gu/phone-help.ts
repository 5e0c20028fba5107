import type { Translation } from '../catalogue.ts'
import type { phoneHelpWords as english } from '../phone-help.ts'

/** In Gujarati: what helps to fill in the form on a phone. */
export const phoneHelpWords: Translation<typeof english> = {
  newName: 'નવું નામ. શું તમારો અર્થ આ હતો:',
  typed: 'દિવસ-મહિનો-વર્ષ',
  noDay: 'દિવસ આમ લખો: 26-11-2026',
  pick: 'દિવસ પસંદ કરો',
  units: { Kg: 'કિગ્રા', Tonne: 'ટન' },
}
