import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { anOrderTyped, fillOrder } from './testing/add-by-form.ts'
import { signIn } from './testing/browser.ts'
import { placeOrder } from './testing/orders.ts'
import { withProduct } from './testing/with-product.ts'

const house = withProduct()
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
  field(label).evaluate((input) => (input.getAttribute('aria-invalid') === 'true' ? (input.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent ?? '').join(' ').trim() : ''))

describe('An incomplete form', () => {
  it('says so for 2 s, and beside each field what is wrong [ADD-02, ADD-04, ADD-05]', async () => {
    await field('Dispatch time').fill('')
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await submit().click()
    await page.getByRole('alert').getByText('Incomplete Form').waitFor()
    await page.clock.runFor(1_900)
    expect(await page.getByText('Incomplete Form').count()).toBe(1)
    await page.clock.runFor(200)
    await page.getByText('Incomplete Form').waitFor({ state: 'detached' })
    await page.clock.resume()
    const wrong: Record<string, string> = {}
    for (const label of ['LR number', 'Client', 'Source', 'Destination', 'Dispatch time', 'ETA (hours)', 'Truck number', 'Driver name', 'Driver contact', 'SPOC name', 'SPOC contact']) wrong[label] = await problemOf(label)
    expect(wrong).toEqual({
      'LR number': 'LR number is required', Client: 'Client is required', Source: 'Source is required', Destination: 'Destination is required', 'Dispatch time': 'Enter valid Time',
      'ETA (hours)': 'ETA must be more than 0', 'Truck number': 'Truck number is required', 'Driver name': 'Driver name is required', 'Driver contact': 'Enter valid contact info',
      'SPOC name': 'Please Enter SPOC Name', 'SPOC contact': 'Enter valid contact info',
    })
  })

  it('is not sent with a field that breaks its rule, and says which [ADD-04, ADD-05, ADD-07, ADD-08]', async () => {
    let sent = 0
    page.on('request', (request) => { if (request.url().endsWith('/api/orders')) sent += 1 })
    const cases: [label: string, typed: string, sentence: string][] = [
      ['Driver contact', '98765', 'Enter valid contact info'], ['SPOC contact', '98765432101', 'Enter valid contact info'], ['Dispatch time', '25:10', 'Enter valid Time'],
      ['Units', '0', 'Units must be at least 1'], ['Driver contact', '9876543210,12', 'Enter valid contact info'], ['Dispatch time', '7:30', 'Enter valid Time'],
      ['Shipment weight', '0', 'Shipment weight must be at least 1'], ['ETA (hours)', '0', 'ETA must be more than 0'], ['Invoice value', '0', 'Invoice value must be at least 1'],
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
    page.on('request', (request) => { if (request.url().endsWith('/api/orders')) keys.push(request.headers()['idempotency-key']) })
    await submit().dblclick()
    await page.getByRole('heading', { name: 'Successfully submitted' }).waitFor()
    expect(keys).toHaveLength(1)
    expect(keys[0]).toBeTruthy()
    await page.getByRole('button', { name: 'Done' }).click()
    await page.getByRole('row', { name: /LR-TWICE/ }).waitFor()
    expect((await house.product.orders('acme', { search: 'LR-TWICE' })).total).toBe(1)
  })

  it('takes contacts with spaces and commas, keeps one SPOC row at least, and NA for the value [ADD-04, ADD-06, ADD-08]', async () => {
    await fillOrder(page, anOrderTyped({ 'LR number': 'LR-CONTACTS', 'Driver contact': '98765 43210 , 98765 43211' }))
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
    const { orders: [order] } = await house.product.orders('acme', { search: 'LR-CONTACTS' })
    expect(order.driver.contact).toEqual(['9876543210', '9876543211'])
    expect(order.spocs).toMatchObject([{ name: 'Bela', contact: { phone: ['9876500002', '9876500003'] } }])
    expect(order.value).toBe('NA')
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
