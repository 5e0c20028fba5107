import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { ok } from '../../packages/client/src/index.ts'
import { rowsOf } from '../testing/browser.ts'
import { aRow } from '../testing/orders.ts'
import { asked, columnOf, headersOf, withProduct } from '../testing/with-product.ts'

const house = withProduct()
let page: Page
beforeEach(async () => {
  page = await house.desk('acme')
})

const selector = (label: string) => page.locator(`input[aria-label="${label}"]`)
const list = (act: () => Promise<unknown>, isIt?: (body: string) => boolean) =>
  asked(page, '/fetch_orders', act, isIt) as Promise<{
    query: Record<string, unknown>
    offset: number
    limit: number
  }>
const addressSays = (search: string) => expect.poll(() => new URL(page.url()).search).toBe(search)
const toolbar = async (of: Page) =>
  (
    await Promise.all(
      ['Add', 'Download Reports', 'Download PODs', 'Set Display Items'].map(async (name) =>
        (await of.getByRole('button', { name, exact: true }).count()) > 0 ? name : null,
      ),
    )
  ).filter((name) => name !== null)

describe('The toolbar', () => {
  it('has Add, Download Reports, Download PODs and Set Display Items, as role and policy have them [FILT-01, ROLE-05, ROLE-06, ROLE-11]', async () => {
    expect(await toolbar(page)).toEqual([
      'Add',
      'Download Reports',
      'Download PODs',
      'Set Display Items',
    ])
    expect(await toolbar(await house.desk('acme-vendor'))).not.toContain('Add')
    expect(await toolbar(await house.desk('acme-viewer'))).toEqual([
      'Download Reports',
      'Download PODs',
      'Set Display Items',
    ])
    const driver = await house.desk('syngenta-driver')
    expect(await toolbar(driver)).toEqual(['Set Display Items'])
    expect(await driver.locator('.toolbar').count()).toBe(0)
  })

  it('shows what the selectors say before what works them has loaded, and nothing moves then [FILT-01, FILT-03]', async () => {
    const late = Promise.withResolvers<void>()
    await page.route('**/assets/selectors-*.js', async (route) => {
      await late.promise
      await route.continue()
    })
    await page.goto(new URL('/home?source=Pune', page.url()).href)
    const source = selector('Source')
    await expect.poll(() => source.inputValue()).toBe('Pune')
    await rowsOf(page).or(page.getByText('No Data Available')).first().waitFor()
    expect([await source.isDisabled(), await selector('Sort').isDisabled()]).toEqual([true, true])
    const before = [await source.boundingBox(), await selector('Sort').boundingBox()]
    late.resolve()
    await expect.poll(() => source.isEnabled()).toBe(true)
    expect([await source.boundingBox(), await selector('Sort').boundingBox()]).toEqual(before)
  })

  it('has nothing of what the policy hides, nor anything to pick orders for [ROLE-12, ROLE-13]', async () => {
    await page.route('**/api/session', async (route) => {
      const answer = (await (await route.fetch()).json()) as {
        policy: { config: object; dashboard_customization: { hide: Record<string, boolean> } }
      }
      const { hide } = answer.policy.dashboard_customization
      for (const flag of Object.keys(hide)) hide[flag] = true
      await route.fulfill({
        json: {
          ...answer,
          policy: { ...answer.policy, config: { ...answer.policy.config, 'view-only': true } },
        },
      })
    })
    await page.reload()
    await expect
      .poll(async () => (await headersOf(page)).slice(-2))
      .toEqual(['Attachments', 'View'])
    expect(await toolbar(page)).toEqual([])
    expect(await page.getByRole('checkbox').count()).toBe(0)
  })

  it('shows a read-only account Add switched off, with the reason and without a snackbar [ROLE-07, ROLE-08]', async () => {
    const theirs = await house.desk('acme-readonly')
    const add = theirs.getByRole('button', { name: 'Add', exact: true })
    expect(await add.getAttribute('aria-disabled')).toBe('true')
    await add.click({ force: true })
    await theirs.getByRole('tooltip').getByText('This account can only read').waitFor()
    expect([
      await theirs.getByRole('dialog').count(),
      await theirs.locator('.snackbar').count(),
    ]).toEqual([0, 0])
    const view = rowsOf(theirs).first().getByRole('button', { name: /^View/ })
    expect(await view.getAttribute('aria-disabled')).toBe('true')
  })
})

