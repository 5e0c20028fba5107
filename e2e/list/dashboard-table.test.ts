import { readFile } from 'node:fs/promises'
import { readXlsx } from 'hucre/xlsx'
import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { present } from '../../src/server/testing/present.ts'
import { ok } from '../../packages/client/src/index.ts'
import { rowsOf } from '../testing/browser.ts'
import { asked, columnOf, headersOf, withProduct } from '../testing/with-product.ts'

const house = withProduct()
let page: Page
beforeEach(async () => {
  const acme = await house.product.client('acme')
  await ok(
    acme.POST('/api/preferences', {
      body: {
        display_items: null,
        column_order: [],
        column_widths: {},
        density: 'comfortable',
        page_size: null,
        report: 'table',
      },
    }),
  )
  page = await house.desk('acme')
})
/** The widths of columns that acme's account remembers. */
const widthsKept = async () => {
  const acme = await house.product.client('acme')
  return (await ok(acme.GET('/api/preferences'))).result.column_widths
}

const usual = [
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
]
/** What may be chosen besides stands where it would be shown. */
const choosable = usual.toSpliced(usual.indexOf('Delivery Time'), 0, 'Due')
const box = (n: number) => rowsOf(page).nth(n).getByRole('checkbox')
const picked = async () =>
  rowsOf(page).evaluateAll((rows) =>
    rows.flatMap((row, at) => ((row as HTMLElement).dataset['picked'] === 'true' ? [at] : [])),
  )
const button = (name: string) => page.getByRole('button', { name, exact: true })
const preferencesKept = () =>
  page.waitForResponse(
    (response) =>
      response.url().endsWith('/api/preferences') && response.request().method() === 'POST',
  )

describe('Set Display Items', () => {
  const dialog = () => page.getByRole('dialog', { name: 'Set Display Items' })
  const isThere = () => dialog().getByRole('button', { name: 'Save' }).waitFor()

  it('has a box for each column, Select All, Clear All and Save, and is kept on the server [TABL-03]', async () => {
    await button('Set Display Items').click()
    await isThere()
    expect(await dialog().locator('.display-label').allInnerTexts()).toEqual(choosable)
    await dialog().getByRole('button', { name: 'Clear All' }).click()
    expect(await dialog().getByRole('checkbox', { checked: true }).count()).toBe(0)
    expect(await dialog().getByRole('button', { name: 'Save' }).getAttribute('aria-disabled')).toBe(
      'true',
    )
    for (const label of ['Vehicle', 'Remarks', 'View'])
      await dialog().getByLabel(label, { exact: true }).check()
    await dialog().getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => headersOf(page)).toEqual(['Vehicle', 'Remarks', 'View'])
    await expect
      .poll(async () => headersOf(await house.desk('acme')))
      .toEqual(['Vehicle', 'Remarks', 'View'])
    await button('Set Display Items').click()
    await dialog().getByRole('button', { name: 'Select All' }).click()
    await dialog().getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => headersOf(page)).toEqual(choosable)
    await button('Set Display Items').click()
    await dialog().getByLabel('Due', { exact: true }).uncheck()
    await dialog().getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => headersOf(page)).toEqual(usual)
  })

  it('orders the columns by keyboard alone; actions stay last [TABL-03, TABL-08]', async () => {
    await button('Set Display Items').focus()
    await page.keyboard.press('Enter')
    await dialog().getByRole('button', { name: 'Move Remarks up' }).focus()
    for (let n = 0; n < 9; n += 1) await page.keyboard.press('Enter')
    await dialog().getByText('Remarks is number 1 of 14').waitFor()
    expect(
      await dialog().getByRole('button', { name: 'Move Actions up' }).getAttribute('aria-disabled'),
    ).toBe('true')
    await dialog().getByRole('button', { name: 'Save' }).focus()
    await page.keyboard.press('Enter')
    await expect
      .poll(() => headersOf(page))
      .toEqual(['Remarks', ...usual.filter((label) => label !== 'Remarks')])
    await dialog().waitFor({ state: 'detached' })
    await expect
      .poll(() =>
        button('Set Display Items').evaluate((opener) => opener === document.activeElement),
      )
      .toBe(true)
  })
})

