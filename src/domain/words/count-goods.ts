import { spoken } from './catalogue.ts'

/** What public pages say where the receiver counts an order's lines (SIDE-01). */
export const countWords = /* @__PURE__ */ spoken('countWords', {
  title: 'Count the goods',
  quantityOf: (line: string) => `Quantity of ${line}`,
  onPaper: (amount: string) => `${amount} on paper`,
  save: 'Save count',
  counted: (counted: number, lines: number) => `${counted} of ${lines} counted`,
  none: 'Enter at least one quantity',
  unreadable: 'Enter a number, like 12 or 12.5',
} as const)
