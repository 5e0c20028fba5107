import type { Translation } from '../catalogue.ts'
import type { goodsWords as english } from '../goods.ts'

/**
 * In Kannada: what the lists of missing and damaged goods say, on the panel and on public pages.
 */
export const goodsWords: Translation<typeof english> = {
  missing: 'ಕಾಣೆಯಾದ ಸರಕು',
  damaged: 'ಹಾನಿಯಾದ ಸರಕು',
  text: 'ಸರಕು',
  quantity: 'ಪ್ರಮಾಣ',
  invoice: 'ಇನ್‌ವಾಯ್ಸ್',
  row: (label: string, index: number) => `${label} ${index + 1}`,
  addRow: 'ಸಾಲು ಸೇರಿಸಿ',
  removeRow: (index: number) => `ಸಾಲು ${index + 1} ತೆಗೆಯಿರಿ`,
  lastRow: 'ಒಂದು ಸಾಲು ಇರಬೇಕು',
  line: (row: { text: string; qty: number; invoice?: string | undefined }) =>
    `${row.qty} × ${row.text}${row.invoice === undefined ? '' : ` (${row.invoice})`}`,
}
