import type { Translation } from '../catalogue.ts'
import type { attemptSentences as english } from '../attempt-sentences.ts'

/** In Kannada: what rules say of attempts that failed. */
export const attemptSentences: Translation<typeof english> = {
  attempt_reason_off: 'ಈ ಕಾರಣ ಇಲ್ಲಿ ಇಲ್ಲ',
  attempt_text_missing: 'ಏಕೆ ತಲುಪಿಸಲಿಲ್ಲ ಎಂದು ತಿಳಿಸಿ',
  door_photo_missing: 'ಮೊದಲು ಬಾಗಿಲಿನ ಫೋಟೋ ತೆಗೆಯಿರಿ',
  too_many_attempts: (most: number) => `ಒಂದು ಆರ್ಡರ್‌ಗೆ ಗರಿಷ್ಠ ${most} ವಿಫಲ ಪ್ರಯತ್ನಗಳು`,
  attempt_unasked: 'ಈ ಪ್ರಯತ್ನದ ಬಗ್ಗೆ ಕೇಳಿಲ್ಲ',
  attempt_answered: 'ಇದಕ್ಕೆ ಈಗಾಗಲೇ ಉತ್ತರ ನೀಡಲಾಗಿದೆ',
  photo_of_attempt: 'ಈ ಫೋಟೋ ವಿಫಲ ಪ್ರಯತ್ನಕ್ಕೆ ಸೇರಿದೆ',
  attempt_saved: 'ವಿಫಲ ಪ್ರಯತ್ನ ದಾಖಲಾಗಿದೆ',
  answer_saved: 'ಧನ್ಯವಾದಗಳು. ನಿಮ್ಮ ಉತ್ತರ ದಾಖಲಾಗಿದೆ.',
}
