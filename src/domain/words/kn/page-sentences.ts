import type { Translation } from '../catalogue.ts'
import type { pageSentences as english } from '../page-sentences.ts'

/**
 * In Kannada: sentences of the API that pages say themselves too: apart from the rest, so that a
 * page on a thin line need not load all of them.
 */
export const pageSentences: Translation<typeof english> = {
  some_error: 'ಏನೋ ದೋಷವಾಗಿದೆ',
  no_connection: 'ಇಂಟರ್ನೆಟ್ ಇಲ್ಲ. ದಯವಿಟ್ಟು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  not_found: 'ಸಿಗಲಿಲ್ಲ',
  still_running: 'ಇದೇ ವಿನಂತಿ ಇನ್ನೂ ನಡೆಯುತ್ತಿದೆ',
  required: (label: string) => `${label} ಅಗತ್ಯ`,
  otp_too_soon: 'ಮತ್ತೊಂದು OTP ಕೇಳುವ ಮೊದಲು 30 ಸೆಕೆಂಡು ಕಾಯಿರಿ',
  otp_off: 'ಈ ಖಾತೆಯಲ್ಲಿ OTP ಬಳಸುವುದಿಲ್ಲ',
  remark_missing: 'ದಯವಿಟ್ಟು ಟಿಪ್ಪಣಿ ಬರೆಯಿರಿ',
  mandatory_remark_missing: 'ದಯವಿಟ್ಟು ಸ್ಥಿತಿ ಟಿಪ್ಪಣಿ ಅಥವಾ ಇತರ ಕಡ್ಡಾಯ ವಿವರ ನಮೂದಿಸಿ',
  status_remark_missing: 'ದಯವಿಟ್ಟು ಸ್ಥಿತಿ ಟಿಪ್ಪಣಿ ನಮೂದಿಸಿ',
  remark_category_missing: 'ದಯವಿಟ್ಟು ಟಿಪ್ಪಣಿಯ ವರ್ಗ ಆರಿಸಿ',
  recipient_picture_missing: 'ಸ್ವೀಕರಿಸುವವರ ಫೋಟೋ ಇಲ್ಲ',
  missing_good_needed: 'ದಯವಿಟ್ಟು ಕನಿಷ್ಠ 1 ಕಾಣೆಯಾದ ಸರಕಿನ ವಿವರ ನಮೂದಿಸಿ',
  damaged_good_needed: 'ದಯವಿಟ್ಟು ಕನಿಷ್ಠ 1 ಹಾನಿಯಾದ ಸರಕಿನ ವಿವರ ನಮೂದಿಸಿ',
  photo_too_large: 'ಫೈಲ್ 15 MB ಮೀರುವಂತಿಲ್ಲ',
  photo_name_needed: 'ಫೈಲ್ ಹೆಸರಿಗೆ ಎಕ್ಸ್‌ಟೆನ್ಷನ್ ಬೇಕು',
  not_allowed: 'ಇದಕ್ಕೆ ನಿಮಗೆ ಅನುಮತಿ ಇಲ್ಲ',
  thanks: 'ಧನ್ಯವಾದಗಳು',
  note_missing: 'ದಯವಿಟ್ಟು ಏನು ತಪ್ಪು ಎಂದು ತಿಳಿಸಿ',
  signature_blank: 'ದಯವಿಟ್ಟು ಮೊದಲು ಚೌಕದಲ್ಲಿ ಸಹಿ ಮಾಡಿ',
  signature_name_missing: 'ದಯವಿಟ್ಟು ಸಹಿ ಮಾಡಿದವರ ಹೆಸರು ನಮೂದಿಸಿ',
  signature_relation_missing: 'ಸಹಿ ಮಾಡಿದವರಿಗೆ ಸ್ವೀಕರಿಸುವವರೊಂದಿಗಿನ ಸಂಬಂಧ ನಮೂದಿಸಿ',
  anonymous: 'ಅನಾಮಧೇಯ',
  incomplete_form: 'ಫಾರ್ಮ್ ಅಪೂರ್ಣ',
  submitted: 'ಯಶಸ್ವಿಯಾಗಿ ಸಲ್ಲಿಸಲಾಗಿದೆ',
}
