import { harmless } from '../../domain/report/harmless.ts'
import { saveAs } from './api/download.ts'

const field = (value: string | number): string => {
  const clean = harmless(String(value))
  return /[",\r\n]/.test(clean) ? `"${clean.replaceAll('"', '""')}"` : clean
}

/** Saves a table, its head first, as comma-separated values; no cell of it is a formula. */
export const saveTable = (name: string, rows: readonly (readonly (string | number)[])[]): void => {
  const text = rows.map((row) => `${row.map(field).join(',')}\r\n`).join('')
  // The mark tells spreadsheets that it is UTF-8.
  saveAs(new Blob([`\uFEFF${text}`], { type: 'text/csv' }), name)
}
