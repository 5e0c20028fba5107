import type { Translation } from '../catalogue.ts'
import type { countWords as english } from '../count-goods.ts'

/** In Gujarati: what public pages say where an order's lines are counted. */
export const countWords: Translation<typeof english> = {
  title: 'માલ ગણો',
  quantityOf: (line: string) => `${line} નો જથ્થો`,
  onPaper: (amount: string) => `કાગળ પર ${amount}`,
  save: 'ગણતરી સેવ કરો',
  counted: (counted: number, lines: number) => `${lines} માંથી ${counted} ગણ્યા`,
  none: 'ઓછામાં ઓછો એક જથ્થો લખો',
  unreadable: 'સંખ્યા લખો, જેમ કે 12 અથવા 12.5',
}
