import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { ok } from '../../packages/client/src/index.ts'
import { present } from '../../src/server/testing/present.ts'
import { signIn } from '../testing/browser.ts'
import { mintCode, refusalOf, sendCode } from '../testing/calls.ts'
import { withProduct } from '../testing/with-product.ts'

const house = withProduct()

const pages = [
  ['/user-management', 'User Management', '/api/users'],
  ['/history', 'History', '/api/history'],
  ['/crates', 'Crate account', '/api/crates/balances'],
  ['/analysis', 'Analysis', '/api/analysis'],
  ['/admin', 'Admin', '/api/clients'],
] as const

/** A page of an account that is signed in, at this address and width. */
const visit = async (username: string, path = '/home', width = 1440): Promise<Page> => {
  const page = await house.desk(username)
  await page.setViewportSize({ width, height: 900 })
  if (path !== '/home') await page.goto(path)
  return page
}
const lines = (page: Page, name: string) => page.getByRole('table', { name }).locator('tbody tr')

describe('The top bar', () => {
  it('leads an administrator to every page, and marks the one that is open [NAV-02]', async () => {
    const page = await visit('admin')
    const bar = page.getByRole('navigation', { name: 'Main' })
    await expect
      .poll(() => bar.getByRole('link').allInnerTexts())
      .toEqual(['Home', 'User Management', 'History', 'Crate account', 'Analysis', 'Admin'])
    for (const [path, label] of pages) {
      await bar.getByRole('link', { name: label, exact: true }).click()
      await page.waitForURL(({ pathname }) => pathname === path)
      await page.getByRole('heading', { level: 1, name: label }).waitFor()
      expect(await bar.locator('[aria-current=page]').allInnerTexts()).toEqual([label])
    }
    await bar.getByRole('link', { name: 'Home' }).click()
    await page.getByRole('table', { name: 'Orders' }).waitFor()
  })

  it('becomes a menu on a phone, which the keyboard opens, walks through and closes [NAV-02]', async () => {
    const page = await visit('admin', '/home', 390)
    const menu = page.getByRole('navigation', { name: 'Main' }).getByRole('button')
    await menu.focus()
    await page.keyboard.press('Enter')
    await expect
      .poll(() => page.getByRole('menuitemradio').allInnerTexts())
      .toEqual(['Home', 'User Management', 'History', 'Crate account', 'Analysis', 'Admin'])
    await page.keyboard.press('Escape')
    await page.getByRole('menu').waitFor({ state: 'detached' })
    await expect.poll(() => menu.evaluate((button) => button === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    const focused = () =>
      page.evaluate(
        () =>
          document.activeElement?.closest('[role="menu"]') && document.activeElement.textContent,
      )
    // The menu takes the focus a moment after it opens.
    await expect.poll(focused).not.toBe(null)
    for (const [key, name] of [
      ['End', 'Admin'],
      ['ArrowUp', 'Analysis'],
    ] as const) {
      await page.keyboard.press(key)
      await expect.poll(focused).toBe(name)
    }
    await page.keyboard.press('Enter')
    await page.waitForURL('**/analysis')
    await page.getByRole('heading', { level: 1, name: 'Analysis' }).waitFor()
    expect(await menu.innerText()).toBe('Analysis')
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  })

  it('has the user’s name and Logout in a menu [NAV-03]', async () => {
    // A session of its own, since it ends here.
    const { page } = await house.visit()
    await signIn(page, 'acme-users')
    await page.goto('/user-management')
    const user = page.getByRole('button', { name: 'Account of Farah Qureshi' })
    expect(await user.innerText()).toBe('Farah Qureshi')
    await user.click()
    await expect
      .poll(() => page.getByRole('menuitem').allInnerTexts())
      .toEqual(['My account', 'Help', 'Try it on made-up orders', 'Logout'])
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await page.getByRole('button', { name: 'Log in' }).waitFor()
  })

  it('stays away from every page inside another product, whichever was opened with the code [NAV-04]', async () => {
    const { code } = await mintCode(await house.product.client('admin'), 'embed')
    const { page } = await house.visit()
    await page.goto(`/analysis?token=${code}`)
    await page.getByRole('heading', { level: 1, name: 'Analysis' }).waitFor()
    expect(page.url()).not.toContain(code)
    expect(await page.getByRole('banner').count()).toBe(0)
    for (const [path, shown] of [
      ['/home', page.getByRole('table', { name: 'Orders' })],
      ['/admin', page.getByRole('heading', { level: 1, name: 'Admin' })],
      ['/history', page.getByRole('heading', { level: 1, name: 'History' })],
      ['/user-management', page.getByRole('heading', { level: 1, name: 'User Management' })],
      ['/crates', page.getByRole('heading', { level: 1 })],
    ] as const) {
      await page.goto(path)
      await shown.waitFor()
      expect(await page.getByRole('banner').count(), path).toBe(0)
    }
  })
})

describe('A page that is typed by hand', () => {
  it('is refused with the sentence of the judge, by the page and by the server, and nothing of it is asked for [NAV-02]', async () => {
    const page = await visit('acme-viewer')
    const viewer = await house.product.client('acme-viewer')
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    for (const [path, label, call] of pages) {
      await page.goto(path)
      await page.getByText('This page is not for this account').waitFor()
      const { detail } = await refusalOf(viewer.GET(call))
      expect(detail).toMatch(new RegExp(`${label}|This account can only view`))
      expect(await page.getByText(detail, { exact: true }).count(), path).toBe(1)
      expect(
        await page.getByRole('navigation', { name: 'Main' }).getByRole('link').allInnerTexts(),
      ).toEqual(['Home'])
    }
    expect(asked.filter((path) => pages.some(([, , call]) => path === call))).toEqual([])
    await page.getByRole('link', { name: 'Go to the orders' }).click()
    await page.getByRole('table', { name: 'Orders' }).waitFor()
  })

  it('is refused with the server’s sentence where only the server knows that it may not be seen any more [NAV-02]', async () => {
    const page = await visit('admin')
    await page.route('**/api/history?**', (route) =>
      route.fulfill({ status: 403, json: { status: false, message: 'Not since this morning' } }),
    )
    await page.goto('/history')
    await page.getByText('Not since this morning').waitFor()
    expect(await page.getByRole('button', { name: 'Retry' }).count()).toBe(0)
  })
})

describe('Every page', () => {
  it.each([
    ['/user-management', 'users', 'Users'],
    ['/history', 'history', 'History'],
    ['/crates', 'crates/differences', 'Differences'],
    ['/analysis', 'analysis', 'Open orders by age'],
    ['/admin', 'outbox', 'Configuration'],
  ])(
    '%s keeps the place while it waits, says what failed, and tries again [ERRS-01]',
    async (path, call, shown) => {
      const page = await visit('admin')
      let hold = (): void => undefined
      const held = new Promise<void>((resolve) => {
        hold = resolve
      })
      await page.route(
        new RegExp(`/api/${call}(\\?|$)`),
        async (route) => {
          await held
          await route.fulfill({
            status: 503,
            json: { status: false, message: 'Busy. Please try again in a moment.' },
          })
        },
        { times: 1 },
      )
      await page.goto(path)
      await page.locator('main [aria-busy=true]').first().waitFor()
      hold()
      const failed = page.getByRole('alert')
      await failed.getByText('Busy. Please try again in a moment.').waitFor()
      await failed.getByRole('button', { name: 'Retry' }).click()
      await page
        .getByRole('table', { name: shown })
        .or(page.getByRole('region', { name: shown }))
        .first()
        .waitFor()
      await expect.poll(() => failed.count()).toBe(0)
    },
  )
})

describe('User Management', () => {
  it('lists and finds the account’s users, from the address too [MGMT-01]', async () => {
    const page = await visit('acme-users', '/user-management')
    await expect.poll(() => lines(page, 'Users').count()).toBe(9)
    expect(
      await lines(page, 'Users').filter({ hasText: 'acme-vendor@' }).locator('td').allInnerTexts(),
    ).toEqual([
      'Roadrunner Transport\nacme-vendor@example.com',
      'acme-vendor',
      'Transporter',
      'Orders carried by Roadrunner',
      'Active',
    ])
    const search = page.getByLabel('Name, username or e-mail')
    await search.fill('colleague')
    await search.press('Enter')
    await expect.poll(() => lines(page, 'Users').count()).toBe(1)
    expect(await lines(page, 'Users').locator('td').last().innerText()).toBe('Disabled')
    // Whoever goes on typing types there.
    expect(await page.locator(':focus').inputValue()).toBe('colleague')
    expect(new URL(page.url()).search).toBe('?q=colleague')
    await page.goto('/user-management?q=nobody-like-that')
    await page.getByRole('button', { name: 'Clear filters' }).last().click()
    await expect.poll(() => lines(page, 'Users').count()).toBe(9)
  })
})

describe('Analysis', () => {
  const figures = async (query: { from?: string; to?: string } = {}) => {
    const admin = await house.product.client('admin')
    return (await ok(admin.GET('/api/analysis', { params: { query } }))).result
  }
  /** How many orders the dashboard shows, as its pager says. */
  const shown = async (page: Page): Promise<number> =>
    Number((await page.getByText(/^\d+–\d+ of \d+$/).innerText()).split(' of ')[1])

  it('has figures that each open the orders behind them [MGMT-04]', async () => {
    const page = await visit('admin', '/analysis')
    const { totals, by_source, by_transporter, ageing } = await figures()
    const late = present(ageing.find(({ open_delayed }) => open_delayed > 0))
    const [source, transporter] = [
      present(by_source[0]),
      present(by_transporter.find(({ name }) => name !== null)),
    ]
    const links: [name: RegExp, count: number][] = [
      [/^Orders/, totals.total],
      [/^Closed on time/, totals.closed],
      [/^Open and late/, totals.open_delayed],
      [/^Open, on time/, totals.open_on_time],
      [/^Closed with exception/, totals.closed_exception],
      [/^Rejected/, totals.rejected],
    ]
    for (const [name, count] of links) {
      await page.getByRole('region', { name: 'Analysis' }).getByRole('link', { name }).click()
      await expect.poll(() => shown(page), { message: String(name) }).toBe(count)
      await page.goBack()
    }
    for (const [table, name, count] of [
      ['By source', source.name, source.total],
      ['By transporter', transporter.name, transporter.total],
      ['Open orders by age', String(late.open_delayed), late.open_delayed],
    ] as const) {
      await page
        .getByRole('table', { name: table })
        .getByRole('link', { name: present(name), exact: true })
        .first()
        .click()
      await expect.poll(() => shown(page), { message: table }).toBe(count)
      await page.goBack()
    }
  })

  it('counts open proofs by who owes them, each figure with the orders behind it [CHAS-01]', async () => {
    const page = await visit('admin', '/analysis')
    const figure = page
      .getByRole('table', { name: 'Open proofs by who owes them' })
      .getByRole('button')
      .first()
    const [count, list] = [
      Number(await figure.innerText()),
      page.getByRole('table', { name: 'Open proofs', exact: true }),
    ]
    expect(await list.count()).toBe(0)
    await figure.press('Enter')
    await expect.poll(() => list.locator('tbody tr').count()).toBe(Math.min(20, count))
    const number = await list.getByRole('link').first().innerText()
    await list.getByRole('link').first().click()
    await page.getByRole('dialog').getByRole('heading', { name: number }).waitFor()
  })
  it('draws each day as a bar that says itself what it stands for, walked through by arrow keys [MGMT-04] [A11Y-01]', async () => {
    const page = await visit('admin', '/analysis')
    const { volume } = await figures()
    const bars = page.getByRole('region', { name: 'Orders by dispatch day' }).getByRole('link')
    await expect.poll(() => bars.count()).toBe(volume.length)
    expect(await page.locator('.bar[tabindex="0"]').count()).toBe(1)
    await bars.first().focus()
    const busy = volume.findIndex(({ total }) => total > 0)
    const day = present(volume[busy])
    for (let n = 0; n < busy; n += 1) await page.keyboard.press('ArrowRight')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toContain(
      `: ${day.total} order`,
    )
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/home?from=${day.from}&to=${day.to}`)
    await expect.poll(() => shown(page)).toBe(day.total)
  })

  it('covers the days one picks, and says so where there is nothing in them [MGMT-04]', async () => {
    const page = await visit('admin', '/analysis')
    await page.getByRole('button', { name: /^Days: / }).click()
    await page.getByRole('button', { name: 'Last 7 days', exact: true }).click()
    await page.waitForURL('**/analysis?from=**')
    const { totals } = await figures(Object.fromEntries(new URL(page.url()).searchParams))
    await page
      .getByRole('region', { name: 'Analysis' })
      .getByRole('link', { name: `Orders ${totals.total}` })
      .waitFor()
    await page.goto('/analysis?from=2001-01-01&to=2001-01-02')
    await page.getByText('No orders in these days').waitFor()
    expect(await page.getByRole('table', { name: 'Open orders by age' }).count()).toBe(1)
  })
})

describe('Admin', () => {
  it('leads to the configuration of each client, and shows the messages [MGMT-02] [SHAR-05]', async () => {
    const page = await visit('admin', '/admin')
    const configuration = page.getByRole('region', { name: 'Configuration' })
    await lines(page, 'Clients').first().waitFor()
    expect(await lines(page, 'Clients').locator('td').allInnerTexts()).toEqual([
      'Acme Logistics',
      'acme',
      'plain',
      expect.stringMatching(/^Version 1\n.*by the product$/),
    ])
    // Who administers one client adds none.
    expect(await configuration.getByRole('button', { name: 'New client' }).count()).toBe(0)
    await configuration.getByRole('link', { name: 'Acme Logistics' }).click()
    await page.getByRole('heading', { level: 1, name: 'Acme Logistics' }).waitFor()
    await page.goBack()
    const {
      orders: [order],
    } = await house.product.orders('acme', { need: 'OPEN_ONTIME' }, 1)
    await sendCode(await house.product.client('acme'), present(order)._id)
    await page.reload()
    await page
      .getByRole('table', { name: 'Messages' })
      .getByRole('row')
      .filter({ hasText: 'One-time password' })
      .filter({ hasText: order?.identifier ?? '' })
      .first()
      .getByRole('button')
      .first()
      .click()
    await page
      .getByText(/^OTP: \d{6}$/m)
      .first()
      .waitFor()
  })
})
