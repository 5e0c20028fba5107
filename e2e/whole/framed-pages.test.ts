import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mintCode, publishPolicy } from '../testing/calls.ts'
import { openParentPage, type ParentPage } from '../testing/parent-page.ts'
import { withProduct } from '../testing/with-product.ts'

const house = withProduct()
let parent: ParentPage
beforeAll(async () => {
  parent = await openParentPage()
})
afterAll(() => parent.close())

const codeOf = async (username: string): Promise<string> =>
  (await mintCode(await house.product.client(username), 'embed')).code
/** Publishes, as the client's administrator, who may frame its pages. */
const allow = async (framed_by: string[]): Promise<void> =>
  publishPolicy(await house.product.client('admin'), { framed_by }, 'The other product moved')
const framed = async (page: string): Promise<string> =>
  parent.showing(`${house.product.url}/${page}?token=${await codeOf('admin')}`)

describe('Pages in a frame of another origin', () => {
  it('sign in by code, without the top bar, and tell their parent how high they are [NAV-04, AUTH-07]', async () => {
    await allow([parent.origin])
    const { page, faults } = await house.visit()
    for (const [name, heading] of [
      ['analysis', 'Analysis'],
      ['admin', 'Admin'],
    ] as const) {
      await page.goto(await framed(name))
      const inside = page.frameLocator('#epod')
      await inside.getByRole('heading', { name: heading, level: 1 }).waitFor()
      expect(await inside.getByRole('banner').count()).toBe(0)
      const frame = page.locator('#epod')
      await expect.poll(() => frame.evaluate((one) => one.dataset['from'])).toBe(house.product.url)
      // As high as what it shows: nothing in it scrolls.
      await expect
        .poll(() =>
          inside.locator('html').evaluate((html) => html.scrollHeight - html.clientHeight),
        )
        .toBeLessThanOrEqual(1)
      expect((await frame.boundingBox())?.height).toBeGreaterThan(200)
    }
    expect(faults).toEqual([])
  })

  it('are shown to nobody whom the policy does not name, and not twice by one code [NAV-04]', async () => {
    const { page } = await house.visit()
    const isRefused = async (address: string): Promise<boolean> => {
      const refused = page.waitForEvent('console', (one) =>
        one
          .text()
          .includes('violates the following Content Security Policy directive: "frame-ancestors'),
      )
      await page.goto(address)
      return (await refused).type() === 'error'
    }
    await allow([parent.origin])
    const once = await framed('analysis')
    await page.goto(once)
    await page.frameLocator('#epod').getByRole('heading', { name: 'Analysis' }).waitFor()
    expect(await isRefused(once)).toBe(true)
    await allow(['https://erp.example.com'])
    expect(await isRefused(await framed('analysis'))).toBe(true)
    await allow([])
    expect(await isRefused(await framed('analysis'))).toBe(true)
  })
})
