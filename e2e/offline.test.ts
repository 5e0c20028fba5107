import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { fingerOn } from './testing/drawing.ts'
import { placeOrder, type PlacedOrder } from './testing/orders.ts'
import { aPicture } from './testing/pictures.ts'
import { withCommonProduct } from './testing/with-product.ts'

const house = withCommonProduct()

const visit = () =>
  house.visit({
    viewport: { width: 360, height: 640 },
    permissions: ['geolocation'],
    geolocation: { latitude: 18.5, longitude: 73.8 },
  })
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true })
const strip = (page: Page) => page.getByRole('region', { name: 'Saved on this phone' })

/** Opens a page and waits until it could do without network. */
const openAt = async (page: Page, url: string): Promise<void> => {
  await page.goto(url)
  await page.getByRole('main').waitFor()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.waitForFunction(async () => {
    const names = await indexedDB.databases()
    return names.some(({ name }) => name === 'epod-public')
  })
}
/** A dispatch that was before anything the tests do, whatever the hour. */
const yesterday = (): string => new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
/**
 * Waits until nothing is under way: the page goes on with what it predicts before the answer is
 * there.
 */
const settled = (page: Page) =>
  page.waitForFunction(
    () =>
      new Promise<boolean>((resolve) => {
        const opening = indexedDB.open('epod-public')
        opening.addEventListener('success', () => {
          const all: IDBRequest<{ state: string }[]> = opening.result
            .transaction('items')
            .objectStore('items')
            .getAll()
          all.addEventListener('success', () => {
            opening.result.close()
            resolve(all.result.every(({ state }) => state === 'confirmed'))
          })
        })
      }),
  )
const cut = (page: Page, isCut: boolean): Promise<void> => page.context().setOffline(isCut)

/** What the receiver does, one thing after the other; the network may be cut before any of them. */
const steps: readonly ((page: Page) => Promise<void>)[] = [
  async (page) => {
    await button(page, 'The goods are here').click()
    await button(page, 'Damage').click()
    await page.getByLabel('Goods 1', { exact: true }).fill('Box')
    await page.getByLabel('Quantity 1', { exact: true }).fill('1')
    await page.getByLabel(/^Remark/).fill('One box wet')
    await button(page, 'Add remark').click()
    await button(page, 'Add photo').waitFor()
  },
  async (page) => {
    await page.locator('input[type=file]').setInputFiles(await aPicture('goods.jpg', 640, 480))
    await button(page, 'Send photo').and(page.locator(':enabled')).click()
    await page
      .getByText('1 photo is on record')
      .or(page.getByRole('listitem').getByText('Saved on this phone'))
      .first()
      .waitFor()
    await button(page, 'Continue').click()
  },
  async (page) => {
    await button(page, 'Receive').and(page.locator(':enabled')).click()
    await page.getByRole('heading', { name: 'Overall Experience' }).waitFor()
  },
  async (page) => {
    await page.getByRole('radio', { name: '4 stars' }).press(' ')
    await button(page, 'Submit').click()
    await page.getByRole('heading', { name: 'Received' }).waitFor()
  },
]

const onRecord = async (order: PlacedOrder) => {
  const acme = await house.product.signIn('acme')
  const [{ result }, events] = await Promise.all([
    house.product.api(`/orders/${order.id}`, acme),
    house.product.api(`/orders/${order.id}/events`, acme),
  ])
  const types = (events.result as { body: string }[]).map(
    ({ body }) =>
      JSON.parse(body) as { type: string; device_time: string | null; time_flag?: string },
  )
  return { epod: result.epod, order: result, events: types }
}
const once = ['goods_listed', 'photo_added', 'rated', 'received', 'remarked']
const effects = ({ events }: Awaited<ReturnType<typeof onRecord>>) =>
  events
    .map(({ type }) => type)
    .filter((type) => once.includes(type))
    .toSorted()

