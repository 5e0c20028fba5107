import { present } from '../../src/server/testing/present.ts'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { rowsOf } from '../testing/browser.ts'
import { add, edit } from '../testing/calls.ts'
import { expectIncomplete } from '../testing/incomplete-form.ts'
import { placeOrder, type PlacedOrder } from '../testing/orders.ts'
import { put, seen } from '../testing/panel.ts'
import { withCommonProduct } from '../testing/with-product.ts'

const house = withCommonProduct()
const read = (order: PlacedOrder) => seen(house.product, 'acme', order)
const detailsOf = (page: Page) => page.getByRole('dialog', { name: 'Order details' })
const partsOf = (page: Page) => {
  const details = detailsOf(page)
  return {
    details,
    field: (label: string) => details.getByLabel(label, { exact: true }),
    button: (name: string) => details.getByRole('button', { name, exact: true }),
    /** What stands beside a field as wrong with it. */
    problemOf: (label: string): Promise<string> =>
      details
        .getByLabel(label, { exact: true })
        .evaluate((input) =>
          input.getAttribute('aria-invalid') === 'true'
            ? (document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent ??
              '')
            : '',
        ),
  }
}
/** An order's details in a browser of somebody's own. */
const open = async (order: Omit<PlacedOrder, 'linkFor'>, username = 'acme') => {
  const page = await house.desk(username, `/home?details=${order.id}`)
  const parts = partsOf(page)
  await parts.details.getByRole('heading', { name: order.identifier }).waitFor()
  return { page, ...parts }
}
const isLocked = async ({ field }: Pick<ReturnType<typeof partsOf>, 'field'>): Promise<boolean> =>
  (await field('Truck number').getAttribute('readonly')) !== null

