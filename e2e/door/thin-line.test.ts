import { setTimeout as wait } from 'node:timers/promises'
import type { Page, Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { everyLanguage, languages } from '../../src/domain/words/languages.ts'
import { publicWords as telugu } from '../../src/domain/words/te/public-pages.ts'
import { placeOrder } from '../testing/orders.ts'
import { scriptBytes } from '../testing/script-bytes.ts'
import { withCommonProduct } from '../testing/with-product.ts'

const house = withCommonProduct()

/** What a page may need: on 2G a journey takes 400 ms, and 50 kB a second. */
const MOST = { journeys: 6, script: 90_000 }
const QUIET_MS = 200

/**
 * Opens an address, holding each request back until no further one is asked for, then lets all of
 * them go: one journey there and back. Answers how many it took.
 */
const journeysTo = async (
  page: Page,
  url: string,
  isUsable: () => Promise<boolean>,
): Promise<number> => {
  const waiting: Route[] = []
  let [last, isOpen] = [performance.now(), false]
  // One that the page gives up meanwhile goes nowhere.
  const go = (): Promise<unknown> =>
    Promise.allSettled(waiting.splice(0).map((route) => route.continue()))
  await page.route('**/*', (route) => {
    waiting.push(route)
    last = performance.now()
    if (isOpen || route.request().resourceType() === 'document') void go()
  })
  await page.goto(url, { waitUntil: 'commit' })
  // The document was one.
  let journeys = 1
  do {
    await wait(QUIET_MS / 4)
    if (waiting.length > 0 && performance.now() - last >= QUIET_MS) {
      journeys += 1
      await go()
    }
  } while (!(await isUsable()))
  isOpen = true
  await go()
  return journeys
}

const CONTROLS = 'a, button, select, textarea, input:not([type=file], [type=radio]), label.star'

// The heaviest language.
describe('On a thin line and by thumb, in Telugu,', () => {
  it.each([
    ['receiver', (page: Page) => page.getByRole('button', { name: telugu.arrivalNext })],
    ['driver', (page: Page) => page.getByRole('button', { name: telugu.reached })],
    ['tracking', (page: Page) => page.locator('.timeline strong').getByText(telugu.expected)],
    ['', (page: Page) => page.getByRole('button', { name: telugu.find })],
  ] as const)(
    '/public%s is usable after few journeys and 90 kB of script, fits the screen, has targets of 44 px, and offers every language [PUBL-06]',
    async (party, first) => {
      const url =
        party === ''
          ? '/publicreceiver'
          : (await (await placeOrder(house.product)).linkFor(party)).url
      const { page, faults } = await house.visit({
        viewport: { width: 360, height: 640 },
        locale: 'te-IN',
        serviceWorkers: 'block',
      })
      const bytes = scriptBytes(page)
      const journeys = await journeysTo(page, url, () => first(page).isVisible())
      await page.waitForLoadState('networkidle')
      const script = (await bytes()).total
      console.log(
        `/public${party}: ${journeys} journeys; ${script} bytes of script when all is there`,
      )
      expect(journeys).toBeLessThanOrEqual(MOST.journeys)
      expect(script).toBeGreaterThan(10_000)
      expect(script).toBeLessThanOrEqual(MOST.script)
      const small = await page.locator(CONTROLS).evaluateAll((controls) =>
        controls
          .map(
            (control) =>
              ({ name: control.textContent, ...control.getBoundingClientRect().toJSON() }) as {
                name: string
                width: number
                height: number
              },
          )
          .filter(({ width, height }) => width > 0 && Math.min(width, height) < 44),
      )
      expect(small).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        360,
      )
      expect(await page.locator('select.language option').allInnerTexts()).toEqual(
        everyLanguage.map((language) => languages[language]),
      )
      await page.locator('select.language').selectOption('en')
      await page.waitForFunction(() => document.documentElement.lang === 'en')
      expect(faults).toEqual([])
    },
  )
})

it('A page says that it is sending while an answer takes long [PUBL-06] [EPOD-08]', async () => {
  const { page } = await house.visit({ viewport: { width: 360, height: 640 } })
  await page.goto((await (await placeOrder(house.product)).linkFor('receiver')).url)
  for (const name of ['The goods are here', 'Continue without a remark', 'Continue'])
    await page.getByRole('button', { name, exact: true }).click()
  const held: Route[] = []
  await page.route('**/api/update_epod', (route) => void held.push(route))
  await page.getByRole('button', { name: 'Receive', exact: true }).click()
  const sending = page.getByText('Sending', { exact: true })
  await sending.waitFor()
  await expect.poll(() => held.length).toBe(1)
  await held[0]?.continue()
  await page.getByRole('heading', { name: 'Overall Experience' }).waitFor()
  await sending.waitFor({ state: 'detached' })
})
