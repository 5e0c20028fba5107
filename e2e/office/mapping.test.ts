import { describe, expect, it } from 'vitest'
import { choose, csv, dialog, done, headers, holds, line, states } from '../testing/bulk.ts'
import { withProduct } from '../testing/with-product.ts'

const house = withProduct()
const theirs = [
  'Docket',
  'Party',
  'Gaadi',
  'Naam',
  'Mob',
  'Kahan se',
  'Din',
  'Baje',
  'Ghante',
  'Kaun',
  'Phone',
]
const rows = ['COLS-1', 'COLS-2', 'COLS-3', 'COLS-4'].map((number, n) =>
  line(number, { Client: `Party ${n}`, Vehicle: `MH12AB100${n}` }).filter(
    (_cell, at) => headers[at] !== 'Destination',
  ),
)

describe('Columns of a file with other headers', () => {
  it('are shown with their values, guessed by these, needed ones named, and one used for two places, which is remembered [DESK-15]', async () => {
    const page = await house.desk('acme')
    await choose(page, csv('theirs.csv', [theirs, ...rows]))
    await holds(page, 'Gaadi').waitFor()
    const column = (header: string) =>
      dialog(page).locator('.bulk-column', { has: page.getByText(header, { exact: true }) })
    expect(await column('Party').locator('.bulk-samples span').allInnerTexts()).toEqual([
      'Party 0',
      'Party 1',
      'Party 2',
    ])
    const guessed = ['Gaadi', 'Mob', 'Din', 'Phone'].map((header) =>
      holds(page, header).inputValue(),
    )
    expect(await Promise.all(guessed)).toEqual([
      'truck_number',
      'driver.contact',
      'dispatch_date',
      'spocs.0.contact.phone',
    ])
    await column('Gaadi').getByText('Guessed from its values').waitFor()
    const lacking = dialog(page).locator('.bulk-lacking')
    expect(await lacking.innerText()).toBe('Still needed: LR No., Dispatch Time, TAT (h)')
    for (const [header, key] of [
      ['Docket', 'identifier'],
      ['Party', 'client'],
      ['Naam', 'driver.name'],
      ['Kahan se', 'source.name'],
      ['Baje', 'dispatch_time'],
      ['Ghante', 'tat'],
      ['Kaun', 'spocs.0.name'],
    ] as const)
      await holds(page, header).selectOption(key)
    expect(await lacking.innerText()).toBe('All that is needed is there')
    await column('Party').getByRole('button', { name: 'for another place too' }).click()
    await dialog(page).getByLabel('What “Party” holds besides').selectOption('destination.name')
    await dialog(page).getByRole('button', { name: 'Show the rows' }).click()
    await expect.poll(() => states(page)).toEqual(['new', 'new', 'new', 'new'])
    await done(page).click()
    await dialog(page).waitFor({ state: 'detached' })
    const { orders } = await house.product.orders('acme', { search: 'COLS-2' })
    expect(orders[0]).toMatchObject({
      client: 'Party 1',
      destination: { name: 'Party 1' },
      truck_number: 'MH12AB1001',
    })
    // What was said is remembered, both places too.
    await choose(page, csv('theirs.csv', [theirs, ...rows]))
    await expect.poll(() => states(page)).toEqual(['same', 'same', 'same', 'same'])
  })

  it('are asked for where rows are pasted without headers, and none of these is lost [DESK-15] [DESK-14]', async () => {
    const page = await house.desk('acme')
    await page.getByRole('button', { name: 'Bulk upload' }).click()
    await page.evaluate(
      (text) => navigator.clipboard.writeText(text),
      [line('BARE-1'), line('BARE-2')].map((cells) => cells.join('\t')).join('\r\n'),
    )
    await dialog(page).getByRole('button', { name: 'Paste from clipboard' }).click()
    await dialog(page).getByText('the first row is read as data').waitFor()
    expect(await holds(page, 'Column C').inputValue()).toBe('truck_number')
    for (const [header, key] of [
      ['Column A', 'identifier'],
      ['Column I', 'dispatch_time'],
      ['Column J', 'tat'],
    ] as const)
      await holds(page, header).selectOption(key)
    await dialog(page).getByRole('button', { name: 'Show the rows' }).click()
    await expect.poll(() => states(page)).toEqual(['new', 'new'])
  })

  it('tell nothing of a file that was left while it was read once more [BULK-02] [DESK-15]', async () => {
    const page = await house.desk('acme')
    const many = Array.from({ length: 20_000 }, (_row, n) =>
      line(`LEFT-${n}`, { 'Dispatch Date': '03/04/2026' }),
    )
    await choose(page, csv('many.csv', [headers, ...many]))
    await dialog(page).getByLabel('Dates like 03/04/2026').selectOption('month_first')
    const another = dialog(page).getByRole('button', { name: 'Choose another file' })
    await another.click()
    await choose(page, csv('next.csv', [headers, line('NEXT-1')]))
    await expect.poll(() => states(page)).toEqual(['new'])
    await another.click()
    await dialog(page).getByLabel('Choose a file').waitFor({ state: 'attached' })
    expect(await dialog(page).getByRole('alert').count()).toBe(0)
  })
})
