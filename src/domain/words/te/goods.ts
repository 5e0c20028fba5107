import type { Translation } from '../catalogue.ts'
import type { goodsWords as english } from '../goods.ts'

/** In Telugu: what the lists of missing and damaged goods say, on the panel and on public pages. */
export const goodsWords: Translation<typeof english> = {
  missing: 'తప్పిపోయిన సరుకు',
  damaged: 'దెబ్బతిన్న సరుకు',
  text: 'సరుకు',
  quantity: 'పరిమాణం',
  invoice: 'ఇన్‌వాయిస్',
  row: (label: string, index: number) => `${label} ${index + 1}`,
  addRow: 'వరుస చేర్చండి',
  removeRow: (index: number) => `వరుస ${index + 1} తొలగించండి`,
  lastRow: 'ఒక వరుస ఉండాలి',
  line: (row: { text: string; qty: number; invoice?: string | undefined }) =>
    `${row.qty} × ${row.text}${row.invoice === undefined ? '' : ` (${row.invoice})`}`,
}
