import type { Translation } from '../catalogue.ts'
import type { formHelpWords as english } from '../form-help.ts'

/** In Hindi: what the office's form for an order says while it helps to fill it in. */
export const formHelpWords: Translation<typeof english> = {
  filledIn: (fields: string) => `पहले के ऑर्डर जैसा भरा गया: ${fields}।`,
  takeBack: 'वापस लें',
  newName: 'नया नाम। क्या आपका मतलब यह था:',
  neededMark: '* वाली जानकारी ज़रूरी है',
}
