import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { ok } from '../../packages/client/src/index.ts'
import { anOrderTyped, fillOrder } from '../testing/add-by-form.ts'
import { signIn } from '../testing/browser.ts'
import { expectIncomplete } from '../testing/incomplete-form.ts'
import { placeOrder } from '../testing/orders.ts'
import { withCommonProduct } from '../testing/with-product.ts'

const house = withCommonProduct()
let page: Page

beforeEach(async () => {
  ;({ page } = await house.visit())
  await signIn(page, 'acme')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByLabel('LR number').waitFor()
})

const form = () => page.locator('form.order-form')
const field = (label: string) => form().getByLabel(label, { exact: true })
const submit = () => page.getByRole('button', { name: 'Submit' })
/** What stands beside a field as wrong with it. */
const problemOf = async (label: string): Promise<string> =>
  field(label).evaluate((input) =>
    input.getAttribute('aria-invalid') === 'true'
      ? (input.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent ?? '')
          .join(' ')
          .trim()
      : '',
  )

describe('An incomplete form', () => {
  it('says so for 2 s, and beside each field what is wrong [ADD-02, ADD-04, ADD-05]', async () => {
    await field('Dispatch time').fill('')
    await expectIncomplete(page, () => submit().click())
    const wrong: Record<string, string> = {}
    for (const label of [
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
      wrong[label] = await problemOf(label)
    expect(wrong).toEqual({
      'LR number': 'LR number is required',
      Client: 'Client is required',
      Source: 'Source is required',
      Destination: 'Destination is required',
      'Dispatch time': 'Enter valid Time',
      'ETA (hours)': 'ETA must be more than 0',
      'Truck number': 'Truck number is required',
      'Driver name': 'Driver name is required',
      'Driver contact': 'Enter valid contact info',
      'SPOC name': 'Please Enter SPOC Name',
      'SPOC contact': 'Enter valid contact info',
    })
  })

  it('is not sent with a field that breaks its rule, and says which [ADD-04, ADD-05, ADD-07, ADD-08]', async () => {
    let sent = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/api/orders')) sent += 1
    })
    const cases: [label: string, typed: string, sentence: string][] = [
      ['Driver contact', '98765', 'Enter valid contact info'],
      ['SPOC contact', '98765', 'Enter valid contact info'],
      ['Dispatch time', '25:10', 'Enter valid Time'],
      ['Units', '0', 'Units must be at least 1'],
      ['Driver contact', '9876543210,12', 'Enter valid contact info'],
      ['Dispatch time', '7:30', 'Enter valid Time'],
      ['Shipment weight', '0', 'Shipment weight must be at least 1'],
      ['ETA (hours)', '0', 'ETA must be more than 0'],
      ['Invoice value', '0', 'Invoice value must be at least 1'],
    ]
    const right = anOrderTyped({ Units: '10', 'Shipment weight': '2', 'Invoice value': 'NA' })
    for (const [label, typed, sentence] of cases) {
      await fillOrder(page, { ...right, [label]: typed })
      await submit().click()
      await expect.poll(() => problemOf(label), { message: label }).toBe(sentence)
      expect(await form().locator('[aria-invalid=true]').count(), label).toBe(1)
      await field(label).fill(right[label] ?? '')
    }
    expect(sent).toBe(0)
  })
})

