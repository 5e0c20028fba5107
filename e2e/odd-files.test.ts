import { describe, expect, it } from 'vitest'
import { choose, dialog } from './testing/bulk.ts'
import { withProduct } from './testing/with-product.ts'

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
