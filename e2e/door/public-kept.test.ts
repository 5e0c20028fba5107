import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { placeOrder } from '../testing/orders.ts'
import { put, seen } from '../testing/panel.ts'
import { aPicture } from '../testing/pictures.ts'
import { openStep } from '../testing/steps.ts'
import { withCommonProduct } from '../testing/with-product.ts'

const house = withCommonProduct()
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const panelsBroken = async (page: Page): Promise<void> => {
  await button(page, 'Damage').click()
  expect(await button(page, 'Continue without a remark').count()).toBe(0)
  await page.getByLabel('Goods 1', { exact: true }).fill('LED panels')
  await page.getByLabel('Quantity 1', { exact: true }).fill('3')
  await button(page, 'Continue').click()
  await button(page, 'Add photo').waitFor()
}

it('What a receiver picked or typed is saved by the one Continue, and on record once, however often it is said [PUBL-01] [COND-03] [SIDE-01]', async () => {
  const order = await placeOrder(house.product)
  const { url } = await order.linkFor('receiver')
  const { page, faults } = await house.visit({ viewport: { width: 390, height: 780 } })
  await page.goto(url)
  await button(page, 'The goods are here').click()
  await button(page, 'Continue without a remark').waitFor()
  expect(await button(page, 'Continue').count()).toBe(0)
  await panelsBroken(page)
  // A reload stays where it was; the step again, and the same said again.
  await page.reload()
  await button(page, 'Add photo').waitFor()
  await page.goBack()
  await panelsBroken(page)
  await button(page, 'Continue').click()
  await button(page, 'Receive').click()
  await page.getByRole('heading', { name: 'Overall Experience' }).waitFor()
  const { epod, extra_fields } = await seen(house.product, 'acme', order)
  expect(epod.remarks.map(({ text }) => text)).toEqual(['damaged'])
  expect(epod.damaged).toEqual([{ text: 'LED panels', qty: 3 }])
  expect(extra_fields.exception).toBe(true)
  expect(faults).toEqual([])
})

it('Goods that a receiver listed by mistake are taken back by Intact [COND-02] [COND-03] [EPOD-03]', async () => {
  const order = await placeOrder(house.product)
  const { page } = await house.visit({ viewport: { width: 390, height: 780 } })
  await page.goto((await order.linkFor('receiver')).url)
  await button(page, 'The goods are here').click()
  await panelsBroken(page)
  await page.goBack()
  await button(page, 'Intact').first().click()
  await button(page, 'Continue').click()
  await button(page, 'Add photo').waitFor()
  await expect
    .poll(async () => (await seen(house.product, 'acme', order)).epod)
    .toMatchObject({ damaged: [], remarks: [{ text: 'damaged' }, { text: 'intact' }] })
})

const phone = { viewport: { width: 390, height: 780 } }
const named = (page: Page, name: string) => page.getByLabel(name, { exact: true })
/** Fills a remark's form with something of each kind. */
const fill = async (page: Page): Promise<void> => {
  await button(page, 'Damage').click()
  await button(page, 'Shortage').click()
  await button(page, 'Delayed').click()
  await button(page, 'Delayed Trip').click()
  await named(page, 'Goods 1').nth(0).fill('Fans')
  await named(page, 'Quantity 1').nth(0).fill('2')
  await named(page, 'Goods 1').nth(1).fill('LED panels')
  await named(page, 'Quantity 1').nth(1).fill('3')
  await named(page, 'Remark').fill('Two boxes wet')
  await named(page, 'Your name').fill('Asha')
}
/** What stands in the form, in the order of the page. */
const filled = async (page: Page): Promise<string[]> => {
  await named(page, 'Your name').waitFor()
  const chips = page.locator('.chip[aria-pressed=true]')
  const fields = page.locator('form :is(input, textarea)')
  return [
    ...(await chips.allInnerTexts()),
    ...(await fields.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))),
  ]
}
const ALL = ['Damage', 'Shortage', 'Delayed', 'Delayed Trip', 'Fans', '2', 'LED panels', '3']
const drafts = (page: Page): Promise<number> =>
  page.evaluate(
    () => Object.keys(sessionStorage).filter((key) => key.startsWith('epod_draft')).length,
  )
const SAID = [
  'Sent: 1 remark',
  'Two boxes wet, Delayed Trip · Delayed · Damage · Shortage',
  'Shortage · 2 × Fans',
  'Damage · 3 × LED panels',
]

