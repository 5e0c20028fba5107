import type { CDPSession, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { looks, violations } from '../testing/axe.ts'
import { signIn } from '../testing/browser.ts'
import { PASSWORD, publishPolicy } from '../testing/calls.ts'
import { withProduct } from '../testing/with-product.ts'

const house = withProduct()

/** Browsers make passkeys for a name, and none for the number of this machine. */
const visit = (options = {}) => {
  const baseURL = house.product.url.replace('127.0.0.1', 'localhost')
  return house.visit({ baseURL, ...options })
}

/** A device of the page's, whose user confirms at once; answers it and what it holds. */
const device = async (page: Page): Promise<{ cdp: CDPSession; id: string }> => {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { cdp, id: authenticatorId }
}
const account = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'My account' }).click()
  await page.getByRole('heading', { level: 1, name: 'My account' }).waitFor()
}
const logOut = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await page.getByRole('button', { name: 'Sign in with a passkey' }).waitFor()
}
const part = (page: Page) => page.getByRole('region', { name: 'Passkeys' })
const enter = (page: Page) => page.getByRole('button', { name: 'Sign in with a passkey' })

it('a passkey is added, signs in without a name, is renamed and removed, by keyboard too [ACCT-05]', async () => {
  const { page, faults } = await visit(looks())
  const { cdp, id } = await device(page)
  await signIn(page, 'acme')
  await account(page)
  await part(page).getByText('You have no passkey yet').waitFor()
  await part(page).getByRole('button', { name: 'Add a passkey' }).focus()
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog')
  const name = sheet.getByLabel('Name')
  await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true)
  expect(await name.inputValue()).toBe('Chrome on Linux')
  expect(await violations(page)).toEqual([])
  await name.fill('Desk')
  await page.keyboard.press('Enter')
  await page.getByText('The passkey ‘Desk’ was added').waitFor()
  const line = part(page).locator('tbody tr')
  await expect.poll(() => line.innerText()).toMatch(/Desk\s+On one device\s+[\d-]+ [\d:]+\s+Never/)
  expect((await cdp.send('WebAuthn.getCredentials', { authenticatorId: id })).credentials).toEqual([
    expect.objectContaining({ rpId: 'localhost', isResidentCredential: true }),
  ])
  // A second one of the same device is refused, by the device.
  await part(page).getByRole('button', { name: 'Add a passkey' }).click()
  await sheet.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByText('This device has a passkey for your account already').waitFor()
  await page.keyboard.press('Escape')

  await logOut(page)
  expect(await violations(page)).toEqual([])
  await enter(page).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/home')
  await account(page)
  await expect.poll(() => line.innerText()).not.toContain('Never')

  await part(page).getByRole('button', { name: 'Rename Desk' }).click()
  await sheet.getByLabel('Name').fill('Old desk')
  await page.keyboard.press('Enter')
  await part(page).getByText('Old desk').waitFor()
  await part(page).getByRole('button', { name: 'Remove Old desk' }).click()
  await sheet.getByText('opens your account no more').waitFor()
  expect(await violations(page)).toEqual([])
  await sheet.getByRole('button', { name: 'Remove' }).click()
  await part(page).getByText('You have no passkey yet').waitFor()

  await logOut(page)
  await enter(page).click()
  await page.getByText('This passkey opens no account here').waitFor()
  expect(faults).toEqual([])
})

it('asks for the password where signing in is a while ago [ACCT-05]', async () => {
  const { page } = await visit()
  await device(page)
  await signIn(page, 'bayer')
  await account(page)
  // What the server says six minutes later.
  let isOld = true
  await page.route('**/api/account/passkeys/options', async (route) => {
    if (!isOld) return route.continue()
    isOld = false
    const said = { code: 'password_again', message: 'Please type your password once more' }
    const json = { status: false, ...said, errors: [{ field: 'password', ...said }] }
    await route.fulfill({ status: 422, json })
  })
  await part(page).getByRole('button', { name: 'Add a passkey' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: 'Add a passkey' }).click()
  const password = sheet.getByLabel('Current password', { exact: true })
  await expect.poll(() => password.evaluate((field) => field === document.activeElement)).toBe(true)
  await password.fill('wrong')
  await page.keyboard.press('Enter')
  await sheet.getByText('This is not your password').waitFor()
  await password.fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.getByText('The passkey ‘Chrome on Linux’ was added').waitFor()
})

it('is not offered where the address is a number; a device that will not says so [ACCT-05]', async () => {
  const { page: number } = await house.visit()
  await number.goto('/')
  await number.getByRole('button', { name: 'Log in' }).waitFor()
  expect(await enter(number).count()).toBe(0)
  const { page } = await visit()
  const { cdp, id } = await device(page)
  await signIn(page, 'swiggy')
  await account(page)
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId: id, isUserVerified: false })
  await part(page).getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByText('No passkey was used').waitFor()
  await page.keyboard.press('Escape')
  await part(page).getByText('You have no passkey yet').waitFor()
})

// Behind the others: everybody needs a second factor from here on.
it('comes before the password where both factors are asked for [ACCT-05] [ACCT-01]', async () => {
  const { page, faults } = await visit(looks())
  await device(page)
  await signIn(page, 'acme-users')
  await account(page)
  await part(page).getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByText('was added').waitFor()
  await logOut(page)
  const office = await house.product.client('admin')
  await publishPolicy(office, { second_factor: 'everybody' }, 'Both factors')

  await page.getByLabel('Username').fill('acme-users')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/account')
  const why = 'Sign out and sign in with your passkey to go on'
  await part(page).getByText(why).first().waitFor()
  const add = part(page).getByRole('button', { name: 'Add a passkey' })
  expect(await add.getAttribute('aria-disabled')).toBe('true')
  expect(await violations(page)).toEqual([])
  await logOut(page)
  await enter(page).click()
  await page.waitForURL('**/home')
  expect(faults).toEqual([])
})
