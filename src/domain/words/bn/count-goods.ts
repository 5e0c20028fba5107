import type { Translation } from '../catalogue.ts'
import type { countWords as english } from '../count-goods.ts'

/** In Bengali: what public pages say where an order's lines are counted. */
export const countWords: Translation<typeof english> = {
  title: 'মাল গুনুন',
  quantityOf: (line: string) => `${line}-এর পরিমাণ`,
  onPaper: (amount: string) => `কাগজে ${amount}`,
  save: 'গণনা সেভ করুন',
  counted: (counted: number, lines: number) => `${lines}টির মধ্যে ${counted}টি গোনা হয়েছে`,
  none: 'অন্তত একটি পরিমাণ লিখুন',
  unreadable: 'সংখ্যা লিখুন, যেমন 12 বা 12.5',
}
