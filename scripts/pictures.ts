import { mkdirSync } from 'node:fs'
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core'
import sharp from 'sharp'
import { chromium as installed } from './system-packages.ts'

// Draws the pictures of the documentation from a running product with demo data: npm run pictures
// -- http://127.0.0.1:8080
const url = process.argv[2] ?? 'http://127.0.0.1:8080'
const folder = 'docs/images'
const account = { username: 'acme', password: 'epod-demo' }
const desk = { viewport: { width: 1440, height: 900 } }

async function open(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    reducedMotion: 'reduce',
    locale: 'en-IN',
    ...options,
  })
  return context.newPage()
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByLabel('Username').fill(account.username)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL('**/home**')
}

/** Goes to an address of the dashboard and waits until its orders are there. */
async function look(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.locator('tr[data-order-row]').first().waitFor()
}

async function keep(name: string, drawn: Promise<Buffer>): Promise<void> {
  const { size } = await sharp(await drawn)
    .png({ palette: true, quality: 95, compressionLevel: 9, effort: 10 })
    .toFile(`${folder}/${name}.png`)
  console.log(`${folder}/${name}.png ${(size / 1000).toFixed(0)} kB`)
}

async function dashboard(
  browser: Browser,
  name: string,
  colorScheme: 'light' | 'dark',
): Promise<Page> {
  const page = await open(browser, { ...desk, colorScheme })
  await signIn(page)
  // The third page of the demo has orders in every state.
  await look(page, '/home?page=3')
  await keep(name, page.screenshot())
  return page
}

async function order(page: Page): Promise<void> {
  await look(page, '/home?need=CLOSED_EXCEPTION')
  await page.locator('tr[data-order-row]').first().click()
  const panel = page.locator('.drawer-content')
  await panel.locator('img').first().waitFor()
  // The focus stands on the cross; a ring around it is not what this picture is about.
  await page.evaluate(
    () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
  )
  await keep('order', panel.screenshot())
}

/** A receiver's page at its second question. */
async function receiver(browser: Browser, page: Page): Promise<void> {
  await look(page, '/home?need=OPEN_ONTIME')
  const made = page.waitForResponse((response) => response.url().endsWith('/links'))
  await page
    .getByRole('button', { name: /^Copy receiver link/ })
    .first()
    .click()
  const { result } = (await (await made).json()) as { result: { url: string } }
  const phone = await open(browser, { viewport: { width: 390, height: 844 }, hasTouch: true })
  await phone.goto(new URL(result.url).pathname)
  await phone.getByRole('button', { name: 'The goods are here' }).click()
  for (const choice of ['Damage', 'Ontime'])
    await phone.getByRole('button', { name: choice, exact: true }).click()
  await phone.getByLabel('Remark').fill('Two cartons wet at the corner')
  await phone.evaluate(
    () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
  )
  await keep('receiver', phone.screenshot())
}

const executablePath = installed()
if (executablePath === undefined) throw new Error('Chromium is not installed')
mkdirSync(folder, { recursive: true })
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
try {
  await dashboard(browser, 'dashboard-dark', 'dark')
  const page = await dashboard(browser, 'dashboard', 'light')
  await order(page)
  await receiver(browser, page)
} finally {
  await browser.close()
}
