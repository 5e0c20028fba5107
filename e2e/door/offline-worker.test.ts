import { describe, expect, it } from 'vitest'
import { placeOrder } from '../testing/orders.ts'
import { reminderOf } from '../testing/reminder.ts'
import { withCommonProduct } from '../testing/with-product.ts'

const house = withCommonProduct()

describe('The worker that keeps a public page', () => {
  it('also takes a page that it overlooked, which so has its files when the network goes [PUBL-07]', async () => {
    const order = await placeOrder(house.product)
    const { url } = await order.linkFor('receiver')
    const { page } = await house.visit({ viewport: { width: 390, height: 780 } })
    await page.addInitScript(() =>
      sessionStorage.setItem('opened without', String(navigator.serviceWorker.controller === null)),
    )
    const isServed = () => page.evaluate(() => navigator.serviceWorker.controller !== null)
    await page.goto(url)
    await expect.poll(isServed).toBe(true)
    await page.reload()
    expect(await page.evaluate(() => sessionStorage.getItem('opened without'))).toBe('false')
    // A page that is to be had anew is opened without its worker.
    await (await page.context().newCDPSession(page)).send('Page.reload', { ignoreCache: true })
    await page.waitForFunction(() => sessionStorage.getItem('opened without') === 'true')
    await expect.poll(isServed).toBe(true)
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'The goods are here' }).click()
    await page.getByRole('button', { name: 'Continue without a remark' }).click()
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await page.getByRole('button', { name: 'Receive', exact: true }).waitFor()
  })

  it('drops the files of its own earlier releases but the last, and none that the worker of other links still serves [PUBL-07]', async () => {
    const order = await placeOrder(house.product)
    const { page } = await house.visit({ viewport: { width: 390, height: 780 } })
    await page.goto('/')
    const kept = () => page.evaluate(async () => (await caches.keys()).toSorted())
    await page.evaluate(async () => {
      for (const name of ['/r 01', '/public 00', '/public 0', '01'])
        await caches.open(`epod-public-${name}`)
    })
    await page.goto((await order.linkFor('receiver')).url)
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
      .toBe(true)
    await expect
      .poll(kept)
      .toEqual([
        'epod-language',
        'epod-public-/public 0',
        expect.stringMatching(/^epod-public-\/public \w{16}$/),
        'epod-public-/r 01',
      ])
  })

  it('closes what it opened for the browser’s reminder, also where the phone’s memory fails [PUBL-07]', async () => {
    const order = await placeOrder(house.product)
    const { page } = await house.visit({ viewport: { width: 390, height: 780 } })
    await page.goto((await order.linkFor('receiver')).url)
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
      .toBe(true)
    const [worker] = page.context().serviceWorkers()
    if (!worker) throw new Error('no worker')
    const remind = await reminderOf(page)
    // A page that is looked at would send by itself.
    await page.goto('/')
    /** What the worker has opened and closed since, of databases and of channels. */
    const counts = await worker.evaluateHandle(() => {
      const seen = { opened: 0, closed: 0, channels: 0 }
      // oxlint-disable-next-line typescript/unbound-method -- called on what it was taken from
      const { open } = IDBFactory.prototype
      IDBFactory.prototype.open = function (...how) {
        const request = open.apply(this, how)
        request.addEventListener('success', () => (seen.opened += 1))
        return request
      }
      for (const [kind, of] of [
        ['closed', IDBDatabase.prototype],
        ['channels', BroadcastChannel.prototype],
      ] as const) {
        // oxlint-disable-next-line typescript/unbound-method -- called on what it was taken from
        const { close } = of
        of.close = function () {
          close.call(this)
          seen[kind] += 1
        }
      }
      return seen
    })
    const seen = () => counts.jsonValue()
    await remind()
    await expect.poll(seen).toEqual({ opened: 1, closed: 1, channels: 1 })
    await worker.evaluate(() => {
      IDBObjectStore.prototype.getAll = () => {
        throw new Error('the memory fails')
      }
    })
    await remind()
    await expect.poll(seen).toEqual({ opened: 2, closed: 2, channels: 2 })
  })
})
