import { describe, expect, it } from 'vitest'
import { remarkCategories } from '../../src/domain/policy/remark-form.ts'
import { signIn } from '../testing/browser.ts'
import { linkTo } from '../testing/calls.ts'
import { anAddress, codeSentTo, reachedBy } from '../testing/codes.ts'
import { drawOn } from '../testing/drawing.ts'
import { keptAt } from '../testing/kept.ts'
import { placeOrder } from '../testing/orders.ts'
import { placeFor, seen } from '../testing/panel.ts'
import { aPicture } from '../testing/pictures.ts'
import { scriptBytes } from '../testing/script-bytes.ts'
import { openStep } from '../testing/steps.ts'
import { withCommonProduct } from '../testing/with-product.ts'

const house = withCommonProduct()

const visit = () => house.visit({ viewport: { width: 390, height: 780 } })
const codeTo = (recipient: string) => codeSentTo(house.product, recipient)

describe('The receiver’s page', () => {
  it('opens whole by a reference, with and without the client, and shows the order, OTP, receive, reject, remarks, condition, photos and rating [PUBL-01] [COND-03] [COND-04]', async () => {
    const order = await placeOrder(house.product)
    const { url } = await order.linkFor('receiver')
    const reference = url.split('/').at(-1) ?? ''
    const { page, faults } = await visit()
    await page.goto(`/publicreceiver/acme/${reference}`)
    await page.getByText(order.identifier).first().waitFor()
    await page.goto(url)
    await page.getByText(order.identifier).first().waitFor()
    for (const fact of ['Pune', 'Nagpur', 'MH12AB1234'])
      await page.getByText(fact, { exact: true }).waitFor()
    await page.getByRole('button', { name: 'The goods are here' }).click()
    const goods = page.getByRole('group', { name: 'Goods', exact: true })
    for (const name of ['Damage', 'Shortage', 'Intact'])
      await goods.getByRole('button', { name, exact: true }).waitFor()
    // Categories are offered by every client, and wanted by some.
    expect(
      await page.getByRole('group', { name: 'Category' }).getByRole('button').allInnerTexts(),
    ).toEqual([...remarkCategories])
    await page.getByRole('button', { name: 'Damage', exact: true }).click()
    await page.getByLabel(/^Remark/).fill('One box wet')
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await page
      .getByRole('alert')
      .getByText('Please Enter atleast 1 Damaged Good Information')
      .waitFor()
    // Wherever the page was scrolled to, what lacks is in sight and has the focus.
    const focused = () => page.evaluate(() => (document.activeElement as HTMLInputElement).name)
    await expect.poll(focused).toBe('damaged.0.text')
    await page.getByLabel('Goods 1').fill('Mixer')
    await page.getByLabel('Your name').click()
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await expect.poll(focused).toBe('damaged.0.qty')
    await page.getByLabel('Quantity 1').fill('1')
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await page.getByRole('button', { name: 'Add photo' }).waitFor()
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    for (const name of ['Receive', 'Reject', 'Send OTP'])
      await page.getByRole('button', { name, exact: true }).waitFor()
    await page.getByRole('button', { name: 'Receive', exact: true }).click()
    await page.getByRole('heading', { name: 'Overall Experience' }).waitFor()
    await page.getByRole('radio', { name: '4 stars' }).press(' ')
    await page.getByRole('button', { name: 'Submit' }).click()
    await page.getByRole('heading', { name: 'Received' }).waitFor()
    await page.getByText(/One box wet/).waitFor()
    // The page does not wait for the rating before it says that the goods were received.
    await expect
      .poll(async () => (await seen(house.product, 'acme', order)).epod)
      .toMatchObject({
        otp: { verified_through: 'receive' },
        client_rating: 4,
        remarks: [{ name: 'Anonymous', action_by: 'receiver' }],
      })
    expect(faults).toEqual([])
  })

  it('shows what a remark lacks, though the way on is far from it, and has the focus there [REM-02] [PUBL-01] [A11Y-01]', async () => {
    const order = await placeFor(house.product, 'syngenta')
    const { url } = await linkTo(await house.product.client('syngenta'), order.id, 'receiver')
    const { page } = await house.visit({ viewport: { width: 360, height: 640 } })
    await page.goto(url)
    await page.getByRole('button', { name: 'The goods are here' }).click()
    await page.getByRole('button', { name: 'Ontime', exact: true }).click()
    const way_on = await page.getByRole('button', { name: 'Continue', exact: true }).boundingBox()
    await page.evaluate(() => scrollTo(0, 0))
    await page.mouse.click(180, (way_on?.y ?? 0) + 20)
    await page.getByText('Please Choose Remark Category Name').waitFor()
    const remark = page.getByLabel('Remark', { exact: true })
    await expect.poll(() => remark.evaluate((one) => one === document.activeElement)).toBe(true)
    const box = await remark.boundingBox()
    expect(box?.y).toBeGreaterThan(0)
    expect(box?.y).toBeLessThan(560)
  })

  it('asks for number and client without an id, and opens by LR number with the code sent to the stored contact alone, on that phone also again, with network and without [PUBL-01, LINK-02, PUBL-07]', async () => {
    const email = anAddress('lr')
    const order = await placeOrder(house.product, reachedBy(email))
    const { page } = await visit()
    await page.goto('/publicreceiver')
    await page.getByRole('button', { name: 'Find' }).click()
    await page.getByText('LR or invoice number is required').waitFor()
    await page.getByLabel('LR or invoice number').fill(order.identifier)
    await page.getByLabel('Client').fill('acme')
    await page.getByRole('button', { name: 'Find' }).click()
    await page.waitForURL(`**/publicreceiver/acme/lr/${order.identifier}`)
    await page.getByRole('heading', { name: 'Confirm that it is you' }).waitFor()
    expect(await page.locator('body').innerText()).not.toMatch(/Pune|Nagpur|MH12AB1234|Asha/)
    await page.getByRole('button', { name: 'Send OTP' }).click()
    const code = await codeTo(email)
    await page.getByLabel('OTP').fill(code)
    await page.getByRole('button', { name: 'Verify' }).click()
    await page.getByRole('button', { name: 'The goods are here' }).waitFor()
    await page.getByText('Nagpur', { exact: true }).waitFor()
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await expect.poll(() => keptAt(page)).not.toBeNull()
    const read_at = await keptAt(page)
    await page.context().setOffline(true)
    await page.reload()
    await page.getByText(/No connection\. This is the order as of/).waitFor()
    await page.getByRole('button', { name: 'The goods are here' }).waitFor()
    expect(await keptAt(page), 'what is remembered is no news').toBe(read_at)
    await page.context().setOffline(false)
    await page.reload()
    await page.getByRole('button', { name: 'The goods are here' }).waitFor()
    const other = await visit()
    await other.page.goto(page.url())
    await other.page.getByRole('heading', { name: 'Confirm that it is you' }).waitFor()
  })

  it.each(['', '/acme'])(
    'opened by the plain id under /publicreceiver%s is masked, and acts after a one-time password [PUBL-01, LINK-01, OTP-01]',
    async (client) => {
      const email = anAddress('masked')
      const order = await placeOrder(house.product, reachedBy(email))
      const { page } = await visit()
      await page.goto(`/publicreceiver${client}/${order.id}`)
      await page.getByText(order.identifier).first().waitFor()
      await page.getByRole('button', { name: 'Send OTP' }).waitFor()
      expect(await page.locator('body').innerText()).not.toMatch(
        /Pune|Nagpur|MH12AB1234|Northwind|Ravi/,
      )
      for (const name of ['Receive', 'Reject', 'Add remark', 'Add photo', 'The goods are here'])
        expect(await page.getByRole('button', { name }).count(), name).toBe(0)
      await page.getByRole('button', { name: 'Send OTP' }).click()
      const verify = page.getByRole('button', { name: 'Verify' })
      await verify.waitFor()
      expect(await verify.isDisabled()).toBe(true)
      const otp = page.getByLabel('OTP')
      await otp.click()
      await page.keyboard.type('1e2')
      expect(await otp.inputValue()).toBe('12')
      await otp.fill(await codeTo(email))
      await verify.click()
      await page
        .getByText(/Overall Experience|Confirmed by one-time password/)
        .first()
        .waitFor()
      const { epod } = await seen(house.product, 'acme', order)
      expect(epod.otp).toMatchObject({ verified: true, verified_through: 'otp' })
    },
  )

  it('takes the focus along into the sheet for a signature, and back to its button, for whoever types [SIGN-01] [A11Y-01]', async () => {
    const order = await placeOrder(house.product)
    const { page } = await visit()
    await page.goto((await order.linkFor('receiver')).url)
    for (const name of ['The goods are here', 'Continue without a remark', 'Continue'])
      await page.getByRole('button', { name, exact: true }).press('Enter')
    const focused = (): Promise<string | undefined> =>
      page.evaluate(
        () =>
          document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
      )
    await page.getByRole('button', { name: 'Sign', exact: true }).press('Enter')
    await expect.poll(focused).toBe('Signature')
    await drawOn(page, page.locator('canvas'), [
      [0.1, 0.7],
      [0.3, 0.2],
      [0.5, 0.8],
      [0.8, 0.3],
    ])
    for (const text of ['', 'Meera', 'Security']) {
      await page.keyboard.press('Tab')
      await page.keyboard.type(text)
    }
    await page.keyboard.press('Enter')
    await page.getByText('Signed by Meera (Security)').waitFor()
    await expect.poll(focused).toBe('Sign again')
    await page.keyboard.press('Enter')
    await page.getByLabel('Name of the signer').waitFor()
  })

  it('says what went wrong in the error colour, for 4 s [ERRS-01]', async () => {
    const order = await placeOrder(house.product)
    const { url } = await order.linkFor('receiver')
    const { page } = await visit()
    await page.clock.install()
    await page.goto(url)
    await page.getByRole('button', { name: 'The goods are here' }).click()
    await page.getByRole('button', { name: 'Continue without a remark' }).click()
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.route(
      '**/api/update_epod',
      (route) =>
        route.fulfill({
          status: 409,
          contentType: 'application/json',
          body: '{"status":false,"message":"Someone was faster"}',
        }),
      { times: 1 },
    )
    await page.getByRole('button', { name: 'Receive', exact: true }).click()
    const snackbar = page.getByRole('alert').getByText('Someone was faster')
    await snackbar.waitFor()
    const [red = 0, green = 0, blue = 0] = await snackbar.evaluate((shown) =>
      (getComputedStyle(shown).backgroundColor.match(/\d+/g) ?? []).map(Number),
    )
    expect(red, 'the colour is red').toBeGreaterThan(Math.max(green, blue) + 60)
    await page.clock.runFor(3_900)
    expect(await snackbar.count()).toBe(1)
    await page.clock.runFor(200)
    await snackbar.waitFor({ state: 'detached' })
  })

  it('needs at most 90 kB of compressed script', async () => {
    const { url } = await (await placeOrder(house.product)).linkFor('receiver')
    const { page } = await visit()
    const bytes = scriptBytes(page)
    await page.goto(url)
    await page.getByRole('button', { name: 'The goods are here' }).click()
    await page.getByRole('button', { name: 'Continue without a remark' }).click()
    await page.locator('input[type=file]').setInputFiles(await aPicture('goods.jpg', 2400, 1800))
    await page.getByText('Ready to send').waitFor()
    const { total, files } = await bytes()
    console.log(`the receiver's page took ${total} bytes of script in ${files} files`)
    expect(files).toBeGreaterThan(0)
    expect(total).toBeLessThanOrEqual(90_000)
  })
})

