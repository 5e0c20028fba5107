import { present } from '../../src/server/testing/present.ts'
import { decodeQR } from 'qr/decode.js'
import sharp from 'sharp'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, it, onTestFinished } from 'vitest'
import { phoneHelpWords } from '../../src/domain/words/hi/phone-help.ts'
import { anOrderTyped } from '../testing/add-by-form.ts'
import { barcodeVideo } from '../testing/barcode-video.ts'
import { newVisitor, openBrowser, rowsOf } from '../testing/browser.ts'
import { mintCode } from '../testing/calls.ts'
import { expectIncomplete } from '../testing/incomplete-form.ts'
import { placeOrder } from '../testing/orders.ts'
import { withCommonProduct } from '../testing/with-product.ts'

const house = withCommonProduct()
const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
}
const FAILED = 'An Error Occured Please reload again'

/** A fresh address of the page, as the office would show it. */
const address = async (username = 'acme'): Promise<string> =>
  present((await mintCode(await house.product.client(username), 'mobile_add')).url)
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const fill = async (page: Page, typed: Record<string, string>): Promise<void> => {
  for (const [label, text] of Object.entries(typed)) await field(page, label).fill(text)
}
const submitted = (page: Page) => page.getByRole('heading', { name: 'Successfully submitted' })

describe('The page for adding on a phone', () => {
  it('names the place that a new one may be a misspelling of, and a press takes it [DESK-10] [ADD-11]', async () => {
    await placeOrder(house.product, { destination: { name: 'Solapur Godown' } })
    const { page, faults } = await house.visit({ ...phone, locale: 'hi-IN' })
    await page.goto(await address())
    const destination = page.locator('input[name="destination.name"]')
    await destination.fill('solapur-godown')
    await destination.blur()
    await page.getByText(phoneHelpWords.newName).waitFor()
    await page.getByRole('button', { name: 'Solapur Godown', exact: true }).click()
    expect(await destination.inputValue()).toBe('Solapur Godown')
    await page.getByText(phoneHelpWords.newName).waitFor({ state: 'detached' })
    // Units of weight are said in the page's language, and travel as the wire calls them [L10N-01].
    const units = page.locator('#weight-unit option')
    expect([
      await units.allInnerTexts(),
      await units.evaluateAll((options) => options.map((option) => option.getAttribute('value'))),
    ]).toEqual([Object.values(phoneHelpWords.units), ['Kg', 'Tonne']])
    expect(faults).toEqual([])
  })

  it('shows a day as dd-mm-yyyy whatever the phone’s language, typed or picked [DESK-08] [ADD-11]', async () => {
    const { page, faults } = await house.visit({ ...phone, locale: 'en-US' })
    await page.goto(await address())
    const day = page.locator('input[name=dispatch_date][inputmode=numeric]')
    await day.waitFor()
    expect(await day.inputValue()).toMatch(/^\d\d-\d\d-20\d\d$/)
    await day.fill('05/03/26')
    await day.blur()
    expect(await day.inputValue()).toBe('05-03-2026')
    await page.getByLabel('Pick a day').fill('2026-04-07')
    expect(await day.inputValue()).toBe('07-04-2026')
    await day.fill('31-02-2026')
    await day.blur()
    await page.getByText('Type a day as 26-11-2026').waitFor()
    expect(faults).toEqual([])
  })

  it('goes on without such names where they cannot be had [DESK-10] [ADD-11]', async () => {
    const { page, faults } = await house.visit(phone)
    await page.goto(await address())
    await page.route(/help-|similar-names/, (route) => route.abort())
    await field(page, 'Destination').fill('solapur-godown')
    await field(page, 'Source').fill('Pune')
    expect(await field(page, 'Destination').inputValue()).toBe('solapur-godown')
    expect(faults.filter((fault) => !/help-|ERR_FAILED/.test(fault))).toEqual([])
  })

  it('is opened by the code that the dashboard shows, and its order stands in the table at once [ADD-11]', async () => {
    const desk = await house.desk('acme')
    await desk.getByRole('button', { name: 'Add', exact: true }).click()
    await desk.getByRole('button', { name: 'Add on a phone' }).click()
    const code = desk.getByRole('img', { name: 'QR code of the address' })
    await code.waitFor()
    await desk.getByText(/^Good for another \d+ s$/).waitFor()
    const {
      data,
      info: { width, height },
    } = await sharp(await code.screenshot())
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const url = decodeQR({ width, height, data })
    expect(new URL(url).pathname).toMatch(/^\/mobile_add\/[\w-]{20,}$/)
    await desk.keyboard.press('Escape')
    await desk.keyboard.press('Escape')

    const { page, faults } = await house.visit(phone)
    const seen: string[] = []
    page.on('request', (request) =>
      seen.push(`${request.url()} ${request.headers()['referer'] ?? ''}`),
    )
    await page.goto(url)
    await page.getByRole('heading', { name: 'Add a consignment' }).waitFor()
    // The code left the address before anything else was asked for, and stands in one request's
    // header alone.
    expect(new URL(page.url()).pathname).toBe('/mobile_add')
    const secret = url.split('/').at(-1) ?? ''
    expect(seen.filter((request) => request.includes(secret))).toEqual([`${url} `])
    expect(
      await page.evaluate(
        (text) =>
          JSON.stringify([
            Object.entries(localStorage),
            Object.entries(sessionStorage),
            history.state,
            document.referrer,
          ]).includes(text),
        secret,
      ),
    ).toBe(false)

    await fill(page, anOrderTyped({ 'LR number': 'LR-BY-PHONE' }))
    // Without a camera the number is simply typed.
    expect(await page.getByRole('button', { name: 'Scan barcode' }).count()).toBe(0)
    await page.getByRole('button', { name: 'Submit' }).dblclick()
    await submitted(page).waitFor()
    await rowsOf(desk).filter({ hasText: 'LR-BY-PHONE' }).waitFor()
    expect((await house.product.orders('acme', { search: 'LR-BY-PHONE' })).total).toBe(1)
    await page.getByRole('button', { name: 'Add another' }).click()
    expect([
      await field(page, 'LR number').inputValue(),
      await field(page, 'Truck number').inputValue(),
      await field(page, 'Driver name').inputValue(),
    ]).toEqual(['', 'MH12AB1234', 'Ravi'])
    expect(faults).toEqual([])
  })

  it('says until when an address is good by the client’s clocks, whatever the browser’s are [ADD-11] [TABL-15]', async () => {
    const abroad = { locale: 'en-US', timezoneId: 'America/New_York' }
    const desk = await house.desk('acme', '/home', abroad)
    // As a policy has it that gives days.
    await desk.route('**/api/url-codes', async (route) => {
      const response = await route.fetch()
      const json = { ...(await response.json()), expires_at: '2099-11-28T20:00:00.000Z' }
      await route.fulfill({ response, json })
    })
    await desk.getByRole('button', { name: 'Add', exact: true }).click()
    await desk.getByRole('button', { name: 'Add on a phone' }).click()
    const until = desk.getByText(/^Good until/)
    await until.waitFor()
    expect(await until.innerText()).toBe('Good until 29-11-2099 01:30')
  })

  it('says that an address is used up, over, or none, and adds nothing then [ADD-11]', async () => {
    const url = await address()
    const first = (await house.visit(phone)).page
    await first.goto(url)
    await first.getByRole('heading', { name: 'Add a consignment' }).waitFor()
    const { code: embed } = await mintCode(await house.product.client('acme'), 'embed')
    for (const path of [url, '/mobile_add/nothing', '/mobile_add', `/mobile_add/${embed}`]) {
      const { page } = await house.visit(phone)
      await page.goto(path)
      await page.getByRole('alert').getByText(FAILED).waitFor()
      expect([new URL(page.url()).pathname, await page.getByRole('textbox').count()]).toEqual([
        '/mobile_add',
        0,
      ])
    }
  })

  it('keeps a code that met no server, and tries it again [ADD-11]', async () => {
    const { page } = await house.visit(phone)
    await page.route('**/api/decodetoken', (route) => route.abort(), { times: 1 })
    await page.goto(await address())
    await page.getByRole('button', { name: 'Retry' }).click()
    await page.getByRole('heading', { name: 'Add a consignment' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/mobile_add')
  })

  it.each([502, 429])(
    'keeps a code that was answered with %i, says what was told, and has it again after a reload [ADD-11]',
    async (status) => {
      const { page } = await house.visit(phone)
      const message = 'The server is busy'
      await page.route(
        '**/api/decodetoken',
        (route) =>
          status === 429
            ? route.fulfill({ status, json: { status: false, message } })
            : route.fulfill({ status, body: '<h1>Bad Gateway</h1>' }),
        { times: 2 },
      )
      await page.goto(await address())
      await page.getByText(status === 429 ? message : 'Some Error').waitFor()
      await page.getByRole('button', { name: 'Retry' }).click()
      await page.getByRole('heading', { name: 'The page could not be loaded' }).waitFor()
      await page.reload()
      await page.getByRole('heading', { name: 'Add a consignment' }).waitFor()
      expect(new URL(page.url()).pathname).toBe('/mobile_add')
    },
  )

  it('opens with a code whose answer was lost, also after a reload [ADD-11] [AUTH-16]', async () => {
    const { page } = await house.visit(phone)
    await page.route(
      '**/api/decodetoken',
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await page.goto(await address())
    await page.getByRole('button', { name: 'Retry' }).waitFor()
    await page.reload()
    await page.getByRole('heading', { name: 'Add a consignment' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/mobile_add')
  })

  it('adds once what a proxy gave up on, also when it is sent again after a reload [ADD-03] [ADD-11]', async () => {
    const { page } = await house.visit(phone)
    await page.goto(await address())
    const number = `LR-PROXY-${process.pid}`
    await fill(page, anOrderTyped({ 'LR number': number }))
    const isAdd = (url: URL): boolean => url.pathname === '/api/orders'
    await page.route(
      isAdd,
      async (route) => {
        await route.fetch()
        await route.fulfill({ status: 504, body: '<h1>Gateway Timeout</h1>' })
      },
      { times: 1 },
    )
    await page.getByRole('button', { name: 'Submit' }).click()
    await page.getByText('No connection. Please try again.').waitFor()
    await page.reload()
    await page.getByRole('button', { name: 'Submit' }).click()
    await submitted(page).waitFor()
    expect((await house.product.orders('acme', { search: number })).total).toBe(1)
  })

  it('says what is wrong beside each field, and keeps what was typed over a reload [ADD-02] [ADD-11]', async () => {
    const { page } = await house.visit(phone)
    await page.goto(await address())
    await fill(page, { 'LR number': 'LR-DRAFT', 'Driver contact': '98 76' })
    await page.reload()
    expect([
      await field(page, 'LR number').inputValue(),
      await field(page, 'Driver contact').inputValue(),
    ]).toEqual(['LR-DRAFT', '9876'])
    await expectIncomplete(page, () => page.getByRole('button', { name: 'Submit' }).click())
    const problems = await page
      .locator('[aria-invalid=true]')
      .evaluateAll((inputs) =>
        inputs.map(
          (input) =>
            document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent,
        ),
      )
    expect(problems).toEqual([
      'Client is required',
      'Source is required',
      'Destination is required',
      'ETA must be more than 0',
      'Truck number is required',
      'Driver name is required',
      'Enter valid contact info',
      'Please Enter SPOC Name',
      'Enter valid contact info',
    ])
    await fill(page, anOrderTyped({ 'LR number': 'LR-DRAFT' }))
    expect(await page.locator('[aria-invalid=true]').count()).toBe(0)
    await page.getByRole('button', { name: 'Submit' }).click()
    await submitted(page).waitFor()
  })

  it('says for which client it adds, and marks what cannot be left out, as the desk does [DESK-10] [ADD-11]', async () => {
    const { page, faults } = await house.visit(phone)
    await page.goto(await address())
    await page.getByText('For Acme Logistics, as acme', { exact: true }).waitFor()
    await page.locator('[aria-required=true]').first().waitFor()
    // The field for a day comes later, and bears the mark then.
    await page.locator('input[name=dispatch_date][inputmode=numeric]').waitFor()
    expect(
      await page
        .locator('[aria-required=true]')
        .evaluateAll((inputs) => inputs.map((input) => input.getAttribute('name'))),
    ).toEqual([
      'identifier',
      'client',
      'source.name',
      'destination.name',
      'dispatch_time',
      'eta_hrs',
      'truck_number',
      'driver.name',
      'driver.contact',
      'spocs.0.name',
      'spocs.0.contact.phone',
    ])
    expect(faults).toEqual([])
  })

  it('completes names as one types, and says so where a number is taken [ADD-10] [ADD-11]', async () => {
    const { identifier } = await placeOrder(house.product)
    const { page } = await house.visit(phone)
    await page.goto(await address())
    const asked = page.waitForRequest((request) =>
      request.url().includes('/orders/filters?search=nort&key=client'),
    )
    await field(page, 'Client').pressSequentially('nort')
    await asked
    await expect
      .poll(() =>
        page
          .locator('datalist option')
          .evaluateAll((options) => options.map((option) => option.textContent)),
      )
      .toEqual(['Northwind'])
    await fill(page, anOrderTyped({ 'LR number': identifier }))
    await page.getByRole('button', { name: 'Submit' }).click()
    await page
      .locator('.problem')
      .getByText(`An order with the number ${identifier} already exists`)
      .waitFor()
  })

  it('never takes the place of somebody else’s session without a click, nor on the dashboard at all [ADD-11]', async () => {
    const page = await house.desk('acme-users')
    const stored = () =>
      page.evaluate(() =>
        Object.entries(localStorage)
          .map(([key, value]) => `${key} ${String(value)}`)
          .toSorted()
          .join(),
      )
    const before = await stored()
    await page.goto(await address())
    await page
      .getByText(
        'This device is signed in as acme-users. The address you opened adds consignments as acme.',
      )
      .waitFor()
    expect(await page.evaluate(() => sessionStorage.getItem('epod_mobile_add'))).toBeNull()
    const ended = page.waitForRequest('**/api/logout')
    await page.getByRole('button', { name: 'Stay acme-users' }).click()
    expect((await ended).headers()['authorization']).toMatch(/^Bearer /)
    await rowsOf(page).first().waitFor()
    await page.goto(await address())
    await page.getByRole('button', { name: 'Add as acme' }).click()
    await fill(page, anOrderTyped({ 'LR number': 'LR-AS-OTHER' }))
    await page.getByRole('button', { name: 'Submit' }).click()
    await submitted(page).waitFor()
    expect(await stored()).toBe(before)
    await page.goto('/home')
    await rowsOf(page).filter({ hasText: 'LR-AS-OTHER' }).waitFor()
  })

  it('reads the number from a barcode before the camera, with what this host itself serves [ADD-11]', async () => {
    const browser = await openBrowser(barcodeVideo('LR-128-4711'))
    onTestFinished(() => browser.close())
    const { page, faults } = await newVisitor(browser, house.product.url, {
      ...phone,
      permissions: ['camera'],
    })
    const hosts = new Set<string>()
    page.on('request', (request) => hosts.add(new URL(request.url()).host))
    await page.goto(await address())
    await page.getByRole('button', { name: 'Scan barcode' }).click()
    await expect.poll(() => field(page, 'LR number').inputValue()).toBe('LR-128-4711')
    await page.getByText('Read: LR-128-4711').waitFor()
    expect([[...hosts], faults]).toEqual([[new URL(house.product.url).host], []])

    await page.context().clearPermissions()
    const denied = (await newVisitor(browser, house.product.url, { ...phone, permissions: [] }))
      .page
    await denied.goto(await address())
    await denied.getByRole('button', { name: 'Scan barcode' }).click()
    await denied
      .getByRole('alert')
      .getByText(/camera/)
      .waitFor()
    await denied.getByRole('dialog').waitFor({ state: 'detached' })
    await field(denied, 'LR number').fill('LR-TYPED')
  })
})
