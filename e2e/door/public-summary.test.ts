import { describe, expect, it } from 'vitest'
import { placeOrder } from '../testing/orders.ts'
import { put } from '../testing/panel.ts'
import { withCommonProduct } from '../testing/with-product.ts'

const house = withCommonProduct()
const visit = () => house.visit({ viewport: { width: 390, height: 780 } })
const received = /^Received by Asha at \d+(st|nd|rd|th) \w{3} @ \d\d:\d\d [AP]M$/

describe('The summary of a received order', () => {
  it.each(['receiver', 'tracking'] as const)(
    'says on the %s’s page who received it and when, has its number and places as buttons, remarks and attachments [SUMM-01] [SUMM-02] [PUBL-03]',
    async (party) => {
      const order = await placeOrder(house.product)
      await put(house.product, 'acme', order, { remarks: { by: 'Meera', text: 'Two boxes wet' } })
      const { page } = await visit()
      const { url } = await order.linkFor(party)
      await page.goto(url)
      await page.getByText(order.identifier).first().waitFor()
      expect(await page.getByText(received).count()).toBe(0)
      await put(house.product, 'acme', order, { receive: true })
      await page.goto('about:blank')
      await page.goto(url)
      await page.getByRole('heading', { name: received }).waitFor()
      await page.getByText('Two boxes wet').waitFor()
      await page.getByRole('heading', { name: 'Attachements' }).waitFor()
      for (const name of ['Pune', 'Nagpur', order.identifier]) {
        await page.getByRole('button', { name, exact: true }).click()
        await page.getByText(`${name} copied`).waitFor()
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(name)
      }
      if (party === 'tracking')
        expect(await page.getByRole('button', { name: /Add|Dispute/ }).count()).toBe(0)
    },
  )

  it('says of goods in time when they were there and that they came so, and of goods turned away that they are [SUMM-01] [PUBL-03]', async () => {
    const [accepted, rejected] = [
      await placeOrder(house.product),
      await placeOrder(house.product, { dispatch_date: new Date().toISOString(), eta_hrs: 48 }),
    ]
    await put(house.product, 'acme', accepted, { triggerOutBound: true, geo_tag: { loc: [] } })
    await put(house.product, 'acme', accepted, { receive: true })
    await put(house.product, 'acme', rejected, { reject: true })
    const { page } = await visit()
    await page.goto((await accepted.linkFor('tracking')).url)
    // Word for word, with plain spaces: whoever copies it or looks for it finds it.
    expect(await page.locator('.verdict h2').textContent()).toMatch(received)
    await page.getByText(/ · on time$/).waitFor()
    const steps = page.locator('.timeline li strong')
    expect(await steps.allInnerTexts()).toEqual(['Dispatched', 'At the destination', 'Received'])
    await page.goto((await rejected.linkFor('tracking')).url)
    const last = page.locator('.timeline li').last()
    await last.getByText('Rejected', { exact: true }).waitFor()
    expect(await last.locator('.hint').innerText()).toMatch(/^\w{3} \d+ \w{3}, \d\d:\d\d$/)
  })

  it('is shown to nobody by the plain id, which says who sees more and where [PUBL-03] [LINK-01]', async () => {
    const order = await placeOrder(house.product)
    await put(house.product, 'acme', order, { receive: true })
    const { page } = await visit()
    await page.goto(`/publictracking/${order.id}`)
    await page.getByText('to whoever holds its tracking link').waitFor()
    expect(await page.locator('body').innerText()).not.toMatch(/Pune|Nagpur|Asha|Received/)
    await page.getByRole('button', { name: 'Find your consignment' }).click()
    await page.waitForURL('**/publictracking')
    await page.getByLabel('LR or invoice number').waitFor()
  })
})

describe('A page by LR number', () => {
  it.each(['acme', 'shipper', 'syngenta', 'bayer', 'swiggy'])(
    'asks for a code, of %s too [LINK-02]',
    async (client) => {
      const { page } = await visit()
      await page.goto(`/publicreceiver/${client}/lr/LR-INVENTED`)
      await page.getByRole('button', { name: 'Send OTP' }).waitFor()
      expect(await page.getByText('This link does not work').count()).toBe(0)
    },
  )

  it('says at once where the sender opens none [LINK-02]', async () => {
    const { page } = await visit()
    const message = 'This sender opens no consignment by its number.'
    await page.route('**/api/public/receiver/acme/lr/*', (route) =>
      route.request().method() === 'GET'
        ? route.fulfill({ status: 403, json: { status: false, code: 'locator_off', message } })
        : route.fallback(),
    )
    await page.goto('/publicreceiver/acme/lr/LR-INVENTED')
    await page.getByText(message).waitFor()
    expect(await page.getByRole('button', { name: 'Send OTP' }).count()).toBe(0)
  })
})
