import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { placeOrder } from '../testing/orders.ts'
import { seen } from '../testing/panel.ts'
import { aBoard, aPicture } from '../testing/pictures.ts'
import { withCommonProduct } from '../testing/with-product.ts'

const house = withCommonProduct()

const visit = () => house.visit({ viewport: { width: 390, height: 780 } })

describe('The receiver’s page', () => {
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
      .setInputFiles([
        ...(await Promise.all(
          taken.map(([colour, width, height], index) =>
            aPicture(`goods-${index + 1}.jpg`, width, height, colour),
          ),
        )),
        await aBoard('goods-5.png', 2400, 1800),
      ])
    await page.getByRole('button', { name: 'Send 5 photos' }).and(page.locator(':enabled')).click()
    await page.getByText('Sent: 5 photos').waitFor()
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
      // Though it had fewer bytes as it was.
      [1440, 1080, 'jpeg'],
    ])
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await page.getByRole('button', { name: 'Receive', exact: true }).click()
    await page.getByRole('button', { name: 'Skip' }).click()
    const links = page.getByRole('link', { name: /^Download goods-/ })
    await expect.poll(() => links.count()).toBe(5)
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

  it('takes several at once, one of 50 megapixels that lies on its side [PHOT-06]', async () => {
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
    const sent = page.waitForRequest((request) => (request.postData() ?? '').includes('large.jpg'))
    await page.getByRole('button', { name: 'Send 2 photos' }).and(page.locator(':enabled')).click()
    const {
      photos: [photo],
    } = (await sent).postDataJSON() as { photos: [{ file_data: string }] }
    await page.getByText('Sent: 2 photos').waitFor()
    const { width, height, orientation } = await sharp(
      Buffer.from(photo.file_data.split(',')[1] ?? '', 'base64'),
    ).metadata()
    expect([width, height, orientation]).toEqual([1_080, 1_440, 1])
  })

  it.each([
    ['a.jpg', 'image/jpeg'],
    ['a.txt', 'text/plain'],
  ])(
    'says of %s that is no picture that it cannot be read, and goes on without it [PHOT-06]',
    async (name, mimeType) => {
      const { url } = await (await placeOrder(house.product)).linkFor('receiver')
      const { page } = await visit()
      await page.goto(url)
      await page.getByRole('button', { name: 'The goods are here' }).click()
      await page.getByRole('button', { name: 'Continue without a remark' }).click()
      await page
        .locator('input[type=file]')
        .setInputFiles({ name, mimeType, buffer: Buffer.from('no picture') })
      await page.getByText('This file is not a picture or PDF that can be read').waitFor()
      await page.getByRole('button', { name: 'Continue' }).click()
      await page.getByRole('heading', { name: 'Have you received the goods?' }).waitFor()
      expect(await page.getByText(/^Sent: \d/).count()).toBe(0)
    },
  )

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
    await pick()
    await refused.waitFor()
    const sent = page.waitForRequest((request) => (request.postData() ?? '').includes('"photos"'))
    await page.getByRole('button', { name: 'Send photo' }).and(page.locator(':enabled')).click()
    const {
      photos: [photo],
    } = (await sent).postDataJSON() as { photos: [{ file_name: string; file_data: string }] }
    await page.getByText('Sent: 1 photo').waitFor()
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
    expect((await seen(house.product, 'acme', order)).epod.photos).toMatchObject([
      {
        file_name: 'IMG_0001.jpg',
        ext: 'jpg',
        captured_at: '2026-01-02T04:50:30.000Z',
        place: [18.5, 73.75],
      },
    ])
    expect(faults).toEqual([])
  })
})
