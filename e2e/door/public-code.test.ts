import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { ok } from '../../packages/client/src/index.ts'
import { outboxOf, publishPolicy } from '../testing/calls.ts'
import { drawOn } from '../testing/drawing.ts'
import { keptRows } from '../testing/kept.ts'
import { placeOrder } from '../testing/orders.ts'
import { seen } from '../testing/panel.ts'
import { withProduct } from '../testing/with-product.ts'

const house = withProduct()

/** An order of a receiver whom nobody else has, on its page. */
const begun = async (
  address: (order: Awaited<ReturnType<typeof placeOrder>>) => Promise<string>,
) => {
  const email = `code-${randomUUID()}@example.com`
  const phone = `9${String(Date.now()).slice(-9)}`
  const order = await placeOrder(house.product, {
    spocs: [{ name: 'Asha', contact: { phone: [phone], email: [email] } }],
  })
  const { page, faults } = await house.visit({ viewport: { width: 390, height: 780 } })
  await page.goto(await address(order))
  await page.getByRole('heading', { name: 'Confirm that it is you' }).waitFor()
  await page.getByRole('button', { name: 'Send OTP' }).click()
  const admin = await house.product.client('admin')
  let code = ''
  await expect
    .poll(async () => {
      const sent = (await outboxOf(admin)).find(({ recipient }) => recipient === email)
      return (code = /OTP: (\d{6})/.exec(sent?.body ?? '')?.[1] ?? '')
    })
    .not.toBe('')
  const enter = async (): Promise<void> => {
    await page.getByLabel('OTP', { exact: true }).fill(code)
    await page.getByRole('button', { name: 'Verify' }).click()
  }
  return { order, page, faults, enter }
}

it('asks for another code once one may be sent, where the answer to the first was lost, and before that for the same [OTP-01] [OTP-03]', async () => {
  const order = await placeOrder(house.product)
  const { page } = await house.visit({ viewport: { width: 390, height: 780 } })
  await page.clock.install()
  await page.goto(`/publicreceiver/${order.id}`)
  await page.getByRole('heading', { name: 'Confirm that it is you' }).waitFor()
  const keys: (string | undefined)[] = []
  await page.route('**/api/trigger_otp', (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    return route.abort()
  })
  const ask = async (times: number): Promise<void> => {
    await page.getByRole('button', { name: 'Send OTP' }).and(page.locator(':enabled')).click()
    await expect.poll(() => keys.length).toBe(times)
  }
  await ask(1)
  await ask(2)
  await page.clock.fastForward(31_000)
  await ask(3)
  expect([keys[1] === keys[0], keys[2] === keys[1]]).toEqual([true, false])
})

it('puts the first thing done after the code of a plain id on record [LINK-01] [RATE-01]', async () => {
  const { order, page, faults, enter } = await begun(({ id }) =>
    Promise.resolve(`/publicreceiver/${id}`),
  )
  await enter()
  await page.getByRole('radio', { name: '4 stars' }).press(' ')
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('heading', { name: /^Received/ }).waitFor()
  await expect
    .poll(async () => (await seen(house.product, 'acme', order)).epod.client_rating)
    .toBe(4)
  expect(faults).toEqual([])
})

it('opens a secured page by the code, on that phone also after a reload, and takes what the receipt still needs there [OTP-04] [SIGN-01] [LINK-01]', async () => {
  const office = await house.product.client('admin')
  const secured = { public_url_customization: { secure_otp: true }, signature: 'required' } as const
  await publishPolicy(office, secured, 'Codes and signatures')
  const { order, page, faults, enter } = await begun(
    async (placed) => (await placed.linkFor('receiver')).url,
  )
  expect(await page.getByText('Signature Missing').count()).toBe(0)
  await enter()
  const here = page.getByRole('button', { name: 'The goods are here' })
  await here.waitFor()
  await expect
    .poll(() => keptRows<{ opened: { result: { masked: boolean } } }>(page, 'pages'))
    .toMatchObject([{ opened: { result: { masked: false } } }])
  await page.reload()
  await here.click()
  await page.getByRole('button', { name: 'Continue without a remark' }).click()
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.getByRole('button', { name: 'Sign', exact: true }).press('Enter')
  await drawOn(page, page.locator('canvas'), [
    [0.1, 0.7],
    [0.3, 0.2],
    [0.8, 0.3],
  ])
  for (const text of ['', 'Meera', 'Security']) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(text)
  }
  await page.keyboard.press('Enter')
  await page.getByText('Signed by Meera (Security)').waitFor()
  await enter()
  await expect
    .poll(async () => (await seen(house.product, 'acme', order)).epod)
    .toMatchObject({ otp: { verified_through: 'otp' }, signature: { name: 'Meera' } })
  expect(faults).toEqual([])
})

it('shows an order that was rejected meanwhile once its code is entered [OTP-04] [LINK-01]', async () => {
  const office = await house.product.client('admin')
  const secured = { public_url_customization: { secure_otp: true } } as const
  await publishPolicy(office, secured, 'Codes')
  const { order, page, faults, enter } = await begun(async (placed) => {
    await ok(office.POST('/api/update_epod', { body: { _id: placed.id, reject: true } }))
    return (await placed.linkFor('receiver')).url
  })
  await enter()
  await page.getByRole('button', { name: 'Skip' }).click()
  await page.getByRole('heading', { name: /^Rejected/ }).waitFor()
  expect((await seen(house.product, 'acme', order)).epod.reject.rejected).toBe(true)
  expect(faults).toEqual([])
})
