import type { Translation } from '../catalogue.ts'
import type { goodsWords as english } from '../goods.ts'

/** In Tamil: what the lists of missing and damaged goods say, on the panel and on public pages. */
export const goodsWords: Translation<typeof english> = {
  missing: 'காணாமல் போன பொருட்கள்',
  damaged: 'சேதமான பொருட்கள்',
  text: 'பொருள்',
  quantity: 'அளவு',
  invoice: 'இன்வாய்ஸ்',
  row: (label: string, index: number) => `${label} ${index + 1}`,
  addRow: 'வரிசை சேர்',
  removeRow: (index: number) => `வரிசை ${index + 1} நீக்கு`,
  lastRow: 'ஒரு வரிசை இருக்க வேண்டும்',
  line: (row: { text: string; qty: number; invoice?: string | undefined }) =>
    `${row.qty} × ${row.text}${row.invoice === undefined ? '' : ` (${row.invoice})`}`,
}
