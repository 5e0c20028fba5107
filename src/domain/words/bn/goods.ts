import type { Translation } from '../catalogue.ts'
import type { goodsWords as english } from '../goods.ts'

/**
 * In Bengali: what the lists of missing and damaged goods say, on the panel and on public pages.
 */
export const goodsWords: Translation<typeof english> = {
  missing: 'হারানো মাল',
  damaged: 'নষ্ট মাল',
  text: 'মাল',
  quantity: 'পরিমাণ',
  invoice: 'ইনভয়েস',
  row: (label: string, index: number) => `${label} ${index + 1}`,
  addRow: 'সারি যোগ করুন',
  removeRow: (index: number) => `সারি ${index + 1} সরান`,
  lastRow: 'একটি সারি রাখতে হবে',
  line: (row: { text: string; qty: number; invoice?: string | undefined }) =>
    `${row.qty} × ${row.text}${row.invoice === undefined ? '' : ` (${row.invoice})`}`,
}