describe('The date range', () => {
  it.each([
    {
      when: 'ten past midnight in the middle of a month',
      now: '2026-03-16T00:10:00+05:30',
      month_ago: '2026-02-13T18:30:00.000Z',
      week_ago: '2026-03-08T18:30:00.000Z',
      week: '?from=2026-03-09&to=2026-03-16',
      midnight: '2026-03-16T18:29:59.999Z',
      today: '16 Mar 2026',
      after: '17 Mar 2026',
    },
    {
      when: 'ten to midnight on the last of a month',
      now: '2026-03-31T23:50:00+05:30',
      month_ago: '2026-02-28T18:30:00.000Z',
      week_ago: '2026-03-23T18:30:00.000Z',
      week: '?from=2026-03-24&to=2026-03-31',
      midnight: '2026-03-31T18:29:59.999Z',
      today: '31 Mar 2026',
      after: 'Next month',
    },
  ])(
    'is the last 30 days to today, sent as UTC bounds to the end of the day in the client’s zone, and offers shorter and longer ones, at $when [FILT-02, FILT-07]',
    async ({ now, month_ago, week_ago, week, midnight, today, after }) => {
      await page.clock.setFixedTime(now)
      // What the page before asks of once more, as its live stream opens, has another month.
      const { query } = await list(
        () => page.reload(),
        (body) => body.includes(month_ago),
      )
      expect(query['dispatch_date']).toEqual({ $gte: month_ago, $lte: midnight })
      await page.getByRole('button', { name: /^Dispatch dates/ }).click()
      const shorter = await list(
        () => page.getByRole('button', { name: 'Last 7 days' }).click(),
        (body) => body.includes('dispatch_date') && !body.includes(month_ago),
      )
      expect(shorter.query['dispatch_date']).toEqual({ $gte: week_ago, $lte: midnight })
      await addressSays(week)
      await page.getByRole('button', { name: /^Dispatch dates/ }).click()
      const button = (name: string) => page.getByRole('button', { name, exact: true })
      expect([await button(today).isEnabled(), await button(after).isDisabled()]).toEqual([
        true,
        true,
      ])
    },
  )
})

describe('The selectors', () => {
  it('find any of 1,000 values on the server as one types, with one request once the hand rests [FILT-03]', async () => {
    const acme = await house.product.client('acme')
    // Nobody looks on meanwhile.
    await page.goto('about:blank')
    const spocs = [{ name: 'Asha', contact: { phone: ['9700000000'] } }]
    for (let first = 0; first < 1_000; first += 250) {
      const rows = Array.from({ length: 250 }, (_, n) =>
        aRow({ spocs, source: { name: `Yard ${String(first + n).padStart(4, '0')}` } }),
      )
      const { message } = await ok(acme.POST('/api/orders', { body: rows }))
      expect(message).toBe('Successfully submitted')
    }
    // The hand rests when the test says so, however busy the machine is.
    await page.clock.install()
    await page.goto('/home')
    // What live news has asked for again counts once.
    const searches = new Set<string>()
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url())
      if (pathname.endsWith('/orders/filters'))
        searches.add(`${searchParams.get('key')} ${searchParams.get('search')}`)
    })
    await selector('Source').click()
    await page.getByRole('option', { name: 'Chakan Plant' }).waitFor()
    expect(await page.getByRole('option', { name: 'Yard 0969' }).count()).toBe(0)
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.keyboard.type('yard 0969')
    expect([...searches]).toEqual(['source '])
    await page.clock.runFor(200)
    await page.clock.resume()
    await page.getByRole('option', { name: 'Yard 0969' }).click()
    await expect.poll(() => columnOf(page, 'source')).toEqual(['Yard 0969'])
    expect([...searches]).toEqual(['source ', 'source yard 0969'])
    await addressSays('?source=Yard+0969')
    for (const [label, name, id] of [
      ['Destination', 'destination', 'destination'],
      ['Vehicle', 'vehicle', 'vehicle'],
      ['Client', 'client', 'client'],
    ] as const) {
      await page.goto('/home')
      await selector(label).click()
      const option = page.locator('.pick-option').filter({ visible: true }).first()
      const value = await option.innerText()
      await option.click()
      await addressSays(`?${new URLSearchParams({ [name]: value })}`)
      await expect.poll(async () => new Set(await columnOf(page, id))).toEqual(new Set([value]))
    }
  })

  it('sort by what orders have, and narrow by any filter’s value, which is sent and shown as that filter; two policies search a destination in its place [FILT-04]', async () => {
    await selector('Sort').click()
    for (const option of ['Remarks', 'Attachments', 'SMS status'])
      await page.getByRole('option', { name: option, exact: true }).waitFor()
    const { query } = await list(
      () => page.getByRole('option', { name: 'Remarks', exact: true }).click(),
      (body) => body.includes('sorter'),
    )
    expect(query).toMatchObject({ sorter: 'remarks' })
    expect(Object.keys(query).toSorted()).toEqual(['dispatch_date', 'need', 'sorter'])
    await expect.poll(async () => (await columnOf(page, 'remarks')).includes('0')).toBe(false)
    const total = page.locator('.pager').getByText(/ of \d+/)
    const all = await total.innerText()
    await selector('Sort').click()
    await selector('Sort').fill('hosur')
    const filtered = await list(
      () => page.getByRole('option', { name: 'Hosur Depot' }).first().click(),
      (body) => body.includes('filters'),
    )
    expect(filtered.query).toMatchObject({ filters: { source: ['Hosur Depot'] } })
    expect(filtered.query).toMatchObject({ sorter: 'remarks' })
    await addressSays('?sort=remarks&only=source%3AHosur+Depot')
    await page.locator('.only').getByText('Source: Hosur Depot').waitFor()
    await page.getByRole('button', { name: 'Clear Source' }).click()
    await addressSays('?sort=remarks')
    expect(await total.innerText()).toBe(all)
    expect(await selector('Sort').inputValue()).toBe('Remarks')
    for (const username of ['shipper', 'swiggy']) {
      const theirs = await house.desk(username)
      expect(
        await theirs
          .locator('.pick input')
          .evaluateAll((inputs) => inputs.map((input) => input.getAttribute('placeholder'))),
        username,
      ).toEqual(['Source', 'Vehicle', 'Client', 'Search destination'])
    }
  })
})

