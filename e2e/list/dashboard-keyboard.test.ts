import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { ok } from '../../packages/client/src/index.ts'
import { rowsOf } from '../testing/browser.ts'
import { placeOrder } from '../testing/orders.ts'
import { put } from '../testing/panel.ts'
import { expectPrompt } from '../testing/promptly.ts'
import { columnOf, withProduct } from '../testing/with-product.ts'

const house = withProduct()
let page: Page
beforeEach(async () => {
  page = await house.desk('acme')
})

const focused = () =>
  page.evaluate(
    () =>
      (document.activeElement as HTMLElement | null)?.dataset['orderRow'] ??
      document.activeElement?.getAttribute('aria-label') ??
      null,
  )
const press = async (...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key)
}
const addressSays = (search: string) => expect.poll(() => new URL(page.url()).search).toBe(search)

describe('The keyboard alone', () => {
  it('searches, walks the rows, picks a range, opens, leaves and helps [A11Y-01]', async () => {
    const ids = await rowsOf(page).evaluateAll((rows) =>
      rows.map((row) => (row as HTMLElement).dataset['orderRow']),
    )
    await press('/')
    expect(await focused()).toBe('Search')
    await press('Escape', 'j', 'j', 'k')
    expect(await focused()).toBe(ids[0])
    await press('x', 'j', 'j', 'Shift+X')
    await page.getByText('3 selected').waitFor()
    expect(await focused()).toBe(ids[2])
    await press('Enter')
    await page.getByRole('dialog', { name: 'Order' }).waitFor()
    expect(new URL(page.url()).searchParams.get('order')).toBe(ids[2])
    await press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.getByText('3 selected').waitFor()
    await press('Escape')
    await page.getByText('3 selected').waitFor({ state: 'detached' })
    await press('?')
    const help = page.getByRole('dialog', { name: 'Help' })
    for (const key of ['/', 'n', 'j', 'k', 'x', 'Ctrl K'])
      await help.getByText(key, { exact: true }).waitFor()
    await press('Escape')
    await help.waitFor({ state: 'detached' })
    await press('n')
    await page.getByRole('dialog', { name: 'Add order' }).waitFor()
  })

  it('shows where the focus is on everything it reaches [A11Y-01]', async () => {
    const seen = new Set<string>()
    for (let n = 0; n < 45; n += 1) {
      await press('Tab')
      const [name, isShown] = await page.evaluate(() => {
        const element = document.activeElement as HTMLElement
        const styles = [element, element.parentElement].flatMap((one) =>
          one ? [getComputedStyle(one)] : [],
        )
        const { height, width } = element.getBoundingClientRect()
        return [
          element.getAttribute('aria-label') ?? element.textContent ?? '',
          height * width > 0 &&
            styles.some(
              ({ outlineStyle, outlineWidth, boxShadow }) =>
                (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none',
            ),
        ] as const
      })
      expect(isShown, name).toBe(true)
      seen.add(name)
    }
    for (const name of [
      'Search',
      'Source',
      'Sort',
      'Views',
      'Set Display Items',
      'Compact rows',
      'Select this page',
      'Width of LR No.',
    ])
      expect(seen).toContain(name)
  })
})

describe('Single keys', () => {
  const focusedText = () => page.evaluate(() => document.activeElement?.textContent ?? '')

  it('move to what can be done with the picked rows [DESK-29]', async () => {
    await press('j', 'x')
    await page.getByText('1 selected').waitFor()
    await page.getByRole('button', { name: 'Copy driver links' }).waitFor()
    await press('b')
    expect(await focusedText()).toMatch(/^Download/)
  })

  it('move to the buttons of an open order and press none, and are letters while somebody types [DESK-29]', async () => {
    const order = await placeOrder(house.product)
    await page.goto(`/home?order=${order.id}`)
    const panel = page.getByRole('dialog').first()
    await panel.getByRole('button', { name: 'Receive', exact: true }).waitFor()
    for (const [key, name] of [
      ['r', 'Receive'],
      ['x', 'Reject'],
      ['m', 'Add remark'],
      ['p', 'Add photo'],
      ['w', 'Why can’t I …?'],
    ] as const) {
      await press(key)
      expect(await focusedText()).toBe(name)
    }
    await press('a', 'm', 'Enter')
    const remark = panel.getByLabel('Remark', { exact: true })
    await remark.focus()
    await page.keyboard.type('rxm')
    expect(await remark.inputValue()).toBe('rxm')
    expect(await panel.getByText(/^Recording/).count()).toBe(0)
  })
})

describe('The command palette', () => {
  const field = () => page.getByRole('combobox', { name: 'Command palette' })
  const run = async (typed: string, ...keys: string[]) => {
    await press('Control+k')
    await field().fill(typed)
    await press(...keys, 'Enter')
    await field().waitFor({ state: 'detached' })
  }

  it('opens with Ctrl or Cmd and K from anywhere, sets categories, runs the toolbar’s actions and goes to pages [A11Y-01]', async () => {
    await press('/')
    await page.keyboard.type('half a word')
    await run('rejected')
    await addressSays('?need=REJECT')
    await run('set disp')
    await page.getByRole('dialog', { name: 'Set Display Items' }).waitFor()
    await press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await press('Meta+k')
    await field().waitFor()
    expect(await page.getByRole('option').allInnerTexts()).toEqual(
      expect.arrayContaining([
        'Add\nn',
        'Download Reports',
        'Download PODs',
        'Set Display Items',
        'Total Orders',
        'Home',
        'Analysis',
      ]),
    )
    await field().fill('no such thing')
    await press('ArrowDown', 'ArrowUp', 'Escape')
    await run('analy')
    await page.waitForURL('**/analysis')
  })

  it('finds an order by a part of its number, searches for it, and opens saved views [FILT-08, FILT-05]', async () => {
    const number = Date.now()
    const { id, identifier } = await placeOrder(house.product, {
      identifier: `LR-PALETTE-${number}`,
    })
    await press('Control+k')
    await field().fill(`palette-${number}`)
    await page.getByRole('option', { name: `${identifier} · Nagpur` }).waitFor()
    await press('Enter')
    await addressSays(`?order=${id}`)
    await page
      .getByRole('dialog', { name: 'Order' })
      .getByRole('heading', { name: identifier })
      .waitFor()
    await press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await press('Control+k')
    await field().fill(`palette-${number}`)
    await page.getByRole('option', { name: 'Search orders for' }).waitFor()
    await page.getByRole('option', { name: identifier }).first().waitFor()
    await press('ArrowDown', 'Enter')
    await addressSays(`?q=palette-${number}`)
    await expect.poll(() => columnOf(page, 'lr')).toEqual([identifier])
    const acme = await house.product.client('acme')
    await ok(
      acme.POST('/api/views', { body: { name: 'Late ones', search: 'need=OPEN_DELAY&size=5' } }),
    )
    await press('Control+k')
    await field().fill('late')
    await page.getByRole('option', { name: 'Late ones' }).click()
    await addressSays('?need=OPEN_DELAY&size=5')
  })
})

const bell = (of: Page = page) => of.getByRole('button', { name: /notifications$/ })

describe('The bell', () => {
  it('says who added how many and when, in the requirement’s words, and is not there where nobody did [NAV-01]', async () => {
    const acme = await house.product.client('acme')
    const { result } = await ok(acme.GET('/api/counter/notification'))
    const clock = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Asia/Kolkata',
      hour: '2-digit',
      minute: '2-digit',
    })
    const expected = result.map(({ text, value, time }) => [
      `${value} Shipment(s) added by ${text}`,
      `updated Today at ${clock.format(new Date(time))}`,
    ])
    expect(expected.length).toBeGreaterThan(0)
    await bell().click()
    const items = page.getByRole('list', { name: 'Notifications' }).getByRole('listitem')
    await expect
      .poll(async () =>
        (await items.allInnerTexts()).map((text) => text.split('\n').filter(Boolean)),
      )
      .toEqual(expected)
    await page.route('**/api/counter/notification', (route) =>
      route.fulfill({ json: { status: true, message: 'OK', result: [] } }),
    )
    await page.reload()
    await page.getByText('Live', { exact: true }).waitFor()
    expect(await bell().count()).toBe(0)
  })

  it.each([
    ['the server’s message', { status: false, message: 'Out of paper' }, 'Out of paper'],
    ['Some Error', {}, 'Some Error'],
  ])('says %s where its list fails [ERRS-01] [NAV-01]', async (_name, json, message) => {
    await page.route('**/api/counter/notification', (route) => route.fulfill({ status: 500, json }))
    await page.reload()
    await expect.poll(() => page.getByText(message, { exact: true }).isVisible()).toBe(true)
  })

  it('is at most 300 px high and scrolls [NAV-01]', async () => {
    const many = Array.from({ length: 50 }, (_, n) => ({
      text: `user-${n}`,
      value: 1,
      time: new Date().toISOString(),
    }))
    await page.route('**/api/counter/notification', (route) =>
      route.fulfill({ json: { status: true, message: 'OK', result: many } }),
    )
    await page.reload()
    await bell().click()
    const list = page.getByRole('list', { name: 'Notifications' })
    await list.getByText('user-49').waitFor({ state: 'attached' })
    expect(
      (await page.locator('.menu').filter({ has: list }).boundingBox())?.height,
    ).toBeLessThanOrEqual(300)
    expect(
      await list.evaluate(
        (box) => box.scrollHeight > box.clientHeight && getComputedStyle(box).overflowY === 'auto',
      ),
    ).toBe(true)
  })
})

