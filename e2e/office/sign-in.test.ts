import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { present } from '../../src/server/testing/present.ts'
import { newVisitor, rowsOf, sharedBrowser, signIn } from '../testing/browser.ts'
import { mintCode, PASSWORD } from '../testing/calls.ts'
import { holdCalls } from '../testing/held-calls.ts'
import { placeOrder } from '../testing/orders.ts'
import { startProduct, type Product } from '../testing/product.ts'

let browser: Browser
let product: Product

beforeAll(async () => {
  ;[browser, product] = await Promise.all([
    sharedBrowser(),
    startProduct({ EPOD_SUPPORT_EMAIL: 'help@acme.example' }),
  ])
})
afterAll(() => product.stop())

const logIn = (page: Page) => page.getByRole('button', { name: 'Log in' })
/** Where the login page is shown, once it is. */
const loginPath = async (page: Page): Promise<string> => {
  await logIn(page).waitFor()
  return new URL(page.url()).pathname
}
/** Is a session's token still good? */
const isValid = async (token: string): Promise<boolean> =>
  (await product.holder(token).POST('/api/validtoken')).response.ok
const stored = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key)

describe('The login page', () => {
  it('has the fields, the button, show and hide, Forgot Password and the support address, and no top bar [AUTH-01]', async () => {
    const { page, faults } = await newVisitor(browser, product.url)
    await page.goto('/')
    await page.getByRole('textbox', { name: 'Username', exact: true }).waitFor()
    const password = page.getByLabel('Password', { exact: true })
    expect(await password.getAttribute('type')).toBe('password')
    await page.getByRole('button', { name: 'Show password' }).click()
    expect(await password.getAttribute('type')).toBe('text')
    await page.getByRole('button', { name: 'Hide password' }).click()
    expect(await password.getAttribute('type')).toBe('password')
    await logIn(page).waitFor()
    await page.getByRole('button', { name: 'Forgot Password' }).waitFor()
    expect(await page.getByRole('link', { name: 'help@acme.example' }).getAttribute('href')).toBe(
      'mailto:help@acme.example',
    )
    expect(
      (await page.getByRole('banner').count()) +
        (await page.getByRole('button', { name: /^Account of/ }).count()),
    ).toBe(0)
    expect(faults).toEqual([])
  })

  it('says for 4 s in the error colour what is wrong: wrong password, disabled user, the server’s message, or Some Error [AUTH-03, ERRS-01]', async () => {
    const { page } = await newVisitor(browser, product.url)
    await page.clock.install()
    await page.goto('/')
    const fail = async (username: string, sentence: string): Promise<void> => {
      await page.getByLabel('Username').fill(username)
      await page
        .getByLabel('Password', { exact: true })
        .fill(username === 'acme' ? 'wrong' : 'epod-demo')
      await logIn(page).click()
      await page.getByRole('alert').getByText(sentence, { exact: true }).waitFor()
      expect(new URL(page.url()).pathname).toBe('/')
    }
    await logIn(page).waitFor()
    // The page's clock stands still from here, so that the seconds are exact.
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await fail('acme', 'Invalid Credentials')
    await page.clock.runFor(3_900)
    expect(await page.getByRole('alert').count()).toBe(1)
    const [red = 0, green = 0, blue = 0] = await page
      .getByRole('alert')
      .evaluate((alert) => (getComputedStyle(alert).color.match(/\d+/g) ?? []).map(Number))
    expect(red, 'the colour is red').toBeGreaterThan(Math.max(green, blue) + 60)
    await page.clock.runFor(200)
    await page.getByRole('alert').waitFor({ state: 'detached' })

    await fail('disabled', 'User Disabled')
    const answers: [status: number, body: string, sentence: string][] = [
      [503, '{"status":false,"message":"The office is moving"}', 'The office is moving'],
      [200, '{"status":false,"message":"Not today"}', 'Not today'],
      [500, '<h1>Bad</h1>', 'Some Error'],
    ]
    for (const [status, body, sentence] of answers) {
      await page.route(
        '**/api/login',
        (route) => route.fulfill({ status, body, contentType: 'application/json' }),
        { times: 1 },
      )
      await fail('shipper', sentence)
    }
  })

  it('keeps the session under logged_in, token and user, asks whether it is still good, and goes home when it is [AUTH-04, AUTH-05]', async () => {
    const { page } = await newVisitor(browser, product.url)
    await signIn(page, 'acme')
    expect(await stored(page, 'logged_in')).toBe('true')
    expect(await isValid(present(await stored(page, 'token')))).toBe(true)
    expect(JSON.parse((await stored(page, 'user')) ?? '{}')).toMatchObject({
      userdata: { username: 'acme' },
    })
    const checked = page.waitForRequest(
      (request) => request.url().endsWith('/api/validtoken') && request.method() === 'POST',
    )
    await page.goto('/')
    await checked
    await page.waitForURL('**/home**')
    // First the cookie: whatever the page still asks for could renew the session by it.
    await page.context().clearCookies()
    await page.evaluate(() => localStorage.setItem('token', 'of yesterday'))
    await page.goto('/')
    expect(await loginPath(page)).toBe('/')
  })

  it('is where every protected route leads whoever has no session, or one that is not good any more [AUTH-06]', async () => {
    const { page } = await newVisitor(browser, product.url)
    await signIn(page, 'acme')
    await page.context().clearCookies()
    const user = (await stored(page, 'user')) ?? ''
    for (const path of [
      '/home',
      '/user-management',
      '/history',
      '/crates',
      '/analysis',
      '/admin',
    ]) {
      await page.evaluate(() => localStorage.clear())
      await page.goto(path)
      expect(await loginPath(page)).toBe('/')
      await page.evaluate(
        (account) =>
          Object.assign(localStorage, { logged_in: 'true', token: 'of yesterday', user: account }),
        user,
      )
      await page.goto(path)
      expect(await loginPath(page)).toBe('/')
    }
  })

  it.each([
    ['/publictracking', 'Find your consignment'],
    ['/trainingdemo', 'Try it on made-up orders'],
    ['/verify/none', 'No proof stands under this address'],
  ])('opens a public page behind /# [AUTH-12]: %s', async (path, heading) => {
    const { page } = await newVisitor(browser, product.url)
    await page.goto(`/#${path}`)
    await page.getByRole('heading', { name: heading }).waitFor()
    expect(new URL(page.url())).toMatchObject({ pathname: path, hash: '' })
  })

  it('opens what stands behind /# and nothing elsewhere [AUTH-12]', async () => {
    const { page } = await newVisitor(browser, product.url)
    await signIn(page, 'acme')
    await page.goto('/#/home?need=CLOSED')
    await page.waitForURL(
      ({ pathname, search, hash }) =>
        pathname === '/home' && search === '?need=CLOSED' && hash === '',
    )
    for (const elsewhere of [
      '//evil.example/',
      '/\\evil.example/',
      '/%5Cevil.example',
      'javascript:alert(1)',
      'https://evil.example/',
    ]) {
      await page.goto('about:blank')
      await page.goto(`/#${elsewhere}`)
      // A session leads home from the login page; a page that is none says so. Neither is
      // elsewhere.
      await page.waitForFunction(() => location.pathname !== '/')
      expect(new URL(page.url()).origin).toBe(product.url)
      await page
        .getByRole('table', { name: 'Orders' })
        .or(page.getByText('There is no such page'))
        .waitFor()
    }
  })
})

