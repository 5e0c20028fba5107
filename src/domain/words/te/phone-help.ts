import type { Translation } from '../catalogue.ts'
import type { phoneHelpWords as english } from '../phone-help.ts'

/** In Telugu: what helps to fill in the form on a phone. */
export const phoneHelpWords: Translation<typeof english> = {
  newName: 'కొత్త పేరు. మీ ఉద్దేశం ఇదేనా:',
  typed: 'రోజు-నెల-సంవత్సరం',
  noDay: 'రోజును ఇలా రాయండి: 26-11-2026',
  pick: 'రోజును ఎంచుకోండి',
  units: { Kg: 'కిలో', Tonne: 'టన్ను' },
}
