import { csvField } from '../../domain/report/csv-field.ts'
import { saveAs } from './api/download.ts'

/** Saves a table, its head first, as comma-separated values; no cell of it is a formula. */
export const saveTable = (name: string, rows: readonly (readonly (string | number)[])[]): void => {
  const text = rows.map((row) => `${row.map(csvField).join(',')}\r\n`).join('')
  // The mark tells spreadsheets that it is UTF-8.
  saveAs(new Blob([`\uFEFF${text}`], { type: 'text/csv' }), name)
}
