import type { Page } from 'playwright-core'
import { never } from '../../src/server/testing/never.ts'
import { describe, expect, it } from 'vitest'
import {
  choose,
  csv,
  dialog,
  done,
  headers,
  holds,
  line,
  sheetOf,
  states,
  today,
} from '../testing/bulk.ts'
import { columnOf, withProduct } from '../testing/with-product.ts'

const house = withProduct()

/** Says that the columns are as they stand there, which is remembered. */
const showRows = async (page: Page): Promise<void> => {
  const kept = page.waitForResponse(
    (response) =>
      response.url().endsWith('/api/preferences') && response.request().method() === 'POST',
  )
  await dialog(page).getByRole('button', { name: 'Show the rows' }).click()
  await kept
}

describe('Bulk Upload', () => {
  it('shows what a file holds, mends a cell in place, adds what is right and says the same file adds nothing more [BULK-02] [BULK-09] [BULK-11] [IMPO-01]', async () => {
    const page = await house.desk('acme')
    const file = csv('orders.csv', [
      headers,
      line('BULK-1'),
      line('BULK-2', { 'Driver Contact': '12' }),
      line('BULK-1'),
      ['', 'nobody'],
      line('BULK-3'),
    ])
    await choose(page, file)
    await expect.poll(() => states(page)).toEqual(['error', 'new', 'duplicate', 'new'])
    await dialog(page).getByText('Without LR No., and left out: line 5').waitFor()
    const cell = dialog(page).getByLabel('Driver Contact, line 3')
    await cell.focus()
    await dialog(page).getByText('Line 3: Enter valid contact info', { exact: true }).waitFor()
    await cell.fill('9876543211')
    await cell.press('Enter')
    await expect.poll(() => states(page)).toEqual(['new', 'new', 'duplicate', 'new'])
    const sent = page.waitForRequest('**/receive_data_new.json')
    const noted = page.waitForRequest('**/requestid')
    await done(page).click()
    expect((await sent).postDataJSON()).toMatchObject({
      chunk_size: 200,
      callback_data: {
        url: `${house.product.url}/api/orders`,
        method: 'POST',
        headers: { Authorization: expect.stringMatching(/^Bearer /) },
      },
    })
    expect((await noted).postDataJSON()).toMatchObject({ username: 'acme' })
    await dialog(page).waitFor({ state: 'detached' })
    await expect
      .poll(async () =>
        (await columnOf(page, 'lr')).filter((number) => number.startsWith('BULK-')).sort(),
      )
      .toEqual(['BULK-1', 'BULK-2', 'BULK-3'])

    await choose(page, csv('again.csv', [headers, line('BULK-1'), line('BULK-3')]))
    await dialog(page).getByText('Every row is already an order: nothing to add').waitFor()
    // The rows are drawn a moment after what is said of all of them.
    await expect.poll(() => states(page)).toEqual(['same', 'same'])
    expect(await done(page).getAttribute('aria-disabled')).toBe('true')

    await dialog(page).getByRole('button', { name: 'Choose another file' }).click()
    await choose(
      page,
      csv('changed.csv', [headers, line('BULK-1', { Vehicle: 'KA05ZZ0001' }), line('BULK-3')]),
    )
    await expect.poll(() => states(page)).toEqual(['update', 'same'])
    await dialog(page).getByLabel('Change the 1 order that differs to what the file says').check()
    await done(page).click()
    await dialog(page).waitFor({ state: 'detached' })
    await expect
      .poll(() => page.locator('tbody tr[data-order-row]', { hasText: 'BULK-1' }).innerText())
      .toContain('KA05ZZ0001')
  })

  it('downloads a report of the rows that failed by line, column and reason, and these in their own columns, as another library reads them [BULK-10] [IMPO-01]', async () => {
    const page = await house.desk('acme')
    await choose(
      page,
      csv('failing.csv', [
        headers,
        line('FAIL-1'),
        line('FAIL-2', { 'Dispatch Date': '03/04/2026' }),
        line('=FAIL-3', { TAT: '0', 'TAT (h)': '0' }),
      ]),
    )
    await expect.poll(() => states(page)).toEqual(['error', 'error', 'new'])
    const rows = await sheetOf(
      Promise.all([
        page.waitForEvent('download'),
        dialog(page).getByRole('button', { name: 'Download rows with errors' }).click(),
      ]).then(([file]) => file),
    )
    expect([rows.file, rows.rows?.[0], rows.rows?.[1]?.[0], rows.rows?.[1]?.at(-1)]).toEqual([
      'Rows with errors.xlsx',
      [...headers, 'Reason'],
      'FAIL-2',
      expect.stringContaining('two ways'),
    ])
    const report = await sheetOf(
      Promise.all([page.waitForEvent('download'), done(page).click()]).then(([file]) => file),
    )
    expect([report.file, report.name, report.rows]).toEqual([
      'Error-acme-Bulk upload.xlsx',
      'Error-acme-Bulk upload',
      [
        ['Identifier', 'Message'],
        ['FAIL-2', expect.stringMatching(/^Line 3: Dispatch Date: .*two ways/)],
        ["'=FAIL-3", expect.stringMatching(/^Line 4: .*TAT/)],
      ],
    ])
  })

  it('adds the good rows, keeps the others with all that was mended in them, and adds them next [DESK-13]', async () => {
    const page = await house.desk('acme')
    await choose(
      page,
      csv('open.csv', [
        headers,
        line('OPEN-1'),
        line('OPEN-2', { 'Dispatch Date': 'soon', 'Driver Contact': '12' }),
        line('OPEN-3'),
      ]),
    )
    await expect.poll(() => states(page)).toEqual(['error', 'new', 'new'])
    const cell = (label: string) => dialog(page).getByLabel(`${label}, line 3`)
    await cell('Driver Contact').fill('9876543219')
    await cell('Driver Contact').press('Enter')
    await dialog(page).getByRole('button', { name: 'Add 2, leave 1 open' }).click()
    await expect.poll(() => states(page)).toEqual(['error'])
    expect(await cell('Driver Contact').inputValue()).toBe('9876543219')
    await page.keyboard.press('Escape')
    const asked = page.getByRole('dialog').last()
    await asked.getByRole('button').last().click()
    await cell('Dispatch Date').fill(today)
    await cell('Dispatch Date').press('Enter')
    await expect.poll(() => states(page)).toEqual(['new'])
    await done(page).click()
    await dialog(page).waitFor({ state: 'detached' })
    await expect
      .poll(async () =>
        (await columnOf(page, 'lr')).filter((number) => number.startsWith('OPEN-')).sort(),
      )
      .toEqual(['OPEN-1', 'OPEN-2', 'OPEN-3'])
  })

  it('sends the cell that was mended last with the rest, where Done is pressed straight out of it [DESK-13]', async () => {
    const page = await house.desk('acme')
    await choose(
      page,
      csv('straight.csv', [headers, line('NOW-1'), line('NOW-2', { 'Driver Contact': '12' })]),
    )
    await expect.poll(() => states(page)).toEqual(['error', 'new'])
    await dialog(page).getByLabel('Driver Contact, line 3').fill('9876543219')
    await done(page).click()
    await dialog(page).waitFor({ state: 'detached' })
    const { total } = await house.product.orders('acme', { search: 'NOW-' })
    expect(total).toBe(2)
  })

  it('moves nothing under a press that leaves a mended cell, until it is released [DESK-13]', async () => {
    const page = await house.desk('acme')
    const compared = page.waitForResponse('**/api/orders/known')
    await choose(
      page,
      csv('held.csv', [headers, line('HELD-1'), line('HELD-2', { 'Driver Contact': '12' })]),
    )
    await expect.poll(() => states(page)).toEqual(['error', 'new'])
    // The line that says so goes once they are, and the buttons move.
    await compared
    await dialog(page).getByText('Comparing with the orders').waitFor({ state: 'detached' })
    await dialog(page).getByLabel('Driver Contact, line 3').fill('9876543219')
    const button = await done(page).boundingBox()
    if (!button) throw new Error('the button is nowhere')
    // Where the longer label begins, the shorter one does not reach.
    await page.mouse.move(button.x + 3, button.y + button.height / 2)
    await page.mouse.down()
    await never(async () => (await done(page).innerText()) !== 'Add 1, leave 1 open', {
      within_ms: 1_000,
      why: 'a cell is judged in milliseconds',
    })
    await page.mouse.up()
    await dialog(page).waitFor({ state: 'detached' })
    expect((await house.product.orders('acme', { search: 'HELD-' })).total).toBe(2)
  })

  it('nor while rows are compared, where the press would be lost [DESK-13]', async () => {
    const page = await house.desk('acme')
    const asked = Promise.withResolvers<void>()
    await page.route('**/api/orders/known', async (route) => {
      await asked.promise
      await route.continue()
    })
    await choose(page, csv('compared.csv', [headers, line('COMP-1'), line('COMP-2')]))
    const comparing = dialog(page).getByText('Comparing with the orders that are already there')
    await comparing.waitFor()
    await done(page).hover()
    await page.mouse.down()
    const answered = page.waitForResponse('**/api/orders/known')
    asked.resolve()
    await answered
    await never(async () => !(await comparing.isVisible()), {
      within_ms: 1_000,
      why: 'an answer is drawn in milliseconds',
    })
    await page.mouse.up()
    await dialog(page).waitFor({ state: 'detached' })
    expect((await house.product.orders('acme', { search: 'COMP-' })).total).toBe(2)
  })

  it('begins at the first cell that is wrong, says the reason under its row, and shows the rows of one reason alone [DESK-12]', async () => {
    const page = await house.desk('acme')
    await choose(
      page,
      csv('wrong.csv', [
        headers,
        ...Array.from({ length: 60 }, (_, n) => line(`WHY-${n}`)),
        line('WHY-60', { 'Driver Contact': '12' }),
        line('WHY-61', { 'Dispatch Date': 'soon', 'Driver Contact': '+91 98765 43210' }),
        line('WHY-62', { 'Dispatch Date': 'soon' }),
      ]),
    )
    const cell = dialog(page).getByLabel('Driver Contact, line 62')
    await expect.poll(() => cell.evaluate((field) => field === document.activeElement)).toBe(true)
    await dialog(page)
      .locator('.bulk-why', { hasText: 'Driver Contact: Enter valid contact info' })
      .waitFor()
    // The next wrong cell is an Enter away, in its own column.
    await cell.fill('9876543211')
    await cell.press('Enter')
    const next = dialog(page).getByLabel('Dispatch Date, line 63')
    await expect.poll(() => next.evaluate((field) => field === document.activeElement)).toBe(true)
    await dialog(page).getByTitle('Cleaned; in the file: “+91 98765 43210”').waitFor()
    const sum = dialog(page).getByRole('button', {
      name: /^Dispatch Date: “soon” is not a date.* · 2 rows$/,
    })
    await sum.click()
    await expect.poll(() => states(page)).toEqual(['error', 'error'])
    await sum.click()
    await expect
      .poll(async () => (await states(page)).slice(0, 4))
      .toEqual(['new', 'error', 'error', 'new'])
    expect(await dialog(page).getByRole('columnheader', { name: 'Transporter' }).count()).toBe(0)
    await dialog(page).getByRole('button', { name: 'Show 3 empty columns' }).click()
    await dialog(page).getByRole('columnheader', { name: 'Transporter' }).waitFor()
  })

  it('asks once which sign stands before decimals, and takes telephone numbers and times as people write them [BULK-04] [BULK-05] [ADD-04]', async () => {
    const page = await house.desk('acme')
    const timed = (number: string, tat: string): string[] =>
      line(number, {
        'TAT (h)': tat,
        'Dispatch Time': '9.30 AM',
        'Driver Contact': '+91 98765 43210',
      })
    await choose(
      page,
      csv('decimals.csv', [
        headers,
        timed('DEC-1', '36,5'),
        timed('DEC-2', '12.5'),
        timed('DEC-3', '1,200'),
      ]),
    )
    await expect.poll(() => states(page)).toEqual(['error', 'new', 'new'])
    await dialog(page)
      .getByLabel('Numbers like 1,200')
      .selectOption({ label: 'Point before decimals: 1200' })
    await expect.poll(() => states(page)).toEqual(['new', 'new', 'new'])
  })

  it('asks once which column is which where the headers differ [BULK-12]', async () => {
    const page = await house.desk('acme')
    const theirs = headers.map((header) => (header === 'Vehicle' ? 'Gaadi' : header))
    await choose(page, csv('theirs.csv', [theirs, line('MAP-1')]))
    await holds(page, 'Gaadi').selectOption('truck_number')
    await showRows(page)
    await expect.poll(() => states(page)).toEqual(['new'])
    await dialog(page).getByRole('button', { name: 'Choose another file' }).click()
    await choose(page, csv('theirs.csv', [theirs, line('MAP-2')]))
    await expect.poll(() => states(page)).toEqual(['new'])
  })

  it('reads the next right file as before, after one that had a header twice [BULK-12]', async () => {
    const page = await house.desk('acme')
    const twice = [...headers, 'Source', 'Colour']
    await choose(page, csv('twice.csv', [twice, [...line('TWICE-1'), 'Delhi', 'red']]))
    await holds(page, 'Colour').waitFor()
    await showRows(page)
    await expect.poll(() => states(page)).toEqual(['new'])
    await expect
      .poll(() => dialog(page).getByText('Not read: Source (column', { exact: false }).count())
      .toBe(1)
    await dialog(page).getByRole('button', { name: 'Choose another file' }).click()
    await choose(page, csv('right.csv', [headers, line('TWICE-2')]))
    await expect.poll(() => states(page)).toEqual(['new'])
    await dialog(page).getByText('1 row without Transporter: NA', { exact: false }).waitFor()
    expect(await dialog(page).getByText('row without Source').count()).toBe(0)
  })

  it('offers an empty file with the account’s headers [BULK-12]', async () => {
    const page = await house.desk('shipper')
    await page.getByRole('button', { name: 'Bulk upload' }).click()
    const template = await sheetOf(
      Promise.all([
        page.waitForEvent('download'),
        dialog(page).getByRole('button', { name: 'Download template' }).click(),
      ]).then(([file]) => file),
    )
    expect(template.rows?.[0]?.slice(0, 4)).toEqual([
      'Invoice No.',
      'Invoice Date',
      'Shippers Code',
      'Shippers Name',
    ])
  })

  it('names the lines of an agrochemical file that lack something [BULK-06]', async () => {
    const page = await house.desk('syngenta')
    const needed = [
      'Invoice No.',
      'Invoice Date',
      'Bill to Customer No.',
      'Ship to Customer No.',
      'city',
      'material group',
      'material group description',
      'material number',
      'material description',
      'Batch',
      'Billing Qty.',
      'SDistt.',
      'SOff.',
      'SGrp.',
      'Shipping Plnt.',
    ]
    const row = (number: string, batch: string): string[] => [
      number,
      today,
      '1100',
      '1101',
      'Indore',
      'CP',
      'Crop protection',
      '2001',
      'Herbicide',
      batch,
      '10',
      'D1',
      'O1',
      'G1',
      'IN42',
    ]
    await choose(
      page,
      csv('sap.csv', [
        needed,
        row('AG-1', 'B1'),
        row('AG-1', 'B2'),
        row('AG-2', ''),
        row('AG-3', 'B1'),
      ]),
    )
    await dialog(page).getByText('Missing data at line - 4').waitFor()
    await expect.poll(() => states(page)).toEqual(['error', 'new', 'new', 'new'])
  })

  it('says clearly of what is no spreadsheet that it is none, and of one without rows, and is not offered to readers [BULK-01] [BULK-02] [BULK-03]', async () => {
    const page = await house.desk('acme')
    await choose(page, {
      name: 'orders.xlsx',
      mimeType: 'application/octet-stream',
      buffer: Buffer.from('%PDF-1.7'),
    })
    await dialog(page).getByText('This file is not a spreadsheet').waitFor()
    await choose(page, csv('empty.csv', [headers]))
    await dialog(page)
      .getByText("No Data Available for applied filters. Change filter's values")
      .waitFor()
    const other = await house.desk('acme-readonly')
    const button = other.getByRole('button', { name: 'Bulk upload' })
    expect(await button.getAttribute('aria-disabled')).toBe('true')
    expect(
      await (await house.desk('acme-vendor')).getByRole('button', { name: 'Bulk upload' }).count(),
    ).toBe(0)
  })
})
