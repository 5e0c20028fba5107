import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { violations } from '../testing/axe.ts'
import { yesterday } from '../testing/offline.ts'
import { placeOrder } from '../testing/orders.ts'
import { put } from '../testing/panel.ts'
import { aPicture } from '../testing/pictures.ts'
import { openStep } from '../testing/steps.ts'
import { withCommonProduct } from '../testing/with-product.ts'

const house = withCommonProduct()
const phone = { viewport: { width: 360, height: 640 } }
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const toMill = {
  destination: { name: 'Nagpur Depot', address: 'Plot 14', city: 'Nagpur', postal_code: '440016' },
  extra_fields: { landmark: 'Behind the old mill' },
}
/** The large step; null where there is none. */
const next = async (page: Page): Promise<string | null> => {
  const heading = page.locator('.step.now h2')
  return (await heading.count()) > 0 ? heading.innerText() : null
}

describe('The driver’s page', () => {
  it.each([
    ['Linux; Android 10; K', /^geo:0,0\?q=Plot%2014%2C%20Nagpur%2C%20440016$/],
    ['iPhone; CPU iPhone OS 17_2 like Mac OS X', /^https:\/\/maps\.apple\.com\/\?daddr=Plot/],
    ['Windows NT 10.0; Win64; x64', /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&dest/],
  ])('says where to and to whom, with a map that opens on %s [DOOR-01]', async (device, map) => {
    const order = await placeOrder(house.product, toMill)
    const { page, faults } = await house.visit({ ...phone, userAgent: `Mozilla/5.0 (${device})` })
    await page.goto((await order.linkFor('driver')).url)
    const link = page.getByRole('link', { name: 'Navigate' })
    expect(await link.getAttribute('href')).toMatch(map)
    // What opens in the browser must not take the place of the page.
    expect(await link.getAttribute('target')).toBe(device.startsWith('Windows') ? '_blank' : null)
    expect(await page.locator('address').innerText()).toBe(
      'Nagpur Depot\nPlot 14\nBehind the old mill\nNagpur 440016',
    )
    await page.locator('.callee').getByText('Asha', { exact: true }).waitFor()
    const call = page.getByRole('link', { name: 'Call receiver' })
    expect(await call.getAttribute('href')).toMatch(/^tel:97\d{8}$/)
    await put(house.product, 'acme', order, { reject: true })
    await page.reload()
    await page.getByRole('heading', { name: 'Rejected' }).waitFor()
    await button(page, 'Add remark').click()
    await page.getByLabel(/^Remark/).waitFor()
    expect(await page.locator('.callee').count()).toBe(0)
    expect(faults).toEqual([])
  })

  it('is as wide as the phone, however long a name without a gap is [PUBL-02] [PUBL-06]', async () => {
    const order = await placeOrder(house.product, {
      ...toMill,
      spocs: [{ name: 'Venkata'.repeat(20), contact: { phone: ['9712345678'] } }],
    })
    const { page } = await house.visit(phone)
    await page.goto((await order.linkFor('driver')).url)
    await page
      .locator('.callee')
      .getByText(/^Venkata/)
      .waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })

  it.each(['en', 'ta', 'te'])(
    'has room for the receiver’s name beside the call, or the call below it, in %s [PUBL-02] [PUBL-06]',
    async (locale) => {
      const name = 'Asha Venkataraman of the northern receiving bay'
      const order = await placeOrder(house.product, {
        ...toMill,
        spocs: [{ name, contact: { phone: ['9712345678'] } }],
      })
      const { page } = await house.visit({ ...phone, locale })
      await page.goto((await order.linkFor('driver')).url)
      const box = await page.locator('.callee').getByText(name, { exact: true }).boundingBox()
      expect(box?.width).toBeGreaterThan(130)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    },
  )

  it('breaks no word of the receiver’s name beside the button to call [PUBL-02]', async () => {
    const name = 'Thiruvananthapuram Ramachandran'
    const order = await placeOrder(house.product, {
      ...toMill,
      spocs: [{ name, contact: { phone: ['9712345678'] } }],
    })
    const { page } = await house.visit({ viewport: { width: 390, height: 844 } })
    await page.goto((await order.linkFor('driver')).url)
    const lines = await page
      .locator('.callee')
      .getByText(name, { exact: true })
      .evaluate((shown) => {
        const word = document.createRange()
        word.setStart(shown.firstChild ?? shown, 0)
        word.setEnd(shown.firstChild ?? shown, 'Thiruvananthapuram'.length)
        return word.getClientRects().length
      })
    expect(lines).toBe(1)
  })

  it('leads from step to step, also by keyboard alone, round what is skipped, and keeps what was sent in sight [DOOR-02] [A11Y-01]', async () => {
    const order = await placeOrder(house.product, toMill)
    const { page, faults } = await house.visit(phone)
    await page.goto((await order.linkFor('driver')).url)
    await button(page, 'I have reached').press('Enter')
    await button(page, 'Sign').waitFor()
    const focused = () => page.evaluate(() => document.activeElement?.id)
    await expect.poll(focused).toBe('signature')
    await page.getByText('At the destination', { exact: true }).waitFor()
    await button(page, 'Skip').press('Enter')
    expect(await next(page)).toBe('Photos of the goods')
    await expect.poll(focused).toBe('photos')
    // One that is picked and not sent keeps its step, and cannot be skipped.
    await page.locator('input[type=file]').setInputFiles(await aPicture('a.jpg', 640, 480))
    await button(page, 'Send photo').and(page.locator(':enabled')).waitFor()
    expect(await button(page, 'Skip').count()).toBe(0)
    await button(page, 'Send photo').click()
    await page.locator('.sent').getByText('1 photo', { exact: true }).waitFor()
    await page.getByText(/one-time password once the goods/).waitFor()
    expect(await next(page)).toBe('OTP')
    await button(page, 'Skip').click()
    expect(await next(page)).toBe('Anything to note?')
    await button(page, 'Skip').click()
    await page.getByText('Nothing more to do here').waitFor()
    // What was skipped is there all the same.
    await openStep(page, 'Signature')
    await button(page, 'Sign').waitFor()
    expect(await page.locator('.sent p > span').allInnerTexts()).toEqual([
      'At the destination',
      '1 photo',
    ])
    expect(faults).toEqual([])
  })

  it('opens the step that its address names, beside the next one [DOOR-02] [CHAS-01]', async () => {
    const order = await placeOrder(house.product)
    const { page } = await house.visit(phone)
    await page.goto(`${(await order.linkFor('driver')).url}#photos`)
    await button(page, 'Add photo').waitFor()
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('photos')
    expect(await next(page)).toBe('On the way')
    expect(await button(page, 'Sign').count()).toBe(0)
    await button(page, 'Photos of the goods').press('Enter')
    expect(await button(page, 'Add photo').count()).toBe(0)
  })
})

