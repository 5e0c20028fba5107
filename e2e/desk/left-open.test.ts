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

  it('are compared with the orders that are there once they are mended, the number too [IMPO-01] [BULK-11]', async () => {
    const page = await house.desk('acme')
    const wrong = csv('again.csv', [headers, line('AGAIN-1', { 'Driver Contact': '12' })])
    const mend = async (label: string, text: string) => {
      const cell = dialog(page).getByLabel(label)
      await cell.fill(text)
      await cell.press('Enter')
    }
    await choose(page, wrong)
    await expect.poll(() => states(page)).toEqual(['error'])
    await mend('Driver Contact, line 2', '9876543219')
    await expect.poll(() => states(page)).toEqual(['new'])
    await done(page).click()
    await dialog(page).waitFor({ state: 'detached' })

    await choose(page, wrong)
    await expect.poll(() => states(page)).toEqual(['error'])
    await mend('Driver Contact, line 2', '9876543219')
    await expect.poll(() => states(page)).toEqual(['same'])
    await dialog(page).getByRole('button', { name: 'Choose another file' }).click()

    const rows = [row('AGAIN-2', 'A'), row('AGAIN-2', 'B')]
    await choose(page, csv('number.csv', [[...headers, 'Invoice'], ...rows]))
    await expect.poll(() => states(page)).toEqual(['error', 'new'])
    await mend('LR No., line 3', 'AGAIN-1')
    await expect.poll(() => states(page)).toEqual(['update', 'new'])
    await dialog(page).getByLabel('Change the 1 order that differs to what the file says').check()
    await done(page).click()
    await dialog(page).waitFor({ state: 'detached' })
    const { orders } = await house.product.orders('acme', { search: 'AGAIN-' })
    expect(orders.map(({ identifier, invoice }) => `${identifier} ${invoice}`).toSorted()).toEqual([
      'AGAIN-1 B',
      'AGAIN-2 A',
    ])
  })
})
