import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core'
import { chromium as installed } from '../../scripts/machine.ts'

const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync']

/** Starts the machine's Chromium. */
export const openBrowser = (): Promise<Browser> => {
  const executablePath = installed()
  if (executablePath === undefined) throw new Error('Chromium is not installed')
  return chromium.launch({ executablePath, headless: true, args: flags })
}

/** A page of somebody who was never here before, with the violations it met: script errors and refused content. */
export const newVisitor = async (browser: Browser, url: string, options: BrowserContextOptions = {}): Promise<{ page: Page; faults: string[] }> => {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 }, permissions: ['clipboard-read', 'clipboard-write'], ...options })
  context.setDefaultTimeout(15_000)
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error' && /Content Security Policy|Uncaught/.test(message.text())) faults.push(message.text())
  })
  return { page, faults }
}

/** Signs in by the form and waits for the dashboard. */
export const signIn = async (page: Page, username: string, password = 'epod-demo'): Promise<void> => {
  await page.goto('/')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL('**/home**')
}