describe('Without network', () => {
  it.each([0, 1, 2, 3])(
    'from step %i on, everything waits on the phone, survives a reload, and takes effect once when the network is back [PUBL-07]',
    async (first) => {
      const order = await placeOrder(house.product, { dispatch_date: yesterday() })
      const { url } = await order.linkFor('receiver')
      const { page, faults } = await visit()
      await openAt(page, url)
      for (const [index, step] of steps.entries()) {
        if (index === first) await settled(page).then(() => cut(page, true))
        await step(page)
      }
      // The remark brings a list of goods along.
      const waiting = steps.length - first + (first === 0 ? 1 : 0)
      await strip(page).getByRole('button', { expanded: false }).click()
      await strip(page).getByText('waits for a connection').first().waitFor()
      expect(await strip(page).getByText('Saved', { exact: true }).count()).toBe(waiting)
      await strip(page)
        .getByText(waiting === 1 ? '1 thing is saved' : `${waiting} things are saved`)
        .waitFor()
      await page.reload()
      await strip(page)
        .getByText(/No connection\. This is the order as of/)
        .waitFor()
      await page.getByRole('heading', { name: 'Received' }).waitFor()
      await page.getByRole('main').getByText('One box wet').waitFor()
      if (first > 0) expect(effects(await onRecord(order))).toHaveLength(first + 1)
      await cut(page, false)
      await strip(page).getByText('Everything is on record').waitFor()
      await strip(page).getByRole('button', { expanded: false }).click()
      expect(await strip(page).getByText('Confirmed').count()).toBe(waiting)
      const record = await onRecord(order)
      expect(effects(record)).toEqual(once)
      expect(record.epod).toMatchObject({
        client_rating: 4,
        otp: { verified_through: 'receive' },
        remarks: [{ text: 'One box wet, damaged', action_by: 'receiver' }],
      })
      expect(
        record.events
          .filter(({ type }) => once.includes(type))
          .every(({ device_time, time_flag }) => device_time !== null && time_flag === undefined),
      ).toBe(true)
      expect(faults).toEqual([])
    },
  )
})

/** A page at its last question, opened and cut off. */
const cutOffAtTheDoor = async () => {
  const order = await placeOrder(house.product, { dispatch_date: yesterday() })
  const link = await order.linkFor('receiver')
  const { page } = await visit()
  await openAt(page, link.url)
  await button(page, 'The goods are here').click()
  await button(page, 'Continue without a remark').click()
  await button(page, 'Continue').click()
  await cut(page, true)
  return { order, page, ...link }
}
const receive = async (page: Page): Promise<void> => {
  await button(page, 'Receive').click()
  await page.getByRole('heading', { name: 'Overall Experience' }).waitFor()
}

