import type { Page, Request } from 'playwright-core'
import { expect, it } from 'vitest'
import { ok } from '../../packages/client/src/index.ts'
import { aRow } from '../testing/orders.ts'
import { withProduct } from '../testing/with-product.ts'

const house = withProduct()
const ORDERS = 1_030
const PLACE = 'Countless'

/** How far each answer of the list since then was asked to be counted. */
const asking = (page: Page) => {
  const asked: string[] = []
  page.on('request', (request: Request) => {
    if (request.url().endsWith('/fetch_orders'))
      asked.push(/count=(\w+)/.exec(request.headers()['prefer'] ?? '')?.[1] ?? 'exact')
  })
  return asked
}

it('says over 1,000 where more match a text, and counts them when somebody needs it [FILT-10] [TABL-01] [TABL-16]', async () => {
  const acme = await house.product.client('acme')
  for (const count of [1_000, ORDERS - 1_000])
    await ok(
      acme.POST('/api/orders', {
        body: Array.from({ length: count }, () => aRow({ source: { name: PLACE } })),
      }),
    )
  const page = await house.desk('acme', `/home?q=${PLACE}`)
  const asked = asking(page)
  const rows = page.locator('.pager-rows')
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await expect.poll(() => rows.innerText()).toBe('1–10 of over 1,000')
  await press('Next page')
  await expect.poll(() => rows.innerText()).toBe('11–20 of over 1,000')
  expect(asked).not.toContain('exact')

  await press('Last page')
  await expect.poll(() => rows.innerText()).toBe('1,021–1,030 of over 1,000')
  expect(asked.filter((one) => one === 'exact')).toHaveLength(1)
  expect(new URL(page.url()).searchParams.get('page')).toBe('103')
  expect(await page.getByRole('button', { name: 'Previous page' }).isEnabled()).toBe(true)
  await press('First page')

  const report = page.getByRole('button', { name: 'Download Reports', exact: true })
  await expect
    .poll(() => report.getAttribute('title'))
    .toBe('Excel of over 1,000 orders, as filtered')
  await Promise.all([page.waitForEvent('download'), report.click()])
  expect(asked.filter((one) => one === 'exact')).toHaveLength(2)

  await page.getByRole('checkbox', { name: 'Select this page' }).check()
  const before = asked.length
  await press('Select the first 1,000 of over 1,000')
  await page.getByText('1000 selected').waitFor()
  // Counted once, with the first of its pages.
  expect(asked.slice(before)).toEqual(['estimated', ...Array.from({ length: 19 }, () => 'none')])
}, 120_000)

it('says it in Hindi too [FILT-10]', async () => {
  const page = await house.desk('acme', `/home?q=${PLACE}`, { locale: 'hi-IN' })
  const rows = page.locator('.pager-rows')
  await expect.poll(() => rows.innerText()).toBe('1,000 से ज़्यादा में से 1–10')
}, 60_000)
