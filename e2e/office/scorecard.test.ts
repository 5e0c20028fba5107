import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { ok, type operations } from '../../packages/client/src/index.ts'
import { present } from '../../src/server/testing/present.ts'
import { withProduct } from '../testing/with-product.ts'

const house = withProduct()

const visit = async (username: string, path: string): Promise<Page> => {
  const page = await house.desk(username)
  await page.goto(path)
  return page
}
type Query = NonNullable<operations['scorecard']['parameters']['query']>
const card = async (query: Query) => {
  const admin = await house.product.client('admin')
  return (await ok(admin.GET('/api/analysis/scorecard', { params: { query } }))).result
}
const table = (page: Page) => page.getByRole('table', { name: 'Scorecard', exact: true })

describe('The scorecard', () => {
  it('begins with the worst, is sorted by each column from the keyboard, and says so [MGMT-04] [A11Y-01]', async () => {
    const page = await visit('admin', '/analysis')
    const names = () => table(page).locator('tbody th').allInnerTexts()
    const told = async (query: Query = {}) =>
      (await card(query)).groups.map(({ name }) => name ?? 'No transporter')
    await expect.poll(names).toEqual(await told())
    const sorted = () => table(page).locator('th[aria-sort]').allInnerTexts()
    expect(await sorted()).toEqual(['Closed on time'])
    const late = table(page).getByRole('button', { name: 'Late', exact: true })
    await late.press('Enter')
    await page.waitForURL('**/analysis?sort=late')
    await expect.poll(names).toEqual(await told({ sort: 'late' }))
    await expect
      .poll(() => table(page).locator('th[aria-sort="descending"]').allInnerTexts())
      .toEqual(['Late'])
    await late.press('Enter')
    await page.waitForURL('**/analysis?sort=late&direction=asc')
    await expect.poll(names).toEqual(await told({ sort: 'late', direction: 'asc' }))
    expect(await table(page).locator('th[aria-sort="ascending"]').allInnerTexts()).toEqual(['Late'])
  })

  it('opens of a share of 0 % what it is out of [MGMT-04]', async () => {
    const asked = { by: 'lane', and: 'month', sort: 'on_time' } as const
    const { now } = present((await card(asked)).groups[0])
    expect([now.on_time, now.closed > 0]).toEqual([0, true])
    const page = await visit('admin', `/analysis?${new URLSearchParams(asked).toString()}`)
    const worst = table(page).locator('tbody tr').first()
    await worst
      .getByRole('link', { name: /^0%\. Closed, / })
      .first()
      .click()
    await page.waitForURL((url) => url.searchParams.get('mark') === 'closed')
    const list = page.getByRole('table', { name: /^Closed: / })
    await expect.poll(() => list.locator('tbody tr').count()).toBe(Math.min(20, now.closed))
  })

  it('opens the orders behind a figure, keeps them in the address, and crosses two dimensions [MGMT-04]', async () => {
    const page = await visit('admin', '/analysis?by=lane&sort=orders')
    const { groups } = await card({ by: 'lane', sort: 'orders' })
    const { now } = present(groups[0])
    await table(page).locator('tbody tr').first().getByRole('link').first().click()
    await page.waitForURL((url) => url.searchParams.get('mark') === 'orders')
    const list = page.getByRole('table', { name: /^Orders: / })
    await expect.poll(() => list.locator('tbody tr').count()).toBe(Math.min(20, now.orders))
    await page.getByText(`1 to ${Math.min(20, now.orders)} of ${now.orders}`).waitFor()
    await page.reload()
    await expect.poll(() => list.locator('tbody tr').count()).toBe(Math.min(20, now.orders))
    const number = await list.getByRole('link').first().innerText()
    await list.getByRole('link').first().click()
    await page.getByRole('dialog').getByRole('heading', { name: number }).waitFor()
    await page.goBack()
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await expect.poll(() => list.count()).toBe(0)
    await page.getByLabel('And by').selectOption('Reason')
    await page.waitForURL((url) => url.searchParams.get('and') === 'reason')
    const crossed = await card({ by: 'lane', and: 'reason' })
    await expect
      .poll(() => table(page).locator('tbody tr').count())
      .toBe(Math.min(50, crossed.groups.length))
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download Reports' }).click()
    const saved = await saving
    expect(saved.suggestedFilename()).toBe('lane-reason.csv')
    const text = await readFile(await saved.path(), 'utf8')
    expect(text.trimEnd().split('\r\n')).toHaveLength(1 + crossed.groups.length + crossed.others)
  })
})

describe('Clocks of law and contract', () => {
  it('are counted in Analysis, and count down on the order that a figure opens [MGMT-04]', async () => {
    const page = await visit('admin', '/analysis')
    const clocks = page.getByRole('table', { name: 'Clocks' })
    const figure = clocks.getByRole('button').first()
    const [label, count] = [
      await figure.getAttribute('aria-label'),
      Number(await figure.innerText()),
    ]
    await figure.press('Enter')
    const [name = '', state = ''] =
      present(label)
        .split(': show')[0]
        ?.split(/, (?=[A-Z])/) ?? []
    const list = page.getByRole('table', { name: `${name}: ${state}` })
    await expect.poll(() => list.locator('tbody tr').count()).toBe(Math.min(20, count))
    await list.getByRole('link').first().click()
    const panel = page.getByRole('dialog')
    await panel.getByRole('heading', { name: 'Clocks' }).waitFor()
    await panel.getByText(name, { exact: true }).waitFor()
    await panel
      .getByText(/(days? left|last day today|over for \d+ days?) · until \d/)
      .first()
      .waitFor()
  })
})
