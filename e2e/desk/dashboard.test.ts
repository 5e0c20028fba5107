import { ok } from '../../packages/client/src/index.ts'
import { present } from '../../src/server/testing/present.ts'
import type { Page, Request } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { rowsOf } from '../testing/browser.ts'
import type { Narrowed } from '../testing/calls.ts'
import { placeOrder } from '../testing/orders.ts'
import { scriptBytes } from '../testing/script-bytes.ts'
import { columnOf, headersOf, withProduct } from '../testing/with-product.ts'

const house = withProduct()
let page: Page

beforeEach(async () => {
  const acme = await house.product.client('acme')
  await ok(acme.POST('/api/preferences', { body: { page_size: null } }))
  page = await house.desk('acme')
})

const numbers = () => columnOf(page, 'lr')
const card = (id: string) => page.locator(`[data-card=${id}]`)
const bodyOf = (request: Request) => request.postDataJSON() as { query: Narrowed; offset: number }
const asksFor = (path: string) =>
  page.waitForRequest((request) => request.url().endsWith(path) && request.method() === 'POST')

describe('The cards', () => {
  it('are six, in the order of the requirements, with the counts of the API [CARD-01]', async () => {
    const asked = asksFor('/api/counter')
    await page.reload()
    const acme = await house.product.client('acme')
    const { query } = bodyOf(await asked)
    const { result } = await ok(acme.POST('/api/counter', { body: { query } }))
    await expect
      .poll(async () =>
        (
          await page.getByRole('region', { name: 'Categories' }).getByRole('button').allInnerTexts()
        ).map((text) =>
          text
            .split('\n')
            .map((line) => line.trim())
            .filter(Boolean),
        ),
      )
      .toEqual([
        ['Total Orders', String(result.total_orders)],
        ['Open Orders > ETA', String(result.open_delayed_orders)],
        ['Open Orders < ETA', String(result.open_on_time_orders)],
        ['Closed Orders', String(result.closed_orders)],
        ['Closed w/ Exception', String(result.closed_exception_orders)],
        ['Rejected', String(result.rejected_orders)],
      ])
  })

  it('each set the category, reload and lead to the first page, and one alone is highlighted [CARD-04]', async () => {
    const acme = await house.product.client('acme')
    const { result } = await ok(acme.POST('/api/counter', { body: { query: {} } }))
    const cards: [id: string, need: string, count: number][] = [
      ['open', 'OPEN_DELAY', result.open_delayed_orders],
      ['eta', 'OPEN_ONTIME', result.open_on_time_orders],
      ['closed', 'CLOSED', result.closed_orders],
      ['exception', 'CLOSED_EXCEPTION', result.closed_exception_orders],
      ['rejected', 'REJECT', result.rejected_orders],
      ['total', 'ALL', result.total_orders],
    ]
    expect(await page.locator('[data-card][aria-pressed=true]').getAttribute('data-card')).toBe(
      'total',
    )
    for (const [id, need, total] of cards) {
      const next = page.getByRole('button', { name: 'Next page' })
      if (await next.isEnabled()) {
        const turned = asksFor('/api/fetch_orders')
        await next.click()
        await turned
      }
      // What was asked for before may be asked for anew meanwhile.
      const asked = page.waitForRequest(
        (one) =>
          one.url().endsWith('/api/fetch_orders') &&
          (one.postData() ?? '').includes(`"need":"${need}"`),
      )
      await card(id).click()
      expect(bodyOf(await asked)).toMatchObject({ query: { need }, offset: 0 })
      await page.getByText(`1–${Math.min(10, total)} of ${total}`).waitFor()
      expect(
        await page
          .locator('[data-card][aria-pressed=true]')
          .evaluateAll((pressed) => pressed.map((one) => (one as HTMLElement).dataset['card'])),
      ).toEqual([id])
    }
  })

  it('are named by the account’s own policy, Rejected too [CARD-02, CARD-03]', async () => {
    const labels = async (username: string) =>
      (await (await house.desk(username)).locator('.summary-label').allInnerTexts()).map((text) =>
        text.trim(),
      )
    expect(await labels('shipper')).toEqual([
      'Total Consignments',
      'Pending PODs exceeding ETA',
      'Pending PODs within ETA',
      'Closed PODs',
      'Closed PODs with Exception',
      'Rejected Consignments',
    ])
    expect((await labels('swiggy')).at(-1)).toBe('Not Received')
    expect(await labels('acme-vendor')).not.toContain('Rejected')
  })
})

