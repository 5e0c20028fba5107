import { describe, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import { orderNow } from '../testing/calls.ts'
import { cut, settled, visit, yesterday } from '../testing/offline.ts'
import { openAt } from '../testing/open-at.ts'
import { placeOrder } from '../testing/orders.ts'
import { aPaper, aPicture } from '../testing/pictures.ts'
import { openStep } from '../testing/steps.ts'
import { withCommonProduct } from '../testing/with-product.ts'

const house = withCommonProduct()
const phone = { viewport: { width: 360, height: 640 } }
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const attemptsOf = async (id: string) =>
  (await orderNow(await house.product.client('acme'), id)).epod.delivery_attempts ?? []

describe('Goods that could not be delivered', () => {
  it('are recorded at the door with reason, place and photo, and the receiver says whether somebody came [DOOR-10] [DOOR-12] [DOOR-13] [DOOR-14]', async () => {
    const order = await placeOrder(house.product)
    const { page: driver, faults } = await house.visit({
      ...phone,
      permissions: ['geolocation'],
      geolocation: { latitude: 21.15, longitude: 79.09 },
    })
    await driver.goto((await order.linkFor('driver')).url)
    await openStep(driver, 'Could not deliver')
    await button(driver, 'Closed').click()
    const remark = driver.locator('#attempt').getByLabel('Remark')
    await remark.fill('Gate locked')
    // A phone that is short of memory loads the page anew.
    await driver.reload()
    expect(await remark.inputValue()).toBe('Gate locked')
    await driver
      .locator('#attempt input[type=file]')
      .setInputFiles(await aPicture('door.jpg', 900, 700))
    await driver.locator('#attempt .uploads li').waitFor()
    await button(driver, 'Record a failed attempt').click()
    await driver.getByText('Attempt 1: Closed').waitFor()
    await expect.poll(async () => (await attemptsOf(order.id)).length).toBe(1)
    const [attempt] = await attemptsOf(order.id)
    expect(attempt).toMatchObject({
      number: 1,
      reason: 'closed',
      text: 'Gate locked',
      loc: [21.15, 79.09],
    })
    expect(attempt?.photos).toHaveLength(1)

    const { page: receiver, faults: others } = await house.visit(phone)
    await receiver.goto((await order.linkFor('receiver')).url)
    await receiver.getByRole('heading', { name: 'Did somebody come?' }).waitFor()
    await receiver.getByText(/^The driver says: Closed, /).waitFor()
    await button(receiver, 'Nobody came').click()
    await receiver
      .getByRole('heading', { name: 'Did somebody come?' })
      .waitFor({ state: 'detached' })
    await expect
      .poll(async () => (await attemptsOf(order.id))[0]?.answer?.answer)
      .toBe('nobody_came')
    await receiver.reload()
    await receiver.getByRole('main').waitFor()
    expect(await receiver.getByRole('heading', { name: 'Did somebody come?' }).count()).toBe(0)
    expect([faults, others]).toEqual([[], []])

    const desk = await house.desk('acme')
    await desk.goto(`/home?order=${order.id}`)
    const timeline = desk.getByRole('dialog')
    await timeline.getByText('Nobody came').first().waitFor()
    await desk.goto('/analysis?sort=contradicted')
    await desk.getByRole('columnheader', { name: 'Contradicted' }).waitFor()
    await desk.getByRole('row', { name: /^All/ }).getByRole('link', { name: /^100%/ }).click()
    await desk.getByRole('link', { name: order.identifier }).waitFor()
  })

  it('are not recorded without a reason, and the page says so where that is pressed [REPL-03] [DOOR-13]', async () => {
    const order = await placeOrder(house.product)
    const { page, faults } = await house.visit(phone)
    await page.goto((await order.linkFor('driver')).url)
    await openStep(page, 'Could not deliver')
    const told = page.locator('#attempt .problem').getByText('Please say why it was not delivered')
    await button(page, 'Record a failed attempt').click()
    await told.waitFor()
    await button(page, 'Closed').click()
    await told.waitFor({ state: 'detached' })
    await button(page, 'Another reason').click()
    await told.waitFor()
    await button(page, 'Record a failed attempt').click()
    await page.locator('#attempt').getByLabel('Remark').fill('Road closed')
    await told.waitFor({ state: 'detached' })
    expect(await attemptsOf(order.id)).toEqual([])
    await button(page, 'Record a failed attempt').click()
    await expect.poll(() => attemptsOf(order.id)).toMatchObject([{ reason: 'other' }])
    expect(faults).toEqual([])
  })

  it('are not recorded past a photo that the phone doubts, and what is in their form outlives its closing [EVID-01] [DOOR-13]', async () => {
    const order = await placeOrder(house.product)
    const { page, faults } = await house.visit(phone)
    await page.goto((await order.linkFor('driver')).url)
    await openStep(page, 'Could not deliver')
    await button(page, 'Closed').click()
    const form = page.locator('#attempt')
    await form
      .locator('input[type=file]')
      .setInputFiles(await aPaper('door.jpg', order.identifier, 12))
    await form.getByText('The photo looks blurred.').waitFor()
    await form.getByLabel('Remark').fill('Gate locked')
    expect(await button(page, 'Record a failed attempt').isDisabled()).toBe(true)
    const heading = form.getByRole('heading').getByRole('button')
    await heading.click()
    await form.getByLabel('Remark').waitFor({ state: 'hidden' })
    await heading.click()
    expect(await form.getByLabel('Remark').inputValue()).toBe('Gate locked')
    await button(page, 'Send anyway').click()
    await button(page, 'Record a failed attempt').click()
    await expect
      .poll(() => attemptsOf(order.id))
      .toMatchObject([{ reason: 'closed', text: 'Gate locked', photos: [expect.any(String)] }])
    expect(faults).toEqual([])
  })

  it('wait for a photo that could not be made ready before [DOOR-10] [DOOR-13] [PHOT-06]', async () => {
    const order = await placeOrder(house.product)
    const { page } = await house.visit({ ...phone, serviceWorkers: 'block' })
    await page.route('**/assets/ready-*', (route) => route.abort())
    await page.goto((await order.linkFor('driver')).url)
    await openStep(page, 'Could not deliver')
    await button(page, 'Closed').click()
    const form = page.locator('#attempt')
    await form.locator('input[type=file]').setInputFiles(await aPicture('door.jpg', 900, 700))
    await form.getByText('No connection. Please try again.').waitFor()
    await page.unroute('**/assets/ready-*')
    const record = button(page, 'Record a failed attempt')
    await record.click()
    await form.getByText('Ready to send').waitFor()
    expect(await attemptsOf(order.id)).toEqual([])
    await record.click()
    await expect
      .poll(() => attemptsOf(order.id))
      .toMatchObject([{ reason: 'closed', photos: [expect.any(String)] }])
  })

  it('are recorded without a line too, and once [DOOR-13]', async () => {
    const order = await placeOrder(house.product, { dispatch_date: yesterday() })
    const { page } = await visit(house)
    await openAt(page, (await order.linkFor('driver')).url)
    await openStep(page, 'Could not deliver')
    await button(page, 'No time left').waitFor()
    await settled(page)
    await cut(page, true)
    await button(page, 'No time left').click()
    await button(page, 'Record a failed attempt').click()
    await page.getByText('Attempt 1: No time left').waitFor()
    expect(await attemptsOf(order.id)).toEqual([])
    await cut(page, false)
    await expect.poll(async () => (await attemptsOf(order.id)).length).toBe(1)
  })

  it('are written down by the desk, with a reason [DOOR-10]', async () => {
    const order = await placeOrder(house.product)
    const desk = await house.desk('acme', `/home?order=${order.id}`)
    await button(desk, 'Failed attempt').click()
    const dialog = desk.getByRole('dialog', { name: 'Failed attempt' })
    await button(desk, 'Record a failed attempt').click()
    await dialog.getByText('Please enter a reason').waitFor()
    await dialog.getByRole('checkbox', { name: 'Another reason' }).check()
    await desk.keyboard.press('Control+Enter')
    await dialog.getByText('Please say why it was not delivered').waitFor()
    await dialog.getByLabel('Remark').fill('Road closed')
    await desk.keyboard.press('Control+Enter')
    await dialog.waitFor({ state: 'detached' })
    expect(await attemptsOf(order.id)).toMatchObject([{ reason: 'other', text: 'Road closed' }])
  })
})
