import { expect, it } from 'vitest'
import { drawOn } from '../testing/drawing.ts'
import { button, cut, onRecord, settled, visit, yesterday } from '../testing/offline.ts'
import { openAt, strip } from '../testing/open-at.ts'
import { placeOrder } from '../testing/orders.ts'
import { withCommonProduct } from '../testing/with-product.ts'

const house = withCommonProduct()

it('without network, an order whose label asks for a signature is received with one alone, and syncs [TRADE-06] [PUBL-07]', async () => {
  const order = await placeOrder(house.product, {
    dispatch_date: yesterday(),
    label: '43231\u001d43211',
  })
  const { url } = await order.linkFor('receiver')
  const { page, faults } = await visit(house)
  await openAt(page, url)
  await settled(page)
  await cut(page, true)
  await button(page, 'The goods are here').click()
  await button(page, 'Continue without a remark').click()
  await button(page, 'Continue').click()
  const receive = button(page, 'Receive')
  expect(await receive.getAttribute('aria-disabled')).toBe('true')
  await page.getByText('The label asks for a signature').first().waitFor()
  await button(page, 'Sign').click()
  await drawOn(page, page.locator('canvas'), [
    [0.2, 0.5],
    [0.5, 0.3],
    [0.8, 0.6],
  ])
  await page.getByLabel('Name of the signer').fill('Meera')
  await page.getByLabel('Relation to the receiver').fill('Owner')
  await button(page, 'Save signature').click()
  await receive.and(page.locator('[aria-disabled=false]')).click()
  await page.getByRole('heading', { name: 'Overall Experience' }).waitFor()
  expect((await onRecord(house, order)).epod.otp.verified).toBe(false)
  await cut(page, false)
  await strip(page).getByText('Everything is on record').waitFor()
  const { epod } = await onRecord(house, order)
  expect(epod).toMatchObject({
    otp: { verified_through: 'receive' },
    signature: { name: 'Meera', action_by: 'receiver' },
  })
  expect(faults).toEqual([])
})

it('a driver without network reads a label at the door, which is known at once and syncs [TRADE-06] [PUBL-07]', async () => {
  const order = await placeOrder(house.product, { dispatch_date: yesterday(), label: '43221' })
  const { url } = await order.linkFor('driver')
  const { page, faults } = await visit(house)
  await openAt(page, url)
  await page.getByText('May be left without a receiver', { exact: true }).waitFor()
  await page.getByText('Take a photo of where it is left first').waitFor()
  expect(await button(page, 'Left without a receiver').isDisabled()).toBe(true)
  await settled(page)
  await cut(page, true)
  await button(page, 'Scan label').click()
  const text = page.getByLabel('Text of the label')
  await text.fill('4323x')
  await button(page, 'Read label').click()
  await page.getByText('This is no GS1 label that can be read').waitFor()
  await text.fill('43231')
  await button(page, 'Read label').click()
  await page.getByText('so it cannot be left without a receiver').waitFor()
  await cut(page, false)
  await strip(page).getByText('Everything is on record').waitFor()
  expect((await onRecord(house, order)).order.label).toMatchObject({
    authority_to_leave: true,
    signature_required: true,
    at_door: ['signature_required'],
  })
  expect(faults).toEqual([])
})

it('a label that was not taken stays in sight, and is taken when it is read again [TRADE-06]', async () => {
  const order = await placeOrder(house.product, { dispatch_date: yesterday(), label: '43221' })
  const { page } = await visit(house)
  await openAt(page, (await order.linkFor('driver')).url)
  await button(page, 'Scan label').click()
  const text = page.getByLabel('Text of the label')
  await text.fill('43231')
  await page.route(
    '**/api/update_epod',
    (route) => route.fulfill({ status: 422, json: { status: false, message: 'Not this time' } }),
    { times: 1 },
  )
  await button(page, 'Read label').click()
  await page.getByText('Not this time').first().waitFor()
  expect(await text.inputValue()).toBe('43231')
  await button(page, 'Read label').click()
  await text.waitFor({ state: 'detached' })
  expect((await onRecord(house, order)).order.label).toMatchObject({
    at_door: ['signature_required'],
  })
})

it('what reads a label and did not come is said, the label stays in sight, and is read at another try [TRADE-06] [PUBL-07]', async () => {
  const order = await placeOrder(house.product, { label: '43221' })
  const { page } = await house.visit({ serviceWorkers: 'block' })
  await page.route('**/assets/read-label-*', (route) => route.abort())
  await page.goto((await order.linkFor('driver')).url)
  await button(page, 'Scan label').click()
  const text = page.getByLabel('Text of the label')
  await text.fill('43231')
  await button(page, 'Read label').click()
  await page.locator('#label').getByText('No connection. Please try again.').waitFor()
  expect(await text.inputValue()).toBe('43231')
  await page.unroute('**/assets/read-label-*')
  await button(page, 'Read label').click()
  await text.waitFor({ state: 'detached' })
  const { order: now } = await onRecord(house, order)
  expect(now.label?.signature_required).toBe(true)
})
