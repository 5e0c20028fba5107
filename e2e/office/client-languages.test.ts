import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { publicWords } from '../../src/domain/words/public-pages.ts'
import * as hindi from '../../src/domain/words/hi/all.ts'
import { languages } from '../../src/domain/words/languages.ts'
import * as tamil from '../../src/domain/words/ta/all.ts'
import { policyOf, publishPolicy, type PublishedPolicy } from '../testing/calls.ts'
import { placeOrder } from '../testing/orders.ts'
import { withProduct } from '../testing/with-product.ts'

const house = withProduct()
const phone = () => house.visit({ viewport: { width: 390, height: 780 }, locale: 'en-IN' })
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const picker = (page: Page) => page.locator('select.language')
const langOf = (page: Page) => page.evaluate(() => document.documentElement.lang)

/** Publishes what languages acme has. */
const speak = async (spoken: NonNullable<PublishedPolicy['languages']>): Promise<void> =>
  publishPolicy(await house.product.client('admin'), { languages: spoken }, 'languages')

describe('A client’s languages', () => {
  it('are what a receiver’s phone is spoken to in, offers, and keeps for a place without network; one’s own choice goes before [L10N-01] [CLNT-02] [PUBL-07]', async () => {
    await speak({ offered: ['hi', 'ta'], first: 'ta' })
    const { url } = await (await placeOrder(house.product)).linkFor('receiver')
    const { page, faults } = await phone()
    await page.goto(url)
    await heading(page, tamil.publicWords.arrivalTitle).waitFor()
    expect([await langOf(page), await page.title()]).toEqual(['ta', tamil.publicWords.title])
    expect(await picker(page).locator('option').allInnerTexts()).toEqual([
      languages.en,
      languages.hi,
      languages.ta,
    ])
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await page.waitForFunction(async () =>
      (await indexedDB.databases()).some(({ name }) => name === 'epod-public'),
    )
    await page.context().setOffline(true)
    await page.reload()
    await heading(page, tamil.publicWords.arrivalTitle).waitFor()
    await page.context().setOffline(false)
    await picker(page).selectOption('en')
    await heading(page, publicWords.arrivalTitle).waitFor()
    await page.reload()
    await heading(page, publicWords.arrivalTitle).waitFor()
    expect([await langOf(page), faults]).toEqual(['en', []])
  })

  it('are none but English where it offers no other: nothing is left to choose [L10N-01]', async () => {
    await speak({ offered: [] })
    const { url } = await (await placeOrder(house.product)).linkFor('receiver')
    const { page } = await house.visit({ locale: 'hi-IN' })
    await page.goto(url)
    await heading(page, publicWords.arrivalTitle).waitFor()
    expect([await langOf(page), await picker(page).count()]).toEqual(['en', 0])
  })

  it('are those of its sign-in and desk, from the first visit on, and never draw anew what is being typed [L10N-01] [CLNT-02]', async () => {
    await speak({ first: 'hi' })
    const { page, faults } = await house.visit({ locale: 'en-IN' })
    const say = hindi.dashboardWords
    const ADD = hindi.labelWords.actions.add_order
    await page.goto('/?client=acme')
    await page.getByRole('button', { name: say.logIn, exact: true }).waitFor()
    expect(await langOf(page)).toBe('hi')
    await page.getByLabel(say.username).fill('acme')
    await page.getByLabel(say.password, { exact: true }).fill('epod-demo')
    await page.getByRole('button', { name: say.logIn, exact: true }).click()
    await page.waitForURL('**/home')
    await page.getByRole('button', { name: ADD, exact: true }).waitFor()
    await page.reload()
    await page.getByRole('button', { name: ADD, exact: true }).waitFor()

    // Somebody signs in from a page that knew of no client: the desk is in the client's language.
    const { page: other } = await house.visit({ locale: 'en-IN' })
    await other.goto('/')
    await other.getByLabel('Username').fill('acme')
    await other.getByLabel('Password', { exact: true }).fill('epod-demo')
    await other.getByRole('button', { name: 'Log in' }).click()
    await other.getByRole('button', { name: ADD, exact: true }).waitFor()
    expect([await langOf(other), faults]).toEqual(['hi', []])
  })

  it('are ticked for a new client, which begins with one of them only [CLNT-01]', async () => {
    const page = await house.desk('platform')
    await page.goto('/admin')
    await page.getByRole('button', { name: 'New client' }).click()
    const dialog = page.getByRole('dialog', { name: 'New client' })
    await dialog.getByLabel('Name', { exact: true }).fill('Kaveri Mills')
    const first = dialog.getByLabel('First language')
    await first.selectOption('kn')
    for (const name of [languages.kn, languages.mr, languages.bn, languages.gu])
      await dialog.getByRole('checkbox', { name }).uncheck()
    expect(await first.inputValue()).toBe('')
    expect(await first.locator('option').count()).toBe(5)
    await first.selectOption('ta')
    await dialog.getByRole('button', { name: 'Add the client' }).click()
    await page.waitForURL('**/admin/kaveri-mills')
    const platform = await house.product.client('platform')
    const { effective } = await policyOf(platform, 'kaveri-mills')
    expect(effective.languages).toEqual({ offered: ['hi', 'ta', 'te'], first: 'ta' })
  })
})
