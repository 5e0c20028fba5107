import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import * as everyWord from '../../src/domain/words/all.ts'
import * as hindi from '../../src/domain/words/hi/all.ts'
import { languages } from '../../src/domain/words/languages.ts'
import * as tamil from '../../src/domain/words/ta/all.ts'
import { rowsOf, signIn } from '../testing/browser.ts'
import { placeOrder } from '../testing/orders.ts'
import { aPicture } from '../testing/pictures.ts'
import { withProduct } from '../testing/with-product.ts'

const english = { ...everyWord }
const house = withProduct()

const phone = (locale: string) => house.visit({ viewport: { width: 360, height: 640 }, locale })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const picker = (page: Page) => page.locator('select.language')
const langOf = (page: Page) => page.evaluate(() => document.documentElement.lang)
const spocs = {
  spocs: [{ name: 'Asha', contact: { phone: ['9876500007'], email: ['languages@example.com'] } }],
}

/** The texts of a catalogue, without what stands in both. */
const textsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsOf)
      : []
const englishMonth = new RegExp(
  String.raw`\b\d+(st|nd|rd|th)? (${english.timeWords.months.join('|')})\b`,
)
/** Everything a page shows or tells to screen readers, text by text. */
const saidOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const said: string[] = [document.title]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) said.push(walker.currentNode.textContent ?? '')
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title]'))
      said.push(
        ...['aria-label', 'placeholder', 'title'].map((name) => element.getAttribute(name) ?? ''),
      )
    return said.map((text) => text.trim()).filter((text) => text !== '')
  })

describe('The receiver’s page', () => {
  it('speaks the browser’s language, then the one that was chosen, remembers it, and refuses and thanks in it [L10N-01]', async () => {
    const order = await placeOrder(house.product, spocs)
    const { url } = await order.linkFor('receiver')
    const { page, faults } = await phone('hi-IN')
    await page.goto(url)
    await heading(page, hindi.publicWords.arrivalTitle).waitFor()
    expect([await langOf(page), await page.title()]).toEqual(['hi', hindi.publicWords.title])
    await picker(page).selectOption('ta')
    await heading(page, tamil.publicWords.arrivalTitle).waitFor()
    await page.reload()
    await heading(page, tamil.publicWords.arrivalTitle).waitFor()
    expect([await langOf(page), await picker(page).inputValue()]).toEqual(['ta', 'ta'])
    expect((await picker(page).boundingBox())?.height).toBeGreaterThanOrEqual(44)
    const say = tamil.publicWords
    await button(page, say.arrivalNext).click()
    await button(page, say.withoutRemark).click()
    // What was picked or begun stays over another choice, and what rules say is in that too.
    await page.locator('input[type=file]').setInputFiles(await aPicture('goods.jpg', 640, 480))
    await button(page, say.sendPhotos(1)).waitFor()
    await picker(page).selectOption('hi')
    await button(page, hindi.publicWords.sendPhotos(1)).waitFor()
    await picker(page).selectOption('ta')
    await button(page, say.sendPhotos(1)).click()
    await button(page, say.next).click()
    await button(page, say.sendOtp).click()
    await page.getByText(tamil.linkSentences.otp_sent).waitFor()
    await page.getByLabel(say.otp).fill('000000')
    await button(page, say.verify).click()
    await page.getByRole('alert').getByText(tamil.linkSentences.otp_wrong).waitFor()
    await button(page, say.reject).waitFor()
    await button(page, say.receive).click()
    await heading(page, tamil.closingWords.ratingTitle).waitFor()
    await button(page, say.skip).click()
    await page.locator('.verdict.good').waitFor()
    const left = new Set(
      textsOf(english.publicWords).filter((text) => !textsOf(say).includes(text)),
    )
    expect((await saidOn(page)).filter((text) => left.has(text) && text !== languages.en)).toEqual(
      [],
    )
    expect(faults).toEqual([])
  })

  it('opens again without network in the language that it was opened in [L10N-01] [PUBL-07]', async () => {
    const order = await placeOrder(house.product)
    const { url } = await order.linkFor('receiver')
    const { page } = await phone('hi-IN')
    const kept = async (): Promise<void> => {
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
      await page.waitForFunction(async () => {
        const names = await indexedDB.databases()
        return names.some(({ name }) => name === 'epod-public')
      })
    }
    await page.goto(url)
    await heading(page, hindi.publicWords.arrivalTitle).waitFor()
    await kept()
    await page.context().setOffline(true)
    await page.reload()
    await heading(page, hindi.publicWords.arrivalTitle).waitFor()
    await button(page, hindi.publicWords.arrivalNext).click()
    await page.getByRole('textbox', { name: hindi.publicWords.remark }).fill('ठीक है')
    await button(page, hindi.publicWords.next).click()
    await page.getByText(hindi.outboxWords.summary.waiting(1)).waitFor()
    await page.context().setOffline(false)
    await page.getByText(hindi.outboxWords.summary.done).waitFor()
    // Another one, chosen while the service worker is there.
    await picker(page).selectOption('gu')
    await picker(page).and(page.locator('[aria-label="ભાષા"]')).waitFor()
    await kept()
    await page.context().setOffline(true)
    await page.reload()
    await picker(page).and(page.locator('[aria-label="ભાષા"]')).waitFor()
    expect(await langOf(page)).toBe('gu')
  })

  it('is in English as ever for who reads English, and loads no word of another language [L10N-01]', async () => {
    const order = await placeOrder(house.product)
    const { url } = await order.linkFor('receiver')
    const { page } = await phone('en-IN')
    const texts: Promise<string>[] = []
    page.on('response', (response) => {
      // One that is cut off as the page closes was never read by anybody.
      if (response.url().endsWith('.js')) texts.push(response.text().catch(() => ''))
    })
    await page.goto(url)
    await heading(page, english.publicWords.arrivalTitle).waitFor()
    await page.waitForLoadState('networkidle')
    expect(
      (await Promise.all(texts)).filter(
        (text) =>
          text.includes(hindi.publicWords.arrivalNext) ||
          text.includes(tamil.linkSentences.link_gone),
      ),
    ).toEqual([])
    expect(await langOf(page)).toBe('en')
  })
})