describe('A complete form', () => {
  it('is sent once by a double click, and its order stands in the table [ADD-03, ADD-10]', async () => {
    await fillOrder(page, anOrderTyped({ 'LR number': 'LR-TWICE' }))
    const keys: (string | undefined)[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/orders')) keys.push(request.headers()['idempotency-key'])
    })
    await submit().dblclick()
    await page.getByRole('heading', { name: 'Successfully submitted' }).waitFor()
    // What has the focus is read out, and the next Tab goes on from there.
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
      'Successfully submitted',
    )
    expect(keys).toHaveLength(1)
    expect(keys[0]).toBeTruthy()
    await page.getByRole('button', { name: 'Done' }).click()
    await page.getByRole('row', { name: /LR-TWICE/ }).waitFor()
    expect((await house.product.orders('acme', { search: 'LR-TWICE' })).total).toBe(1)
  })

  it('takes contacts with spaces and commas, keeps one SPOC row at least, and NA for the value [ADD-04, ADD-06, ADD-08]', async () => {
    await fillOrder(
      page,
      anOrderTyped({ 'LR number': 'LR-CONTACTS', 'Driver contact': '98765 43210 , 98765 43211' }),
    )
    expect(await field('Driver contact').inputValue()).toBe('9876543210,9876543211')
    const remove = page.getByRole('button', { name: 'Remove SPOC 1', exact: true })
    expect(await remove.getAttribute('aria-disabled')).toBe('true')
    await page.getByRole('button', { name: 'Add SPOC' }).click()
    await field('SPOC name 2').fill('Bela')
    await field('SPOC contact 2').fill('9876500002, 9876500003')
    expect(await remove.getAttribute('aria-disabled')).toBeNull()
    await remove.click()
    expect(await field('SPOC name').inputValue()).toBe('Bela')
    expect(await remove.getAttribute('aria-disabled')).toBe('true')
    expect(await field('Invoice value').inputValue()).toBe('NA')
    await submit().click()
    await page.getByRole('heading', { name: 'Successfully submitted' }).waitFor()
    const {
      orders: [order],
    } = await house.product.orders('acme', { search: 'LR-CONTACTS' })
    expect(order?.driver.contact).toEqual(['9876543210', '9876543211'])
    expect(order?.spocs).toMatchObject([
      { name: 'Bela', contact: { phone: ['9876500002', '9876500003'] } },
    ])
    expect(order?.value).toBe('NA')
  })

  it('takes no e in number fields [ADD-08]', async () => {
    for (const label of ['Units', 'Shipment weight', 'ETA (hours)']) {
      await field(label).click()
      await page.keyboard.type('1e5')
      expect(await field(label).inputValue(), label).toBe('15')
    }
    await field('Invoice value').fill('')
    await field('Invoice value').click()
    await page.keyboard.type('2e3')
    expect(await field('Invoice value').inputValue()).toBe('23')
  })

  it('is refused by name where the account has the number already [ADD-10]', async () => {
    const { identifier } = await placeOrder(house.product)
    await fillOrder(page, anOrderTyped({ 'LR number': identifier }))
    await submit().click()
    const sentence = `An order with the number ${identifier} already exists`
    await expect.poll(() => problemOf('LR number')).toBe(sentence)
    await field('LR number').fill(`${identifier}-B`)
    await submit().click()
    await page.getByRole('heading', { name: 'Successfully submitted' }).waitFor()
  })
})

