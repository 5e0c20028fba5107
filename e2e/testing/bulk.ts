import { readFile } from 'node:fs/promises'
import type { Download, Page } from 'playwright-core'
// Another library than the one that writes these files: what both agree on is in them.
import readExcelFile from 'read-excel-file/node'

/** A file for the upload. */
export interface UploadFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** Headers that the usual account knows. */
export const headers = [
  'LR No.',
  'Client',
  'Vehicle',
  'Driver Name',
  'Driver Contact',
  'Source',
  'Destination',
  'Dispatch Date',
  'Dispatch Time',
  'TAT (h)',
  'Receiver',
  'Receiver Contact',
]
/** Today, as files write it. */
export const today = new Date().toISOString().slice(0, 10)
/** A line under these headers that can be added, with changes by header. */
export const line = (number: string, changes: Record<string, string> = {}): string[] =>
  [
    number,
    'Northwind',
    'MH12AB1234',
    'Ravi',
    '9876543210',
    'Pune',
    'Nagpur',
    today,
    '09:30',
    '48',
    'Asha',
    '9876500001',
  ].map((cell, at) => changes[headers[at] ?? ''] ?? cell)
/** Separated text of these rows. */
export const csv = (name: string, rows: readonly (readonly string[])[]): UploadFile => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(rows.map((cells) => cells.join(';')).join('\r\n')),
})

/** The dialog, and its button that sends. */
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Bulk Upload' })
export const done = (page: Page) =>
  dialog(page).getByRole('button', { name: /^(Done|Add [\d,]+, leave [\d,]+ open)$/ })
/** The field that says what a column of the file holds, by its header. */
export const holds = (page: Page, header: string) =>
  dialog(page).getByLabel(`What “${header}” holds`, { exact: true })
/** The states of the rows on show. */
export const states = (page: Page): Promise<(string | undefined)[]> =>
  dialog(page)
    .locator('.bulk-row')
    .evaluateAll((rows) => rows.map((row) => (row as HTMLElement).dataset['state']))
/** Opens the dialog where it is not, and chooses a file. */
export const choose = async (page: Page, file: UploadFile | string): Promise<void> => {
  if (!(await dialog(page).isVisible()))
    await page.getByRole('button', { name: 'Bulk upload' }).click()
  await dialog(page).getByLabel('Choose a file').setInputFiles(file)
}
/** What a downloaded spreadsheet holds. */
export const sheetOf = async (
  download: Promise<Download>,
): Promise<{ file: string; name: string | undefined; rows: unknown[][] | undefined }> => {
  const file = await download
  const [sheet] = await readExcelFile(await readFile(await file.path()))
  return { file: file.suggestedFilename(), name: sheet?.sheet, rows: sheet?.data }
}
