import { describe, expect, it } from 'vitest'
import { ok } from '../../packages/client/src/index.ts'
import { looks, violations } from '../testing/axe.ts'
import { edit, holderOf, linkTo } from '../testing/calls.ts'
import { openPanel, placeFor, put } from '../testing/panel.ts'
import { aPicture } from '../testing/pictures.ts'
import { withCommonProduct } from '../testing/with-product.ts'

const house = withCommonProduct()
const phone = { width: 390, height: 844 }

const photo = async (tag: 'epod' | 'spoc') => {
  const { buffer } = await aPicture(`${tag}.jpg`, 80, 60, tag === 'epod' ? '#a00' : '#0a0')
  return {
    photos: [
      {
        file_name: `${tag}.jpg`,
        file_data: `data:image/jpeg;base64,${buffer.toString('base64')}`,
        tag,
      },
    ],
  }
}

/** An order that was edited, remarked on, photographed and received, in this order. */
const delivered = async () => {
  const order = await placeFor(house.product, 'syngenta')
  await edit(await house.product.client('syngenta'), {
    _id: order.id,
    truck_number: 'KA05ZZ0001',
  })
  await put(house.product, 'syngenta', order, {
    remarks: { text: 'Counted', categories: ['Intact'] },
  })
  await put(house.product, 'syngenta', order, await photo('epod'))
  await put(house.product, 'syngenta', order, await photo('spoc'))
  await put(house.product, 'syngenta', order, { receive: true, geo_tag: { loc: [] } })
  return order
}

describe('The order over time', () => {
  it('is looked at by keyboard alone: the value before an edit, who set it, and why Receive could not be pressed then [REPL-02, REPL-03]', async () => {
    const order = await delivered()
    const { page, panel, button } = await openPanel(house, order, 'syngenta', looks())
    await button('Look back in time').focus()
    await page.keyboard.press('Enter')
    const slider = panel.getByRole('slider', { name: 'Moment' })
    await slider.waitFor()
    expect(await slider.getAttribute('aria-valuetext')).toMatch(/^6 of 6: Received, /)
    const field = (label: string) =>
      panel.locator('.field-origins > div').filter({ has: page.getByText(label, { exact: true }) })
    const truck = field('Truck number')
    const receive = panel.locator('[data-action=receive]')
    expect(await truck.innerText()).toContain('KA05ZZ0001')
    await receive.getByText('This order has already been received').waitFor()

    await page.keyboard.press('Tab')
    expect(await slider.evaluate((one) => one === document.activeElement)).toBe(true)
    await page.keyboard.press('Home')
    await expect.poll(() => truck.innerText()).toContain('MH12AB1234')
    expect(await truck.innerText()).toMatch(
      /by syngenta \(client\), \d\d \w{3} \d\d:\d\d · rules version \d+ · event 1: Order added/,
    )
    expect(await slider.getAttribute('aria-valuetext')).toMatch(/^1 of 6: Order added, /)
    const then = await receive.innerText()
    for (const said of [
      'No',
      'Remarks Missing',
      'Missing: Remark',
      'POD Attachment is Missing',
      'Missing: Photo of the papers',
      'Missing: Receiver’s picture',
    ])
      expect(then).toContain(said)
    expect(then).not.toMatch(/[a-z]_[a-z]/)

    await page.keyboard.press('ArrowRight')
    await expect.poll(() => truck.innerText()).toContain('KA05ZZ0001')
    for (const said of ['Changed here', 'Before: MH12AB1234', 'event 2: Order changed'])
      expect(await truck.innerText()).toContain(said)
    await button('Next').focus()
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('Enter')
    await expect.poll(() => receive.innerText()).toMatch(/Receive\s+Yes/)
    expect(await field('Remark 1').innerText()).toContain('Counted')
    expect(await violations(page)).toEqual([])
  })

  it('names the link that a remark came by, and who made that link [REPL-02]', async () => {
    const order = await placeFor(house.product, 'acme')
    const { url } = await linkTo(await house.product.client('acme'), order.id, 'receiver')
    const receiver = await holderOf(url)
    const body = { _id: order.id, remarks: { text: 'Two are wet' } }
    await ok(receiver.POST('/api/update_epod', { body }))
    const { panel, button } = await openPanel(house, order)
    await button('Look back in time').click()
    const remark = panel.locator('.field-origins > div').filter({ hasText: 'Two are wet' })
    await remark.waitFor()
    expect(await remark.innerText()).toMatch(
      /by Receiver’s link, .* · Receiver’s link, made by acme \d\d \w{3} \d\d:\d\d/,
    )
  })

  it('reads a log of several pages to its end, on a phone too, with nothing beside the screen [REPL-02]', async () => {
    const order = await placeFor(house.product, 'acme')
    for (let stars = 0; stars < 204; stars += 1)
      await put(house.product, 'acme', order, { client_rating: (stars % 5) + 1 })
    const { page, panel, button } = await openPanel(house, order, 'acme', { hasTouch: true })
    await page.setViewportSize(phone)
    await expect.poll(() => panel.locator('.panel-history > li').count()).toBe(200)
    await button('Show more').tap()
    await expect.poll(() => panel.locator('.panel-history > li').count()).toBe(205)
    await button('Look back in time').tap()
    const slider = panel.getByRole('slider', { name: 'Moment' })
    await expect.poll(() => slider.getAttribute('max')).toBe('205')
    await button('Previous').tap()
    await panel.getByText('204 of 205', { exact: true }).waitFor()
    const box = await slider.boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(44)
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
    ).toBe(true)
  })
})

