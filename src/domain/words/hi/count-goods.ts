import type { Translation } from '../catalogue.ts'
import type { countWords as english } from '../count-goods.ts'

/** In Hindi: what public pages say where an order's lines are counted. */
export const countWords: Translation<typeof english> = {
  title: 'माल गिनें',
  quantityOf: (line: string) => `${line} की मात्रा`,
  onPaper: (amount: string) => `काग़ज़ पर ${amount}`,
  save: 'गिनती सेव करें',
  counted: (counted: number, lines: number) => `${lines} में से ${counted} गिने गए`,
  none: 'कम से कम एक मात्रा लिखें',
  unreadable: 'संख्या लिखें, जैसे 12 या 12.5',
}