describe('What waited on the phone', () => {
  it('is refused when somebody came first, says so, and is kept as an attempt that the shipper sees [PUBL-07]', async () => {
    const { order, page } = await cutOffAtTheDoor()
    await receive(page)
    const acme = await house.product.signIn('acme')
    await house.product.api('/update_epod', acme, { _id: order.id, reject: true })
    // The line is not there yet for what the page asks first.
    await page.route('**/api/public-order', (route) => route.abort(), { times: 1 })
    await cut(page, false)
    await strip(page).getByText('Not everything was taken').waitFor()
    await strip(page).getByText('This order has already been rejected').waitFor()
    await button(page, 'Skip').click()
    await page.getByRole('heading', { name: 'Rejected' }).waitFor()
    expect((await onRecord(order)).events.map(({ type }) => type).slice(-2)).toEqual([
      'rejected',
      'attempted',
    ])
    const desk = await house.desk('acme', `/home?order=${order.id}`)
    await desk.getByText('Attempt after the end').waitFor()
    await desk.getByText('Receive was pressed').waitFor()
  })

  it('counts once when its answer is lost, when its page is closed, and when two tabs come back at once [PUBL-07]', async () => {
    const { order, page, url } = await cutOffAtTheDoor()
    await receive(page)
    const context = page.context()
    let lost = 0
    await context.route(
      '**/api/update_epod',
      async (route) => {
        lost += 1
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await page.close()
    await context.setOffline(false)
    const tabs = await Promise.all([context.newPage(), context.newPage()])
    for (const tab of tabs) await tab.goto(url)
    for (const tab of tabs)
      await tab.getByRole('heading', { name: /Received|Overall Experience/ }).waitFor()
    await expect.poll(async () => effects(await onRecord(order))).toEqual(['received'])
    await expect
      .poll(() =>
        Promise.all(tabs.map((tab) => strip(tab).getByText('Everything is on record').count())),
      )
      .toEqual([1, 1])
    expect((await onRecord(order)).events.map(({ type }) => type)).not.toContain('attempted')
    expect(lost).toBeLessThanOrEqual(1)
  })

  it('also waits for a server that gives no answer, and goes out when the person asks for it [PUBL-07]', async () => {
    const { order, page } = await cutOffAtTheDoor()
    await page.route('**/api/**', (route) => route.abort())
    await cut(page, false)
    await receive(page)
    await strip(page).getByRole('button', { expanded: false }).click()
    await strip(page).getByText('no answer yet').waitFor()
    await page.unroute('**/api/**')
    await button(page, 'Send now').click()
    await strip(page).getByText('Everything is on record').waitFor()
    expect(effects(await onRecord(order))).toEqual(['received'])
  })

  it('waits in the open page where the phone’s memory could not be loaded [PUBL-07]', async () => {
    const order = await placeOrder(house.product, { dispatch_date: yesterday() })
    const { url } = await order.linkFor('receiver')
    const { page } = await house.visit({
      viewport: { width: 360, height: 640 },
      serviceWorkers: 'block',
    })
    await page.route('**/assets/outbox-*', (route) => route.abort())
    await page.goto(url)
    await button(page, 'The goods are here').click()
    await button(page, 'Continue without a remark').click()
    await button(page, 'Continue').click()
    await cut(page, true)
    await button(page, 'Receive').click()
    await page.getByText('leave this page open').waitFor()
    await cut(page, false)
    await page.getByRole('heading', { name: 'Overall Experience' }).waitFor()
    expect(effects(await onRecord(order))).toEqual(['received'])
  })

  it('goes out under a fresh token when the one it was captured under has ended [PUBL-07]', async () => {
    const { order, page } = await cutOffAtTheDoor()
    await receive(page)
    await page.route(
      '**/api/update_epod',
      (route) =>
        route.fulfill({ status: 401, json: { status: false, message: 'Please sign in again.' } }),
      { times: 1 },
    )
    await cut(page, false)
    await strip(page).getByText('Everything is on record').waitFor()
    expect(effects(await onRecord(order))).toEqual(['received'])
  })

  it('stays to be saved as a file when the link was revoked, while the order itself is wiped [PUBL-07]', async () => {
    const { order, page, id, url } = await cutOffAtTheDoor()
    await receive(page)
    const { token } = await house.product.api(
      `/public/receiver/${url.split('/').at(-1) ?? ''}`,
      null,
    )
    await house.product.api(
      `/orders/${order.id}/links/revoke`,
      await house.product.signIn('acme'),
      { link_id: id },
    )
    // A process may know a link for a second after it was revoked.
    await expect
      .poll(async () => (await house.product.api('/public-order', `Bearer ${token}`)).status)
      .toBe(false)
    await cut(page, false)
    await page.getByRole('heading', { name: 'This link does not work' }).waitFor()
    await strip(page).getByText('This link is not valid any more').first().waitFor()
    const downloading = page.waitForEvent('download')
    await button(page, 'Save as file').click()
    const pack = JSON.parse(readFileSync(await (await downloading).path(), 'utf8')) as {
      format: string
      actions: { kind: string; text: string; digest: string; captured_at: string }[]
    }
    expect(pack).toMatchObject({
      format: 'epod-unsent-1',
      actions: [{ kind: 'receive', digest: expect.stringMatching(/^[0-9a-f]{64}$/) as string }],
    })
    expect(JSON.parse(pack.actions[0]?.text ?? '')).toMatchObject({
      _id: order.id,
      receive: true,
      device_time: pack.actions[0]?.captured_at,
    })
    const kept = await page.evaluate(
      () =>
        new Promise((resolve) => {
          const opening = indexedDB.open('epod-public')
          opening.addEventListener('success', () => {
            const all = opening.result.transaction('pages').objectStore('pages').getAll()
            all.addEventListener('success', () => resolve(all.result))
          })
        }),
    )
    expect(kept).toEqual([])
    expect(effects(await onRecord(order))).toEqual([])
  })

  it('is never a one-time password: that is asked for and checked with a connection only [PUBL-07, OTP-01]', async () => {
    const { order, page } = await cutOffAtTheDoor()
    await button(page, 'Send OTP').click()
    await page.getByText('Only the server can check a one-time password').waitFor()
    expect(await strip(page).count()).toBe(0)
    await cut(page, false)
    await page.getByLabel('OTP').waitFor()
    expect((await onRecord(order)).events.map(({ type }) => type)).toContain('otp_sent')
  })

  it('comes from the driver’s page too: reached, with time and place [PUBL-07, PUBL-02]', async () => {
    const order = await placeOrder(house.product, { dispatch_date: yesterday() })
    const { url } = await order.linkFor('driver')
    const { page } = await visit()
    await openAt(page, url)
    await cut(page, true)
    await page.reload()
    await button(page, 'I have reached').click()
    await page.getByText(/^Reached at/).waitFor()
    await cut(page, false)
    await strip(page).getByText('Everything is on record').waitFor()
    const { result } = await house.product.api(
      `/orders/${order.id}/events`,
      await house.product.signIn('acme'),
    )
    expect(JSON.parse((result as { body: string }[]).at(-1)?.body ?? '')).toMatchObject({
      type: 'outbound',
      place: [18.5, 73.8],
    })
  })

  it.each(['receiver', 'driver'] as const)(
    'is a signature too: drawn on the %s’s page with its sheet opened for the first time, and on record once [PUBL-07] [SIGN-01]',
    async (party) => {
      const order = await placeOrder(house.product, { dispatch_date: yesterday() })
      const { url } = await order.linkFor(party)
      const { page } = await house.visit({ viewport: { width: 360, height: 640 }, hasTouch: true })
      await openAt(page, url)
      await cut(page, true)
      await page.reload()
      if (party === 'receiver')
        for (const name of ['The goods are here', 'Continue without a remark', 'Continue'])
          await button(page, name).click()
      await button(page, 'Sign').click()
      await fingerOn(page, page.locator('canvas'), [
        [0.1, 0.7],
        [0.3, 0.2],
        [0.5, 0.8],
        [0.8, 0.3],
      ])
      await page.getByLabel('Name of the signer').fill('Meera')
      await page.getByLabel('Relation to the receiver').fill('Security')
      await button(page, 'Save signature').click()
      await page.getByText('Signed by Meera (Security)').waitFor()
      await strip(page).getByRole('button', { expanded: false }).click()
      await strip(page).getByText('Signature: Meera').waitFor()
      await page.reload()
      await strip(page).getByText('1 thing is saved').waitFor()
      expect((await onRecord(order)).epod.signature).toBeNull()
      const before = Date.now()
      await cut(page, false)
      await strip(page).getByText('Everything is on record').waitFor()
      const { epod, events } = await onRecord(order)
      expect(epod.signature).toMatchObject({
        name: 'Meera',
        relation: 'Security',
        action_by: party,
      })
      expect(events.filter(({ type }) => type === 'signed')).toMatchObject([
        { device_time: expect.any(String) as string },
      ])
      expect(
        Date.parse(events.find(({ type }) => type === 'signed')?.device_time ?? ''),
      ).toBeLessThan(before)
    },
  )

  it('of the tracking page is nothing; it opens again as it was [PUBL-07, PUBL-03]', async () => {
    const order = await placeOrder(house.product)
    const { url } = await order.linkFor('tracking')
    const { page } = await visit()
    await openAt(page, url)
    await cut(page, true)
    await page.reload()
    await strip(page)
      .getByText(/No connection/)
      .waitFor()
    expect(await page.getByRole('main').locator('..').innerText()).toContain(order.identifier)
    expect(await strip(page).getByRole('button').count()).toBe(0)
  })
})
