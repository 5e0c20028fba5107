import type { Translation } from '../catalogue.ts'
import type { phoneHelpWords as english } from '../phone-help.ts'

/** In Kannada: what helps to fill in the form on a phone. */
export const phoneHelpWords: Translation<typeof english> = {
  newName: 'ಹೊಸ ಹೆಸರು. ನಿಮ್ಮ ಅರ್ಥ ಇದೇ:',
  typed: 'ದಿನ-ತಿಂಗಳು-ವರ್ಷ',
  noDay: 'ದಿನವನ್ನು ಹೀಗೆ ಬರೆಯಿರಿ: 26-11-2026',
  pick: 'ದಿನವನ್ನು ಆರಿಸಿ',
  units: { Kg: 'ಕೆಜಿ', Tonne: 'ಟನ್' },
}