describe('View Details', () => {
  it('opens locked from panel and row, Edit opens and locks it, and closing locks it again; all by keyboard [EDIT-01]', async () => {
    const order = await placeOrder(house.product, { value: 372_500 })
    const page = await house.desk('acme', `/home?order=${order.id}`)
    await page.getByRole('button', { name: 'View Details' }).press('Enter')
    const its = partsOf(page)
    await its.details.getByRole('heading', { name: order.identifier }).waitFor()
    // Where nobody types, a number reads as it does in the panel.
    expect(await its.field('Invoice value').inputValue()).toBe('3,72,500')
    expect([
      await isLocked(its),
      await its.button('Submit').count(),
      await its.button('Add SPOC').count(),
    ]).toEqual([true, 0, 0])
    await expect
      .poll(() => its.button('Edit').evaluate((button) => button === document.activeElement))
      .toBe(true)
    await page.keyboard.press('Enter')
    await its.button('Submit').waitFor()
    expect([await isLocked(its), await its.button('Edit').getAttribute('aria-pressed')]).toEqual([
      false,
      'true',
    ])
    await its.button('Edit').press('Enter')
    await its.button('Submit').waitFor({ state: 'detached' })
    expect(await isLocked(its)).toBe(true)
    await its.button('Edit').press('Enter')
    await its.field('Truck number').fill('KA05TYPED')
    await page.keyboard.press('Escape')
    await its.details.waitFor({ state: 'detached' })
    await page.getByRole('dialog').getByRole('heading', { name: order.identifier }).waitFor()
    await page.keyboard.press('Escape')
    await rowsOf(page)
      .filter({ hasText: order.identifier })
      .getByRole('button', { name: `Update ${order.identifier}` })
      .click()
    await its.details.getByRole('heading', { name: order.identifier }).waitFor()
    expect([await isLocked(its), await its.field('Truck number').inputValue()]).toEqual([
      true,
      'MH12AB1234',
    ])
  })

  it('keeps what was typed over an accidental close and a reload, until it is thrown away [EDIT-01] [ERRS-03]', async () => {
    const order = await placeOrder(house.product)
    const { page, field, button, details } = await open(order)
    await button('Edit').click()
    await field('Truck number').fill('KA05KEPT')
    await page.keyboard.press('Escape')
    await details.waitFor({ state: 'detached' })
    await page.goto(`/home?details=${order.id}`)
    await details.getByText('What you typed before is kept.').waitFor()
    expect([await field('Truck number').inputValue(), await isLocked({ field })]).toEqual([
      'MH12AB1234',
      true,
    ])
    await button('Edit').click()
    expect(await field('Truck number').inputValue()).toBe('KA05KEPT')
    await page.reload()
    await details.getByRole('button', { name: 'Discard it' }).click()
    await button('Edit').click()
    expect([
      await field('Truck number').inputValue(),
      await button('Submit').getAttribute('aria-disabled'),
    ]).toEqual(['MH12AB1234', 'true'])
  })

  it('has Edit switched off with the reason once the order was received, also under the hands of who is editing [EDIT-01]', async () => {
    const order = await placeOrder(house.product)
    const its = await open(order)
    await its.button('Edit').click()
    await its.field('Truck number').fill('KA05LATE')
    await put(house.product, 'acme', order, { receive: true })
    await its.details.getByText('This order has already been received').waitFor()
    expect([
      await its.button('Edit').getAttribute('aria-disabled'),
      await isLocked(its),
      await its.field('Truck number').inputValue(),
    ]).toEqual(['true', true, 'MH12AB1234'])
    await its.button('Edit').press('Enter')
    expect(await its.button('Submit').count()).toBe(0)
  })

  it('shows what was typed beside what the order has, to be copied, where another received it meanwhile; also after a reload, until it is discarded [EDIT-05] [ERRS-03] [A11Y-01]', async () => {
    const order = await placeOrder(house.product)
    const { page, details, field, button } = await open(order)
    await button('Edit').click()
    await field('Truck number').fill('KA05LATE')
    await field('Destination address').fill('Gate 4, Ring Road')
    await put(house.product, 'acme', order, { receive: true })
    const notice = details.getByRole('region', { name: 'What you typed was not saved' })
    const shown = async (): Promise<string[]> =>
      (await notice.locator('dl > div').allInnerTexts()).map((text) => text.replace(/\s+/g, ' '))
    const both = [
      'Destination address You typed Gate 4, Ring Road The order has empty',
      'Truck number You typed KA05LATE The order has MH12AB1234',
    ]
    await notice.waitFor()
    expect(await shown()).toEqual(both)
    // The focus is there, since the form under the hands has gone.
    await expect
      .poll(() => notice.getByRole('heading').evaluate((one) => one === document.activeElement))
      .toBe(true)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByText('What you typed is copied').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'Destination address: Gate 4, Ring Road\nTruck number: KA05LATE',
    )
    await page.reload()
    await notice.waitFor()
    expect(await shown()).toEqual(both)
    await notice.getByRole('button', { name: 'Discard it' }).press('Enter')
    await notice.waitFor({ state: 'detached' })
    expect(await field('Truck number').inputValue()).toBe('MH12AB1234')
  })

  it('keeps what was typed where the save itself is refused, since the order was received before the page knew [EDIT-05]', async () => {
    const order = await placeOrder(house.product)
    const { page, details, field, button } = await open(order)
    await button('Edit').click()
    await field('Truck number').fill('KA05LATE')
    await page.route('**/api/edit_epod', async (route) => {
      await put(house.product, 'acme', order, { receive: true })
      await route.continue()
    })
    await button('Submit').click()
    await page.getByRole('alert').getByText('This order has already been received').waitFor()
    const notice = details.getByRole('region', { name: 'What you typed was not saved' })
    await notice.waitFor()
    expect([await notice.locator('strong').allInnerTexts(), (await read(order)).rev]).toEqual([
      ['KA05LATE'],
      2,
    ])
  })
})

