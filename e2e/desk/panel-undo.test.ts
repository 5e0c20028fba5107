import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { eventsOf } from '../testing/calls.ts'
import { latePlace } from '../testing/late-place.ts'
import { openPanel, placeFor, put, seen } from '../testing/panel.ts'
import { withCommonProduct } from '../testing/with-product.ts'

const house = withCommonProduct()
const place = () => placeFor(house.product, 'acme')
/** What was sent to be put on record from now on. */
const sentFrom = (page: Page): string[] => {
  const sent: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/update_epod|orders\/review/.test(pathname)) sent.push(request.postData() ?? '')
  })
  return sent
}
const typesOf = async ({ id }: { id: string }): Promise<unknown[]> =>
  (await eventsOf(await house.product.client('acme'), id)).map(({ type }) => type)
const has = async (order: { id: string }, type: string): Promise<boolean> =>
  (await typesOf(order)).includes(type)

describe('Ten seconds', () => {
  it('are counted down before Receive is sent, once; the press is the device’s time [DESK-21]', async () => {
    const order = await place()
    const { page, panel, button } = await openPanel(house, order)
    const sent = sentFrom(page)
    await page.clock.install()
    await button('Receive').click()
    await panel.getByText('Recording Receive in 10 s').waitFor()
    expect(await button('Reject').getAttribute('aria-disabled')).toBe('true')
    await page.clock.runFor(4_000)
    await panel.getByText('Recording Receive in 6 s').waitFor()
    expect(sent).toEqual([])
    await page.clock.runFor(6_500)
    await panel.getByText(/^Received by Asha at/).waitFor()
    expect([sent.length, await button('Undo').count()]).toEqual([1, 0])
    const pressed_at = Date.parse(String(JSON.parse(sent[0] ?? '{}').device_time))
    expect((await page.evaluate(() => Date.now())) - pressed_at).toBeGreaterThanOrEqual(10_000)
    expect((await seen(house.product, 'acme', order)).epod.otp.verified_through).toBe('receive')
  })

  it('and seconds in which the place is found change nothing of the device’s time, which is the press’s [DESK-21] [EPOD-03]', async () => {
    const order = await place()
    const { page, button } = await openPanel(house, order, 'acme', {
      policy: { receive: { geolocation: true } },
    })
    const find = await latePlace(page)
    const sent = page.waitForRequest(/update_epod/)
    await button('Receive').click()
    const pressed_by = await find()
    await button('Record now').click()
    const { device_time, geo_tag } = (await sent).postDataJSON()
    expect(geo_tag).toEqual({ loc: [18.5, 73.8] })
    expect(Date.parse(device_time)).toBeLessThanOrEqual(pressed_by)
  })

  it('are those of one press, however often Receive is pressed while the place is found [DESK-21] [EPOD-03]', async () => {
    const order = await place()
    const { page, button } = await openPanel(house, order, 'acme', {
      policy: { receive: { geolocation: true } },
    })
    const sent = sentFrom(page)
    const find = await latePlace(page)
    await button('Receive').click()
    await button('Receive').click({ force: true })
    expect(await button('Receive').getAttribute('aria-busy')).toBe('true')
    await find()
    await button('Undo').click()
    await page.getByText('Receive taken back: nothing was recorded').waitFor()
    expect([sent, await has(order, 'received')]).toEqual([[], false])
  })

  it('do not begin where the dialog was left before the place was found [DESK-21] [EPOD-14]', async () => {
    const order = await place()
    const { page, panel, button, over } = await openPanel(house, order, 'acme', {
      policy: { receive: { geolocation: true } },
    })
    const find = await latePlace(page)
    await button('Reject').click()
    const dialog = over(/^Reject/)
    await dialog.getByRole('button', { name: 'Reject', exact: true }).click()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await find()
    // What is pressed next is the only act that waits.
    await button('Receive').click()
    await find()
    await panel.getByText(/^Recording Receive/).waitFor()
    await button('Record now').click()
    await panel.getByText(/^Received by Asha at/).waitFor()
    expect(await has(order, 'rejected')).toBe(false)
  })

  it('leave nothing on record after Undo, by press or by Control and Z, and not of a rejection’s reason either [DESK-21]', async () => {
    const order = await place()
    const { page, panel, button, over } = await openPanel(house, order, 'acme', {
      policy: { public_url_customization: { additional_rejection_reasons: ['Wrong place'] } },
    })
    const sent = sentFrom(page)
    const before = await typesOf(order)
    await page.clock.install()
    await button('Reject').click()
    const dialog = over(/^Reject/)
    await dialog.getByText('It can be undone for 10 s, and not after that.').waitFor()
    await dialog.getByRole('checkbox', { name: 'Wrong place' }).check()
    await dialog.getByRole('button', { name: 'Reject', exact: true }).click()
    await button('Undo').click()
    await page.getByText('Reject taken back: nothing was recorded').waitFor()
    await button('Receive').click()
    await panel.getByText(/^Recording Receive/).waitFor()
    await page.keyboard.press('Control+z')
    await page.getByText('Receive taken back: nothing was recorded').waitFor()
    expect(await button('Receive').getAttribute('aria-disabled')).toBeNull()
    await page.clock.runFor(11_000)
    expect([sent, await typesOf(order)]).toEqual([[], before])
  })

  it('hold Approve and Reject proof too, and a refusal afterwards is said [DESK-21] [REVW-01]', async () => {
    const order = await place()
    await put(house.product, 'acme', order, { receive: true, geo_tag: { loc: [] } })
    const { page, panel, button } = await openPanel(house, order)
    await button('Approve').click()
    await button('Undo').click()
    expect((await seen(house.product, 'acme', order)).review_pending).toBe(true)
    await page.route('**/api/orders/review', (route) => route.abort(), { times: 1 })
    await button('Approve').click()
    await button('Record now').click()
    await page.getByRole('alert').first().waitFor()
    await button('Approve').click()
    await button('Record now').click()
    await panel.getByText(/^Approved 1:/).waitFor()
  })
})