describe('The form', () => {
  const simple = [
    'LR number',
    'Client',
    'Source',
    'Destination',
    'Dispatch date',
    'Dispatch time',
    'ETA (hours)',
    'Truck number',
    'Driver name',
    'Driver contact',
    'SPOC name',
    'SPOC contact',
    'SPOC e-mail',
    'Units',
    'Shipment weight',
    'Unit',
    'Invoice value',
  ]
  const more = [
    'Transporter',
    'Invoice',
    'Invoice date',
    'Lot',
    'Source city',
    'Destination city',
    'Destination address',
    'Postal code',
    'State',
    'Number of boxes',
  ]

  it('has two lengths, and sends what the longer one asks for beside the rest [ADD-01]', async () => {
    const missing = async (labels: readonly string[]): Promise<string[]> => {
      const counts = await Promise.all(
        labels.map(async (label) => [label, await field(label).count()] as const),
      )
      return counts.flatMap(([label, count]) => (count === 1 ? [] : [label]))
    }
    expect([await missing(simple), await missing(more)]).toEqual([[], more])
    await page.getByRole('button', { name: 'Full', exact: true }).click()
    expect(await missing([...simple, ...more])).toEqual([])
    await fillOrder(
      page,
      anOrderTyped({
        'LR number': 'LR-FULL',
        Transporter: 'Roadrunner',
        Invoice: 'INV-7',
        'Invoice date': '2026-01-05',
        Lot: 'L-1',
        'Source city': 'Pune',
        'Destination city': 'Nagpur',
        'Destination address': '1 Road',
        'Postal code': '440001',
        State: 'MH',
        'Number of boxes': '4',
        Units: '10',
        'Shipment weight': '2',
        'Invoice value': '1200',
      }),
    )
    await field('Unit').selectOption('Tonne')
    await submit().click()
    await page.getByRole('heading', { name: 'Successfully submitted' }).waitFor()
    const {
      orders: [order],
    } = await house.product.orders('acme', { search: 'LR-FULL' })
    expect(order).toMatchObject({
      transporter: 'Roadrunner',
      invoice: 'INV-7',
      lot: 'L-1',
      number_of_box: 4,
      ship_unit: 10,
      value: 1200,
      ship_weight: { weight: 2, unit: 'Tonne', value: 200 },
      tat: 172_800_000,
      source: { name: 'Pune', city: 'Pune' },
      destination: {
        name: 'Nagpur',
        address: '1 Road',
        city: 'Nagpur',
        postal_code: '440001',
        state: 'MH',
      },
    })
  })

  it('completes names from those in use as one types, asked for once a pause, and chosen by keyboard [ADD-01]', async () => {
    const searches: string[] = []
    page.on('request', (request) => {
      if (/\/orders\/filters\?|\/users\/drivers\?/.test(request.url()))
        searches.push(new URL(request.url()).search)
    })
    await placeOrder(house.product, {
      source: { name: 'Zeta Depot 1' },
      driver: { name: 'Zubin', contact: '9876543210' },
    })
    await placeOrder(house.product, { source: { name: 'Zeta Depot 2' } })
    await field('Source').pressSequentially('zeta')
    const options = page.getByRole('listbox', { name: 'Names in use' }).getByRole('option')
    await expect.poll(() => options.allInnerTexts()).toEqual(['Zeta Depot 1', 'Zeta Depot 2'])
    expect(searches.filter((search) => search.includes('key=source')).length).toBeLessThan(4)
    expect(
      searches.some((search) => search.includes('search=&') || search.endsWith('search=')),
    ).toBe(false)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    expect(await field('Source').inputValue()).toBe('Zeta Depot 2')
    await options.first().waitFor({ state: 'detached' })
    // Escape leaves the list, not the form; any other name may be typed.
    await field('Driver name').pressSequentially('zub')
    await page
      .getByRole('listbox', { name: 'Names in use' })
      .getByRole('option', { name: 'Zubin' })
      .waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('listbox').waitFor({ state: 'detached' })
    expect(await field('Driver name').inputValue()).toBe('zub')
    await field('Driver name').fill('Zubin B')
    expect(await field('LR number').count()).toBe(1)
  })

  it('keeps what was typed over a reload, in the length it had, and forgets it once it was sent [ADD-01] [ERRS-03]', async () => {
    await page.getByRole('button', { name: 'Full', exact: true }).click()
    await fillOrder(page, anOrderTyped({ 'LR number': 'LR-KEPT', Invoice: 'INV-KEPT' }))
    await page.reload()
    await field('LR number').waitFor()
    expect([
      await field('LR number').inputValue(),
      await field('Invoice').inputValue(),
      await field('SPOC contact').inputValue(),
    ]).toEqual(['LR-KEPT', 'INV-KEPT', '9876500001'])
    await submit().click()
    await page.getByRole('heading', { name: 'Successfully submitted' }).waitFor()
    await page.getByRole('button', { name: 'Add another' }).click()
    expect(await field('LR number').inputValue()).toBe('')
  })

  it('keeps an invoice number as that, where it is what the account’s orders go by [ADD-01] [TABL-06]', async () => {
    const desk = await house.desk('swiggy', '/home?add=1')
    const { 'LR number': _lr, ...typed } = anOrderTyped({ 'Invoice number': 'FD-BY-FORM' })
    await fillOrder(desk, typed)
    await desk.getByRole('button', { name: 'Submit' }).click()
    await desk.getByRole('heading', { name: 'Successfully submitted' }).waitFor()
    const { orders } = await house.product.orders('swiggy', { search: 'FD-BY-FORM' })
    expect(orders.map(({ identifier, invoice }) => [identifier, invoice])).toEqual([
      ['FD-BY-FORM', 'FD-BY-FORM'],
    ])
  })

  it('offers afterwards to copy the links that the policy allows, and to open the order [ADD-10] [TABL-14]', async () => {
    await fillOrder(page, anOrderTyped({ 'LR number': 'LR-NEXT' }))
    await submit().click()
    for (const [name, party] of [
      ['Copy receiver link', 'publicreceiver'],
      ['Copy driver link', 'publicdriver'],
      ['Copy tracking link', 'publictracking'],
    ] as const) {
      await page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
      await expect
        .poll(() => page.evaluate(() => navigator.clipboard.readText()))
        .toMatch(new RegExp(`/${party}/[\\w-]{20,}$`))
    }
    await page.getByRole('button', { name: 'Open order', exact: true }).click()
    await page.getByRole('dialog').getByRole('heading', { name: 'LR-NEXT' }).waitFor()
  })

  it('makes one link where its answer was lost and the button is pressed again [LINK-01] [ADD-10]', async () => {
    await fillOrder(page, anOrderTyped({ 'LR number': 'LR-LINKED' }))
    await submit().click()
    const copy = page.getByRole('dialog').getByRole('button', { name: 'Copy driver link' })
    await copy.waitFor()
    const links = '**/api/orders/*/links'
    await page.route(links, async (route) => {
      await route.fetch()
      await route.abort()
    })
    await copy.click()
    await page.getByRole('alert').first().waitFor()
    await page.unroute(links)
    await copy.click()
    await page.getByText('Link copied').waitFor()
    const { orders } = await house.product.orders('acme', { search: 'LR-LINKED' })
    const desk = await house.product.client('acme')
    const path = { id: orders[0]?._id ?? '' }
    const { result } = await ok(desk.GET('/api/orders/{id}/links', { params: { path } }))
    expect(result.filter(({ party }) => party === 'driver')).toHaveLength(1)
  })

  it('gives the focus back to Add when the order that took the form’s place is closed [A11Y-01] [ADD-10]', async () => {
    await fillOrder(page, anOrderTyped({ 'LR number': 'LR-FOCUS' }))
    await submit().press('Enter')
    await page.getByRole('button', { name: 'Open order', exact: true }).press('Enter')
    await page.getByRole('dialog').getByRole('heading', { name: 'LR-FOCUS' }).waitFor()
    await page
      .getByRole('heading', { name: 'Successfully submitted' })
      .waitFor({ state: 'detached' })
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    const add = page.getByRole('button', { name: 'Add', exact: true })
    await expect.poll(() => add.evaluate((button) => button === document.activeElement)).toBe(true)
  })
})

it('The address of the form for a phone stands there to be marked where the browser copies nothing [ADD-11] [ERRS-04]', async () => {
  // A browser has no clipboard for a page that came without TLS.
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await page.getByRole('button', { name: 'Add on a phone' }).click()
  await page.getByRole('button', { name: 'Copy address' }).click()
  await page.getByText('The browser did not allow copying.').waitFor()
  const address = page.getByLabel('Address', { exact: true })
  expect(await address.inputValue()).toMatch(/^http.+\/[\w-]{20,}$/)
  await address.focus()
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toMatch(/^http/)
})
