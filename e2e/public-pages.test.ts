import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { signIn } from './testing/browser.ts'
import { drawOn } from './testing/drawing.ts'
import { keptAt } from './testing/kept-at.ts'
import { placeOrder } from './testing/orders.ts'
import { aPicture } from './testing/pictures.ts'
import { scriptBytes } from './testing/script-bytes.ts'
import { withCommonProduct } from './testing/with-product.ts'

const house = withCommonProduct()

const visit = () => house.visit({ viewport: { width: 390, height: 780 } })
/** The newest code that was sent to an address; without a mail server it stands in the outbox. */
const codeTo = async (recipient: string): Promise<string> => {
  const admin = await house.product.signIn('admin')
  let code = ''
  await expect
    .poll(async () => {
      const { result } = await house.product.api('/outbox', admin)
      const message = (result as { recipient: string; body: string }[]).find(
        (one) => one.recipient === recipient,
      )
      code = /OTP: (\d{6})/.exec(message?.body ?? '')?.[1] ?? ''
      return code
    })
    .not.toBe('')
  return code
}
const spocs = (email: string) => ({
  spocs: [{ name: 'Asha', contact: { phone: ['9876500009'], email: [email] } }],
})

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
    for (const name of ['Damage', 'Shortage', 'Intact'])
      await page.getByRole('button', { name, exact: true }).waitFor()
    await page.getByRole('button', { name: 'Damage', exact: true }).click()
    await page.getByLabel(/^Remark/).fill('One box wet')
    await page.getByRole('button', { name: 'Add remark' }).click()
    await page
      .getByRole('alert')
      .getByText('Please Enter atleast 1 Damaged Good Information')
      .waitFor()
    await page.getByLabel('Goods 1').fill('Mixer')
    await page.getByLabel('Quantity 1').fill('1')
    await page.getByRole('button', { name: 'Add remark' }).click()
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
    const { result } = await house.product.api(
      `/orders/${order.id}`,
      await house.product.signIn('acme'),
    )
    expect(result.epod).toMatchObject({
      otp: { verified_through: 'receive' },
      client_rating: 4,
      remarks: [{ name: 'Anonymous', action_by: 'receiver' }],
    })
    expect(faults).toEqual([])
  })

  it('asks for number and client without an id, and opens by LR number with the code sent to the stored contact alone, also again without network [PUBL-01, LINK-02, PUBL-07]', async () => {
    const email = `lr-${process.pid}@example.com`
    const order = await placeOrder(house.product, spocs(email))
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
    await page.getByRole('heading', { name: 'Confirm that it is you' }).waitFor()
  })

  it.each(['', '/acme'])(
    'opened by the plain id under /publicreceiver%s is masked, and acts after a one-time password [PUBL-01, LINK-01, OTP-01]',
    async (client) => {
      const email = `masked-${client.length}-${process.pid}@example.com`
      const order = await placeOrder(house.product, spocs(email))
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
      const { result } = await house.product.api(
        `/orders/${order.id}`,
        await house.product.signIn('acme'),
      )
      expect(result.epod.otp).toMatchObject({ verified: true, verified_through: 'otp' })
    },
  )

  it('makes photos at most 1920 x 1080 before it sends them, and shows them three a row for download [PHOT-02, PHOT-03]', async () => {
    const order = await placeOrder(house.product)
    const { url } = await order.linkFor('receiver')
    const { page } = await visit()
    const sent: Buffer[] = []
    page.on('request', (request) => {
      if (!request.url().endsWith('/api/update_epod')) return
      const { photos } = request.postDataJSON() as { photos?: [{ file_data: string }] }
      if (photos) sent.push(Buffer.from(photos[0].file_data.split(',')[1] ?? '', 'base64'))
    })
    await page.goto(url)
    await page.getByRole('button', { name: 'The goods are here' }).click()
    await page.getByRole('button', { name: 'Continue without a remark' }).click()
    const taken = [
      ['#a00', 2400, 1800],
      ['#0a0', 640, 480],
      ['#00a', 640, 480],
      ['#aa0', 640, 480],
    ] as const
    await page
      .locator('input[type=file]')
      .setInputFiles(
        await Promise.all(
          taken.map(([colour, width, height], index) =>
            aPicture(`goods-${index + 1}.jpg`, width, height, colour),
          ),
        ),
      )
    await page.getByRole('button', { name: 'Send 4 photos' }).and(page.locator(':enabled')).click()
    await page.getByText('4 photos are on record').waitFor()
    const sizes = await Promise.all(
      sent.map((bytes) =>
        sharp(bytes)
          .metadata()
          .then(({ width, height, format }) => [width, height, format]),
      ),
    )
    expect(sizes).toEqual([
      [1440, 1080, 'jpeg'],
      [640, 480, 'jpeg'],
      [640, 480, 'jpeg'],
      [640, 480, 'jpeg'],
    ])
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await page.getByRole('button', { name: 'Receive', exact: true }).click()
    await page.getByRole('button', { name: 'Skip' }).click()
    const links = page.getByRole('link', { name: /^Download goods-/ })
    await expect.poll(() => links.count()).toBe(4)
    const [first, , third, fourth] = await links.evaluateAll((tiles) =>
      tiles
        .map((tile) => tile.getBoundingClientRect())
        .map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) })),
    )
    expect(third?.y).toBe(first?.y)
    expect(fourth?.x).toBe(first?.x)
    expect(fourth?.y).toBeGreaterThan(first?.y ?? 0)
    const downloading = page.waitForEvent('download')
    await links.first().click()
    expect((await downloading).suggestedFilename()).toBe('goods-1.jpg')
  })

  it('takes several at once, one of 50 megapixels that lies on its side, and another try of one that was not taken [PHOT-06]', async () => {
    const { url } = await (await placeOrder(house.product)).linkFor('receiver')
    const { page } = await visit()
    const large = await sharp({
      create: { width: 8_160, height: 6_120, channels: 3, background: '#3b6ea5' },
    })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    await page.goto(url)
    await page.getByRole('button', { name: 'The goods are here' }).click()
    await page.getByRole('button', { name: 'Continue without a remark' }).click()
    await page
      .locator('input[type=file]')
      .setInputFiles([
        { name: 'large.jpg', mimeType: 'image/jpeg', buffer: large },
        await aPicture('small.jpg', 64, 48),
      ])
    await page.route(
      '**/api/update_epod',
      (route) => route.fulfill({ status: 422, json: { status: false, message: 'Not this time' } }),
      { times: 1 },
    )
    await page.getByRole('button', { name: 'Send 2 photos' }).and(page.locator(':enabled')).click()
    await page.getByText('Not sent: Not this time').waitFor()
    const sent = page.waitForRequest((request) => (request.postData() ?? '').includes('large.jpg'))
    await page.getByRole('button', { name: 'Retry' }).click()
    const {
      photos: [photo],
    } = (await sent).postDataJSON() as { photos: [{ file_data: string }] }
    await page.getByText('2 photos are on record').waitFor()
    const { width, height, orientation } = await sharp(
      Buffer.from(photo.file_data.split(',')[1] ?? '', 'base64'),
    ).metadata()
    expect([width, height, orientation]).toEqual([1_080, 1_440, 1])
  })

  it('takes a HEIC photo as phones make them, and sends it as a JPEG that tells when and where it was taken [PHOT-06] [PHOT-05]', async () => {
    const order = await placeOrder(house.product)
    const { url } = await order.linkFor('receiver')
    const { page, faults } = await visit()
    const pick = () =>
      page.locator('input[type=file]').setInputFiles([
        {
          name: 'IMG_0001.HEIC',
          mimeType: 'image/heic',
          buffer: readFileSync('test-data/photos/phone.heic'),
        },
        {
          name: 'broken.heic',
          mimeType: '',
          buffer: readFileSync('test-data/photos/phone.heic').subarray(0, 700),
        },
      ])
    await page.goto(url)
    await page.getByRole('button', { name: 'The goods are here' }).click()
    await page.getByRole('button', { name: 'Continue without a remark' }).click()
    await page.route('**/assets/heic-to-*', (route) => route.abort())
    await pick()
    const refused = page.getByText(
      'This picture is in a format (HEIC) that cannot be read here. Please send it as JPEG.',
    )
    await expect.poll(() => refused.count()).toBe(2)
    await page.unroute('**/assets/heic-to-*')
    await page.reload()
    await page.getByRole('button', { name: 'The goods are here' }).click()
    await page.getByRole('button', { name: 'Continue without a remark' }).click()
    await pick()
    await refused.waitFor()
    const sent = page.waitForRequest((request) => (request.postData() ?? '').includes('"photos"'))
    await page.getByRole('button', { name: 'Send photo' }).and(page.locator(':enabled')).click()
    const {
      photos: [photo],
    } = (await sent).postDataJSON() as { photos: [{ file_name: string; file_data: string }] }
    await page.getByText('1 photo is on record').waitFor()
    const bytes = Buffer.from(photo.file_data.split(',')[1] ?? '', 'base64')
    expect([photo.file_name, await sharp(bytes).metadata()]).toMatchObject([
      'IMG_0001.jpg',
      { format: 'jpeg', width: 640, height: 400 },
    ])
    const { data } = await sharp(bytes)
      .extract({ left: 100, top: 200, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(data[0], 'the left half is red').toBeGreaterThan((data[2] ?? 0) + 80)
    const { result } = await house.product.api(
      `/orders/${order.id}`,
      await house.product.signIn('acme'),
    )
    expect(result.epod.photos).toMatchObject([
      {
        file_name: 'IMG_0001.jpg',
        ext: 'jpg',
        captured_at: '2026-01-02T04:50:30.000Z',
        place: [18.5, 73.75],
      },
    ])
    expect(faults).toEqual([])
  })

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
    const email = `driver-${process.pid}@example.com`
    const order = await placeOrder(house.product, spocs(email))
    const { url } = await order.linkFor('driver')
    expect(url).toMatch(/\/publicdriver\/[\w-]{22}$/)
    const { page } = await visit()
    await page.goto(url)
    await page.getByRole('heading', { name: 'Your trip' }).waitFor()
    for (const name of ['Receive', 'Reject'])
      expect(await page.getByRole('button', { name, exact: true }).count(), name).toBe(0)
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
    await desk.getByRole('button', { name: 'Revoke' }).click()
    await desk
      .getByRole('dialog', { name: 'Revoke this link?' })
      .getByRole('button', { name: 'Revoke' })
      .click()
    await desk.getByText(/· Revoked$/).waitFor()
    await receiver.reload()
    await receiver.getByRole('heading', { name: 'This link does not work' }).waitFor()
    expect(await receiver.locator('body').innerText()).not.toContain(order.identifier)
  })
})