describe('A link', () => {
  it('for the driver has no Receive, and takes the receiver’s one-time password [LINK-01]', async () => {
    const email = anAddress('driver')
    const order = await placeOrder(house.product, reachedBy(email))
    const { url } = await order.linkFor('driver')
    expect(url).toMatch(/\/publicdriver\/[\w-]{22}$/)
    const { page } = await visit()
    await page.goto(url)
    await page.getByRole('heading', { name: 'Your trip' }).waitFor()
    for (const name of ['Receive', 'Reject'])
      expect(await page.getByRole('button', { name, exact: true }).count(), name).toBe(0)
    await openStep(page, 'OTP')
    await page.getByRole('button', { name: 'Send OTP' }).click()
    await page.getByLabel('OTP').fill(await codeTo(email))
    await page.getByRole('button', { name: 'Verify' }).click()
    await page.getByText('Confirmed by one-time password').waitFor()
  })

  it('tells the shipper of its opening, and opens nothing once the shipper has revoked it [LINK-01]', async () => {
    const order = await placeOrder(house.product)
    const { url } = await order.linkFor('receiver')
    const { page: receiver } = await visit()
    const noted = receiver.waitForResponse((response) =>
      response.url().endsWith('/api/public-order/opened'),
    )
    await receiver.goto(url)
    await noted
    const { page: desk } = await house.visit()
    await signIn(desk, 'acme')
    await desk.goto(`/home?order=${order.id}`)
    await desk.getByText(/^Opened once, last/).waitFor()
    await desk.getByRole('button', { name: 'Revoke the receiver link' }).click()
    await desk
      .getByRole('dialog', { name: `Revoke the receiver link of ${order.identifier}?` })
      .getByRole('button', { name: 'Revoke' })
      .click()
    await desk.getByText(/· Revoked$/).waitFor()
    await receiver.reload()
    await receiver.getByRole('heading', { name: 'This link does not work' }).waitFor()
    expect(await receiver.locator('body').innerText()).not.toContain(order.identifier)
  })
})
