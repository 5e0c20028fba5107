import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
/** WCAG 2.2 AA, as the checker names it. */
export const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * What the checker objects to on the page as it stands, or in the dialogs that keep one from the
 * rest of it; the checker itself comes in past the content policy.
 */
const objections = (page: Page, runOnly: object): Promise<string[]> =>
  page.evaluate(async (only) => {
    // The checker puts itself on the window; it has no types here.
    const { axe: checker } = window as unknown as {
      axe: {
        run(
          where: unknown,
          options: unknown,
        ): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>
      }
    }
    const modal = [...document.querySelectorAll('[aria-modal=true]')]
    const { violations: found } = await checker.run(modal.length > 0 ? modal : document, {
      runOnly: only,
    })
    return found.map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .slice(0, 3)
          .map(({ html }) => html.slice(0, 120))
          .join(' | ')}`,
    )
  }, runOnly)

const groundOf = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor)

/**
 * What the checker objects to in the theme that is on, and of contrast in the other one, where all
 * else is the same; the other then stays on.
 */
export const violations = async (
  page: Page,
  values: readonly string[] = tags,
): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ content: axe })
  const found = await objections(page, { type: 'tag', values })
  const [ground, isDark] = [
    await groundOf(page),
    await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches),
  ]
  await page.emulateMedia({ colorScheme: isDark ? 'light' : 'dark' })
  await expect.poll(() => groundOf(page)).not.toBe(ground)
  const in_other = await objections(page, { type: 'rule', values: ['color-contrast'] })
  return [...found, ...in_other.map((one) => `the other theme: ${one}`)]
}

/** A visitor whose page the checker may be put into. */
export const looks = (width = 1440) =>
  ({ colorScheme: 'light', bypassCSP: true, viewport: { width, height: 900 } }) as const
