import { join } from 'node:path'
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core'
import { onTestFinished } from 'vitest'
import { chromium as whole, headlessChromium } from '../../scripts/system-packages.ts'
import { PASSWORD } from './calls.ts'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
/**
 * For pages that live a second or two: no script is worth optimising, no process of its own the
 * drawing.
 */
const lean = ['--in-process-gpu', '--js-flags=--no-opt --no-maglev --min-semi-space-size=32']
/** Where a failed test leaves a picture of each page it had. */
const pictures = 'node_modules/.cache/e2e'
/** The machine may be busy: a wait is long, and costs nothing when all is well. */
const PATIENCE_MS = 60_000

/**
 * Starts the machine's Chromium; with a camera, which only the whole browser has, it sees the film
 * in this file.
 */
export const openBrowser = (camera?: string): Promise<Browser> => {
  const executablePath = camera === undefined ? headlessChromium() : whole()
  const more =
    camera === undefined
      ? []
      : ['--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${camera}`]
  if (executablePath === undefined) throw new Error('Chromium is not installed')
  return chromium.launch({ executablePath, headless: true, args: [...flags, ...lean, ...more] })
}

let launched: Promise<Browser> | undefined

/** The browser that the test files of this process share. */
export const sharedBrowser = (): Promise<Browser> => (launched ??= openBrowser())

/** What one person has of a browser: cookies, storage and cache. */
export const newContext = async (
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> => {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1440, height: 900 },
    permissions: ['clipboard-read', 'clipboard-write'],
    reducedMotion: 'reduce',
    ...options,
  })
  context.setDefaultTimeout(PATIENCE_MS)
  return context
}

/**
 * Closes what one person has open. A route may still be fetching for a page that has said all its
 * test asked for: what it meets after that is nobody's fault.
 */
export const closeContext = async (context: BrowserContext): Promise<void> => {
  const routed = [context, ...context.pages()]
  await Promise.all(routed.map((one) => one.unrouteAll({ behavior: 'ignoreErrors' })))
  await context.close()
}

/**
 * A page of somebody who was never here before, until the test ends, with the violations it met:
 * script errors and refused content.
 */
export const newVisitor = async (
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<{ page: Page; faults: string[] }> => {
  const context = await newContext(browser, url, options)
  const page = await context.newPage()
  onTestFinished(async ({ task }) => {
    await pictureOfFailure(page, task)
    await closeContext(context)
  })
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error' && /Content Security Policy|Uncaught/.test(message.text()))
      faults.push(message.text())
  })
  return { page, faults }
}

let taken = 0

/** Draws the page where its test has failed. */
export const pictureOfFailure = async (
  page: Page,
  test: { readonly name: string; readonly result?: { readonly state?: string } | undefined },
): Promise<void> => {
  if (test.result?.state !== 'fail') return
  taken += 1
  const name = `${process.pid}-${taken}-${test.name.replace(/\W+/g, '-').slice(0, 60)}.png`
  // What went wrong is told by the test; a page that cannot be drawn any more adds nothing.
  await page.screenshot({ path: join(pictures, name), timeout: 5_000 }).then(
    () => console.error(`${page.url()} is drawn in ${pictures}/${name}`),
    () => undefined,
  )
}

/** Signs in by the form and waits for the first orders. */
export const signIn = async (page: Page, username: string, password = PASSWORD): Promise<void> => {
  await page.goto('/')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL('**/home**')
  await rowsOf(page).first().waitFor()
}

/** The orders in the table. */
export const rowsOf = (page: Page) => page.locator('tbody tr[data-order-row]')
