import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { looks, violations } from '../testing/axe.ts'
import { withProduct } from '../testing/with-product.ts'

const house = withProduct()
/** How every select to be seen looks, each look once. */
const looksOf = (page: Page) =>
  page.locator('select:visible').evaluateAll((selects) => [
    ...new Set(
      selects.map((one) => {
        const {
          appearance,
          backgroundImage,
          backgroundColor,
          borderTopColor,
          borderRadius,
          color,
        } = getComputedStyle(one)
        return JSON.stringify({
          appearance,
          arrow: backgroundImage,
          backgroundColor,
          borderTopColor,
          borderRadius,
          color,
        })
      }),
    ),
  ])

describe.each(['light', 'dark'] as const)('Selects in the %s', (colorScheme) => {
  it.each([1440, 390])('look the same on every page at %i px [DESK-34]', async (width) => {
    const page = await house.desk('admin', '/home', { ...looks(), colorScheme })
    await page.setViewportSize({ width, height: 900 })
    const seen = new Set<string>()
    let counted = 0
    for (const path of ['/home', '/history', '/crates', '/analysis', '/user-management']) {
      await page.goto(path)
      await page.locator('select:visible').first().waitFor({ timeout: 10_000 })
      counted += await page.locator('select:visible').count()
      for (const look of await looksOf(page)) seen.add(look)
    }
    expect(counted).toBeGreaterThanOrEqual(6)
    expect([...seen]).toHaveLength(1)
    expect([...seen][0]).toContain('"appearance":"none"')
    expect(await violations(page)).toEqual([])
  })
})