it('shows a new order and its receipt in cards, rows and bell of another browser within 2 s, without reloading [NAV-05]', async () => {
  const { product } = house
  const count = async (id: string) =>
    Number((await page.locator(`[data-card=${id}] .summary-count`).innerText()).replaceAll(',', ''))
  const added = async () => {
    const [label] = await bell().evaluateAll((found) => found.map((button) => button.ariaLabel))
    return Number.parseInt(label ?? '0', 10)
  }
  const round = async (): Promise<number> => {
    const [total, closed, rung] = [await count('total'), await count('closed'), await added()]
    const { id, identifier } = await placeOrder(product)
    const placed = performance.now()
    const row = page.getByRole('row', { name: identifier })
    await row.waitFor()
    await expect
      .poll(async () => [await count('total'), await added()], { interval: 20 })
      .toEqual([total + 1, rung + 1])
    const created = performance.now() - placed
    await put(product, 'acme', { id }, { receive: true, geo_tag: { loc: [] } })
    const received = performance.now()
    await row.getByText('Received', { exact: true }).waitFor()
    await expect.poll(() => count('closed'), { interval: 20 }).toBe(closed + 1)
    return Math.max(created, performance.now() - received)
  }
  await expectPrompt(page, round, async () => {
    await page.getByRole('row').nth(1).waitFor()
    await expect.poll(() => count('total')).toBeGreaterThan(0)
  })
})
