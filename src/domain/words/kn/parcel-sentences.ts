import type { Translation } from '../catalogue.ts'
import type { parcelSentences as english } from '../parcel-sentences.ts'

/** In Kannada: what rules say of the transport labels of an order. */
export const parcelSentences: Translation<typeof english> = {
  label_tells_nothing: 'ಈ ಲೇಬಲ್ ವಿತರಣೆಯ ಬಗ್ಗೆ ಏನೂ ಹೇಳುವುದಿಲ್ಲ',
  label_window_empty: 'ಈ ಲೇಬಲ್‌ನ “ಇದರ ನಂತರ ಇಲ್ಲ” ಸಮಯ “ಇದಕ್ಕೂ ಮೊದಲು ಇಲ್ಲ” ಎಂಬುದಕ್ಕಿಂತ ಮೊದಲಿದೆ',
  label_other_order: 'ಈ ಲೇಬಲ್ ಬೇರೆ ಸರಕಿನದು',
  label_too_many: (most: number) => `ಒಂದು ಆರ್ಡರ್‌ನಲ್ಲಿ ಹೆಚ್ಚೆಂದರೆ ${most} ಯೂನಿಟ್‌ಗಳು`,
  label_too_early: (time: string) => `ಲೇಬಲ್ ಪ್ರಕಾರ ${time}ಕ್ಕೂ ಮೊದಲು ಕೊಡುವಂತಿಲ್ಲ`,
  label_too_late: (time: string) => `ಲೇಬಲ್ ಪ್ರಕಾರ ${time}ರ ನಂತರ ಕೊಡುವಂತಿಲ್ಲ`,
  label_signature: 'ಲೇಬಲ್ ಸಹಿ ಕೇಳುತ್ತದೆ',
  leave_not_allowed: 'ಸ್ವೀಕರಿಸುವವರಿಲ್ಲದೆ ಬಿಡಲು ಯಾವ ಲೇಬಲ್ ಅನುಮತಿಸುವುದಿಲ್ಲ',
  leave_signature: 'ಇದಕ್ಕೆ ಸಹಿ ಬೇಕು, ಸ್ವೀಕರಿಸುವವರಿಲ್ಲದೆ ಬಿಡುವಂತಿಲ್ಲ',
  leave_not_confirmed: 'ಲೇಬಲ್ ಬಾಗಿಲಲ್ಲಿ ಓದಲಾಗಿದೆ; ಬಿಡಬಹುದೆಂದು ಕಳುಹಿಸಿದವರು ಖಚಿತಪಡಿಸಿಲ್ಲ',
  leave_photo: 'ಮೊದಲು ಇಟ್ಟ ಜಾಗದ ಫೋಟೋ ತೆಗೆಯಿರಿ',
  label_unread: 'ಇದು ಓದಬಹುದಾದ GS1 ಲೇಬಲ್ ಅಲ್ಲ',
  label_saved: 'ಲೇಬಲ್ ದಾಖಲಾಗಿದೆ',
  left_saved: 'ಸ್ವೀಕರಿಸುವವರಿಲ್ಲದೆ ಬಿಟ್ಟಿದ್ದು ದಾಖಲಾಗಿದೆ',
}