describe('An edit', () => {
  it('is sent with what changed alone, drops SPOCs without a contact, and shows in the table [EDIT-02]', async () => {
    const order = await placeOrder(house.product)
    const { page, field, button } = await open(order)
    await button('Edit').click()
    await field('Truck number').fill('KA05NEW01')
    await field('Shipment weight').fill('2')
    await field('Unit').selectOption('Tonne')
    await button('Add SPOC').click()
    await field('SPOC name 2').fill('No contact')
    await button('Add SPOC').click()
    await field('SPOC name 3').fill('Bela')
    await field('SPOC contact 3').fill('98765 00009')
    const sent = page.waitForRequest((request) => request.url().endsWith('/api/edit_epod'))
    await button('Submit').dblclick()
    const body = (await sent).postDataJSON() as Record<string, unknown>
    expect(Object.keys(body).toSorted()).toEqual([
      '_id',
      'rev',
      'ship_weight',
      'spocs',
      'truck_number',
    ])
    await page.getByText('Order updated').waitFor()
    await button('Submit').waitFor({ state: 'detached' })
    expect([
      await field('Truck number').inputValue(),
      await field('SPOC name 2').inputValue(),
      await isLocked({ field }),
    ]).toEqual(['KA05NEW01', 'Bela', true])
    expect(await read(order)).toMatchObject({
      rev: 2,
      truck_number: 'KA05NEW01',
      ship_weight: { weight: 2, unit: 'Tonne', value: 200 },
      spocs: [{ name: 'Asha' }, { name: 'Bela', contact: { phone: ['9876500009'] } }],
    })
    await rowsOf(page)
      .filter({ hasText: order.identifier })
      .filter({ hasText: 'KA05NEW01' })
      .waitFor()
  })

  it('says Incomplete Form, and beside each field what is wrong, the first with the focus; a taken number is refused by name [EDIT-02] [A11Y-01]', async () => {
    const [order, other] = [await placeOrder(house.product), await placeOrder(house.product)]
    const { page, details, field, button, problemOf } = await open(order)
    await button('Edit').click()
    await field('Client').fill('')
    await field('Dispatch time').fill('25:00')
    await field('SPOC contact').fill('123')
    await expectIncomplete(page, () => button('Submit').click())
    expect([
      await problemOf('Client'),
      await problemOf('Dispatch time'),
      await problemOf('SPOC contact'),
    ]).toEqual(['Client is required', 'Enter valid Time', 'Enter valid contact info'])
    const focused = details.locator('[aria-invalid=true]').first()
    await expect.poll(() => focused.evaluate((one) => one === document.activeElement)).toBe(true)
    await field('Client').fill('Northwind')
    await field('Dispatch time').fill('09:30')
    await field('SPOC contact').fill('9876500011')
    await field('LR number').fill(other.identifier)
    await button('Submit').click()
    await expect
      .poll(() => problemOf('LR number'))
      .toBe(`An order with the number ${other.identifier} already exists`)
    expect((await read(order)).rev).toBe(1)
  })

  it('can be submitted only with the first SPOC’s contact, or where the policy says so with the driver’s name and contact [EDIT-03]', async () => {
    const { field, button } = await open(await placeOrder(house.product))
    const isOff = (): Promise<string | null> => button('Submit').getAttribute('aria-disabled')
    await button('Edit').click()
    await field('Truck number').fill('KA05X')
    expect(await isOff()).toBeNull()
    await field('SPOC contact').fill('')
    await expect.poll(isOff).toBe('true')
    await field('SPOC e-mail').fill('asha@example.com')
    await expect.poll(isOff).toBeNull()

    const added = await add(await house.product.client('syngenta'), {
      identifier: `AG-${process.pid}`,
      driver: { name: 'Ravi' },
      dispatch_time: '09:30',
    })
    const by = await open(added, 'syngenta')
    await by.button('Edit').click()
    await by.field('Truck number').fill('KA05X')
    await expect.poll(() => by.button('Submit').getAttribute('aria-disabled')).toBe('true')
    await by.field('Driver contact').fill('9876500012')
    await expect.poll(() => by.button('Submit').getAttribute('aria-disabled')).toBeNull()
    // TAT is not among what this policy lists.
    expect(await by.field('ETA (hours)').getAttribute('readonly')).not.toBeNull()
    expect(await by.details.getByText('TAT cannot be changed for this account').count()).toBe(1)
  })

  it('leaves driver and TAT alone where the policy does not list them, and says so there [EDIT-04]', async () => {
    const { orders } = await house.product.orders('bayer', { need: 'OPEN_ONTIME' })
    const { _id: id, identifier } = present(orders[0])
    const { field, button, details } = await open({ id, identifier }, 'bayer')
    await button('Edit').click()
    await button('Submit').waitFor()
    const open_to = async (label: string): Promise<boolean> =>
      (await field(label).getAttribute('readonly')) === null
    expect([
      await open_to('Driver name'),
      await open_to('Driver contact'),
      await open_to('ETA (hours)'),
      await open_to('Truck number'),
    ]).toEqual([false, false, true, true])
    expect(await details.getByText('Driver name cannot be changed for this account').count()).toBe(
      1,
    )
  })
})