it('leads from the proof of one stop to the next of the trip, each with a page and a proof of its own [DOOR-03] [A11Y-01]', async () => {
  const trip = {
    truck_number: `MH12PT${process.pid % 10_000}`,
    dispatch_date: yesterday(),
    dispatch_time: '09:00',
  }
  const first = await placeOrder(house.product, { ...trip, destination: { name: 'Depot' } })
  const later = await placeOrder(house.product, { ...trip, ...toMill })
  const { page, faults } = await house.visit({ ...phone, bypassCSP: true })
  await page.goto((await first.linkFor('driver')).url)
  await button(page, 'I have reached').waitFor()
  const on = page.getByRole('link', { name: 'Next stop Nagpur Depot' })
  expect(await on.count()).toBe(0)
  await put(house.product, 'acme', first, { reject: true })
  await page.reload()
  await on.waitFor()
  expect(await violations(page)).toEqual([])
  // What is still added to it leads back to it, also where that was pressed before.
  for (const text of ['Nobody at the gate', 'Called twice']) {
    await button(page, 'Add remark').click()
    await page.getByLabel(/^Remark/).fill(text)
    await button(page, 'Add remark').click()
    await page.getByText(text).waitFor()
    await button(page, 'Back').click()
    await on.waitFor()
  }
  await on.press('Enter')
  await button(page, 'I have reached').click()
  await page.getByText(later.identifier, { exact: true }).waitFor()
  await page.getByText('At the destination', { exact: true }).waitFor()
  await put(house.product, 'acme', later, { reject: true })
  await page.reload()
  await page.getByRole('heading', { name: 'Rejected' }).waitFor()
  expect(await page.getByRole('link', { name: /^Next stop/ }).count()).toBe(0)
  expect(faults).toEqual([])
})

it('shows the receiver, who waits with the page open, that the driver is there [DOOR-04]', async () => {
  const order = await placeOrder(house.product, toMill)
  const { page, faults } = await house.visit({ ...phone, bypassCSP: true })
  await page.clock.install()
  await page.goto((await order.linkFor('receiver')).url)
  await page.getByRole('heading', { name: 'A consignment for you' }).waitFor()
  const there = page.getByRole('status').getByText('At the destination')
  expect(await there.count()).toBe(0)
  await put(house.product, 'acme', order, { triggerOutBound: true })
  await page.clock.runFor(61_000)
  await there.waitFor()
  expect(await violations(page)).toEqual([])
  await page.reload()
  await there.waitFor()
  expect(faults).toEqual([])
})
