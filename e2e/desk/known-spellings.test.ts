import { expect, it } from 'vitest'
import { choose, csv, dialog, done, headers, line } from '../testing/bulk.ts'
import { withProduct } from '../testing/with-product.ts'

const house = withProduct()

it('says which names of a file are known in another spelling, takes that by a press and leaves it by another, and the carrier sees the orders [DESK-12] [ROLE-15]', async () => {
  const page = await house.desk('acme')
  const head = [...headers, 'Transporter']
  const row = (number: string, carrier: string): string[] => [...line(number), carrier]
  await choose(
    page,
    csv('carriers.csv', [
      head,
      row('SPELL-1', 'ROADRUNNER'),
      row('SPELL-2', 'Road-Runner'),
      row('SPELL-3', 'ROADRUNNER'),
    ]),
  )
  const notes = dialog(page).locator('.bulk-notes')
  await notes
    .getByText('Transporter: 2 rows say “ROADRUNNER”; known here is “Roadrunner”', { exact: false })
    .waitFor()
  await notes.getByText('1 row says “Road-Runner”').waitFor()
  const picture = process.env['EPOD_PICTURES']
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [390, 844],
  ] as const)
    for (const colorScheme of ['light', 'dark'] as const) {
      if (!picture) continue
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ colorScheme })
      await page.screenshot({ path: `${picture}/spell-${width}-${colorScheme}.png` })
    }
  // Which is which is heard without the sentence before it.
  const names = await notes
    .getByRole('button', { name: 'Take “Roadrunner”' })
    .evaluateAll((buttons) => buttons.map((one) => one.getAttribute('aria-label')))
  expect(names).toEqual([
    'Take “Roadrunner” for “ROADRUNNER” (Transporter)',
    'Take “Roadrunner” for “Road-Runner” (Transporter)',
  ])
  const first = notes.getByRole('button', { name: 'Take “Roadrunner”' }).first()
  await first.focus()
  await page.keyboard.press('Enter')
  await notes.getByText('2 rows take “Roadrunner” for “ROADRUNNER”').waitFor()
  // The button has become the other one under the hand, and takes it back.
  const leave = notes.getByRole('button', { name: 'Leave it as in the file' })
  expect(await leave.evaluate((button) => button === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await notes.getByText('2 rows say “ROADRUNNER”').waitFor()
  await notes.getByRole('button', { name: 'Take the known spelling of all 2 names' }).click()
  await notes.getByText('1 row takes “Roadrunner” for “Road-Runner”').waitFor()
  await done(page).click()
  await dialog(page).waitFor({ state: 'detached' })
  const seen = await house.product.orders('acme-vendor', { search: 'SPELL-' })
  expect(seen.orders.map(({ identifier }) => identifier).sort()).toEqual([
    'SPELL-1',
    'SPELL-2',
    'SPELL-3',
  ])
})
