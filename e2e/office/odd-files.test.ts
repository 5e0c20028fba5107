import { describe, expect, it } from 'vitest'
import { bulkWords } from '../../src/domain/words/hi/bulk.ts'
import { labelWords } from '../../src/domain/words/hi/labels.ts'
import { linkSentences } from '../../src/domain/words/hi/link-sentences.ts'
import { choose, csv, dialog, headers, line } from '../testing/bulk.ts'
import { withProduct } from '../testing/with-product.ts'

const house = withProduct()

describe('Files that are not what they seem', () => {
  it('are refused by what they hold, with the way out [DESK-16]', async () => {
    const page = await house.desk('acme')
    await choose(page, {
      name: 'orders.xls',
      mimeType: 'application/vnd.ms-excel',
      buffer: Buffer.from('<html><table><tr><td>LR No.</td></tr></table></html>'),
    })
    const alert = dialog(page).getByRole('alert')
    await alert.getByText('a web page that was saved as a spreadsheet').waitFor()
    expect(await alert.innerText()).toContain('choose Save as .xlsx')
  })

  it('tell which rows, columns and sheets they hide, and hidden rows are left out by a press [DESK-16]', async () => {
    const page = await house.desk('acme')
    await choose(page, 'test-data/spreadsheets/hidden.xlsx')
    await dialog(page).getByText('3 rows that are hidden in the file are read too').waitFor()
    await dialog(page).getByText('Hidden in the file, and read too: Driver Contact').waitFor()
    await dialog(page).getByText('Hidden sheets are not read: Prices').waitFor()
    await dialog(page).getByRole('button', { name: 'All 6' }).waitFor()
    await dialog(page).getByRole('button', { name: 'Leave hidden rows out' }).click()
    await dialog(page).getByRole('button', { name: 'All 3' }).waitFor()
    await dialog(page).getByText('3 rows that are hidden in the file are left out').waitFor()
    expect(await dialog(page).getByLabel('LR No., line 3').count()).toBe(0)
    await dialog(page).getByRole('button', { name: 'Read hidden rows too' }).click()
    await dialog(page).getByRole('button', { name: 'All 6' }).waitFor()
  })
})

describe('In Hindi', () => {
  it('files and rows are refused in the words of the page [L10N-01] [DESK-12] [DESK-16]', async () => {
    const page = await house.desk('acme', '/home', { locale: 'hi-IN' })
    await page.getByRole('button', { name: labelWords.actions.bulk_upload }).click()
    const upload = page.getByRole('dialog', { name: bulkWords.title })
    const file = upload.locator('input[type=file]').first()
    await file.setInputFiles({
      name: 'orders.xlsx',
      mimeType: 'application/octet-stream',
      buffer: Buffer.from('%PDF-1.7'),
    })
    await upload.getByText(bulkWords.notSpreadsheet).waitFor()
    await file.setInputFiles(
      csv('rows.csv', [headers, line('HINDI-1', { 'Driver Contact': '12' }), line('HINDI-2')]),
    )
    const why = `Driver Contact: ${linkSentences.contact_invalid}`
    await upload.getByRole('button', { name: why }).waitFor()
    expect(await upload.locator('.bulk-why').allInnerTexts()).toContain(why)
  })
})
