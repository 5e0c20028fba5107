import type { Translation } from '../catalogue.ts'
import type { timeWords as english } from '../time.ts'

/** In Hindi: what stands in dates in letters. */
export const timeWords: Translation<typeof english> = {
  months: ['जन॰', 'फ़र॰', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुल॰', 'अग॰', 'सित॰', 'अक्टू॰', 'नव॰', 'दिस॰'],
  ordinal: (date) => String(date),
}
