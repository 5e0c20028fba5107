import type { Translation } from '../catalogue.ts'
import type { labelTextSentences as english } from '../label-text-sentences.ts'

/** In Kannada: what is wrong with the text of a GS1 label. */
export const labelTextSentences: Translation<typeof english> = {
  gs1_none: 'ಇದು GS1 ಲೇಬಲ್ ಅಲ್ಲ',
  gs1_unknown: (ai: string) => `application identifier ${ai} ಇಲ್ಲಿ ಗೊತ್ತಿಲ್ಲ`,
  gs1_length: (ai: string) => `(${ai}) ಮೌಲ್ಯದ ಉದ್ದ ಸರಿಯಿಲ್ಲ`,
  gs1_signs: (ai: string) => `(${ai}) ಮೌಲ್ಯದಲ್ಲಿ ಇರಬಾರದ ಚಿಹ್ನೆಗಳಿವೆ`,
  gs1_check_digit: (ai: string) => `(${ai}) ಪರಿಶೀಲನಾ ಅಂಕಿ ತಪ್ಪು`,
  gs1_twice: (ai: string) => `(${ai}) ಬೇರೆ ಬೇರೆ ಮೌಲ್ಯಗಳೊಂದಿಗೆ ಎರಡು ಬಾರಿ ಇದೆ`,
  gs1_flag: (ai: string) => `(${ai}) 0 ಅಥವಾ 1 ಆಗಿರಬೇಕು`,
  gs1_date: (ai: string) => `(${ai}) ದಿನಾಂಕ ಮತ್ತು ಸಮಯವಲ್ಲ`,
  gs1_place: '(4309) ಭೂಮಿಯ ಮೇಲಿನ ಸ್ಥಳವಲ್ಲ',
}
