import type { Translation } from '../catalogue.ts'
import type { goodsWords as english } from '../goods.ts'

/**
 * In Marathi: what the lists of missing and damaged goods say, on the panel and on public pages.
 */
export const goodsWords: Translation<typeof english> = {
  missing: 'हरवलेला माल',
  damaged: 'नुकसान झालेला माल',
  text: 'माल',
  quantity: 'प्रमाण',
  invoice: 'इनव्हॉइस',
  row: (label: string, index: number) => `${label} ${index + 1}`,
  addRow: 'ओळ जोडा',
  removeRow: (index: number) => `ओळ ${index + 1} काढा`,
  lastRow: 'एक ओळ ठेवावी लागेल',
  line: (row: { text: string; qty: number; invoice?: string | undefined }) =>
    `${row.qty} × ${row.text}${row.invoice === undefined ? '' : ` (${row.invoice})`}`,
}
