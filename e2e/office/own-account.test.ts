import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { codeOf } from '../../src/server/testing/authenticator.ts'
import { present } from '../../src/server/testing/present.ts'
import { looks, violations } from '../testing/axe.ts'
import { signIn } from '../testing/browser.ts'
import { PASSWORD } from '../testing/calls.ts'
import { withProduct } from '../testing/with-product.ts'

const house = withProduct()

/** The page of one's own account, reached as people do. */
const open = async (page: Page, username: string, password = PASSWORD): Promise<void> => {
  await signIn(page, username, password)
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'My account' }).click()
  await page.waitForURL('**/account')
  await page.getByRole('heading', { level: 1, name: 'My account' }).waitFor()
}
const part = (page: Page, name: string) => page.getByRole('region', { name })

describe('My account', () => {
  it('lists where one is signed in, and signs the others out [ACCT-02]', async () => {
    const { page, faults } = await house.visit(looks())
    const { page: other } = await house.visit()
    await signIn(other, 'acme')
    await open(page, 'acme')
    const sessions = part(page, 'Where you are signed in')
    const lines = sessions.locator('tbody tr')
    await expect.poll(() => lines.count()).toBe(2)
    expect(await lines.first().innerText()).toMatch(/Chrome on Linux\s*This one/)
    expect(await violations(page)).toEqual([])
    await sessions.getByRole('button', { name: 'Sign out all others' }).click()
    await expect.poll(() => lines.count()).toBe(1)
    await other.reload()
    await other.waitForURL(({ pathname }) => pathname === '/')
    expect(faults).toEqual([])
  })

  it('sets another password for whoever knows the one so far [ACCT-02]', async () => {
    const { page } = await house.visit()
    await open(page, 'bayer')
    const form = part(page, 'Password')
    const fill = async (old: string, next: string): Promise<void> => {
      await form.getByLabel('Current password', { exact: true }).fill(old)
      await form.getByLabel('New password', { exact: true }).fill(next)
      await page.keyboard.press('Enter')
    }
    await fill('wrong', 'a longer password')
    await form.getByText('This is not your password').waitFor()
    await fill(PASSWORD, 'short')
    await form.getByText('A password needs at least 10 characters').waitFor()
    await fill(PASSWORD, 'a longer password')
    await page.getByText('Your new password is set.').waitFor()
    const { page: again } = await house.visit()
    await signIn(again, 'bayer', 'a longer password')
    expect(await form.getByLabel('Current password', { exact: true }).inputValue()).toBe('')
  })
})

