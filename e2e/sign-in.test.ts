import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newVisitor, openBrowser, signIn } from './testing/browser.ts'
import { startProduct, type Product } from './testing/product.ts'

let browser: Browser
let product: Product

beforeAll(async () => {
  ;[browser, product] = await Promise.all([openBrowser(), startProduct({ EPOD_SUPPORT_EMAIL: 'help@acme.example' })])
})
afterAll(async () => {
  await browser.close()
  await product.stop()
})

describe('The login page', () => {
  it('has the fields, the button, show and hide, Forgot Password and the support address, and no top bar [AUTH-01]', async () => {
    const { page, faults } = await newVisitor(browser, product.url)
    await page.goto('/')
    await page.getByLabel('Username').waitFor()
    const password = page.getByLabel('Password', { exact: true })
    expect(await password.getAttribute('type')).toBe('password')
    await page.getByRole('button', { name: 'Show password' }).click()
    expect(await password.getAttribute('type')).toBe('text')
    await page.getByRole('button', { name: 'Log in' }).waitFor()
    await page.getByRole('button', { name: 'Forgot Password' }).waitFor()
    await page.getByRole('link', { name: 'help@acme.example' }).waitFor()
    expect(await page.getByRole('button', { name: /^Account of/ }).count()).toBe(0)
    expect(faults).toEqual([])
  })

  it('says what is wrong in a snackbar: wrong password, disabled user [AUTH-03, ERRS-01]', async () => {
    const { page } = await newVisitor(browser, product.url)
    await page.goto('/')
    await page.getByLabel('Username').fill('acme')
    await page.getByLabel('Password', { exact: true }).fill('wrong')
    await page.getByRole('button', { name: 'Log in' }).click()
    const snackbar = page.getByText('Invalid Credentials')
    await snackbar.waitFor()
    const shown = performance.now()
    await snackbar.waitFor({ state: 'detached' })
    expect(performance.now() - shown).toBeGreaterThan(3_000)
    await page.getByLabel('Username').fill('disabled')
    await page.getByLabel('Password', { exact: true }).fill('epod-demo')
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.getByText('User Disabled').waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
  })

  it('keeps the session under logged_in, token and user, and goes home when it is still good [AUTH-04, AUTH-05]', async () => {
    const { page } = await newVisitor(browser, product.url)
    await signIn(page, 'acme')
    const keys = await page.evaluate(() => Object.keys(localStorage))
    expect(keys).toEqual(expect.arrayContaining(['logged_in', 'token', 'user']))
    const checked = page.waitForRequest((request) => request.url().endsWith('/api/validtoken') && request.method() === 'POST')
    await page.goto('/')
    await checked
    await page.waitForURL('**/home**')
  })

  it('sends whoever has no valid session from every protected route to the login page [AUTH-06]', async () => {
    const { page } = await newVisitor(browser, product.url)
    for (const path of ['/home', '/user-management', '/history', '/analysis', '/admin']) {
      await page.goto(path)
      await page.getByRole('button', { name: 'Log in' }).waitFor()
      expect(new URL(page.url()).pathname).toBe('/')
    }
  })

  it('opens what stands behind /# and nothing elsewhere [AUTH-12]', async () => {
    const { page } = await newVisitor(browser, product.url)
    await signIn(page, 'acme')
    await page.goto('/#/home')
    await page.waitForURL((url) => url.pathname === '/home' && url.hash === '')
    await page.goto('/#//evil.example/')
    await page.waitForTimeout(500)
    expect(new URL(page.url()).origin).toBe(product.url)
  })
})

describe('A session', () => {
  it('signs in by a code in the address, which leaves at once, without the toolbar [AUTH-07, NAV-04]', async () => {
    const { code } = await product.api('/url-codes', await product.signIn('acme'), { purpose: 'embed' })
    const { page } = await newVisitor(browser, product.url)
    await page.goto(`/home?token=${code}`)
    await page.getByRole('table', { name: 'Orders' }).waitFor()
    expect(page.url()).not.toContain(code)
    expect(await page.getByRole('button', { name: /^Account of/ }).count()).toBe(0)
    const { page: again } = await newVisitor(browser, product.url)
    await again.goto(`/home?token=${code}`)
    await again.getByRole('button', { name: 'Log in' }).waitFor()
  })

  it('ends on the server with Logout, and leaves nothing behind [AUTH-08, AUTH-15]', async () => {
    const { page } = await newVisitor(browser, product.url)
    await signIn(page, 'acme')
    const token = await page.evaluate(() => localStorage.getItem('token') ?? '')
    await page.getByRole('button', { name: /^Account of/ }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await page.getByRole('button', { name: 'Log in' }).waitFor()
    const left = await page.evaluate(() => Object.keys(localStorage).filter((key) => ['logged_in', 'token', 'user'].includes(key)))
    expect(left).toEqual([])
    const raw = token.replaceAll('"', '')
    await expect.poll(() => product.api('/validtoken', `Bearer ${raw}`, {}).then(({ status }) => status as boolean), { timeout: 3_000 }).toBe(false)
    await page.goto('/home')
    await page.getByRole('button', { name: 'Log in' }).waitFor()
  })

  it('is renewed silently when its token has expired, and ends at the login page when it cannot be [AUTH-15, AUTH-16]', async () => {
    const { page } = await newVisitor(browser, product.url)
    await signIn(page, 'acme')
    const before = await page.evaluate(() => localStorage.getItem('token'))
    let isRefused = false
    await page.route('**/api/counter', (route) => {
      if (isRefused) return route.continue()
      isRefused = true
      return route.fulfill({ status: 401, contentType: 'application/json', body: JSON.stringify({ status: false, message: 'Please sign in again.' }) })
    })
    await page.getByRole('button', { name: /^Closed Orders/ }).click()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).not.toBe(before)
    expect(new URL(page.url()).pathname).toBe('/home')
    await page.context().clearCookies()
    await page.route('**/api/**', (route) => (route.request().url().includes('/session/renew') ? route.continue() : route.fulfill({ status: 401, contentType: 'application/json', body: '{"status":false,"message":"Please sign in again."}' })))
    await page.getByRole('button', { name: /^Total Orders/ }).click()
    await page.getByRole('button', { name: 'Log in' }).waitFor()
  })

  it('survives a public page in another tab, which neither reads nor ends it [AUTH-09]', async () => {
    const { page } = await newVisitor(browser, product.url)
    await signIn(page, 'acme')
    const acme = await product.signIn('acme')
    const { Location } = await product.api('/fetch_orders', acme, { query: { need: 'OPEN_ONTIME' }, limit: 1 })
    const [order] = (await product.api(String(Location).replace('/api', ''), acme)).returnData.result.orders
    const { result } = await product.api(`/orders/${order._id}/links`, acme, { party: 'receiver' })
    const tab = await page.context().newPage()
    const token = await page.evaluate(() => (localStorage.getItem('token') ?? '').replaceAll('"', ''))
    const sent: string[] = []
    tab.on('request', (request) => sent.push(`${request.headers()['authorization'] ?? ''} ${request.headers()['referer'] ?? ''}`))
    await tab.goto(result.url)
    await tab.getByText(order.identifier).first().waitFor()
    expect(sent.join('\n')).not.toContain(token)
    expect(sent.join('\n')).not.toContain(result.url.split('/').at(-1))
    await page.reload()
    await page.getByRole('table', { name: 'Orders' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/home')
  })
})