describe('The search', () => {
  it('runs on Enter and on its icon, and not before [FILT-05]', async () => {
    const wanted = (await columnOf(page, 'lr'))[3] ?? ''
    const field = page.getByRole('textbox', { name: 'Search' })
    await field.fill(wanted.toLowerCase())
    expect(new URL(page.url()).search).toBe('')
    expect(
      (
        await list(
          () => field.press('Enter'),
          (body) => body.includes('search'),
        )
      ).query,
    ).toMatchObject({ search: wanted.toLowerCase() })
    await expect.poll(() => columnOf(page, 'lr')).toEqual([wanted])
    await page.goto('/home')
    await field.fill(wanted)
    await page.getByRole('search').getByRole('button', { name: 'Search' }).click()
    await expect.poll(() => columnOf(page, 'lr')).toEqual([wanted])
  })
})

describe('The address', () => {
  it('holds filters, category, sort, page and size: it is a bookmark, and Back goes one step back [FILT-08]', async () => {
    await page.locator('[data-card=closed]').click()
    await addressSays('?need=CLOSED')
    await selector('Source').click()
    await page.getByRole('option', { name: 'Chakan Plant' }).click()
    await page.getByLabel('Rows per page').selectOption('5')
    await page
      .getByRole('button', { name: 'Next page' })
      .or(page.locator('.pager'))
      .first()
      .waitFor()
    await addressSays('?need=CLOSED&source=Chakan+Plant&size=5')
    await expect.poll(async () => (await columnOf(page, 'lr')).length).toBe(5)
    const shown = await columnOf(page, 'lr')
    const bookmark = new URL(page.url())
    const other = await house.desk('acme', `${bookmark.pathname}${bookmark.search}`)
    await expect.poll(() => columnOf(other, 'lr')).toEqual(shown)
    expect(await other.locator('[data-card][aria-pressed=true]').getAttribute('data-card')).toBe(
      'closed',
    )
    await page.goBack()
    await addressSays('?need=CLOSED&source=Chakan+Plant')
    await page.goBack()
    await addressSays('?need=CLOSED')
    expect(await selector('Source').inputValue()).toBe('')
    await page.goForward()
    await expect.poll(() => selector('Source').inputValue()).toBe('Chakan Plant')
  })

  it('highlights the card of all orders where its category has none [CARD-04] [CARD-02]', async () => {
    const vendor = await house.desk('acme-vendor', '/home?need=REJECT')
    await rowsOf(vendor).first().waitFor()
    const cards = vendor.locator('[data-card][aria-pressed=true]')
    expect(
      await cards.evaluateAll((all) => all.map((one) => one.getAttribute('data-card'))),
    ).toEqual(['total'])
  })

  it('shows the first page of all orders where it holds what cannot be meant [FILT-08] [CARD-04]', async () => {
    await page.goto('/home?need=FOO&size=7&page=abc')
    await rowsOf(page).first().waitFor()
    expect(await page.locator('[data-card][aria-pressed=true]').getAttribute('data-card')).toBe(
      'total',
    )
  })

  it('leads to the first page with every filter, and Clear filters gives each its default back [FILT-06]', async () => {
    await page.goto('/home?size=5&page=3')
    await rowsOf(page).first().waitFor()
    await selector('Destination').click()
    const narrowed = await list(
      () => page.getByRole('option', { name: 'Nagpur', exact: false }).first().click(),
      (body) => body.includes('"destination":'),
    )
    expect(narrowed).toMatchObject({ offset: 0, limit: 5 })
    await page.goto(
      '/home?from=2026-01-01&to=2026-12-31&source=Chakan+Plant&destination=x&vehicle=y&client=z&sort=remarks&q=LR&need=CLOSED&page=2',
    )
    await page.getByText('No Data Available').waitFor()
    const { query } = await list(
      () => page.getByRole('button', { name: 'Clear filters' }).first().click(),
      (body) => !body.includes('"source":'),
    )
    expect(Object.keys(query).toSorted()).toEqual(['dispatch_date', 'need'])
    await addressSays('?need=CLOSED')
    const field = page.getByRole('textbox', { name: 'Search', exact: true })
    expect(await field.inputValue()).toBe('')
    expect(await page.getByRole('button', { name: 'Clear filters' }).count()).toBe(0)
    // Also what was typed and not searched for.
    await page.goto('/home?source=Chakan+Plant')
    await field.fill('LR-12')
    await page.getByRole('button', { name: 'Clear filters' }).first().click()
    await expect.poll(() => field.inputValue()).toBe('')
  })

  it('is kept under a name, opened, replaced and removed, for this user alone and on every device [FILT-08]', async () => {
    await page.goto('/home?need=CLOSED&source=Chakan+Plant&page=2')
    const open = () => page.locator('.views-button').click()
    const save = async () => {
      await page.getByLabel('Name of this view').fill('Closed from Chakan')
      await page.keyboard.press('Enter')
      await page.getByText('View Closed from Chakan saved').waitFor()
    }
    await open()
    await page.getByText('No views yet').waitFor()
    await save()
    await page.goto('/home?need=REJECT')
    await open()
    await page.getByRole('button', { name: 'Closed from Chakan', exact: true }).click()
    await addressSays('?need=CLOSED&source=Chakan+Plant')
    await page.goto('/home?need=OPEN_DELAY')
    await open()
    await save()
    const elsewhere = await house.desk('acme')
    await elsewhere.locator('.views-button').click()
    await elsewhere.getByRole('button', { name: 'Closed from Chakan', exact: true }).click()
    await expect.poll(() => new URL(elsewhere.url()).search).toBe('?need=OPEN_DELAY')
    const colleague = await house.desk('admin')
    await colleague.locator('.views-button').click()
    await colleague.getByText('No views yet').waitFor()
    await page.getByRole('button', { name: 'Remove view Closed from Chakan' }).click()
    await page.getByText('No views yet').waitFor()
  })

  it('takes no more room on a phone than there is, says that it needs a name, and goes by keyboard [FILT-08] [A11Y-01]', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/home?need=CLOSED')
    await page.locator('.views-button').press('Enter')
    await page.getByRole('button', { name: 'Save view' }).press('Enter')
    await page.getByText('Name of this view is required').waitFor()
    const name = 'What is overdue at the warehouse in the north'
    await page.getByLabel('Name of this view').fill(name)
    await page.keyboard.press('Enter')
    await page.locator('.views-button').filter({ hasText: name }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await page.getByRole('button', { name: `Remove view ${name}` }).press('Enter')
    await page.getByText('No views yet').waitFor()
    await page.keyboard.press('Escape')
    await page.getByText('No views yet').waitFor({ state: 'detached' })
  })
})
