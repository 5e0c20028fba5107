import type { Translation } from '../catalogue.ts'
import type { countWords as english } from '../count-goods.ts'

/** In Kannada: what public pages say where an order's lines are counted. */
export const countWords: Translation<typeof english> = {
  title: 'ಸರಕು ಎಣಿಸಿ',
  quantityOf: (line: string) => `${line} ಪ್ರಮಾಣ`,
  onPaper: (amount: string) => `ದಾಖಲೆಯಲ್ಲಿ ${amount}`,
  save: 'ಎಣಿಕೆ ಉಳಿಸಿ',
  counted: (counted: number, lines: number) => `${lines}ರಲ್ಲಿ ${counted} ಎಣಿಸಲಾಗಿದೆ`,
  none: 'ಕನಿಷ್ಠ ಒಂದು ಪ್ರಮಾಣ ಬರೆಯಿರಿ',
  unreadable: 'ಸಂಖ್ಯೆ ಬರೆಯಿರಿ, ಉದಾಹರಣೆಗೆ 12 ಅಥವಾ 12.5',
}