describe('The table', () => {
  it('shows 10 rows at first, newest first, page by page, and remembers on every device what the user picked [TABL-01]', async () => {
    const { orders } = await house.product.orders('acme', {}, 25)
    const newest = orders.map(({ identifier }) => identifier)
    expect(orders.map(({ _id }) => _id)).toEqual(
      orders.map(({ _id }) => _id).toSorted((a, b) => (a < b ? 1 : -1)),
    )
    expect(await numbers()).toEqual(newest.slice(0, 10))
    await page.getByRole('button', { name: 'Next page' }).click()
    await expect.poll(numbers).toEqual(newest.slice(10, 20))
    const kept = page.waitForResponse(
      (response) =>
        response.url().endsWith('/api/preferences') && response.request().method() === 'POST',
    )
    await page.getByLabel('Rows per page').selectOption('25')
    await expect.poll(numbers).toEqual(newest)
    await kept
    const elsewhere = await house.desk('acme')
    await expect.poll(() => columnOf(elsewhere, 'lr')).toEqual(newest)
    expect(await page.getByLabel('Rows per page').locator('option').allInnerTexts()).toEqual([
      '5',
      '10',
      '25',
      '50',
    ])
  })

  it('leads back from a page past the last [TABL-01]', async () => {
    await page.goto('/home?page=99')
    await page.getByText('The list does not reach as far as this page').waitFor()
    await page.getByText(/^0–0 of \d+$/).waitFor()
    await page.getByRole('main').getByRole('button', { name: 'First page' }).first().click()
    await rowsOf(page).first().waitFor()
    expect(new URL(page.url()).search).toBe('')
  })

  it('says No Data Available when nothing matches, and finds a part of a number in any case [TABL-01, FILT-05]', async () => {
    const search = page.getByRole('textbox', { name: 'Search' })
    await search.fill('no such order')
    await search.press('Enter')
    await page.getByText('No Data Available').waitFor()
    expect(await rowsOf(page).count()).toBe(0)
    const number = Date.now()
    const { identifier } = await placeOrder(house.product, { identifier: `LR-Part-${number}` })
    await search.fill(`lr-PART-${number}`)
    await search.press('Enter')
    await expect.poll(numbers).toEqual([identifier])
  })

  it('has the default columns, actions last, and tells received by button from received by OTP without any code [TABL-04]', async () => {
    expect(await headersOf(page)).toEqual([
      'LR No.',
      'Vehicle',
      'Client',
      'Source',
      'Destination',
      'Dispatch Date',
      'Delivery Time',
      'OTP (Received/OTP*)',
      'Remarks',
      'Attachments',
      'Actions',
      'View',
      'Copy Link',
    ])
    const { orders } = await house.product.orders('acme', { need: 'CLOSED' }, 50)
    const shown = new Map<string, string>([
      ['receive', 'Received'],
      ['otp', 'OTP'],
    ])
    const ways = new Map(
      orders.map(({ identifier, epod }) => [
        identifier,
        shown.get(epod.otp.verified_through ?? ''),
      ]),
    )
    expect(new Set(ways.values())).toEqual(new Set(['Received', 'OTP']))
    await page.goto('/home?need=CLOSED&size=50')
    await expect.poll(() => rowsOf(page).count()).toBe(orders.length)
    const through = await columnOf(page, 'otp')
    expect(new Map((await numbers()).map((identifier, row) => [identifier, through[row]]))).toEqual(
      ways,
    )
  })

  it('has a set of its own for distributors [TABL-05]', async () => {
    expect(await headersOf(await house.desk('acme-distributor'))).toEqual([
      'Invoice No.',
      'Source',
      'Dispatch Date',
      'Delivery Time',
      'OTP (Received/OTP*)',
      'Remarks',
      'Attachments',
      'View',
    ])
  })

  it('tells in a tooltip the remarks, numbered, with author and time, and ticks what the SMS gateway delivered [TABL-09, TABL-10, TABL-11]', async () => {
    const { orders } = await house.product.orders('syngenta', {}, 50)
    const theirs = await house.desk('syngenta', '/home?size=50')
    const row = (order: { _id: string }) => theirs.locator(`tr[data-order-row="${order._id}"]`)
    const tooltip = theirs.getByRole('tooltip')
    const remarked = present(orders.find(({ epod }) => epod.remarks.length > 0))
    await row(remarked).locator('[data-column=remarks] button').focus()
    await tooltip.waitFor()
    expect(await tooltip.innerText()).toMatch(
      new RegExp(
        '^1\\. ' +
          `${remarked.epod.remarks[0]?.text.slice(0, 10)}[^]*\\n${remarked.epod.remarks[0]?.name}, ` +
          '\\d{2} [A-Z][a-z]{2} \\d{2}:\\d{2}',
      ),
    )
    await theirs.keyboard.press('Tab')
    type Delivered = { spocs: { contact: { status: { status: string }[] } }[] }
    const isDelivered = ({ spocs }: Delivered) =>
      spocs.some(({ contact }) =>
        contact.status.some(({ status }) => status === 'DELIVERED_TO_HANDSET'),
      )
    const sent = present(orders.find(isDelivered))
    const unsent = present(orders.find((order) => !isDelivered(order)))
    await row(sent).locator('[data-column=sms_status]').getByRole('img', { name: 'Yes' }).waitFor()
    await row(unsent).locator('[data-column=sms_status]').getByRole('img', { name: 'No' }).waitFor()
    expect(await headersOf(theirs)).toContain('SMS Delivery Status\n(updated in 30 mins)')
    await row(sent).locator('[data-column=sms_status] button').hover()
    await theirs
      .getByRole('tooltip')
      .getByText(/^DELIVERED_TO_HANDSET, \d{2} [A-Z][a-z]{2} \d{2}:\d{2}$/)
      .waitFor()
  })

  it('never shows a stale answer: a newer request cancels the one in flight [TABL-02]', async () => {
    const held = Promise.withResolvers<void>()
    const late = Promise.withResolvers<void>()
    await page.route('**/api/fetch_orders', async (route) => {
      if (bodyOf(route.request()).query.need !== 'CLOSED') return route.continue()
      await held.promise
      // Nobody waits for it any more: that is what is looked for.
      await route.continue().catch(() => undefined)
      late.resolve()
    })
    const cancelled = page.waitForEvent(
      'requestfailed',
      (request) =>
        request.url().endsWith('/api/fetch_orders') && bodyOf(request).query.need === 'CLOSED',
    )
    await card('closed').click()
    await page.locator('table[aria-busy=true]').waitFor()
    await card('rejected').click()
    const { orders } = await house.product.orders('acme', { need: 'REJECT' }, 10)
    const rejected = orders.map(({ identifier }) => identifier)
    await expect.poll(numbers).toEqual(rejected)
    expect((await cancelled).failure()?.errorText).toBe('net::ERR_ABORTED')
    held.resolve()
    await late.promise
    expect(await numbers()).toEqual(rejected)
  })

  it('keeps room for its rows while it loads, and where it fails says so in the log and its own place alone, and tries again [TABL-02]', async () => {
    const before = await rowsOf(page).first().boundingBox()
    let fails = true
    const measured = Promise.withResolvers<void>()
    await page.route('**/api/fetch_orders', async (route) => {
      await measured.promise
      await (fails
        ? route.fulfill({ status: 500, json: { status: false, message: 'The list is not well' } })
        : route.continue())
    })
    const logged = page.waitForEvent(
      'console',
      (message) => message.type() === 'error' && message.text().includes('list of orders'),
    )
    await page.reload()
    const awaited = page.locator('table[aria-busy=true] tbody tr')
    await awaited.first().waitFor()
    expect([await awaited.count(), (await awaited.first().boundingBox())?.height]).toEqual([
      10,
      before?.height,
    ])
    measured.resolve()
    await page.getByRole('alert').getByText('The list is not well').waitFor()
    await logged
    expect(await page.locator('.snackbar').count()).toBe(0)
    const retry = page.getByRole('button', { name: 'Retry' })
    fails = false
    // The live stream may be asking anew as well, and fail; what is being asked for is not asked
    // for again.
    await expect
      .poll(async () => {
        await retry.press('Enter', { timeout: 1_000 }).catch(() => undefined)
        return rowsOf(page).count()
      })
      .toBeGreaterThan(0)
  })

  it('says why where the server refuses the list', async () => {
    await page.route('**/api/fetch_orders', (route) =>
      route.fulfill({
        status: 403,
        json: { status: false, message: 'This account can only view' },
      }),
    )
    await page.reload()
    await page.getByText('This list is not part of your account').waitFor()
    await page.getByText('This account can only view').waitFor()
    expect(await page.getByRole('button', { name: 'Retry' }).count()).toBe(0)
  })
})

it('needs at most 220 kB of compressed script until the signed-in dashboard shows its orders', async () => {
  const { page: fresh } = await house.visit({ storageState: await page.context().storageState() })
  const bytes = scriptBytes(fresh)
  await fresh.goto('/home')
  await rowsOf(fresh).first().waitFor()
  await fresh.getByText('Live', { exact: true }).waitFor()
  const { total, files } = await bytes()
  console.log(`the signed-in dashboard took ${total} bytes of script in ${files} files`)
  expect(files).toBeGreaterThan(0)
  expect(total).toBeLessThanOrEqual(220_000)
})
