import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { dialog, done, headers, line, states } from '../testing/bulk.ts'
import { withProduct } from '../testing/with-product.ts'

const house = withProduct()

/** What a spreadsheet program puts on the clipboard of these rows. */
const copied = (rows: readonly (readonly string[])[]): string =>
  `${rows.map((cells) => cells.join('\t')).join('\r\n')}\r\n`
const copy = (page: Page, text: string): Promise<void> =>
  page.evaluate((copy_of) => navigator.clipboard.writeText(copy_of), text)
const open = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Bulk upload' }).click()
  await dialog(page).getByRole('button', { name: 'Paste from clipboard' }).waitFor()
}

describe('Rows of a spreadsheet', () => {
  it('are pasted anywhere on the dialog, looked through and added as those of a file, and stand among the uploads [DESK-14]', async () => {
    const page = await house.desk('acme')
    await open(page)
    await copy(
      page,
      copied([
        headers,
        line('PASTE-1', { Destination: '"Nagpur\nEast"' }),
        line('PASTE-2', { 'Driver Contact': '12' }),
        line('PASTE-1', { Destination: '"Nagpur\nEast"' }),
        line('=PASTE-3'),
      ]),
    )
    await page.keyboard.press('Control+V')
    await expect.poll(() => states(page)).toEqual(['error', 'new', 'duplicate', 'new'])
    // In a cell the same keys paste into it.
    await copy(page, '9876543219')
    const cell = dialog(page).getByLabel('Driver Contact, line 3')
    await cell.fill('')
    await cell.press('Control+V')
    await cell.press('Enter')
    await expect.poll(() => states(page)).toEqual(['new', 'new', 'duplicate', 'new'])
    await done(page).click()
    await dialog(page).waitFor({ state: 'detached' })
    const { orders } = await house.product.orders('acme', { search: 'PASTE-' })
    expect(orders.map(({ identifier }) => identifier).toSorted()).toEqual([
      '=PASTE-3',
      'PASTE-1',
      'PASTE-2',
    ])
    expect(orders.find(({ identifier }) => identifier === 'PASTE-1')?.destination).toMatchObject({
      name: 'Nagpur East',
    })
    await page.getByRole('button', { name: 'Bulk upload' }).click()
    await dialog(page).getByRole('button', { name: 'Earlier uploads' }).click()
    await expect
      .poll(() => dialog(page).locator('tbody tr').first().innerText())
      .toMatch(/Pasted \d\d-\d\d-\d{4} \d\d:\d\d/)
  })

  it('come by a button too, and by a field where the browser shows the clipboard to none; what is no rows is said with the way out [DESK-14]', async () => {
    const page = await house.desk('acme')
    await open(page)
    const alert = dialog(page).getByRole('alert')
    const press = () => dialog(page).getByRole('button', { name: 'Paste from clipboard' }).click()
    for (const [text, said] of [
      ['', 'The clipboard holds no rows'],
      ['PASTE-9', 'Only one row was pasted'],
      [copied([Array(300).fill('x'), ['A']]), 'A file may have at most 200 columns'],
    ] as const) {
      await copy(page, text)
      await press()
      await alert.getByText(said).waitFor()
    }
    await copy(page, copied([line('PASTE-4'), line('PASTE-5')]))
    await press()
    await dialog(page).getByText('No row with known headers was found').waitFor()
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'detached' })

    await page.evaluate(() =>
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => {} } }),
    )
    await open(page)
    await press()
    const field = dialog(page).getByLabel('Paste the rows here')
    await field.fill(copied([headers, line('PASTE-6')]))
    await expect.poll(() => states(page)).toEqual(['new'])
  })
})