describe('Why can’t I …?', () => {
  it('lists every action with yes or no and all reasons, by touch, in both schemes and in Hindi [REPL-03, A11Y-01, L10N-01]', async () => {
    const order = await placeFor(house.product, 'syngenta')
    const { page, button, over } = await openPanel(house, order, 'syngenta', {
      ...looks(),
      hasTouch: true,
    })
    await page.setViewportSize(phone)
    await button('Why can’t I …?').tap()
    const dialog = over('Why can’t I …?')
    await dialog.getByRole('heading', { name: 'What you can do now' }).waitFor()
    const receive = await dialog.locator('[data-action=receive]').innerText()
    for (const said of ['Remarks Missing', 'POD Attachment is Missing'])
      expect(receive).toContain(said)
    expect(await dialog.locator('[data-action=remark]').innerText()).toMatch(/Add remark\s+Yes/)
    expect(await dialog.locator('[data-action]').count()).toBeGreaterThan(25)
    expect(await violations(page)).toEqual([])
    await page.evaluate(() => localStorage.setItem('epod_language', 'hi'))
    await page.reload()
    await page.getByRole('button', { name: 'मैं यह क्यों नहीं कर सकता …?' }).tap()
    await page.locator('[data-action=receive]').getByText('बाकी: टिप्पणी').waitFor()
  })

  it('is said by a switched-off Receive as well, in full: reached by Tab, and by a finger [REPL-03]', async () => {
    const order = await placeFor(house.product, 'syngenta')
    const { page, panel, button } = await openPanel(house, order, 'syngenta', {
      hasTouch: true,
    })
    const receive = button('Receive')
    expect(await receive.getAttribute('aria-disabled')).toBe('true')
    await receive.focus()
    const told = page.getByRole('tooltip')
    for (const reason of ['Remarks Missing', 'POD Attachment is Missing'])
      await told.getByText(reason).waitFor()
    // Without force the tap would wait until the control is switched on.
    await receive.tap({ force: true })
    await page.getByRole('alert').getByText('POD Attachment is Missing').waitFor()
    const beside = panel.locator('.panel-why')
    expect(await beside.allInnerTexts()).toEqual(
      expect.arrayContaining(['Remarks Missing', 'POD Attachment is Missing']),
    )
  })
})
