import type { Translation } from '../catalogue.ts'
import type { requestSentences as english } from '../request-sentences.ts'

/** In Kannada: what is said of a request itself, and of input that has not the declared shape. */
export const requestSentences: Translation<typeof english> = {
  unknown_field: 'ತಿಳಿದಿರುವ ಅಂಕಣವಲ್ಲ',
  not_storable: 'ಉಳಿಸಲಾಗದ ಅಕ್ಷರಗಳಿವೆ',
  too_many_fields: (most: number) => `ಗರಿಷ್ಠ ${most} ಕ್ಷೇತ್ರಗಳು`,
  too_many_values: (most: number) => `ಒಮ್ಮೆಗೆ ಗರಿಷ್ಠ ${most} ಮೌಲ್ಯಗಳನ್ನು ಸ್ವೀಕರಿಸಲಾಗುತ್ತದೆ`,
  too_wide: (most: number) => `ಒಂದು ಆಬ್ಜೆಕ್ಟ್‌ನಲ್ಲಿ ಗರಿಷ್ಠ ${most} ಕ್ಷೇತ್ರಗಳು ಇರಬಹುದು`,
  too_deeply_nested: (most: number) => `ಗರಿಷ್ಠ ${most} ಹಂತದ ನೆಸ್ಟಿಂಗ್ ಸ್ವೀಕರಿಸಲಾಗುತ್ತದೆ`,
  too_much_from_here: 'ಇಲ್ಲಿಂದ ಒಮ್ಮೆಗೆ ತುಂಬಾ ಕೆಲಸ ನಡೆಯುತ್ತಿದೆ. ಸ್ವಲ್ಪ ಸಮಯದ ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  unfit: 'ಇಲ್ಲಿ ಹೊಂದುವುದಿಲ್ಲ',
  wrong_format: 'ಸರಿಯಾದ ರೂಪದಲ್ಲಿಲ್ಲ',
  wrong_type: (kind: string) => `${kind} ಆಗಿರಬೇಕು`,
  kinds: {
    text: 'ಪಠ್ಯ',
    number: 'ಸಂಖ್ಯೆ',
    whole: 'ಪೂರ್ಣ ಸಂಖ್ಯೆ',
    flag: 'ಹೌದು ಅಥವಾ ಇಲ್ಲ (true/false)',
    list: 'ಪಟ್ಟಿ',
    object: 'ಆಬ್ಜೆಕ್ಟ್',
    nothing: 'ಖಾಲಿ',
  },
  too_short: (least: number) => `ಕನಿಷ್ಠ ${least} ಅಕ್ಷರಗಳಿರಬೇಕು`,
  too_long: (most: number) => `ಗರಿಷ್ಠ ${most} ಅಕ್ಷರಗಳಿರಬಹುದು`,
  too_few: (least: number) => `ಕನಿಷ್ಠ ${least} ನಮೂದುಗಳಿರಬೇಕು`,
  too_many: (most: number) => `ಗರಿಷ್ಠ ${most} ನಮೂದುಗಳಿರಬಹುದು`,
  too_low: (least: number) => `ಕನಿಷ್ಠ ${least} ಇರಬೇಕು`,
  too_high: (most: number) => `ಗರಿಷ್ಠ ${most} ಇರಬಹುದು`,
}