it('What a receiver picked and typed is there again after a reload until it is sent, and the next visit says what was sent [PUBL-01] [COND-03] [REM-06]', async () => {
  const { url } = await (await placeOrder(house.product)).linkFor('receiver')
  const { page, faults } = await house.visit(phone)
  await page.goto(url)
  await button(page, 'The goods are here').click()
  await fill(page)
  await page.reload()
  await named(page, 'Goods 1').nth(1).waitFor()
  expect(await filled(page)).toEqual([...ALL, 'Two boxes wet', 'Asha'])
  await button(page, 'Continue').click()
  await page.getByText('Sent: 1 remark', { exact: true }).waitFor()
  expect(await drafts(page)).toBe(0)

  await page.locator('input[type=file]').setInputFiles(await aPicture('goods.jpg', 640, 480))
  await button(page, 'Send photo').and(page.locator(':enabled')).waitFor()
  // A question back and forward again, and the photo waits as it was left.
  await page.goBack()
  await page.getByRole('heading', { name: 'How did the goods arrive?' }).waitFor()
  expect(await page.locator('.sent > *').allInnerTexts()).toEqual(SAID)
  await button(page, 'Continue').click()
  await page.getByText('goods.jpg', { exact: true }).waitFor()
  await button(page, 'Send photo').click()
  await page.getByText('Sent: 1 photo, 1 remark', { exact: true }).waitFor()

  const { page: next, faults: others } = await house.visit(phone)
  await next.goto(url)
  await button(next, 'The goods are here').click()
  await next.getByText('Sent: 1 photo, 1 remark', { exact: true }).waitFor()
  expect((await next.locator('.sent > *').allInnerTexts()).slice(1)).toEqual(SAID.slice(1))
  // Said again, the goods are mended and not lost.
  await button(next, 'Damage').click()
  expect([
    await named(next, 'Goods 1').inputValue(),
    await named(next, 'Quantity 1').inputValue(),
  ]).toEqual(['LED panels', '3'])
  await button(next, '✓ Damage').click()
  await button(next, 'Continue').click()
  await next.getByText('Sent: 1 photo, 1 remark', { exact: true }).waitFor()
  expect([...faults, ...others]).toEqual([])
})

it('What a driver picked and typed is there again after a reload until it is sent, and the next visit says what was sent [PUBL-02] [COND-03]', async () => {
  const { url } = await (await placeOrder(house.product)).linkFor('driver')
  const { page, faults } = await house.visit(phone)
  await page.goto(url)
  await openStep(page, 'Anything to note?')
  await fill(page)
  await page.reload()
  await named(page, 'Goods 1').nth(1).waitFor()
  expect((await filled(page)).filter((text) => text !== '')).toEqual([
    ...ALL,
    'Two boxes wet',
    'Asha',
  ])
  await button(page, 'Add remark').click()
  const sent = () => page.locator('.sent p > span').allInnerTexts()
  await expect.poll(sent).toEqual(SAID.slice(1))
  expect(await drafts(page)).toBe(0)
  await openStep(page, 'Photos of the goods')
  await page.locator('input[type=file]').setInputFiles(await aPicture('goods.jpg', 640, 480))
  await button(page, 'Send photo').and(page.locator(':enabled')).click()
  await expect.poll(sent).toEqual([SAID[1], '1 photo', ...SAID.slice(2)])
  await page.reload()
  await expect.poll(sent).toEqual([SAID[1], '1 photo', ...SAID.slice(2)])
  await openStep(page, 'Anything to note?')
  expect(await filled(page)).toEqual(['', ''])
  expect(faults).toEqual([])
})

it('Nothing that was typed stays in the tab once the order is over; stars that were picked do [PUBL-05] [RATE-01]', async () => {
  const order = await placeOrder(house.product)
  const { page, faults } = await house.visit(phone)
  await page.goto((await order.linkFor('receiver')).url)
  await button(page, 'The goods are here').click()
  await named(page, 'Remark').fill('Two boxes wet')
  await page.reload()
  expect(await drafts(page)).toBe(1)
  await put(house.product, 'acme', order, { receive: true })
  await page.reload()
  await page.waitForFunction(() => sessionStorage.length === 0)
  await page.goBack()
  await page.getByRole('radio', { name: '4 stars' }).press(' ')
  await page.reload()
  expect(await page.getByRole('radio', { name: '4 stars' }).isChecked()).toBe(true)
  await button(page, 'Submit').click()
  await page.getByRole('heading', { name: 'Received' }).waitFor()
  // The page goes on at once; the draft goes with the answer.
  await expect.poll(() => drafts(page)).toBe(0)
  expect(faults).toEqual([])
})

it('A number in a remark’s own field is what was typed, also with a point or below zero [REM-07]', async () => {
  const order = await placeOrder(house.product)
  const { page } = await house.visit(phone)
  await page.route('**/api/public/receiver/**', async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { client_config: object }
    const more = { values: [], disabled: false, mandatory: false }
    const remark_fields = [{ key: 'Tonnes', label: 'Tonnes', field_type: 'number', ...more }]
    await route.fulfill({
      response,
      json: { ...body, client_config: { ...body.client_config, remark_fields } },
    })
  })
  await page.goto((await order.linkFor('receiver')).url)
  await button(page, 'The goods are here').click()
  const tonnes = page.getByLabel('Tonnes')
  for (const typed of ['2.05', '-0.5', '100']) {
    await tonnes.fill('')
    await tonnes.pressSequentially(typed)
    expect(await tonnes.inputValue()).toBe(typed)
  }
})