it('A text of a row can be marked with the mouse, and a press beside it opens the order [TABL-11]', async () => {
  const row = rowsOf(page).first()
  const text = row.locator('[data-column=destination] .cell-text')
  const { x, y, width, height } = present(await text.boundingBox())
  const marked = (): Promise<string> => page.evaluate(() => String(getSelection()))
  await page.mouse.move(x + 1, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + width - 1, y + height / 2, { steps: 4 })
  await page.mouse.up()
  expect((await marked()).length).toBeGreaterThan(2)
  expect(new URL(page.url()).searchParams.get('order')).toBeNull()
  await row.locator('[data-column=source] .cell-text').click()
  await page.waitForURL(/[?&]order=/)
})

describe('The columns', () => {
  it('are 8% wide until they are dragged or moved by arrow keys; the width is kept, Enter gives the usual one back [TABL-08]', async () => {
    const header = (label: string) => page.getByRole('columnheader', { name: label })
    const width = async (label: string) =>
      Math.round((await header(label).boundingBox())?.width ?? 0)
    expect(
      await header('Remarks').evaluate((cell) =>
        [...document.styleSheets]
          .flatMap((sheet) => [...sheet.cssRules])
          .some(
            (rule) =>
              rule instanceof CSSStyleRule &&
              cell.matches(rule.selectorText) &&
              rule.style.width === '8%',
          ),
      ),
    ).toBe(true)
    const before = await width('Client')
    const grip = page.getByRole('slider', { name: 'Width of Client' })
    const edge = await grip.boundingBox()
    if (!edge) throw new Error('the column has no edge')
    const kept = preferencesKept()
    await page.mouse.move(edge.x + 4, edge.y + 8)
    await page.mouse.down()
    await page.mouse.move(edge.x + 64, edge.y + 8, { steps: 4 })
    await page.mouse.up()
    await expect.poll(() => width('Client')).toBe(before + 60)
    await kept
    await page.reload()
    await rowsOf(page).first().waitFor()
    await expect.poll(() => width('Client')).toBe(before + 60)
    await grip.focus()
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => width('Client')).toBe(before + 44)
    const dropped = preferencesKept()
    await page.keyboard.press('Enter')
    await dropped
    expect(await widthsKept()).toEqual({})
  })

  it('keep a width that was changed just before the page was left [TABL-08]', async () => {
    const grip = page.getByRole('slider', { name: 'Width of Client' })
    await grip.focus()
    await page.keyboard.press('ArrowRight')
    const now = Number(await grip.getAttribute('aria-valuenow'))
    await page.goto('about:blank')
    await expect.poll(widthsKept).toEqual({ client: now })
    await page.goto('/home')
    await expect.poll(() => grip.getAttribute('aria-valuenow')).toBe(String(now))
    await grip.focus()
    await page.keyboard.press('ArrowRight')
    await page.getByRole('link', { name: 'History' }).click()
    await expect.poll(widthsKept).toEqual({ client: now + 16 })
  })

  it('stay in sight with the number and the actions where they do not fit, and nothing else scrolls sideways [TABL-08]', async () => {
    const theirs = await house.desk('shipper', '/home', { viewport: { width: 1024, height: 800 } })
    const scroll = theirs.locator('.table-scroll')
    expect(await scroll.evaluate((table) => table.scrollWidth > table.clientWidth)).toBe(true)
    expect(await theirs.evaluate(() => document.documentElement.scrollWidth)).toBe(1024)
    expect([
      await scroll.getAttribute('data-more-start'),
      await scroll.getAttribute('data-more-end'),
    ]).toEqual([null, ''])
    const cells = rowsOf(theirs).first().locator('td.stuck-start, td.stuck-end')
    const places = () =>
      cells.evaluateAll((all) => all.map((cell) => Math.round(cell.getBoundingClientRect().x)))
    const before = await places()
    expect(before).toHaveLength(4)
    await scroll.evaluate((table) => table.scrollTo({ left: table.scrollWidth }))
    expect(await places()).toEqual(before)
    await expect
      .poll(async () => [
        await scroll.getAttribute('data-more-start'),
        await scroll.getAttribute('data-more-end'),
      ])
      .toEqual(['', null])
  })

  it.each([720, 855, 860])(
    'stand under their heads in a window %i px wide, however far they are scrolled [TABL-08]',
    async (width) => {
      const theirs = await house.desk('acme', '/home', { viewport: { width, height: 700 } })
      const scroll = theirs.locator('.table-scroll')
      const apart = () =>
        scroll.evaluate((table) => {
          const left = (cell: Element) => Math.round(cell.getBoundingClientRect().left)
          const heads = [...table.querySelectorAll('thead tr > *')].map(left)
          const cells = [...(table.querySelector('tbody tr')?.children ?? [])].map(left)
          return heads.length === cells.length && heads.every((at, n) => at === cells[n])
        })
      expect(await apart()).toBe(true)
      await scroll.evaluate((table) => table.scrollTo({ left: table.scrollWidth }))
      expect(await apart()).toBe(true)
    },
  )

  it('stand closer together where the user likes them compact, on every device', async () => {
    const height = async (of: Page) => (await rowsOf(of).first().boundingBox())?.height ?? 0
    const roomy = await height(page)
    const kept = preferencesKept()
    await button('Compact rows').click()
    await expect.poll(() => height(page)).toBeLessThan(roomy - 8)
    await kept
    expect(await height(await house.desk('acme'))).toBeLessThan(roomy - 8)
  })
})

