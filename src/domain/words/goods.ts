import { spoken } from './catalogue.ts'

/** What the lists of missing and damaged goods say, on the panel and on public pages. */
export const goodsWords = /* @__PURE__ */ spoken('goodsWords', {
  missing: 'Missing goods',
  damaged: 'Damaged goods',
  text: 'Goods',
  quantity: 'Quantity',
  invoice: 'Invoice',
  row: (label: string, index: number) => `${label} ${index + 1}`,
  addRow: 'Add row',
  removeRow: (index: number) => `Remove row ${index + 1}`,
  lastRow: 'One row has to stay',
  line: (row: { text: string; qty: number; invoice?: string | undefined }) =>
    `${row.qty} × ${row.text}${row.invoice === undefined ? '' : ` (${row.invoice})`}`,
} as const)
