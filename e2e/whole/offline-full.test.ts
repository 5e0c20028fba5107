import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { keptRows } from '../testing/kept.ts'
import { button, cut, effects, onRecord, visit, yesterday } from '../testing/offline.ts'
import { openAt, strip } from '../testing/open-at.ts'
import { placeOrder } from '../testing/orders.ts'
import { put } from '../testing/panel.ts'
import { withCommonProduct } from '../testing/with-product.ts'

const house = withCommonProduct()

/** A receiver’s page without network, on which a remark waits. */
const withRemark = async () => {
  const order = await placeOrder(house.product, { dispatch_date: yesterday() })
  const { page, faults } = await visit(house)
  await openAt(page, (await order.linkFor('receiver')).url)
  await button(page, 'The goods are here').click()
  await page.getByLabel(/^Remark/).fill('One box wet')
  await cut(page, true)
  await button(page, 'Continue').click()
  await strip(page).getByText('1 thing is saved on this phone').waitFor()
  return { order, page, faults }
}
const noRoomFor = (page: Page, ...calls: ('add' | 'put')[]): Promise<void> =>
  page.evaluate((names) => {
    for (const name of names)
      IDBObjectStore.prototype[name] = () => {
        throw new DOMException('no room', 'QuotaExceededError')
      }
  }, calls)

describe('On a phone that became full', () => {
  it('what waits goes out before what is done next, and what is done next is on record too [PUBL-07]', async () => {
    const { order, page, faults } = await withRemark()
    await noRoomFor(page, 'add', 'put')
    await button(page, 'Continue').click()
    await cut(page, false)
    await button(page, 'Receive').click()
    await page.getByRole('heading', { name: 'Overall Experience' }).waitFor()
    const { events } = await onRecord(house, order)
    expect(
      events.map(({ type }) => type).filter((type) => ['received', 'remarked'].includes(type)),
    ).toEqual(['remarked', 'received'])
    expect(await keptRows(page, 'items')).toEqual([])
    expect(faults).toEqual([])
  })

  it('what is done without a line goes out after what waits, and the page shows what it has done [PUBL-07]', async () => {
    const { order, page, faults } = await withRemark()
    await noRoomFor(page, 'add', 'put')
    await button(page, 'Continue').click()
    await button(page, 'Receive').click()
    await page.getByText('goes out as soon as there is one; leave this page open').waitFor()
    await cut(page, false)
    await page.getByRole('heading', { name: 'Overall Experience' }).waitFor()
    const { events } = await onRecord(house, order)
    expect(
      events.map(({ type }) => type).filter((type) => ['received', 'remarked'].includes(type)),
    ).toEqual(['remarked', 'received'])
    expect(faults).toEqual([])
  })

  it('what is done is said to be on record when it is, though the phone cannot note it [PUBL-07]', async () => {
    const order = await placeOrder(house.product, { dispatch_date: yesterday() })
    const { page } = await visit(house)
    await openAt(page, (await order.linkFor('receiver')).url)
    await button(page, 'The goods are here').click()
    await page.getByLabel(/^Remark/).fill('One box wet')
    await noRoomFor(page, 'put')
    await button(page, 'Continue').click()
    await page.getByText('Remark Saved').waitFor()
    expect(effects(await onRecord(house, order))).toEqual(['remarked'])
  })
})

it('What waits goes out by itself once the phone’s memory can be read again [PUBL-07]', async () => {
  const { order, page } = await withRemark()
  await page.evaluate(() => {
    // oxlint-disable-next-line typescript/unbound-method -- called on what it was taken from
    const { getAll } = IDBObjectStore.prototype
    IDBObjectStore.prototype.getAll = () => {
      IDBObjectStore.prototype.getAll = getAll
      throw new Error('the memory fails')
    }
  })
  await cut(page, false)
  await strip(page).getByText('Everything is on record').waitFor({ timeout: 20_000 })
  expect(effects(await onRecord(house, order))).toEqual(['remarked'])
})

it('An answer that comes at the second try does not put the order of the first on the page [PUBL-07]', async () => {
  const order = await placeOrder(house.product, { dispatch_date: yesterday() })
  const { page } = await visit(house)
  await openAt(page, (await order.linkFor('receiver')).url)
  await button(page, 'The goods are here').click()
  await page.getByLabel(/^Remark/).fill('One box wet')
  await noRoomFor(page, 'add', 'put')
  // On record, with its answer lost, and then the office turns the goods away.
  await page.route(
    '**/api/update_epod',
    async (route) => {
      await route.fetch()
      await put(house.product, 'acme', order, { reject: true })
      await route.abort()
    },
    { times: 1 },
  )
  await button(page, 'Continue').click()
  await page.getByRole('heading', { name: 'Photos of the goods' }).waitFor()
  await button(page, 'Continue').click()
  await page.getByRole('heading', { name: /^Rejected/ }).waitFor()
  expect(effects(await onRecord(house, order))).toEqual(['remarked'])
})
