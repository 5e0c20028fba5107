import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { linkTo } from '../testing/calls.ts'
import { placeOrder } from '../testing/orders.ts'
import { openPanel, placeFor, put } from '../testing/panel.ts'
import { withCommonProduct } from '../testing/with-product.ts'

const house = withCommonProduct()
const phone = { viewport: { width: 390, height: 780 } }
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const THANKS = 'Thank you. The order is received.'

describe('What a person reads', () => {
  it('after Receive is thanks, at the desk and at the door [EPOD-03]', async () => {
    const order = await placeOrder(house.product)
    const desk = await openPanel(house, await placeOrder(house.product))
    await desk.button('Receive').click()
    await desk.page.getByText(THANKS).waitFor()
    const { page } = await house.visit(phone)
    await page.goto(`${(await order.linkFor('receiver')).url}#confirm`)
    await button(page, 'Receive').click()
    await page.getByText(THANKS).waitFor()
    expect(await page.getByText('otp verified').count()).toBe(0)
  })

  it('at a Receive that is switched off is why, by thumb and by keyboard [REPL-03] [EPOD-05]', async () => {
    const order = await placeFor(house.product, 'syngenta')
    const { url } = await linkTo(await house.product.client('syngenta'), order.id, 'receiver')
    const { page } = await house.visit(phone)
    await page.goto(`${url}#confirm`)
    const alert = page.getByRole('alert').getByText('Remarks Missing')
    await button(page, 'Receive').click({ force: true })
    await alert.waitFor()
    await alert.waitFor({ state: 'detached' })
    await button(page, 'Receive').focus()
    await page.keyboard.press('Enter')
    await alert.waitFor()
    expect(await page.getByText('Remarks Missing').count()).toBeGreaterThan(1)
  })

  it('of an order has LR and invoice number, the one that the account goes by as its title [EPOD-01]', async () => {
    const order = await placeFor(house.product, 'syngenta', { invoice: '831036' })
    const { panel } = await openPanel(house, order, 'syngenta')
    await panel.getByRole('heading', { name: '831036', exact: true }).waitFor()
    await panel.getByRole('button', { name: `LR number ${order.identifier}` }).waitFor()
    const plain = await placeFor(house.product, 'acme', { invoice: 'INV-7' })
    const acme = await openPanel(house, plain)
    await acme.panel.getByRole('heading', { name: plain.identifier, exact: true }).waitFor()
    await acme.panel.getByRole('button', { name: 'Invoice number INV-7' }).waitFor()
    expect(await acme.panel.getByRole('heading', { name: 'INV-7' }).count()).toBe(0)
  })

  it('in Hindi has no English day, month or suggestion, at the door and at the desk [L10N-01] [REM-06]', async () => {
    const order = await placeOrder(house.product)
    await put(house.product, 'acme', order, {
      remarks: { text: 'गीला, damaged', by: 'आशा' },
      extra_fields: { condition: 'damaged' },
    })
    const { page } = await house.visit({ ...phone, locale: 'hi-IN' })
    await page.goto((await order.linkFor('receiver')).url)
    await page.getByRole('heading', { level: 1 }).waitFor()
    const english =
      /\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\b/
    expect(await page.locator('main').innerText()).not.toMatch(english)
    await page.getByRole('button', { name: 'माल आ गया' }).click()
    await page.getByRole('button', { name: 'टूटा-फूटा माल' }).waitFor()
    expect(await page.getByText('Damaged Goods').count()).toBe(0)
    const desk = await openPanel(house, order, 'acme', { locale: 'hi-IN' })
    await desk.panel.getByText('गीला').first().waitFor()
    expect(await desk.panel.locator('.panel-list').first().innerText()).not.toMatch(english)
    await desk.panel.getByRole('button', { name: 'टिप्पणी जोड़ें' }).click()
    await desk.panel.getByText('टूटा-फूटा माल').waitFor()
  })
})
