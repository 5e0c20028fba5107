import { randomBytes } from 'node:crypto'
import type { BrowserContextOptions, Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { never } from '../../src/server/testing/never.ts'
import { placeOrder } from '../testing/orders.ts'
import { aPaper } from '../testing/pictures.ts'
import { orderNow } from '../testing/calls.ts'
import { reminderOf } from '../testing/reminder.ts'
import { openStep } from '../testing/steps.ts'
import { withCommonProduct } from '../testing/with-product.ts'

const house = withCommonProduct()

/** Bytes a second that go up on the slow line: a photo takes some seconds. */
const SLOW = 150_000

/** A photo that no encoder makes small. */
const aGrainyPicture = async (name: string) => {
  const [width, height] = [600, 450]
  const buffer = await sharp(randomBytes(width * height * 3), {
    raw: { width, height, channels: 3 },
  })
    .jpeg({ quality: 90 })
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}

/**
 * The receiver's page at its photos, or the driver's, kept by the worker as on every visit but the
 * first.
 */
const atPhotos = async (
  options: BrowserContextOptions = {},
  party: 'receiver' | 'driver' = 'receiver',
) => {
  const order = await placeOrder(house.product, {
    destination: { name: 'Nagpur', loc: [21.1458, 79.0882] },
  })
  const { page, faults } = await house.visit({ viewport: { width: 390, height: 780 }, ...options })
  await page.goto((await order.linkFor(party)).url)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  if (party === 'receiver') {
    await page.getByRole('button', { name: 'The goods are here' }).click()
    await page.getByRole('button', { name: 'Continue without a remark' }).click()
  } else await openStep(page, 'Photos of the goods')
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const slow = () =>
    session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: SLOW,
    })
  return {
    order,
    page,
    faults,
    slow,
    photos: async () => (await orderNow(await house.product.client('acme'), order.id)).epod.photos,
  }
}

/**
 * Notes from now on what each bar on the page shows, in percent; the answer gives what was seen of
 * the one with this name.
 */
const barsOf = async (page: Page) => {
  await page.evaluate(() => {
    const seen: [string, number][] = []
    const look = (): void => {
      for (const bar of document.querySelectorAll('progress'))
        seen.push([bar.getAttribute('aria-label') ?? '', bar.value * 100])
      requestAnimationFrame(look)
    }
    Object.assign(window, { seen })
    look()
  })
  return async (name: string): Promise<number[]> => {
    const seen = await page.evaluate(() => (window as unknown as { seen: [string, number][] }).seen)
    return seen.filter(([label]) => label === name).map(([, percent]) => percent)
  }
}
const isBetween = (percent: number): boolean => percent > 0 && percent < 100