describe('What waits is recorded', () => {
  it.each<[how: string, leave: (page: Page) => Promise<unknown>]>([
    [
      'the panel is closed',
      (page) =>
        page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click(),
    ],
    ['the page is left', (page) => page.goto('about:blank')],
    ['the page is loaded anew', (page) => page.reload()],
    ['the tab is closed', (page) => page.close({ runBeforeUnload: true })],
  ])('when %s [DESK-21]', async (_how, leave) => {
    const order = await place()
    const { page, panel, button } = await openPanel(house, order)
    await button('Receive').click()
    await panel.getByText(/^Recording Receive/).waitFor()
    await leave(page)
    await expect.poll(() => has(order, 'received')).toBe(true)
  })

  it('with its reason, when the page is left after Reject [DESK-21]', async () => {
    const order = await place()
    const { page, panel, button, over } = await openPanel(house, order, 'acme', {
      policy: { public_url_customization: { additional_rejection_reasons: ['Wrong place'] } },
    })
    await button('Reject').click()
    await over(/^Reject/)
      .getByRole('checkbox', { name: 'Wrong place' })
      .check()
    await over(/^Reject/)
      .getByRole('button', { name: 'Reject', exact: true })
      .click()
    await panel.getByText(/^Recording Reject/).waitFor()
    await page.goto('about:blank')
    await expect.poll(() => has(order, 'rejected')).toBe(true)
    await expect.poll(() => has(order, 'remarked')).toBe(true)
  })

  it('before its account signs out, and said with the order’s number where the panel is gone [DESK-21]', async () => {
    const order = await place()
    const { page, panel, button } = await openPanel(house, order, 'acme', { policy: {} })
    const answered: string[] = []
    page.on('requestfinished', (request) => {
      const { pathname } = new URL(request.url())
      if (/update_epod|logout/.test(pathname)) answered.push(pathname)
    })
    await button('Receive').click()
    await panel.getByText(/^Recording Receive/).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Account of Acme Logistics' }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    await page.getByText(`${order.identifier}: `).waitFor()
    expect(answered).toEqual(['/api/update_epod', '/api/logout'])
    expect(await typesOf(order)).toContain('received')
  })

  it('before what is done next on the order [DESK-21]', async () => {
    const order = await place()
    const { page, panel, button } = await openPanel(house, order)
    const sent = sentFrom(page)
    await button('Receive').click()
    await panel.getByText(/^Recording Receive/).waitFor()
    await panel.getByRole('button', { name: 'Trigger outbound' }).click()
    await panel.getByText(/^Received by Asha at/).waitFor()
    await expect
      .poll(() => sent.map((body) => (body.includes('"receive"') ? 'receive' : 'next')))
      .toEqual(['receive', 'next'])
  })
})

it('Not under another account than the one that pressed [DESK-21]', async () => {
  const order = await place()
  const { page, panel, button } = await openPanel(house, order, 'acme', { policy: {} })
  const sent = sentFrom(page)
  await button('Receive').click()
  await panel.getByText(/^Recording Receive/).waitFor()
  await page.evaluate(() => {
    const account = JSON.parse(localStorage.getItem('user') ?? '{}')
    account.userdata.username = 'admin'
    localStorage.setItem('user', JSON.stringify(account))
  })
  await button('Record now').click()
  await page.getByText('Receive was not recorded: another account is signed in now').waitFor()
  expect(sent).toEqual([])
})