describe('Two browsers on one order', () => {
  it('lose nothing: the second is told, sees both values, and chooses; also after a reload in between [EDIT-05]', async () => {
    const order = await placeOrder(house.product)
    const [first, second] = [await open(order), await open(order, 'acme-users')]
    for (const { button } of [first, second]) await button('Edit').click()
    await second.field('Truck number').fill('KA05SECOND')
    await second.field('ETA (hours)').fill('24')
    await second.field('SPOC name').fill('Second')
    await first.field('Truck number').fill('KA05FIRST')
    await first.field('Client').fill('First Stores')
    await first.field('SPOC name').fill('First')
    await first.button('Submit').click()
    await first.page.getByText('Order updated').waitFor()

    await second.button('Submit').click()
    await second.page
      .getByRole('alert')
      .getByText('Somebody else changed this order. Please look at it again.')
      .waitFor()
    const notice = second.details.getByRole('region', {
      name: 'Somebody else changed this order meanwhile',
    })
    await notice.waitFor()
    expect((await read(order)).truck_number).toBe('KA05FIRST')
    // What was typed still stands; what was not touched is taken over, and said.
    expect([
      await second.field('Truck number').inputValue(),
      await second.field('ETA (hours)').inputValue(),
      await second.field('Client').inputValue(),
    ]).toEqual(['KA05SECOND', '24', 'First Stores'])
    expect(await notice.getByRole('listitem').allInnerTexts()).toEqual([
      'Client: First Stores Changed by acme',
    ])
    const choices = notice.getByRole('group', { name: /^Truck number/ }).getByRole('button')
    expect((await choices.allInnerTexts()).map((text) => text.replace(/\s+/g, ' '))).toEqual([
      'Keep yours KA05SECOND',
      'Take theirs KA05FIRST',
    ])
    expect(await second.button('Submit').getAttribute('aria-disabled')).toBe('true')

    // Before a choice nothing counts as seen.
    await second.page.reload()
    await second.button('Edit').click()
    expect(await second.field('Truck number').inputValue()).toBe('KA05SECOND')
    await second.button('Submit').click()
    await notice.waitFor()
    await choices.first().press('Enter')
    expect(await choices.first().getAttribute('aria-pressed')).toBe('true')
    await notice
      .getByRole('group', { name: /^Receivers/ })
      .getByRole('button', { name: /^Take theirs/ })
      .click()
    expect(await second.field('SPOC name').inputValue()).toBe('First')
    await second.button('Submit').click()
    await second.page.getByText('Order updated').waitFor()
    expect(await read(order)).toMatchObject({
      rev: 3,
      truck_number: 'KA05SECOND',
      client: 'First Stores',
      eta_hrs: 24,
      spocs: [{ name: 'First' }],
    })
    await expect.poll(() => first.field('Truck number').inputValue()).toBe('KA05SECOND')
  })

  it('shows the value also of what has no field in the form, and that a receiver’s contact was changed on the way [EDIT-05]', async () => {
    const order = await placeOrder(house.product, { dispatch_date: '2026-01-05' })
    const { field, button, details } = await open(order)
    await button('Edit').click()
    await field('Truck number').fill('KA05MINE')
    const spocs = [{ name: 'Asha', contact: { phone: ['9876500077'] } }]
    await edit(await house.product.client('acme'), {
      _id: order.id,
      secondary_vendor: 'Spare Wheels',
      extra_fields: { gate: 'B' },
      spocs,
    })
    await button('Submit').click()
    const notice = details.getByRole('region', {
      name: 'Somebody else changed this order meanwhile',
    })
    await notice.waitFor()
    expect(
      (await notice.getByRole('listitem').allInnerTexts())
        .map((text) => text.replace(/\s+/g, ' '))
        .toSorted(),
    ).toEqual([
      'Additional fields: gate: B Changed by acme',
      'Receivers: Asha · 9876500077 Changed by acme',
      'Secondary vendor: Spare Wheels Changed by acme',
    ])
    await details.getByText(/^A receiver’s contact was changed after dispatch, on /).waitFor()
    await button('Submit').click()
    await expect.poll(async () => (await read(order)).truck_number).toBe('KA05MINE')
    expect(await read(order)).toMatchObject({
      secondary_vendor: 'Spare Wheels',
      extra_fields: { gate: 'B' },
      spocs,
    })
  })
})
