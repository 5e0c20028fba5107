import type { Translation } from '../catalogue.ts'
import type { goodsWords as english } from '../goods.ts'

/** In Hindi: what the lists of missing and damaged goods say, on the panel and on public pages. */
export const goodsWords: Translation<typeof english> = {
  missing: 'गुम माल',
  damaged: 'टूटा-फूटा माल',
  text: 'माल',
  quantity: 'मात्रा',
  invoice: 'इनवॉइस',
  row: (label: string, index: number) => `${label} ${index + 1}`,
  addRow: 'पंक्ति जोड़ें',
  removeRow: (index: number) => `पंक्ति ${index + 1} हटाएँ`,
  lastRow: 'एक पंक्ति रखनी होगी',
  line: (row: { text: string; qty: number; invoice?: string | undefined }) =>
    `${row.qty} × ${row.text}${row.invoice === undefined ? '' : ` (${row.invoice})`}`,
}
