import { expect, it } from 'vitest'
import { anOrderTyped, fillOrder } from '../testing/add-by-form.ts'
import { holdCalls } from '../testing/held-calls.ts'
import { placeOrder } from '../testing/orders.ts'
import { withProduct } from '../testing/with-product.ts'

const house = withProduct()

it('the form fills in a truck’s driver and a lane’s receiver and ETA, takes them back, and is sent by Ctrl+Enter [DESK-07]', async () => {
  await placeOrder(house.product, {
    truck_number: 'KA01USUAL1',
    driver: { name: 'Bela', contact: '9876500007' },
    source: { name: 'Usualpur' },
    destination: { name: 'Fargaon' },
    spocs: [{ name: 'Meera', contact: { phone: ['9876500008'] } }],
    eta_hrs: 31,
  })
  const page = await house.desk('acme')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  const form = page.locator('form.order-form')
  const value = (label: string) => form.getByLabel(label, { exact: true }).inputValue()
  // Tab takes the only name that is offered.
  await form.getByLabel('Source', { exact: true }).pressSequentially('usualp')
  await form.getByRole('option', { name: 'Usualpur' }).waitFor()
  await page.keyboard.press('Tab')
  expect(await value('Source')).toBe('Usualpur')
  await form.getByLabel('Destination', { exact: true }).fill('Fargaon')
  await form.getByLabel('Truck number', { exact: true }).fill('KA01USUAL1')
  await expect.poll(() => value('Driver name')).toBe('Bela')
  expect([
    await value('Driver contact'),
    await value('ETA (hours)'),
    await value('SPOC name'),
    await value('SPOC contact'),
  ]).toEqual(['9876500007', '31', 'Meera', '9876500008'])
  await form.getByText(/^Filled in as in earlier orders: Driver name, Driver contact/).waitFor()

  await form.getByRole('button', { name: 'Take it back' }).click()
  expect([await value('Driver name'), await value('ETA (hours)')]).toEqual(['', ''])
  await fillOrder(page, anOrderTyped({ 'LR number': 'LR-USUAL-1', 'Driver name': 'Asha' }))
  await page.keyboard.press('Control+Enter')
  await expect
    .poll(async () => (await house.product.orders('acme', { search: 'LR-USUAL-1' })).total)
    .toBe(1)
})

it('what is filled in where somebody is about to type gives way to what is typed [DESK-07] [ADD-01]', async () => {
  await placeOrder(house.product, {
    source: { name: 'Slowpur' },
    destination: { name: 'Lategaon' },
    eta_hrs: 31,
  })
  const page = await house.desk('acme')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  const form = page.locator('form.order-form')
  const eta = form.getByLabel('ETA (hours)', { exact: true })
  const usual = await holdCalls(page, ['/orders/usual'])
  await form.getByLabel('Source', { exact: true }).fill('Slowpur')
  await form.getByLabel('Destination', { exact: true }).fill('Lategaon')
  await eta.click()
  usual.letGo()
  await expect.poll(() => eta.inputValue()).toBe('31')
  await page.keyboard.type('48')
  expect(await eta.inputValue()).toBe('48')
})

it('what is filled in already is not marked under whoever types behind it when more is filled in [DESK-07] [ADD-01]', async () => {
  await placeOrder(house.product, {
    truck_number: 'KA01USUAL2',
    driver: { name: 'Chandu', contact: '9876500017' },
    source: { name: 'Longpur' },
    destination: { name: 'Widegaon' },
    eta_hrs: 31,
  })
  const page = await house.desk('acme')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  const form = page.locator('form.order-form')
  const eta = form.getByLabel('ETA (hours)', { exact: true })
  await form.getByLabel('Source', { exact: true }).fill('Longpur')
  await form.getByLabel('Destination', { exact: true }).fill('Widegaon')
  await expect.poll(() => eta.inputValue()).toBe('31')
  const { promise: typing, resolve: answer } = Promise.withResolvers<void>()
  await page.route(/orders\/usual\?.*KA01USUAL2/, async (route) => {
    await typing
    await route.continue()
  })
  await form.getByLabel('Truck number', { exact: true }).fill('KA01USUAL2')
  await eta.click()
  await page.keyboard.press('End')
  answer()
  await expect
    .poll(() => form.getByLabel('Driver name', { exact: true }).inputValue())
    .toBe('Chandu')
  await page.keyboard.type('2')
  expect(await eta.inputValue()).toBe('312')
})

it('the form marks what is needed, and names the place that a new one may be a misspelling of [DESK-10]', async () => {
  await placeOrder(house.product, { destination: { name: 'Kolhapur Yard' } })
  const page = await house.desk('acme')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  const form = page.locator('form.order-form')
  const needed = () =>
    form
      .locator('label[data-needed]')
      .allInnerTexts()
      .then((labels) => labels.map((label) => label.replace(' *', '').trim()))
  await form.getByText('Fields with * are needed').waitFor()
  expect(await needed()).toEqual([
    'LR number',
    'Client',
    'Source',
    'Destination',
    'Dispatch time',
    'ETA (hours)',
    'Truck number',
    'Driver name',
    'Driver contact',
    'SPOC name',
    'SPOC contact',
  ])
  expect(await form.getByLabel('Client', { exact: true }).getAttribute('aria-required')).toBe(
    'true',
  )
  const destination = form.getByLabel('Destination', { exact: true })
  await destination.fill('kolhapur-yard')
  await page.keyboard.press('Tab')
  await form.getByText('New name. Did you mean').waitFor()
  await form.getByRole('button', { name: 'Kolhapur Yard', exact: true }).click()
  expect(await destination.inputValue()).toBe('Kolhapur Yard')
  await form.getByText('New name. Did you mean').waitFor({ state: 'hidden' })
})
