import type { Translation } from '../catalogue.ts'
import type { pageSentences as english } from '../page-sentences.ts'

/**
 * In Kannada: sentences of the API that pages say themselves too: apart from the rest, so that a
 * page on a thin line need not load all of them.
 */
export const pageSentences: Translation<typeof english> = {
  someError: 'ಏನೋ ದೋಷವಾಗಿದೆ',
  noConnection: 'ಇಂಟರ್ನೆಟ್ ಇಲ್ಲ. ದಯವಿಟ್ಟು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  notFound: 'ಸಿಗಲಿಲ್ಲ',
  stillRunning: 'ಇದೇ ವಿನಂತಿ ಇನ್ನೂ ನಡೆಯುತ್ತಿದೆ',
  required: (label: string) => `${label} ಅಗತ್ಯ`,
  otpTooSoon: 'ಮತ್ತೊಂದು OTP ಕೇಳುವ ಮೊದಲು 30 ಸೆಕೆಂಡು ಕಾಯಿರಿ',
  otpOff: 'ಈ ಖಾತೆಯಲ್ಲಿ OTP ಬಳಸುವುದಿಲ್ಲ',
  remarkMissing: 'ದಯವಿಟ್ಟು ಟಿಪ್ಪಣಿ ಬರೆಯಿರಿ',
  mandatoryRemarkMissing: 'ದಯವಿಟ್ಟು ಸ್ಥಿತಿ ಟಿಪ್ಪಣಿ ಅಥವಾ ಇತರ ಕಡ್ಡಾಯ ವಿವರ ನಮೂದಿಸಿ',
  remarkCategoryMissing: 'ದಯವಿಟ್ಟು ಟಿಪ್ಪಣಿಯ ವರ್ಗ ಆರಿಸಿ',
  recipientPictureMissing: 'ಸ್ವೀಕರಿಸುವವರ ಫೋಟೋ ಇಲ್ಲ',
  missingGoodNeeded: 'ದಯವಿಟ್ಟು ಕನಿಷ್ಠ 1 ಕಾಣೆಯಾದ ಸರಕಿನ ವಿವರ ನಮೂದಿಸಿ',
  damagedGoodNeeded: 'ದಯವಿಟ್ಟು ಕನಿಷ್ಠ 1 ಹಾನಿಯಾದ ಸರಕಿನ ವಿವರ ನಮೂದಿಸಿ',
  photoTooLarge: 'ಫೈಲ್ 15 MB ಮೀರುವಂತಿಲ್ಲ',
  photoNameNeeded: 'ಫೈಲ್ ಹೆಸರಿಗೆ ಎಕ್ಸ್‌ಟೆನ್ಷನ್ ಬೇಕು',
  notAllowed: 'ಇದಕ್ಕೆ ನಿಮಗೆ ಅನುಮತಿ ಇಲ್ಲ',
}
