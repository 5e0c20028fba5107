import type { Translation } from '../catalogue.ts'
import type { offlineWords as english } from '../offline.ts'

/** In Kannada: what is said of actions that waited on a phone, by the phone and by the record. */
export const offlineWords: Translation<typeof english> = {
  attempted: { receive: '‘ಸಿಕ್ಕಿದೆ’ ಒತ್ತಲಾಗಿದೆ', reject: '‘ತಿರಸ್ಕರಿಸಿ’ ಒತ್ತಲಾಗಿದೆ' },
  late: 'ಆರ್ಡರ್ ಮುಗಿದ ನಂತರ ಸೇರಿಸಲಾಗಿದೆ',
  flags: {
    ahead: 'ಸಾಧನದ ಸಮಯ ಸ್ವೀಕರಿಸಿದ ಸಮಯದ ನಂತರದ್ದು',
    before_dispatch: 'ಸಾಧನದ ಸಮಯ ಹೊರಡುವ ಮೊದಲಿನದು',
    clock_off: 'ಸಾಧನದ ಗಡಿಯಾರ ತಪ್ಪಾಗಿದೆ',
  },
}
