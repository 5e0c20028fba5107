import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { withProduct } from '../testing/with-product.ts'

const house = withProduct()

/** Holds back each script whose name begins so, until it is let go. */
const holdScript = async (page: Page, name: string) => {
  const [gate, asked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route(new RegExp(`/assets/${name}-[^/]*\\.js$`), async (route) => {
    asked.resolve()
    await gate.promise
    await route.continue()
  })
  return { asked: asked.promise, letGo: () => gate.resolve() }
}

describe('A dialog that has yet to load', () => {
  it.each([
    ['admin', '/admin', 'Hold', 'begin-hold'],
    ['admin', '/admin', 'Find a person', 'find-person'],
    ['platform', '/admin', 'New client', 'new-client'],
    ['admin', '/user-management?user=acme-viewer', 'Add a setting', 'own-setting'],
  ])(
    'leaves the page of %s at %s under it, and gives the focus back to %s [A11Y-01] [MGMT-02] [DATA-01]',
    async (username, path, name, script) => {
      const page = await house.desk(username)
      await page.goto(path)
      const opener = page.getByRole('button', { name, exact: true })
      await opener.waitFor()
      const before = await page.getByRole('dialog').count()
      const held = await holdScript(page, script)
      await opener.press('Enter')
      await held.asked
      expect(await opener.isVisible()).toBe(true)
      held.letGo()
      await expect.poll(() => page.getByRole('dialog').count()).toBe(before + 1)
      await page.keyboard.press('Escape')
      await expect.poll(() => page.getByRole('dialog').count()).toBe(before)
      await expect.poll(() => opener.evaluate((one) => one === document.activeElement)).toBe(true)
    },
  )
})
