import type { Translation } from '../catalogue.ts'
import type { goodsWords as english } from '../goods.ts'

/**
 * In Gujarati: what the lists of missing and damaged goods say, on the panel and on public pages.
 */
export const goodsWords: Translation<typeof english> = {
  missing: 'ખૂટતો માલ',
  damaged: 'નુકસાન થયેલો માલ',
  text: 'માલ',
  quantity: 'જથ્થો',
  invoice: 'ઇન્વૉઇસ',
  row: (label: string, index: number) => `${label} ${index + 1}`,
  addRow: 'હરોળ ઉમેરો',
  removeRow: (index: number) => `હરોળ ${index + 1} દૂર કરો`,
  lastRow: 'એક હરોળ રાખવી પડશે',
  line: (row: { text: string; qty: number; invoice?: string | undefined }) =>
    `${row.qty} × ${row.text}${row.invoice === undefined ? '' : ` (${row.invoice})`}`,
}