describe('The dashboard', () => {
  it('speaks Hindi on every page once it was chosen in the account’s menu, and nothing of the catalogues is left in English [L10N-01]', async () => {
    const { page } = await house.visit()
    await signIn(page, 'admin')
    await page.locator('.top-bar-user').click()
    await page.getByRole('menuitemradio', { name: 'हिन्दी' }).click()
    await page.waitForFunction(() => document.documentElement.lang === 'hi')
    const shared = new Set(textsOf(hindi))
    const left = new Set(
      textsOf(english).filter((text) => !shared.has(text) && /[a-z]/i.test(text)),
    )
    const englishOn = async (): Promise<string[]> =>
      [...new Set(await saidOn(page))].filter((text) => left.has(text) || englishMonth.test(text))
    await rowsOf(page).first().waitFor()
    expect(await englishOn()).toEqual([])
    // The calendar names its months and days by itself.
    const dates = page.getByRole('button', {
      name: new RegExp(`^${hindi.dashboardWords.dateRange}`),
    })
    await dates.click()
    const calendar = page.locator('.calendar')
    await calendar.waitFor()
    expect(await calendar.innerText()).not.toMatch(/[A-Za-z]/)
    await calendar.locator('.mantine-DatePicker-calendarHeaderLevel').click()
    expect(await calendar.innerText()).not.toMatch(/[A-Za-z]/)
    await dates.click()
    await calendar.waitFor({ state: 'detached' })
    await rowsOf(page).first().click()
    await page.getByRole('dialog').getByText(hindi.panelWords.history, { exact: true }).waitFor()
    expect(await englishOn()).toEqual([])
    for (const [path, title] of [
      ['/home?add=1', hindi.dashboardWords.addOrder],
      ['/history', hindi.managementWords.history],
      ['/analysis', hindi.managementWords.analysis],
      ['/crates', hindi.labelWords.actions.crates],
      ['/user-management', hindi.labelWords.actions.user_management],
      ['/admin', hindi.managementWords.admin],
    ] as const) {
      await page.goto(path)
      await page.getByRole('heading', { name: title, exact: true }).first().waitFor()
      await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' })
      expect([path, await englishOn()]).toEqual([path, []])
    }
  })

  it('offers it where people log in, and says there too what is wrong [L10N-01]', async () => {
    const { page } = await house.visit()
    await page.goto('/')
    await button(page, 'हिन्दी').click()
    await page.getByLabel(hindi.dashboardWords.username).fill('nobody')
    await page.getByLabel(hindi.dashboardWords.password, { exact: true }).fill('not the password')
    await button(page, hindi.dashboardWords.logIn).click()
    await page.getByText(hindi.officeSentences.invalid_credentials).waitFor()
    await button(page, 'English').click()
    await page.getByLabel(english.dashboardWords.username).waitFor()
    expect(await langOf(page)).toBe('en')
  })
})