describe('A session', () => {
  it('signs in by a code in the address, once, which leaves at once and goes nowhere else, without the toolbar [AUTH-07, NAV-04]', async () => {
    const { code } = await mintCode(await product.client('acme'), 'embed')
    const { page } = await newVisitor(browser, product.url)
    const leaks: string[] = []
    page.on('request', (request) => {
      const { referer = '' } = request.headers()
      if (
        referer.includes(code) ||
        (!request.isNavigationRequest() && request.url().includes(code))
      )
        leaks.push(request.url())
    })
    await page.goto(`/home?token=${code}`)
    await page.getByRole('table', { name: 'Orders' }).waitFor()
    expect(page.url()).not.toContain(code)
    expect(leaks).toEqual([])
    expect(await page.getByRole('button', { name: /^Account of/ }).count()).toBe(0)
    const { page: again } = await newVisitor(browser, product.url)
    await again.goto(`/home?token=${code}`)
    expect(await loginPath(again)).toBe('/')
  })

  it.each(['/home', '/user-management', '/history'])(
    'signs in at %s by the token of a session too, embedded, and keeps another than stood in the address [AUTH-07, NAV-04]',
    async (path) => {
      const token = (await product.signIn('admin')).replace('Bearer ', '')
      const { page } = await newVisitor(browser, product.url)
      await page.goto(`${path}?token=${token}`)
      await expect.poll(() => stored(page, 'token')).toBeTruthy()
      await page.locator('main').waitFor()
      await expect.poll(() => page.evaluate(() => document.title)).not.toBe('')
      expect(new URL(page.url())).toMatchObject({ pathname: path, search: '' })
      expect(await page.getByRole('banner').count()).toBe(0)
      expect(await stored(page, 'token')).not.toBe(token)
    },
  )

  it('gives way to another user’s code after a press alone [AUTH-07] [AUTH-16]', async () => {
    const { page, faults } = await newVisitor(browser, product.url)
    await signIn(page, 'acme-users')
    const open = async (press: RegExp): Promise<string> => {
      const { code } = await mintCode(await product.client('acme'), 'embed')
      await page.goto(`/home?token=${code}`)
      await page.getByRole('button', { name: press }).click()
      await rowsOf(page).first().waitFor()
      return JSON.parse(present(await stored(page, 'user'))).userdata.username
    }
    expect(await open(/acme-users$/)).toBe('acme-users')
    expect(await open(/acme$/)).toBe('acme')
    expect(faults).toEqual([])
  })

  it('ends on the server with Logout, and leaves nothing behind [AUTH-08, AUTH-15]', async () => {
    const { page } = await newVisitor(browser, product.url)
    await signIn(page, 'acme')
    const token = await stored(page, 'token')
    await page.getByRole('button', { name: /^Account of/ }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    expect(await loginPath(page)).toBe('/')
    expect(
      await page.evaluate(() =>
        Object.entries(localStorage).filter(
          ([key, value]) => /^(logged_in|token|user)$/.test(key) || String(value).includes('acme'),
        ),
      ),
    ).toEqual([])
    await expect.poll(() => isValid(present(token))).toBe(false)
    await page.goto('/home')
    expect(await loginPath(page)).toBe('/')
  })

  it('ends on a slow server too, though nobody waits for it [AUTH-08]', async () => {
    const { page } = await newVisitor(browser, product.url)
    await signIn(page, 'acme')
    const token = present(await stored(page, 'token'))
    const held = await holdCalls(page, ['/logout'])
    await page.getByRole('button', { name: /^Account of/ }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    expect(await loginPath(page)).toBe('/')
    expect([await isValid(token), await stored(page, 'token')]).toEqual([true, null])
    held.letGo()
    await expect.poll(() => isValid(token)).toBe(false)
  })

  it('leads to the page that was asked for, once, and not after Logout [FILT-08] [AUTH-06] [AUTH-08]', async () => {
    const { page, faults } = await newVisitor(browser, product.url)
    const enter = async () => {
      expect(await loginPath(page)).toBe('/')
      await page.getByLabel('Username').fill('acme')
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
      await logIn(page).click()
      await page.waitForURL('**/home**')
      return new URL(page.url()).search
    }
    const closed = page.locator('[data-card=closed][aria-pressed=true]')
    await page.goto('/home?need=CLOSED')
    expect(await enter()).toBe('?need=CLOSED')
    await closed.waitFor()
    await page.getByRole('button', { name: /^Account of/ }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    expect(await enter()).toBe('')
    // A session of yesterday is over as soon as the page asks for something.
    await page.context().clearCookies()
    await page.evaluate(() => localStorage.setItem('token', 'of yesterday'))
    await page.goto('/home?need=CLOSED')
    expect(await enter()).toBe('?need=CLOSED')
    await closed.waitFor()
    expect(faults.filter((fault) => !fault.includes('401'))).toEqual([])
  })

  it('is renewed silently when its token is not good any more, and ends at the login page when it cannot be [AUTH-15, AUTH-16]', async () => {
    const { page } = await newVisitor(browser, product.url)
    await signIn(page, 'acme')
    await page.evaluate(() => localStorage.setItem('token', 'of yesterday'))
    await page.getByRole('button', { name: /^Closed Orders/ }).click()
    await page.locator('[data-card=closed][aria-pressed=true]').waitFor()
    await expect.poll(() => stored(page, 'token')).not.toBe('of yesterday')
    await page.getByRole('row').nth(1).waitFor()
    expect(new URL(page.url()).pathname).toBe('/home')
    await page.context().clearCookies()
    await page.evaluate(() => localStorage.setItem('token', 'of the day before'))
    await page.getByRole('button', { name: /^Total Orders/ }).click()
    expect(await loginPath(page)).toBe('/')
  })

  it('is renewed before its 15 minutes are over while the page lies open [AUTH-16]', async () => {
    const { page } = await newVisitor(browser, product.url)
    await page.clock.install()
    await signIn(page, 'acme')
    const before = await stored(page, 'token')
    const renewed = page.waitForResponse((response) =>
      response.url().endsWith('/api/session/renew'),
    )
    await page.clock.fastForward('14:30')
    expect((await renewed).status()).toBe(200)
    await expect.poll(() => stored(page, 'token')).not.toBe(before)
  })

  it('survives a public page in another tab, which neither reads nor ends it [AUTH-09]', async () => {
    const { page } = await newVisitor(browser, product.url)
    await signIn(page, 'acme')
    const order = await placeOrder(product)
    const { url } = await order.linkFor('receiver')
    const tab = await page.context().newPage()
    const token = (await stored(page, 'token')) ?? ''
    const sent: string[] = []
    tab.on('request', (request) => {
      const { authorization = '', referer = '', cookie = '' } = request.headers()
      sent.push(`${authorization} ${referer} ${cookie}`)
    })
    await tab.goto(url)
    await tab.getByText(order.identifier).first().waitFor()
    await tab.getByRole('button', { name: 'The goods are here' }).click()
    expect(sent.join('\n')).not.toContain(token)
    expect(sent.join('\n')).not.toContain(url.split('/').at(-1))
    expect(await stored(tab, 'token')).toBe(token)
    await page.reload()
    await page.getByRole('table', { name: 'Orders' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/home')
  })
})
