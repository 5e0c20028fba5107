import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { ordersLike } from '../testing/calls.ts'
import { placeOrder } from '../testing/orders.ts'
import { asked, columnOf, headersOf, withProduct } from '../testing/with-product.ts'

const DAY_MS = 86_400_000
const IST_MS = 5.5 * 3_600_000

const house = withProduct()
let page: Page
beforeEach(async () => {
  page = await house.desk('acme')
})

/** The next list that asks for this; others are asked for as orders change. */
const list = (part: string, act: () => Promise<unknown>) =>
  asked(page, '/fetch_orders', act, (body) => body.includes(part)) as Promise<{
    query: Record<string, unknown>
    sort: Record<string, number>
  }>
const addressSays = (search: string) => expect.poll(() => new URL(page.url()).search).toBe(search)
const chip = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) })
const head = (name: string) => page.getByRole('columnheader', { name, exact: true })

describe('What the day asks for', () => {
  it('is found in the palette by name, and so are the days of dispatch [DESK-02] [DESK-03]', async () => {
    const today = new Date(Date.now() + IST_MS).toISOString().slice(0, 10)
    for (const [typed, search] of [
      ['to review', '?quick=to_review'],
      ['proof missing', '?quick=proof_missing'],
      ['today', `?quick=proof_missing&from=${today}&to=${today}`],
    ] as const) {
      await page.keyboard.press('Control+K')
      const palette = page.getByRole('combobox', { name: 'Command palette' })
      await palette.fill(typed === 'today' ? 'dates: today' : typed)
      await page.keyboard.press('Enter')
      await palette.waitFor({ state: 'detached' })
      await expect.poll(() => new URL(page.url()).search).toBe(search)
    }
  })

  it('is a press away: how many are late since yesterday, and these orders by their ETA [DESK-02] [DESK-01]', async () => {
    const acme = await house.product.client('acme')
    const yesterday = new Date(Date.now() + IST_MS - DAY_MS).toISOString().slice(0, 10)
    const since = Date.now() - Date.parse(`${yesterday}T00:00:00+05:30`)
    await placeOrder(house.product, {
      dispatch_date: yesterday,
      dispatch_time: '00:00',
      eta_hrs: Math.floor(since / 3_600_000) - 1,
    })
    await page.reload()
    const { total } = await ordersLike(acme, { quick: 'late_since_yesterday' })
    await expect.poll(() => chip('Late since yesterday').innerText()).toContain(String(total))
    expect(await headersOf(page)).not.toContain('Due')

    const { query, sort } = await list('"quick"', () => chip('Late since yesterday').click())
    expect([query['quick'], sort]).toEqual(['late_since_yesterday', { due: 1 }])
    await addressSays('?quick=late_since_yesterday')
    expect(await chip('Late since yesterday').getAttribute('aria-pressed')).toBe('true')
    await expect.poll(() => headersOf(page)).toContain('Due')
    await expect.poll(() => columnOf(page, 'due')).toContain('late 1 h')
    const told = await columnOf(page, 'due')
    expect(told.every((text) => /^late (\d+ d )?\d+ (h|min)$/.test(text))).toBe(true)

    // Cards count within it, as within every filter; it counts whatever the card.
    await page.getByRole('button', { name: /^Open Orders < ETA/ }).click()
    await page.getByText('No Data Available').waitFor()
    await addressSays('?quick=late_since_yesterday&need=OPEN_ONTIME')
    await chip('Due today').click()
    await addressSays('?quick=due_today')
    await chip('Due today').click()
    await addressSays('')
    expect(await headersOf(page)).not.toContain('Due')
  })

  it('is not offered to a driver’s account, which searches nothing [DESK-02] [ROLE-06]', async () => {
    const driver = await house.desk('syngenta-driver')
    expect(await driver.locator('.quick').count()).toBe(0)
    expect(await driver.getByRole('columnheader').getByRole('button').count()).toBe(0)
  })
})

describe('The head of a column', () => {
  it('sorts by it one way, the other, and not any more, by mouse and by keyboard [DESK-04]', async () => {
    const source = head('Source')
    expect(await source.getAttribute('aria-sort')).toBe('none')
    expect(
      (await list('"source":1', () => source.getByRole('button', { name: /^Source/ }).click()))
        .sort,
    ).toEqual({ source: 1 })
    await addressSays('?by=source')
    expect(await source.getAttribute('aria-sort')).toBe('ascending')
    const shown = async () => (await columnOf(page, 'source')).map((text) => text.toLowerCase())
    await expect.poll(async () => (await shown()).length).toBeGreaterThan(1)
    expect(await shown()).toEqual((await shown()).toSorted())

    await source.getByRole('button', { name: /^Source/ }).focus()
    expect((await list('"source":-1', () => page.keyboard.press('Enter'))).sort).toEqual({
      source: -1,
    })
    await addressSays('?by=-source')
    expect(await source.getAttribute('aria-sort')).toBe('descending')
    expect((await list('"_id":-1', () => page.keyboard.press('Enter'))).sort).toEqual({ _id: -1 })
    await addressSays('')
    const { query } = await list('"sorter"', () =>
      head('Remarks').getByRole('button').first().click(),
    )
    expect(query['sorter']).toBe('remarks')
  })
})

describe('The days', () => {
  it('are those of the ETA or the delivery where that is chosen, and reach ahead for the ETA [DESK-03]', async () => {
    await page.getByRole('button', { name: /^Dispatch dates/ }).click()
    await page.getByRole('button', { name: 'ETA', exact: true }).click()
    await addressSays('?days=eta')
    await expect.poll(() => headersOf(page)).toContain('Due')
    const { query } = await list('"eta":{', () =>
      page.getByRole('button', { name: 'Next week' }).click(),
    )
    expect(Object.keys(query).toSorted()).toEqual(['eta', 'need'])
    const { $gte } = query['eta'] as { $gte: string }
    expect($gte > new Date().toISOString()).toBe(true)

    await page.getByRole('button', { name: /^ETA dates/ }).click()
    await page.getByRole('button', { name: 'Delivery', exact: true }).click()
    await addressSays('?days=delivery')
    expect(await page.getByRole('button', { name: 'Tomorrow', exact: true }).count()).toBe(0)
    await page.getByRole('button', { name: 'Any month' }).click()
    const month = await list('"delivery_time":{', () =>
      page.locator('.mantine-MonthPicker-monthsListControl:not(:disabled)').last().click(),
    )
    expect(Object.keys(month.query).toSorted()).toEqual(['delivery_time', 'need'])
    expect(new URL(page.url()).searchParams.get('from')).toMatch(/^\d{4}-\d\d-01$/)
  })
})

it('Due is a column to choose, and stays where it was chosen [DESK-01] [TABL-03]', async () => {
  await page.getByRole('button', { name: 'Set Display Items', exact: true }).click()
  const box = page.getByRole('dialog').getByRole('checkbox', { name: 'Due', exact: true })
  expect(await box.isChecked()).toBe(false)
  await box.check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(() => headersOf(page)).toContain('Due')
  await page.reload()
  await expect.poll(() => headersOf(page)).toContain('Due')
  await page.getByRole('button', { name: 'Set Display Items', exact: true }).click()
  await box.uncheck()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(() => headersOf(page)).not.toContain('Due')
})