it('shows of each of several how much has gone up on a slow line, and once more on another try [PHOT-06]', async () => {
  const { page, faults, slow, photos } = await atPhotos()
  const seenOf = await barsOf(page)
  const first = await aGrainyPicture('first.jpg')
  await page.locator('input[type=file]').setInputFiles([first, await aGrainyPicture('second.jpg')])
  await page.route(
    '**/api/update_epod',
    (route) => route.fulfill({ status: 422, json: { status: false, message: 'Not this time' } }),
    { times: 1 },
  )
  await slow()
  await page.getByRole('button', { name: 'Send 2 photos' }).and(page.locator(':enabled')).click()
  const item = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  await item('first.jpg').getByText('Not sent: Not this time').waitFor()
  await item('second.jpg').getByText('Sent', { exact: true }).waitFor()
  const tried = (await seenOf('first.jpg')).length
  // What was refused is refused at each try: it is picked anew.
  expect(await item('first.jpg').getByRole('button', { name: 'Retry' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Continue' }).waitFor()
  await item('first.jpg').getByRole('button', { name: 'Remove first.jpg' }).click()
  await page.locator('input[type=file]').setInputFiles(first)
  await page.getByRole('button', { name: 'Send photo' }).and(page.locator(':enabled')).click()
  await item('first.jpg').getByText('Sent', { exact: true }).waitFor()
  for (const shares of [await seenOf('second.jpg'), (await seenOf('first.jpg')).slice(tried)]) {
    expect(new Set(shares.filter(isBetween)).size, 'the bar moves').toBeGreaterThan(2)
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
  }
  expect((await photos()).map(({ file_name }) => file_name)).toEqual(['second.jpg', 'first.jpg'])
  expect(faults).toEqual([])
})

it('kept on the phone shows in the list of what waits how much has gone up, once it goes [PHOT-06] [PUBL-07]', async () => {
  const { page, slow, photos } = await atPhotos()
  const strip = page.getByRole('region', { name: 'Saved on this phone' })
  const seenOf = await barsOf(page)
  await page.locator('input[type=file]').setInputFiles(await aGrainyPicture('kept.jpg'))
  await page.route('**/api/update_epod', (route) => route.abort())
  await page.getByRole('button', { name: 'Send photo' }).and(page.locator(':enabled')).click()
  await page
    .getByRole('listitem')
    .filter({ hasText: 'kept.jpg' })
    .getByText('Saved on this phone', { exact: true })
    .waitFor()
  await strip.getByRole('button', { expanded: false }).click()
  await strip.getByText('Photo: kept.jpg').waitFor()
  await page.unroute('**/api/update_epod')
  await slow()
  await strip.getByRole('button', { name: 'Send now' }).click()
  await expect
    .poll(async () => new Set((await seenOf('Photo: kept.jpg')).filter(isBetween)).size)
    .toBeGreaterThan(2)
  await strip.getByText('Everything is on record').waitFor()
  expect(await strip.getByRole('progressbar').count()).toBe(0)
  expect((await photos()).map(({ file_name }) => file_name)).toEqual(['kept.jpg'])
})

it('is left to the page that shows it by the browser’s own reminder, and sent by that alone once the page is closed [PHOT-06] [PUBL-07]', async () => {
  const { page, photos } = await atPhotos()
  const remind = await reminderOf(page)
  await page.route('**/api/**', (route) => route.abort())
  await page.locator('input[type=file]').setInputFiles(await aGrainyPicture('kept.jpg'))
  await page.getByRole('button', { name: 'Send photo' }).and(page.locator(':enabled')).click()
  await page
    .getByRole('listitem')
    .filter({ hasText: 'kept.jpg' })
    .getByText('Saved on this phone', { exact: true })
    .waitFor()
  await remind()
  await never(async () => (await photos()).length > 0, {
    within_ms: 1_500,
    why: 'the browser tells nobody that its reminder was left to a page',
  })
  await page.close()
  await remind()
  await expect
    .poll(async () => (await photos()).map(({ file_name }) => file_name))
    .toEqual(['kept.jpg'])
})

it('is asked about where it is blurred or names another order, before it goes; what was noticed is on record, also of what waited on the phone [EVID-01]', async () => {
  const { order, page, faults, photos } = await atPhotos(
    { permissions: ['geolocation'], geolocation: { latitude: 21.1475, longitude: 79.0882 } },
    'driver',
  )
  const item = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  const pick = async (file: Awaited<ReturnType<typeof aPaper>>) =>
    page.locator('input[type=file]').setInputFiles(file)
  /** Picks a paper of another order, again where a busy machine did not read it in time. */
  const pickAnothers = async (name: string) =>
    expect
      .poll(async () => {
        await pick(await aPaper(name, 'LR-000-999'))
        const unread = item(name).getByText('Ready to send')
        const noticed = `This reads LR-000-999; the order is ${order.identifier}.`
        await unread.or(item(name).getByText(noticed)).waitFor()
        if ((await unread.count()) === 0) return 'read'
        await item(name)
          .getByRole('button', { name: `Remove ${name}` })
          .click()
        return 'not read'
      })
      .toBe('read')
  const takeAgain = async (name: string) => {
    const chosen = page.waitForEvent('filechooser')
    await item(name).getByRole('button', { name: 'Take again' }).click()
    await chosen
    expect(await item(name).count()).toBe(0)
  }
  await pickAnothers('first.jpg')
  await takeAgain('first.jpg')
  await pick(await aPaper('blurred.jpg', order.identifier, 12))
  await item('blurred.jpg').getByText('The photo looks blurred.').waitFor()
  await pickAnothers('other.jpg')
  await pick(await aPaper('right.jpg', `https://example.com/?lr=${order.identifier}`))
  await item('right.jpg').getByText('Ready to send').waitFor()
  expect(await page.getByRole('button', { name: 'Send 3 photos' }).isDisabled()).toBe(true)
  await takeAgain('blurred.jpg')
  await item('other.jpg').getByRole('button', { name: 'Send anyway' }).click()
  await page.route('**/api/update_epod', (route) => route.abort())
  await page.getByRole('button', { name: 'Send 2 photos' }).click()
  await item('right.jpg').getByText('Saved on this phone', { exact: true }).waitFor()
  await page.unroute('**/api/update_epod')
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect.poll(async () => (await photos()).length).toBe(2)
  for (const name of ['other.jpg', 'right.jpg'])
    await item(name).getByText('Sent', { exact: true }).waitFor()
  const noticed = {
    quality: { blurred: false, dark: false },
    location: [21.1475, 79.0882],
    distance: 189,
    taken_at: expect.any(String),
    captured_at: null,
  }
  expect(await photos()).toMatchObject([
    { file_name: 'other.jpg', code: 'other', ...noticed },
    { file_name: 'right.jpg', code: 'match', ...noticed },
  ])
  expect(faults).toEqual([])
})

it('says that its place was refused, where it was [EVID-01]', async () => {
  const { page, photos } = await atPhotos()
  await page
    .locator('input[type=file]')
    .setInputFiles(await aPaper('paper.jpg', 'Handle with care'))
  await page.getByRole('button', { name: 'Send photo' }).and(page.locator(':enabled')).click()
  await page
    .getByRole('listitem')
    .filter({ hasText: 'paper.jpg' })
    .getByText('Sent', { exact: true })
    .waitFor()
  const [photo] = await photos()
  // A receiver's phone that reads no codes itself is spared the reader.
  expect([
    photo?.['location'],
    photo?.['quality'],
    photo && ('distance' in photo || 'code' in photo),
  ]).toEqual(['denied', { blurred: false, dark: false }, false])
})

it('says in our words that what makes photos ready did not come, and makes the same ready at another try [PHOT-06] [PUBL-07]', async () => {
  const order = await placeOrder(house.product)
  const { page } = await house.visit({ serviceWorkers: 'block' })
  await page.route('**/assets/ready-*', (route) => route.abort())
  await page.goto((await order.linkFor('receiver')).url)
  await page.getByRole('button', { name: 'The goods are here' }).click()
  await page.getByRole('button', { name: 'Continue without a remark' }).click()
  await page.locator('input[type=file]').setInputFiles(await aGrainyPicture('goods.jpg'))
  const item = page.getByRole('listitem').filter({ hasText: 'goods.jpg' })
  await item.getByText('No connection. Please try again.').waitFor()
  await page.unroute('**/assets/ready-*')
  await item.getByRole('button', { name: 'Retry' }).click()
  await item.getByText('Ready to send').waitFor()
  await page.getByRole('button', { name: 'Send photo' }).click()
  await item.getByText('Sent', { exact: true }).waitFor()
  const { epod } = await orderNow(await house.product.client('acme'), order.id)
  expect(epod.photos.map(({ file_name }) => file_name)).toEqual(['goods.jpg'])
})
