import type { Page } from 'playwright-core'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { ok } from '../../packages/client/src/index.ts'
import { STORE_KEYS } from '../../src/server/testing/object-store.ts'
import { aJpeg, sent } from '../../src/server/testing/pictures.ts'
import { present } from '../../src/server/testing/present.ts'
import { startS3 } from '../../src/server/testing/s3-store.ts'
import { holderOf, linkTo } from '../testing/calls.ts'
import { placeFor, seen } from '../testing/panel.ts'
import { withProduct } from '../testing/with-product.ts'

const s3 = await startS3()
const house = withProduct({
  ...STORE_KEYS,
  EPOD_FILES: `s3://files?endpoint=${encodeURIComponent(s3.url)}&signed_seconds=60`,
})
afterAll(() => s3.close())
beforeEach(() => {
  s3.lets_pages = true
  s3.asked.length = 0
})

const withPhoto = async () => {
  const order = await placeFor(house.product, 'acme')
  const photos = [sent(await aJpeg(320, 200), 'goods.jpg')]
  const { url } = await linkTo(await house.product.client('acme'), order.id, 'receiver')
  const holder = await holderOf(url)
  for (const action of [{ photos }, { receive: true as const }])
    await ok(holder.POST('/api/update_epod', { body: { _id: order.id, ...action } }))
  const { epod } = await seen(house.product, 'acme', order)
  return { ...order, url, digest: present(epod.photos[0]).digest }
}
type Photographed = Awaited<ReturnType<typeof withPhoto>>

/** Where whoever holds a link, and whoever is signed in, see the photo. */
const readers: [
  name: string,
  open: (order: Photographed) => Promise<{ page: Page; faults: string[] }>,
][] = [
  [
    'behind a link',
    async ({ url }) => {
      const { page, faults } = await house.visit()
      await page.goto(url)
      return { page, faults }
    },
  ],
  [
    'in the panel',
    async (order) => {
      const faults: string[] = []
      const page = await house.desk('acme')
      page.on('console', (message) => {
        if (/Content Security Policy/.test(message.text())) faults.push(message.text())
      })
      await page.goto(`/home?order=${order.id}`)
      return { page, faults }
    },
  ],
]

const isDrawn = (page: Page): Promise<boolean> =>
  page
    .getByRole('img', { name: 'goods.jpg' })
    .evaluate((image: HTMLImageElement) =>
      image.decode().then(() => image.naturalWidth === 320 && image.src.startsWith('blob:')),
    )

describe.each(readers)('a photo %s', (_, open) => {
  it('comes from the store itself, and no token goes there [FILE-03]', async () => {
    const order = await withPhoto()
    s3.asked.length = 0
    const { page, faults } = await open(order)
    expect(await isDrawn(page)).toBe(true)
    // The server asked whether it is there; the store refuses whoever brings a token of ours.
    const asked = s3.asked.filter((one) => one.includes(order.digest))
    expect(asked.map((one) => one.includes('X-Amz-Signature'))).toEqual([false, true])
    expect(faults).toEqual([])
  })

  it('comes through the server where the store lets no page read [FILE-03]', async () => {
    const order = await withPhoto()
    s3.lets_pages = false
    const { page } = await open(order)
    expect(await isDrawn(page)).toBe(true)
  })

  it('that was damaged there is not shown [FILE-03] [PHOT-05]', async () => {
    const order = await withPhoto()
    const [, kept] = present([...s3.objects].find(([key]) => key.endsWith(order.digest)))
    const bytes = present(present(kept[0]).bytes)
    bytes.writeUInt8(bytes.readUInt8(bytes.length - 40) ^ 1, bytes.length - 40)
    s3.asked.length = 0
    const { page } = await open(order)
    await expect.poll(() => s3.asked.filter((one) => one.includes(order.digest)).length).toBe(3)
    await page.getByText('Could not be loaded').first().waitFor()
    expect(await page.getByRole('img', { name: 'goods.jpg' }).count()).toBe(0)
  })
})
