import type { Translation } from '../catalogue.ts'
import type { attemptSentences as english } from '../attempt-sentences.ts'

/** In Gujarati: what rules say of attempts that failed. */
export const attemptSentences: Translation<typeof english> = {
  attempt_reason_off: 'આ કારણ અહીં આપેલું નથી',
  attempt_text_missing: 'માલ કેમ ન પહોંચ્યો તે જણાવો',
  door_photo_missing: 'પહેલાં દરવાજાનો ફોટો લો',
  too_many_attempts: (most: number) => `એક ઓર્ડરના વધુમાં વધુ ${most} નિષ્ફળ પ્રયાસ હોઈ શકે`,
  attempt_unasked: 'આ પ્રયાસ વિશે પૂછવામાં આવ્યું નથી',
  attempt_answered: 'આનો જવાબ અપાઈ ગયો છે',
  photo_of_attempt: 'આ ફોટો એક નિષ્ફળ પ્રયાસનો છે',
  attempt_saved: 'નિષ્ફળ પ્રયાસ નોંધાયો',
  answer_saved: 'આભાર. તમારો જવાબ નોંધાઈ ગયો.',
}