describe('The second factor', () => {
  it('is set up with an app, and asked for from then on; a recovery code opens in its place [ACCT-01]', async () => {
    const { page } = await house.visit()
    await open(page, 'swiggy')
    await part(page, 'Second factor').getByRole('button', { name: 'Set up' }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByLabel('Current password', { exact: true }).fill(PASSWORD)
    await sheet.getByRole('button', { name: 'Next' }).click()
    await sheet.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor()
    const secret = (await sheet.locator('.own-secret').innerText()).replace(/\s/g, '')
    const now = (): string => new Date().toISOString()
    const first = codeOf(secret, now(), -1)
    await sheet.getByLabel('Code of the app').fill('000000')
    await sheet.getByRole('button', { name: 'Confirm' }).click()
    await sheet.getByText('This code is not right').waitFor()
    await sheet.getByLabel('Code of the app').fill(first)
    await sheet.getByRole('button', { name: 'Confirm' }).click()
    await expect.poll(() => page.locator('.own-codes li').count()).toBe(10)
    const [recovery] = await page.locator('.own-codes li').allInnerTexts()
    await page.keyboard.press('Escape')
    await page.mouse.click(5, 5)
    expect(await page.locator('.own-codes li').count()).toBe(10)
    await page.getByRole('button', { name: 'I have kept them' }).click()
    await sheet.waitFor({ state: 'detached' })
    await part(page, 'Second factor').getByText('10 recovery codes').waitFor()

    const { page: again } = await house.visit()
    const ask = async (): Promise<void> => {
      await again.goto('/')
      await again.getByLabel('Username').fill('swiggy')
      await again.getByLabel('Password', { exact: true }).fill(PASSWORD)
      await again.getByRole('button', { name: 'Log in' }).click()
    }
    await ask()
    await again.getByLabel('Code of the app').waitFor()
    await again.keyboard.type(first)
    await again.keyboard.press('Enter')
    await again.getByText('This code is not right, or was used already').waitFor()
    await again.getByLabel('Code of the app').fill(codeOf(secret, now(), 1))
    await again.keyboard.press('Enter')
    await again.waitForURL('**/home**')

    const { page: third } = await house.visit()
    await third.goto('/')
    await third.getByLabel('Username').fill('swiggy')
    await third.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await third.getByRole('button', { name: 'Log in' }).click()
    await third.getByRole('button', { name: 'I do not have the app here' }).click()
    await third.getByLabel('Recovery code').fill(present(recovery))
    await third.keyboard.press('Enter')
    await third.waitForURL('**/home**')
  })

  it('is set up and switched off by keyboard alone, and keeps its codes through Back [ACCT-01] [A11Y-01]', async () => {
    const { page } = await house.visit()
    await open(page, 'acme-users')
    const second = part(page, 'Second factor')
    const sheet = page.getByRole('dialog')
    const focused = () => page.locator(':focus')
    await second.getByRole('button', { name: 'Set up' }).press('Enter')
    await sheet.getByLabel('Current password', { exact: true }).waitFor()
    await page.keyboard.type(PASSWORD)
    await page.keyboard.press('Enter')
    const secret = (await sheet.locator('.own-secret').innerText()).replace(/\s/g, '')
    await expect.poll(() => focused().getAttribute('name')).toBe('code')
    await page.keyboard.type(codeOf(secret, new Date().toISOString()))
    await page.keyboard.press('Enter')
    const codes = page.locator('.own-codes li')
    await expect.poll(() => codes.count()).toBe(10)
    const [recovery] = await codes.allInnerTexts()

    // They are nowhere else: Back asks before it takes them away.
    await page.goBack()
    await page.getByText('What stands here is not shown again.').waitFor()
    await page.keyboard.press('Enter')
    await page.getByText('What stands here is not shown again.').waitFor({ state: 'detached' })
    expect(await codes.count()).toBe(10)
    expect(page.url()).toMatch(/\/account$/)
    await page.getByRole('button', { name: 'I have kept them' }).press('Enter')
    await sheet.waitFor({ state: 'detached' })

    await second.getByRole('button', { name: 'Switch off' }).press('Enter')
    await sheet.getByLabel('Current password', { exact: true }).fill(PASSWORD)
    await sheet.getByLabel('Code of the app, or a recovery code').fill(present(recovery))
    await page.keyboard.press('Enter')
    await sheet.waitFor({ state: 'detached' })
    // The button that had the focus is gone: reading goes on at the part that it stood in.
    await expect.poll(() => focused().innerText()).toBe('Second factor')
  })

  it('says which code is missing, and nothing of the other kind [ACCT-01] [ERRS-04]', async () => {
    const { page } = await house.visit()
    await open(page, 'shipper')
    await part(page, 'Second factor').getByRole('button', { name: 'Set up' }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByLabel('Current password', { exact: true }).fill(PASSWORD)
    await sheet.getByRole('button', { name: 'Next' }).click()
    const secret = (await sheet.locator('.own-secret').innerText()).replace(/\s/g, '')
    await sheet.getByLabel('Code of the app').fill(codeOf(secret, new Date().toISOString()))
    await sheet.getByRole('button', { name: 'Confirm' }).click()
    await page.getByRole('button', { name: 'I have kept them' }).click()

    const { page: other } = await house.visit()
    await other.goto('/')
    await other.getByLabel('Username').fill('shipper')
    await other.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await other.getByRole('button', { name: 'Log in' }).click()
    await other.getByLabel('Code of the app').press('Enter')
    await other.getByText('Code of the app is required').waitFor()
    await other.getByRole('button', { name: 'I do not have the app here' }).click()
    await other.getByLabel('Recovery code').waitFor()
    expect(await other.getByText('is required').count()).toBe(0)
    await other.getByLabel('Recovery code').press('Enter')
    await other.getByText('Recovery code is required').waitFor()
  })

  it('shows its recovery codes also where the first answer was lost [ACCT-01]', async () => {
    const { page } = await house.visit()
    await open(page, 'acme')
    await part(page, 'Second factor').getByRole('button', { name: 'Set up' }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByLabel('Current password', { exact: true }).fill(PASSWORD)
    await sheet.getByRole('button', { name: 'Next' }).click()
    await sheet.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor()
    const secret = (await sheet.locator('.own-secret').innerText()).replace(/\s/g, '')
    await sheet.getByLabel('Code of the app').fill(codeOf(secret, new Date().toISOString()))
    const confirm = sheet.getByRole('button', { name: 'Confirm' })
    await page.route(
      '**/account/second-factor/confirm',
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    const lost = page.waitForEvent('requestfailed')
    await confirm.click()
    await lost
    await confirm.click()
    await expect.poll(() => page.locator('.own-codes li').count()).toBe(10)
  })
})
