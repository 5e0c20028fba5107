import { expect, it } from 'vitest'
import { looks, violations } from '../testing/axe.ts'
import { withProduct } from '../testing/with-product.ts'

const house = withProduct()

const sheet = `Username,Name,E-mail,Account type,Colour
sheet-1,Meera Pillai,meera@example.com,CnF,red
sheet-2,,not an address,,
admin,Twice,,,
`

it('users come from a sheet: looked through, mended in the grid, added and invited [MGMT-01]', async () => {
  const page = await house.desk('admin', '/home', looks())
  await page.goto('/user-management')
  await page.getByRole('button', { name: 'Import' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import users from a sheet' })
  expect(await violations(page)).toEqual([])
  const pick = (text: string) =>
    dialog
      .getByLabel('Choose a file')
      .setInputFiles({ name: 'users.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await pick('Name,Colour\nMeera,red\n')
  await dialog.getByText('These columns are missing: Username').waitFor()
  await pick(sheet)
  await dialog.getByText('2 rows are left out unless mended').waitFor()
  await dialog.getByText('Not read: Colour').waitFor()
  expect(await violations(page)).toEqual([])
  // Each wrong cell says what is wrong with it, and is written in by keyboard.
  const email = dialog.getByLabel('E-mail, line 3: is no e-mail address')
  await email.focus()
  await dialog.locator('output', { hasText: 'Line 3: is no e-mail address' }).waitFor()
  await email.fill('asha@example.com')
  await page.keyboard.press('Enter')
  await expect.poll(() => email.count()).toBe(0)
  const name = dialog.getByLabel(/^Name, line 3/)
  await name.fill('Asha')
  await page.keyboard.press('Enter')
  await dialog.getByText('1 row is left out unless mended').waitFor()
  await dialog.getByRole('button', { name: 'Error 1' }).click()
  await expect.poll(() => dialog.locator('.bulk-row').count()).toBe(1)
  await dialog.getByText('There is a user ‘admin’ already').first().waitFor()
  await dialog.getByLabel('Reason').fill('the new depot')
  await dialog.getByRole('button', { name: 'Add and invite 2 users' }).click()

  const done = page.getByRole('dialog', { name: 'What became of each row' })
  await done.getByText('2 of 2 invited').waitFor()
  const lines = done.locator('tbody tr')
  expect(await lines.count()).toBe(3)
  expect(await lines.last().innerText()).toMatch(/4\s+admin\s+Not added\s+There is a user ‘admin’/)
  expect(await done.getByText('Added and invited').count()).toBe(2)
  // Where no mail is set each link stands there to be copied.
  expect(await done.getByRole('textbox', { name: /^Link for sheet-/ }).count()).toBe(2)
  expect(await violations(page)).toEqual([])
  await done.getByRole('button', { name: 'Close' }).last().click()
  const list = page.getByRole('table').first()
  await list.getByRole('button', { name: 'Asha: Open sheet-2' }).waitFor()
})
