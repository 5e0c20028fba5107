import { describe, expect, it } from 'vitest'
import { ok } from '../../packages/client/src/index.ts'
import { holderOf, linkTo, type NewOrder, type ProofAction } from '../testing/calls.ts'
import { openPanel, placeFor, put, seen } from '../testing/panel.ts'
import { aPicture } from '../testing/pictures.ts'
import { withCommonProduct } from '../testing/with-product.ts'

const house = withCommonProduct()
const place = (username: string, changes: NewOrder = {}) =>
  placeFor(house.product, username, changes)
const at = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString()
const photo = async (tag: 'epod' | 'spoc', colour: string) => {
  const { buffer } = await aPicture(`${tag}.jpg`, 200, 120, colour)
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

describe('Receiving on the panel', () => {
  it('names nobody as who received goods that were left without a receiver [SUMM-01] [TRADE-06]', async () => {
    const label = '43221'
    const order = await place('acme', { dispatch_date: at(-24).slice(0, 10), label })
    const { url } = await linkTo(await house.product.client('acme'), order.id, 'driver')
    const driver = await holderOf(url, 'driver')
    const acts: ProofAction[] = [{ label }, await photo('epod', '#445566'), { leave: true }]
    for (const action of acts)
      await ok(driver.POST('/api/update_epod', { body: { _id: order.id, ...action } }))
    const { panel } = await openPanel(house, order)
    const verdict = panel.locator('.panel-verdict')
    await verdict.getByRole('heading', { name: 'Left without a receiver' }).waitFor()
    await verdict.getByText(/^\d+\w\w \w{3} @ \d\d:\d\d [AP]M$/).waitFor()
    expect(await verdict.getByText('Received by').count()).toBe(0)
  })

  it('takes another time than now, not before the dispatch and not in the future, and sends it as an instant [EPOD-04]', async () => {
    const order = await place('acme', { dispatch_date: at(-72).slice(0, 10) })
    const { page, panel, button } = await openPanel(house, order)
    await button('Received at another time?').click()
    const day = panel.getByLabel('Received on')
    await day.fill(at(48).slice(0, 10))
    await panel.getByText('The delivery time cannot be in the future').first().waitFor()
    expect(await button('Receive').getAttribute('aria-disabled')).toBe('true')
    await day.fill(at(-240).slice(0, 10))
    await panel.getByText('The delivery time cannot be before the dispatch').first().waitFor()
    await day.fill(at(-24).slice(0, 10))
    await panel.getByLabel('Received at', { exact: true }).fill('10:15')
    const sent = page.waitForRequest((request) => (request.postData() ?? '').includes('"receive"'))
    await button('Receive').click()
    await button('Record now').click()
    expect((await sent).postDataJSON().closer).toMatch(/^\d{4}-\d\d-\d\dT04:45:00\.000Z$/)
    await panel.getByText(/^Received by Asha at \d+\w\w \w{3} @ 10:15 AM$/).waitFor()
  })

  it('names what an agrochemical receipt still lacks, one message each, until nothing does [EPOD-05] [EPOD-07]', async () => {
    const order = await place('syngenta')
    const { page, panel, button, over } = await openPanel(house, order, 'syngenta')
    await panel.getByText('Remarks Missing').first().waitFor()
    const snackbar = page.locator('.snackbar').filter({ hasText: 'Remarks Missing' })
    await button('Receive').focus()
    await page.keyboard.press('Enter')
    await snackbar.waitFor()
    await snackbar.waitFor({ state: 'detached' })
    await button('Receive').click({ force: true })
    await snackbar.waitFor()
    expect(await button('Reject').getAttribute('aria-disabled')).toBe('true')
    await put(house.product, 'syngenta', order, {
      remarks: { text: 'Counted', categories: ['Other'] },
    })
    await panel.getByText('POD Attachment is Missing').first().waitFor()
    await put(house.product, 'syngenta', order, await photo('epod', '#446644'))
    await panel.getByText("Recepient's picture Missing").first().waitFor()
    await put(house.product, 'syngenta', order, await photo('spoc', '#884444'))
    await panel.getByText("Recepient's picture Missing").first().waitFor({ state: 'detached' })
    expect(await button('Receive').getAttribute('aria-disabled')).toBeNull()
    await button('Reject').click()
    await over(/^Reject/)
      .getByRole('checkbox', { name: 'Leakage Inside Box' })
      .check()
    await over(/^Reject/)
      .getByRole('button', { name: 'Reject', exact: true })
      .click()
    await button('Record now').click()
    await panel
      .locator('.panel-verdict')
      .getByText(/^Rejected at/)
      .waitFor()
    const { epod } = await seen(house.product, 'syngenta', order)
    expect([epod.reject.rejected, epod.remarks.at(-1)?.text]).toEqual([true, 'Leakage Inside Box'])
  })

  it('names all that the closure needs in one message [EPOD-06]', async () => {
    const { panel, button } = await openPanel(house, await place('acme'), 'acme', {
      policy: {
        public_url_customization: { mandatory_fields_in_epod_closure: ['attachment', 'remarks'] },
      },
    })
    await panel.getByText('Please Enter following details Attachment, Remarks').first().waitFor()
    expect(await button('Receive').getAttribute('aria-disabled')).toBe('true')
  })

  it('tells the receivers that the goods are coming and when they were told [EPOD-12]', async () => {
    const order = await place('acme')
    const { panel, button } = await openPanel(house, order)
    await button('Trigger outbound').click()
    await panel.getByText(/^Receivers were told at \d\d \w{3} \d\d:\d\d$/).waitFor()
    expect((await seen(house.product, 'acme', order)).epod.driverReach).toHaveLength(1)
  })

  it('says Not Received where the policy does [EPOD-13]', async () => {
    const { panel, button, over } = await openPanel(house, await place('swiggy'), 'swiggy')
    expect(await button('Reject').count()).toBe(0)
    await button('Not Received').click()
    await over(/^Not Received/)
      .getByRole('button', { name: 'Not Received', exact: true })
      .click()
    await button('Record now').click()
    await panel.getByText(/^Not Received at/).waitFor()
  })

  it('says so in whatever else the panel says, and in Analysis [EPOD-13] [MGMT-04]', async () => {
    const order = await place('admin')
    const own = { reject: 'Not Received', rejected: 'Not Received' }
    const { page, panel } = await openPanel(house, order, 'admin', { policy: { wording: own } })
    await put(house.product, 'admin', order, { reject: true })
    await panel.getByText(/^Not Received at/).waitFor()
    await panel.getByRole('listitem').getByText('Not Received', { exact: true }).waitFor()
    expect(await panel.innerText()).not.toMatch(/rejected/i)
    await page.goto('/analysis')
    await page.getByText('Open or ‘Not Received’', { exact: true }).waitFor()
  })

  it('hides Reject where the order takes none, and switches every submit off where it takes nothing [EPOD-14]', async () => {
    const order = await place('acme')
    const page = await house.desk('acme')
    await page.route(`**/api/orders/${order.id}`, async (route) => {
      const response = await route.fetch()
      const body = await response.json()
      await route.fulfill({
        response,
        json: {
          ...body,
          result: { ...body.result, showRejectButton: false, disable_submit_epod: true },
        },
      })
    })
    await page.goto(`/home?order=${order.id}`)
    const panel = page.getByRole('dialog').first()
    const button = (name: string) => panel.getByRole('button', { name, exact: true })
    await button('Receive').waitFor()
    expect(await button('Reject').count()).toBe(0)
    for (const name of [
      'Receive',
      'Send OTP',
      'Verify',
      'Add remark',
      'Add photo',
      'Trigger outbound',
    ])
      expect(await button(name).getAttribute('aria-disabled'), name).toBe('true')
    for (const name of ['Sign', 'State what was sent'])
      expect(await button(name).count(), name).toBe(0)
    await panel.getByText('This proof of delivery cannot be changed any more').first().waitFor()
  })
})

describe('The parties at the door', () => {
  it('a distributor counts what was accepted, receives and is not asked how it was [RATE-01] [SIDE-01]', async () => {
    const order = await place('acme', { client: 'Sharma Distributors' })
    const { panel, button } = await openPanel(house, order, 'acme-distributor')
    await button('State what was accepted').click()
    await panel.getByLabel('Quantity of Whole order').fill('3')
    await button('Save').click()
    await panel.locator('.quantity-line').waitFor()
    await button('Receive').click()
    await button('Record now').click()
    await panel.locator('.panel-verdict').waitFor()
    for (const name of ['Submit', 'Correct a value'])
      expect(await button(name).count(), name).toBe(0)
    expect((await seen(house.product, 'acme', order)).quantities).toMatchObject([
      { line: 'total', declared: null, accepted: { quantity: 3 } },
    ])
  })

  it('a carrier states what was delivered, and neither receives nor disputes nor judges [SIDE-01] [SIDE-02]', async () => {
    const order = await place('acme')
    const { panel, button } = await openPanel(house, order, 'acme-vendor')
    await button('State what was delivered').click()
    await panel.getByLabel('Quantity of Whole order').fill('5')
    await button('Save').click()
    await panel.locator('.quantity-line').waitFor()
    expect(await button('Receive').count()).toBe(0)
    await put(house.product, 'acme', order, { receive: true, geo_tag: { loc: [] } })
    await panel.locator('.panel-verdict').waitFor()
    for (const name of ['Dispute', 'Approve', 'Correct a value'])
      expect(await button(name).count(), name).toBe(0)
  })
})

describe('What a carrier is not shown', () => {
  it('is whose phone the code goes to: it sends one all the same, and the page says what is left out [ROLE-15] [OTP-01]', async () => {
    const order = await place('acme')
    const known = (await seen(house.product, 'acme', order)).spocs[0]?.contact.phone[0] ?? ''
    expect(known).toMatch(/^\d{10}$/)
    const { page, panel, button } = await openPanel(house, order, 'acme-vendor')
    await button('Send OTP').waitFor()
    expect(await panel.innerText()).not.toContain(known)
    await button('Send OTP').click()
    await panel.getByText('One-time password sent').waitFor()
    expect(await panel.innerText()).not.toContain(known)
    await button('View Details').click()
    await page.getByText('Receivers’ contacts are not shown to this account.').waitFor()
    await page.getByText('The value is not shown to this account.').waitFor()
  })
})

describe('The summary', () => {
  it('has buttons for number, source and destination and says who received, when, and what was remarked [SUMM-01] [SUMM-02]', async () => {
    const order = await place('acme')
    const { page, panel, button } = await openPanel(house, order)
    await panel.getByText('N/A', { exact: true }).first().waitFor()
    await put(house.product, 'acme', order, { remarks: { by: 'Meera', text: 'All there' } })
    await put(house.product, 'acme', order, await photo('epod', '#446644'))
    await put(house.product, 'acme', order, { receive: true, geo_tag: { loc: [] } })
    await panel
      .getByText(/^Received by Asha at \d+(st|nd|rd|th) \w{3} @ \d\d:\d\d [AP]M$/)
      .waitFor()
    await panel.getByText(/^All there - \d\d \w{3} \d\d:\d\d$/).waitFor()
    await panel.getByRole('heading', { name: 'Attachements' }).waitFor()
    await panel.getByRole('link', { name: 'Download epod.jpg' }).waitFor()
    await button(order.identifier).click()
    await page.getByText(`${order.identifier} copied`).waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(order.identifier)
    await button('Pune').waitFor()
    await button('Nagpur').click()
    await page.waitForURL(/destination=Nagpur/)
  })
})
