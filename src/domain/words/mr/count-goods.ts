import type { Translation } from '../catalogue.ts'
import type { countWords as english } from '../count-goods.ts'

/** In Marathi: what public pages say where an order's lines are counted. */
export const countWords: Translation<typeof english> = {
  title: 'माल मोजा',
  quantityOf: (line: string) => `${line} चे प्रमाण`,
  onPaper: (amount: string) => `कागदावर ${amount}`,
  save: 'मोजणी सेव्ह करा',
  counted: (counted: number, lines: number) => `${lines} पैकी ${counted} मोजले`,
  none: 'किमान एक प्रमाण लिहा',
  unreadable: 'संख्या लिहा, उदा. 12 किंवा 12.5',
}