describe('Picked rows', () => {
  it('are picked one by one, as a range with Shift, a page at once, and stay picked from page to page [TABL-16]', async () => {
    await box(1).click()
    await box(4).click({ modifiers: ['Shift'] })
    expect(await picked()).toEqual([1, 2, 3, 4])
    await page.getByText('4 selected').waitFor()
    await button('Next page').click()
    await expect.poll(picked).toEqual([])
    await page.getByRole('checkbox', { name: 'Select this page' }).click()
    await page.getByText('14 selected').waitFor()
    await button('Previous page').click()
    await expect.poll(picked).toEqual([1, 2, 3, 4])
    await page.locator('[data-card=closed]').click()
    await page.getByText('14 selected').waitFor({ state: 'detached' })
  })

  it('are downloaded, and only they: as a report under its name, with the columns on show [TABL-16, REPT-01]', async () => {
    const ids = await rowsOf(page).evaluateAll((rows) =>
      rows.map((row) => (row as HTMLElement).dataset['orderRow']),
    )
    await box(0).click()
    await box(2).click()
    const saved = page.waitForEvent('download')
    const body = await asked(page, '/download', () => button('Download Reports').click())
    expect(body).toMatchObject({
      order_ids: [ids[0], ids[2]],
      columns: [
        'lr',
        'vehicle',
        'client',
        'source',
        'destination',
        'dispatch_date',
        'delivery_time',
        'otp',
        'remarks',
        'attachments',
      ],
    })
    const file = await saved
    const today = new Date(Date.now() + 5.5 * 3_600_000)
      .toISOString()
      .slice(0, 10)
      .split('-')
      .toReversed()
      .join('-')
    expect(file.suggestedFilename()).toBe(`EPOD - acme - ${today}.xlsx`)
    expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK')
  })

  it('are told with all that is on record where that was chosen once, also after a reload [REPT-01]', async () => {
    const choose = async (what: string): Promise<void> => {
      await button('What reports hold').click()
      const kept = page.waitForResponse((answer) => answer.url().endsWith('/api/preferences'))
      await page.getByRole('menuitemradio', { name: what }).click()
      await kept
    }
    await choose('All that is on record')
    await page.reload()
    await rowsOf(page).first().waitFor()
    const saved = page.waitForEvent('download')
    const body = await asked(page, '/download', () => button('Download Reports').click())
    expect(body).toMatchObject({ facts: true })
    const { sheets } = await readXlsx(await readFile(await (await saved).path()))
    expect(sheets.map(({ name }) => name)).toEqual(['Orders', 'About'])
    expect(sheets[0]?.rows[0]).toEqual(expect.arrayContaining(['LR No.', 'Status', 'Late by (h)']))
    await choose('Columns of the table')
  })

  it('have their links copied, a line for each [TABL-16, TABL-14]', async () => {
    const numbers = (await columnOf(page, 'lr')).slice(0, 2)
    await box(0).click()
    await box(1).click()
    await button('Copy receiver links').click()
    await page.getByText('2 links copied').waitFor()
    const lines = (await page.evaluate(() => navigator.clipboard.readText())).split('\n')
    expect(lines.map((line) => line.split(' ')[0])).toEqual(numbers)
    for (const line of lines)
      expect(line.split(' ')[1]).toMatch(new RegExp(`^${house.product.url}/publicreceiver/[^/]+$`))
  })

  it('are shared in one go, with the sentences of the requirements [TABL-16, SHAR-01, SHAR-02, SHAR-03]', async () => {
    await box(0).click()
    await box(1).click()
    await button('Share Your Order').click()
    const dialog = page.getByRole('dialog', { name: 'Share Your Order' })
    const send = dialog.getByRole('button', { name: 'Send' })
    await send.waitFor()
    expect(await dialog.getByRole('checkbox').count()).toBe(3)
    await send.click()
    await dialog.getByText('Please select sharing type and fill related details').waitFor()
    await dialog.getByLabel('Email', { exact: true }).check()
    await dialog.getByLabel('Email addresses').fill('not an address')
    await send.click()
    await dialog.getByText('E-mail must be valid').waitFor()
    await dialog.getByLabel('Email addresses').fill('one@example.com, two@example.com')
    await dialog.getByLabel('SMS', { exact: true }).check()
    await dialog.getByLabel('Mobile numbers for SMS').fill('12345')
    await send.click()
    await dialog.getByText('Mobile Number Should be 10 digit').waitFor()
    await dialog.getByLabel('Mobile numbers for SMS').fill('9876543210')
    const body = await asked(page, '/orders/triggerNotification', () => send.click())
    expect(body).toMatchObject({
      notificationType: ['email', 'sms'],
      targets: { emails: ['one@example.com', 'two@example.com'], phones: ['9876543210'] },
    })
    expect(body['order_ids']).toHaveLength(2)
    // This product has no provider of its own: what is sent stays in the outbox, and it says so.
    await page.getByText('6 messages kept: no e-mail and no SMS provider is set').waitFor()
    await dialog.waitFor({ state: 'detached' })
  })

  it('have their receivers notified where the policy lets, and a failure says so [TABL-16, SHAR-03, SHAR-04]', async () => {
    await box(0).click()
    await button('Trigger Notification').click()
    const dialog = page.getByRole('dialog', { name: 'Trigger Notification' })
    await dialog.getByLabel('SMS', { exact: true }).check()
    await page.route(
      '**/api/orders/triggerNotification',
      (route) => route.fulfill({ status: 500, json: { status: false, message: '' } }),
      { times: 1 },
    )
    await dialog.getByRole('button', { name: 'Send' }).click()
    await page.getByText('Some Error in Trigger Notification').waitFor()
    await dialog.getByRole('button', { name: 'Send' }).click()
    await page.getByText(/messages? kept: no SMS provider is set/).waitFor()
    const theirs = await house.desk('bayer')
    await rowsOf(theirs).first().getByRole('checkbox').click()
    expect(await theirs.getByRole('button', { name: 'Trigger Notification' }).count()).toBe(0)
  })
})

it('downloads the PODs of the whole list as PODs.zip [REPT-02]', async () => {
  await page.goto('/home?need=CLOSED')
  const saved = page.waitForEvent('download')
  const body = await asked(page, '/download/pod', () => button('Download PODs').click())
  expect(body).toMatchObject({ query: { need: 'CLOSED' } })
  expect(body).not.toHaveProperty('order_ids')
  const file = await saved
  expect(file.suggestedFilename()).toBe('PODs.zip')
  expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK')
})
