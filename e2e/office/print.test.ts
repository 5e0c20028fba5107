import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { ok } from '../../packages/client/src/index.ts'
import { readPdf } from '../../src/server/testing/pdf.ts'
import { placeOrder } from '../testing/orders.ts'
import { withProduct } from '../testing/with-product.ts'

const house = withProduct()
const onPaper = async (page: Page) => {
  await page.locator('.print-head').waitFor({ state: 'attached' })
  return readPdf(await page.pdf({ preferCSSPageSize: true }))
}
const times = (text: string, part: string): number => text.split(part).length - 1
const look = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((one) => {
      const { display, color, backgroundColor } = getComputedStyle(one)
      return { display, color, backgroundColor }
    })

describe('A table on paper', () => {
  it('is the dashboard’s list over several sheets, its head on each, with whose, which and when over it [DESK-32]', async () => {
    const page = await house.desk('acme', '/home?size=50&source=Chakan')
    const rows = await page.locator('tbody tr[data-order-row]').count()
    await page.goto('/home?size=50')
    await page.locator('tbody tr[data-order-row]').nth(20).waitFor()
    const all = await page.locator('tbody tr[data-order-row]').count()
    expect(all).toBeGreaterThan(rows)
    await page.emulateMedia({ media: 'print' })
    for (const hidden of [
      '.top-bar',
      '.toolbar',
      '.cards',
      '.list-bar',
      '.col-pick',
      '.col-action',
    ])
      expect([hidden, (await look(page, hidden)).display]).toEqual([hidden, 'none'])
    expect((await look(page, '.table thead')).display).toBe('table-header-group')
    expect(await look(page, 'tbody tr[data-order-row] td:not(.col-pick)')).toMatchObject({
      color: 'rgb(0, 0, 0)',
      backgroundColor: 'rgb(255, 255, 255)',
    })
    const { pages, text } = await onPaper(page)
    expect(pages).toBeGreaterThan(1)
    expect(times(text, 'LR No.')).toBe(pages)
    expect(times(text, 'LR-7')).toBe(all)
    expect(text).toContain('acme')
    expect(text).toMatch(/Dispatched: \d\d? \w+ \d{4} to \d\d? \w+ \d{4}/)
    expect(text).toMatch(/Printed \d\d-\d\d-\d{4} \d\d:\d\d/)
    expect(text).not.toContain('Download Reports')
  })

  it('breaks a long name, so that no column is driven off the sheet [DESK-32]', async () => {
    const order = await placeOrder(house.product, {
      destination: { name: 'The Regional Distribution Centre of Nagpur, Butibori Industrial Area' },
      transporter: 'Shree Vishwakarma Transport and Logistics Company of Nagpur',
    })
    const page = await house.desk('acme', '/home')
    await page.locator(`tbody tr[data-order-row="${order.id}"]`).waitFor()
    // As wide as a sheet of A4 that lies on its side, between its margins.
    await page.setViewportSize({ width: 1_032, height: 700 })
    await page.emulateMedia({ media: 'print' })
    expect(
      await page
        .locator('.table')
        .first()
        .evaluate((table) => table.scrollWidth - document.documentElement.clientWidth),
    ).toBeLessThanOrEqual(0)
  })

  it('says which filters are on, in the dark too as ink on white [DESK-32]', async () => {
    const page = await house.desk('acme', '/home?need=OPEN_DELAY&q=LR', { colorScheme: 'dark' })
    const { text } = await onPaper(page)
    expect(text).toContain('Category: Open Orders > ETA')
    expect(text).toContain('Search: LR')
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    expect((await look(page, 'body')).backgroundColor).toBe('rgb(255, 255, 255)')
  })

  it.each([
    ['/history', 'History', 'What happened'],
    // 'Party' is a field of that page too, which is there before its table.
    ['/crates', 'Balances', 'To 7 days'],
    ['/analysis', 'By transporter', 'By source'],
    ['/user-management', 'Users', 'Orders carried by Roadrunner'],
    ['/user-management?view=log', 'Nothing was changed', 'Nothing was changed'],
    ['/admin', 'Clients', 'Acme Logistics'],
  ])('is what %s has, without its fields and buttons [DESK-32]', async (path, name, word) => {
    const page = await house.desk('admin')
    await page.goto(path)
    await page.getByRole('table', { name }).or(page.getByText(name)).first().waitFor()
    // A page's title may stand there before what the page is about.
    await page.locator('main').getByText(word).first().waitFor()
    const { text } = await onPaper(page)
    expect(text).toContain(word)
    expect(text).toMatch(/Printed \d\d-\d\d-\d{4}/)
    // Of a long table one page alone is printed.
    expect(text).not.toContain('All lines')
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('.page .button:visible, .page input:visible').count()).toBe(0)
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
    ).toBe(true)
  })

  it('tells the parts of a bar apart by ink, in the legend too, and keeps a title with what it is over [DESK-32] [MGMT-04]', async () => {
    const page = await house.desk('admin')
    await page.goto('/analysis')
    await page.locator('.legend-mark').first().waitFor()
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    const marks = await page.locator('.legend-mark').evaluateAll((all) =>
      all.map((one) => {
        const { backgroundColor, fill, printColorAdjust } = getComputedStyle(one)
        return [backgroundColor, fill === backgroundColor, printColorAdjust]
      }),
    )
    expect(marks).toEqual([
      ['rgb(0, 0, 0)', true, 'exact'],
      ['rgb(136, 136, 136)', true, 'exact'],
      ['rgb(221, 221, 221)', true, 'exact'],
    ])
    for (const title of await page.locator('.page-body h2').all())
      expect(await title.evaluate((one) => getComputedStyle(one).breakAfter)).toBe('avoid')
  })

  it('is the open list of uploads alone, and by the button the messages alone [DESK-32]', async () => {
    const acme = await house.product.client('acme')
    await ok(
      acme.POST('/api/imports', {
        body: { import_id: randomUUID(), file_name: 'on-paper.csv', rows: 1 },
      }),
    )
    const page = await house.desk('acme')
    await page.getByRole('button', { name: 'Bulk upload' }).click()
    await page.getByRole('button', { name: 'Earlier uploads' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Print' }).waitFor()
    await page.getByRole('cell', { name: 'on-paper.csv' }).first().waitFor()
    const uploads = await onPaper(page)
    expect(uploads.text).toContain('on-paper.csv')
    expect(uploads.text).not.toContain('LR-7')
    const desk = await house.desk('admin')
    await desk.goto('/admin')
    const messages = desk.getByRole('region', { name: 'Messages', exact: true })
    await desk.evaluate(() => {
      window.print = () => {
        document.documentElement.dataset['printed'] =
          document.querySelector('.printed')?.getAttribute('aria-label') ?? 'all'
      }
    })
    await messages.getByRole('button', { name: 'Print' }).click()
    const printed = () => desk.evaluate(() => document.documentElement.dataset['printed'])
    expect(await printed()).toBe('Messages')
    expect(await desk.locator('.printed').count()).toBe(0)
    await desk.locator('.page-head').getByRole('button', { name: 'Print' }).click()
    expect(await printed()).toBe('all')
    await messages.evaluate((one) => one.classList.add('printed'))
    const { text } = await onPaper(desk)
    expect(text).toContain('Messages')
    expect(text).not.toContain('Acme Logistics')
  })
})
