import { describe, expect, it } from 'vitest'
import { put, seen } from '../testing/panel.ts'
import { placeOrder } from '../testing/orders.ts'
import { withCommonProduct } from '../testing/with-product.ts'

const house = withCommonProduct()

/** An order that was received, opened by the link of a party. */
const received = async (party: 'receiver' | 'driver') => {
  const order = await placeOrder(house.product)
  const { url } = await order.linkFor(party)
  await put(house.product, 'acme', order, { receive: true })
  const { page, faults } = await house.visit({ viewport: { width: 390, height: 780 } })
  await page.goto(url)
  await page.getByRole('heading', { name: 'Received' }).waitFor()
  return {
    order,
    page,
    faults,
    button: (name: string) => page.getByRole('button', { name, exact: true }),
  }
}

describe('The receiver', () => {
  it('disputes by keyboard what was received, with a reason and with a connection only, and is told what became of it [SIDE-02] [PUBL-05]', async () => {
    const { order, page, faults, button } = await received('receiver')
    await page.getByText(/^Can be disputed until \d+\w\w \w{3} @ \d\d:\d\d [AP]M$/).waitFor()
    await button('Dispute').press('Enter')
    const reason = page.getByLabel('Reason')
    await expect.poll(() => reason.evaluate((area) => area === document.activeElement)).toBe(true)
    await button('Dispute').press('Enter')
    await page.getByRole('alert').getByText('Please enter a reason').waitFor()
    expect(await reason.getAttribute('aria-invalid')).toBe('true')
    await page.keyboard.type('Two boxes are wet')
    await page.reload()
    expect(await reason.inputValue()).toBe('Two boxes are wet')
    await expect.poll(() => reason.evaluate((area) => area === document.activeElement)).toBe(true)
    // The server has it, and nobody here knows.
    const keys: string[] = []
    await page.route(
      '**/api/update_epod',
      async (route) => {
        keys.push(route.request().headers()['idempotency-key'] ?? '')
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await button('Dispute').press('Enter')
    await page.getByText('No connection. Please try again.').waitFor()
    expect(
      await page
        .getByRole('region', { name: 'Saved on this phone' })
        .getByText('Saved', { exact: true })
        .count(),
    ).toBe(0)
    const again = page.waitForRequest('**/api/update_epod')
    await button('Dispute').press('Enter')
    expect([(await again).headers()['idempotency-key']]).toEqual(keys)
    await page.getByText('Your dispute has been recorded').waitFor()
    await page.getByText('Two boxes are wet').waitFor()
    await page.getByText(/^Disputed \d.* · Not decided yet$/).waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN')
    expect((await seen(house.product, 'acme', order)).claims).toMatchObject([
      { origin: 'dispute', text: 'Two boxes are wet', opened_by: 'receiver' },
    ])
    await put(house.product, 'acme', order, {
      claim: { number: 1, outcome: { decision: 'partly', note: 'One was ours', amount: 40 } },
    })
    await page.reload()
    await page.getByText(/Accepted in part \d/).waitFor()
    expect(await page.locator('body').innerText()).not.toMatch(/One was ours|acme$/m)
    expect(faults).toEqual([])
  })

  it('goes on seeing what an action’s answer said when a reading from before it comes after it [SIDE-02] [PUBL-05]', async () => {
    const { page, faults, button } = await received('receiver')
    await button('Dispute').click()
    await page.getByLabel('Reason').fill('Two boxes are wet')
    const [asked, shown] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    await page.route(
      '**/api/public-order',
      async (route) => {
        const read = await route.fetch()
        asked.resolve()
        await shown.promise
        await route.fulfill({ response: read })
      },
      { times: 1 },
    )
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await asked.promise
    await button('Dispute').click()
    const dispute = page.getByText(/^Disputed \d.* · Not decided yet$/)
    await dispute.waitFor()
    const again = page.waitForResponse('**/api/public-order')
    shown.resolve()
    await again
    // Two frames later the page has drawn what it was told.
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    )
    expect(await dispute.count()).toBe(1)
    expect(faults).toEqual([])
  })

  it('goes back without disputing, and is told in the server’s words when the time is over [SIDE-02]', async () => {
    const { order, page, button } = await received('receiver')
    await button('Dispute').click()
    await button('Back').click()
    await page.getByRole('heading', { name: 'Received' }).waitFor()
    await button('Dispute').click()
    await page.getByLabel('Reason').fill('Too late')
    const over = 'The time to dispute this order is over'
    await page.route('**/api/update_epod', (route) =>
      route.fulfill({ status: 409, json: { status: false, message: over } }),
    )
    await page.route('**/api/public-order', async (route) => {
      const response = await route.fetch()
      const body = (await response.json()) as { result: { may: object } }
      await route.fulfill({
        response,
        json: {
          ...body,
          result: {
            ...body.result,
            may: { ...body.result.may, dispute: { code: 'dispute_over', message: over } },
          },
        },
      })
    })
    await button('Dispute').click()
    await page.getByRole('main').getByText(over).waitFor()
    expect(await button('Dispute').isDisabled()).toBe(true)
    await button('Back').click()
    await page.getByRole('heading', { name: 'Received' }).waitFor()
    expect(await button('Dispute').count()).toBe(0)
    expect((await seen(house.product, 'acme', order)).claims).toEqual([])
  })

  it('cannot dispute what is not closed, or closed on this phone alone [SIDE-02]', async () => {
    const { page } = await house.visit({ viewport: { width: 390, height: 780 } })
    await page.goto((await (await placeOrder(house.product)).linkFor('receiver')).url)
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    for (const name of ['The goods are here', 'Continue without a remark', 'Continue'])
      await button(name).click()
    await page.context().setOffline(true)
    await button('Receive').click()
    await button('Skip').click()
    await page.getByRole('heading', { name: 'Received' }).waitFor()
    expect(await button('Dispute').count()).toBe(0)
    // A reading from before the receipt arrives after its answer.
    const { promise: shown, resolve: show } = Promise.withResolvers<void>()
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
    await page.route(
      '**/api/public-order',
      async (route) => {
        const read = await route.fetch()
        await shown
        await route.fulfill({ response: read }).catch(() => undefined)
        arrive()
      },
      { times: 1 },
    )
    await page.context().setOffline(false)
    await button('Dispute').waitFor()
    show()
    await arrived
    // Two frames later the page has drawn what it was told.
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    )
    expect(await button('Dispute').isVisible()).toBe(true)
  })
})

it('is offered no dispute: the driver [SIDE-02] [LINK-01]', async () => {
  const { button } = await received('driver')
  await button('Add remark').waitFor()
  expect(await button('Dispute').count()).toBe(0)
})
