import type { Translation } from '../catalogue.ts'
import type { phoneHelpWords as english } from '../phone-help.ts'

/** In Tamil: what helps to fill in the form on a phone. */
export const phoneHelpWords: Translation<typeof english> = {
  newName: 'புதிய பெயர். இதையா குறிப்பிட்டீர்கள்:',
  typed: 'நாள்-மாதம்-ஆண்டு',
  noDay: 'நாளை இப்படி எழுதவும்: 26-11-2026',
  pick: 'நாளைத் தேர்ந்தெடுக்கவும்',
  units: { Kg: 'கிலோ', Tonne: 'டன்' },
}
