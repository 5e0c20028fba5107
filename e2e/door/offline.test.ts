import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { ok } from '../../packages/client/src/index.ts'
import { holderOf } from '../testing/calls.ts'
import { keptRows } from '../testing/kept.ts'
import { placeOrder } from '../testing/orders.ts'
import { put } from '../testing/panel.ts'
import { aPicture } from '../testing/pictures.ts'
import { withCommonProduct } from '../testing/with-product.ts'
import {
  button,
  cut,
  effects,
  onRecord,
  once,
  settled,
  visit,
  yesterday,
} from '../testing/offline.ts'
import { openAt, strip } from '../testing/open-at.ts'

const house = withCommonProduct()

/** What the receiver does, one thing after the other; the network may be cut before any of them. */
const steps: readonly ((page: Page) => Promise<void>)[] = [
  async (page) => {
    await button(page, 'The goods are here').click()
    await button(page, 'Damage').click()
    await page.getByLabel('Goods 1', { exact: true }).fill('Box')
    await page.getByLabel('Quantity 1', { exact: true }).fill('1')
    await page.getByLabel(/^Remark/).fill('One box wet')
    await button(page, 'Continue').click()
    await button(page, 'Add photo').waitFor()
  },
  async (page) => {
    await page.locator('input[type=file]').setInputFiles(await aPicture('goods.jpg', 640, 480))
    await button(page, 'Send photo').and(page.locator(':enabled')).click()
    await page
      .getByText('Sent: 1 photo')
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

describe('Without network', () => {
  it.each([0, 1, 2, 3])(
    'from step %i on, everything waits on the phone, survives a reload, and takes effect once when the network is back [PUBL-07]',
    async (first) => {
      const order = await placeOrder(house.product, { dispatch_date: yesterday() })
      const { url } = await order.linkFor('receiver')
      const { page, faults } = await visit(house)
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
      if (first > 0) expect(effects(await onRecord(house, order))).toHaveLength(first + 1)
      await cut(page, false)
      await strip(page).getByText('Everything is on record').waitFor()
      await strip(page).getByRole('button', { expanded: false }).click()
      expect(await strip(page).getByText('Confirmed').count()).toBe(waiting)
      const record = await onRecord(house, order)
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
  const { page } = await visit(house)
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
  it('is refused when somebody came first, says so, asks for no stars, and is kept as an attempt that the shipper sees [PUBL-07] [RATE-01]', async () => {
    const { order, page } = await cutOffAtTheDoor()
    await receive(page)
    await put(house.product, 'acme', order, { reject: true })
    // The line is not there yet for what the page asks first.
    await page.route('**/api/public-order', (route) => route.abort(), { times: 1 })
    await cut(page, false)
    await strip(page).getByText('Not everything was taken').waitFor()
    await strip(page).getByText('This order has already been rejected').waitFor()
    await page.getByRole('heading', { name: 'Rejected' }).waitFor()
    // Nor are stars asked for once the phone has forgotten what was refused.
    for (const _ of ['asked', 'sure']) await button(page, 'Remove').click()
    await strip(page).waitFor({ state: 'detached' })
    expect(await page.getByRole('radio').count()).toBe(0)
    expect((await onRecord(house, order)).events.map(({ type }) => type).slice(-2)).toEqual([
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
    await expect.poll(async () => effects(await onRecord(house, order))).toEqual(['received'])
    await expect
      .poll(() =>
        Promise.all(tabs.map((tab) => strip(tab).getByText('Everything is on record').count())),
      )
      .toEqual([1, 1])
    expect((await onRecord(house, order)).events.map(({ type }) => type)).not.toContain('attempted')
    expect(lost).toBe(1)
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
    expect(effects(await onRecord(house, order))).toEqual(['received'])
  })

  it('goes out without a photo that no line carries, once that is removed [PUBL-07]', async () => {
    const order = await placeOrder(house.product, { dispatch_date: yesterday() })
    const { url } = await order.linkFor('receiver')
    const { page } = await visit(house)
    await openAt(page, url)
    await button(page, 'The goods are here').click()
    await button(page, 'Continue without a remark').click()
    await button(page, 'Add photo').waitFor()
    await cut(page, true)
    await page.locator('input[type=file]').setInputFiles(await aPicture('goods.jpg', 640, 480))
    await button(page, 'Send photo').and(page.locator(':enabled')).click()
    await page.getByRole('listitem').getByText('Saved on this phone').waitFor()
    await button(page, 'Continue').click()
    await receive(page)
    // Bytes go up and no answer ever comes.
    const asked = Promise.withResolvers<void>()
    await page.route('**/api/update_epod', () => asked.resolve(), { times: 1 })
    await cut(page, false)
    await asked.promise
    await strip(page).getByRole('button', { expanded: false }).click()
    await button(page, 'Remove Photo: goods.jpg').click()
    await strip(page).getByText('Everything is on record').waitFor()
    expect(effects(await onRecord(house, order))).toEqual(['received'])
  })

  it('is kept, and goes out, though the browser ended the phone’s memory under the open page [PUBL-07]', async () => {
    const { order, page } = await cutOffAtTheDoor()
    await page.evaluate(
      () =>
        new Promise((ended) => {
          indexedDB.deleteDatabase('epod-public').addEventListener('success', ended)
        }),
    )
    await receive(page)
    await strip(page).getByText('1 thing is saved on this phone').waitFor()
    await cut(page, false)
    await strip(page).getByText('Everything is on record').waitFor()
    expect(effects(await onRecord(house, order))).toEqual(['received'])
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
    expect(effects(await onRecord(house, order))).toEqual(['received'])
  })

  it('is said to need the open page where the browser keeps nothing, and leaving that is asked about [PUBL-07]', async () => {
    const order = await placeOrder(house.product, { dispatch_date: yesterday() })
    const { url } = await order.linkFor('receiver')
    const { page } = await visit(house)
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('a private window', 'SecurityError')
      }
    })
    await page.goto(url)
    await button(page, 'The goods are here').click()
    await button(page, 'Continue without a remark').click()
    await button(page, 'Add photo').waitFor()
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await cut(page, true)
    await button(page, 'Continue').click()
    await receive(page)
    await strip(page).getByText('leave this page open').waitFor()
    expect(await page.getByText(/saved on this phone/i).count()).toBe(0)
    const asked = page.waitForEvent('dialog')
    void page.close({ runBeforeUnload: true })
    const dialog = await asked
    expect(dialog.type()).toBe('beforeunload')
    await dialog.dismiss()
    await cut(page, false)
    await strip(page).getByText('Everything is on record').waitFor()
    expect(effects(await onRecord(house, order))).toEqual(['received'])
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
    expect(effects(await onRecord(house, order))).toEqual(['received'])
  })

  it('stays to be saved as a file when the link was revoked, while the order itself is wiped [PUBL-07]', async () => {
    const { order, page, id, url } = await cutOffAtTheDoor()
    await receive(page)
    const receiver = await holderOf(url)
    const acme = await house.product.client('acme')
    await ok(
      acme.POST('/api/orders/{id}/links/revoke', {
        params: { path: { id: order.id } },
        body: { link_id: id },
      }),
    )
    // A process may know a link for a second after it was revoked.
    await expect
      .poll(async () => (await receiver.GET('/api/public-order')).response.status)
      .toBe(401)
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
    expect(await keptRows(page, 'pages')).toEqual([])
    expect(effects(await onRecord(house, order))).toEqual([])
  })

  it('is never a one-time password: without a connection the page says so at once, and takes everything else [PUBL-07, OTP-01]', async () => {
    const { order, page } = await cutOffAtTheDoor()
    await button(page, 'Send OTP').click()
    await page.getByRole('alert').getByText('No connection. Please try again.').waitFor()
    expect(await strip(page).count()).toBe(0)
    await receive(page)
    await cut(page, false)
    await strip(page).getByText('Everything is on record').waitFor()
    expect(effects(await onRecord(house, order))).toEqual(['received'])
  })
})
