import { describe, expect, it } from 'vitest'
import { choose, csv, dialog, done, headers, line, states } from '../testing/bulk.ts'
import { withCommonProduct } from '../testing/with-product.ts'

const house = withCommonProduct()
const row = (number: string, invoice: string): string[] => [...line(number), invoice]

describe('Rows that an upload leaves open', () => {
  it('stay open, though the line that they repeat is gone, until they are another [IMPO-01] [BULK-11] [DESK-13]', async () => {
    const page = await house.desk('acme')
    const rows = [row('TWICE-1', 'A'), row('TWICE-2', 'A'), row('TWICE-2', 'B')]
    await choose(page, csv('twice.csv', [[...headers, 'Invoice'], ...rows]))
    await expect.poll(() => states(page)).toEqual(['error', 'new', 'new'])
    await dialog(page).getByRole('button', { name: 'Add 2, leave 1 open' }).click()
    await expect.poll(() => states(page)).toEqual(['error'])
    await dialog(page).getByText('Line 3 has the same number with other values').first().waitFor()
    const number = dialog(page).getByLabel('LR No., line 4')
    await number.fill('TWICE-3')
    await number.press('Enter')
    await expect.poll(() => states(page)).toEqual(['new'])
    await done(page).click()
    await dialog(page).waitFor({ state: 'detached' })
    expect((await house.product.orders('acme', { search: 'TWICE-' })).total).toBe(3)
  })
})
