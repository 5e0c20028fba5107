import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { present } from '../../src/server/testing/present.ts'
import { signIn } from '../testing/browser.ts'
import { choose, csv, dialog, done, headers, holds, line, states } from '../testing/bulk.ts'
import { holdCalls } from '../testing/held-calls.ts'
import { put } from '../testing/panel.ts'
import { columnOf, withProduct } from '../testing/with-product.ts'

const house = withProduct()
const total = async (search: string): Promise<number> =>
  (await house.product.orders('acme', { search }, 1)).total

describe('An upload', () => {
  it('stands among the earlier ones, is undone when that is confirmed, and can be sent anew [IMPO-02]', async () => {
    const page = await house.desk('acme')
    const file = csv('november.csv', [headers, line('UNDO-1'), line('UNDO-2')])
    await choose(page, file)
    await expect.poll(() => states(page)).toEqual(['new', 'new'])
    await done(page).click()
    await dialog(page).waitFor({ state: 'detached' })
    await expect
      .poll(async () =>
        (await columnOf(page, 'lr')).filter((number) => number.startsWith('UNDO-')).sort(),
      )
      .toEqual(['UNDO-1', 'UNDO-2'])

    await page.getByRole('button', { name: 'Bulk upload' }).click()
    await dialog(page).getByRole('button', { name: 'Earlier uploads' }).click()
    const row = dialog(page).locator('tbody tr').first()
    await row.getByText('2 added').waitFor()
    expect(await row.innerText()).toContain('november.csv')
    await row.getByRole('button', { name: 'Undo november.csv' }).click()
    const asked = page.getByRole('dialog', { name: 'Undo this upload?' })
    await asked.getByText('The 2 orders that it added are taken out again').waitFor()
    await page.keyboard.press('Escape')
    await asked.waitFor({ state: 'detached' })
    expect(await total('UNDO-')).toBe(2)
    await row.getByRole('button', { name: 'Undo november.csv' }).click()
    await asked.getByRole('button', { name: 'Undo', exact: true }).click()
    await asked.getByText('Undone: 2 orders').waitFor()
    await asked.getByRole('button', { name: 'Close', exact: true }).last().click()
    await row.getByText('Undone by acme').waitFor()
    expect(
      await row.getByRole('button', { name: 'Undo november.csv' }).getAttribute('aria-disabled'),
    ).toBe('true')
    expect(await total('UNDO-')).toBe(0)
    await dialog(page).getByRole('button', { name: 'Back to the file' }).click()
    await choose(page, file)
    await expect.poll(() => states(page)).toEqual(['new', 'new'])
  })

  it('stays once a delivery of it has begun, and says of which order [IMPO-02]', async () => {
    const page = await house.desk('acme')
    await choose(page, csv('begun.csv', [headers, line('BEGUN-1'), line('BEGUN-2')]))
    await expect.poll(() => states(page)).toEqual(['new', 'new'])
    await done(page).click()
    await dialog(page).waitFor({ state: 'detached' })
    const {
      orders: [order],
    } = await house.product.orders('acme', { search: 'BEGUN-2' })
    await put(house.product, 'acme', { id: present(order)._id }, { remarks: { text: 'Damaged' } })
    await page.getByRole('button', { name: 'Bulk upload' }).click()
    await dialog(page).getByRole('button', { name: 'Earlier uploads' }).click()
    await dialog(page).getByRole('button', { name: 'Undo begun.csv' }).click()
    const asked = page.getByRole('dialog', { name: 'Undo this upload?' })
    await asked.getByRole('button', { name: 'Undo', exact: true }).click()
    await asked.getByText('Deliveries of this upload have begun, so it stays: BEGUN-2').waitFor()
    expect(await total('BEGUN-')).toBe(2)
  })

  it('adds up to the rows of its file, mended ones too, and reads as undone in part where some of it stays [DESK-16]', async () => {
    const page = await house.desk('acme')
    await choose(
      page,
      csv('sums.csv', [
        headers,
        line('SUMS-1'),
        line('SUMS-2', { 'Driver Contact': '12' }),
        line('SUMS-1'),
        line('SUMS-3', { 'Driver Contact': '13' }),
        line('SUMS-4'),
      ]),
    )
    await expect.poll(() => states(page)).toEqual(['error', 'error', 'new', 'duplicate', 'new'])
    await done(page).click()
    await expect.poll(() => states(page)).toEqual(['error', 'error'])
    const uploaded = async () => {
      const { data } = await (await house.product.client('acme')).GET('/api/imports')
      const { rows, added, refused, unchanged } = present(
        data?.result.find(({ file_name }) => file_name === 'sums.csv'),
      )
      return { rows, added, refused, unchanged }
    }
    await expect.poll(uploaded).toEqual({ rows: 5, added: 2, refused: 2, unchanged: 1 })
    const cell = dialog(page).getByLabel('Driver Contact, line 3')
    await cell.fill('9876543219')
    await cell.press('Enter')
    await expect.poll(() => states(page)).toEqual(['new', 'error'])
    await done(page).click()
    await expect.poll(uploaded).toEqual({ rows: 5, added: 3, refused: 1, unchanged: 1 })
    const {
      orders: [touched],
    } = await house.product.orders('acme', { search: 'SUMS-4' })
    await (
      await house.product.client('acme')
    ).POST('/api/edit_epod', {
      body: { _id: present(touched)._id, truck_number: 'KA05ZZ0009' },
    })
    await page.goto(`${house.product.url}/home`)
    await page.getByRole('button', { name: 'Bulk upload' }).click()
    await dialog(page).getByRole('button', { name: 'Earlier uploads' }).click()
    const row = dialog(page).locator('tbody tr', { hasText: 'sums.csv' })
    await row.getByText('3 added, 1 refused, 1 left as they were').waitFor()
    await row.getByRole('button', { name: 'Undo sums.csv' }).click()
    const asked = page.getByRole('dialog', { name: 'Undo this upload?' })
    await asked.getByRole('button', { name: 'Undo', exact: true }).click()
    await asked.getByText('Undone: 2 orders').waitFor()
    await asked.getByRole('button', { name: 'Close', exact: true }).last().click()
    await row.getByText('Undone in part: 2 of 3, by acme').waitFor()
  })

  it('of days that the dashboard does not show has it offer them by a press [DESK-16]', async () => {
    const page = await house.desk('acme')
    const year = new Date().getUTCFullYear() - 1
    await choose(
      page,
      csv('may.csv', [
        headers,
        line('MAY-1', { 'Dispatch Date': `${year}-05-03` }),
        line('MAY-2', { 'Dispatch Date': `${year}-05-07` }),
      ]),
    )
    await expect.poll(() => states(page)).toEqual(['new', 'new'])
    await done(page).click()
    await dialog(page).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: `Show 3 May ${year} – 7 May ${year}` }).click()
    await expect.poll(() => columnOf(page, 'lr')).toEqual(['MAY-2', 'MAY-1'])
    expect(new URL(page.url()).search).toBe(`?from=${year}-05-03&to=${year}-05-07`)
    await choose(
      page,
      csv('now.csv', [headers, line('MAY-3', { 'Dispatch Date': `${year}-05-04` })]),
    )
    await expect.poll(() => states(page)).toEqual(['new'])
    await done(page).click()
    await page.getByText('Successfully submitted: 1 order', { exact: true }).waitFor()
    expect(await page.getByRole('button', { name: /^Show \d/ }).count()).toBe(0)
  })

  it('stops where another tab signs in as somebody else, who is on record for nothing of it [BULK-11] [PROF-01]', async () => {
    const { page } = await house.visit()
    await signIn(page, 'acme')
    const numbers = ['MINE-1', 'MINE-2', 'MINE-3']
    await choose(page, csv('mine.csv', [headers, ...numbers.map((number) => line(number))]))
    await done(page).click()
    await dialog(page).waitFor({ state: 'detached' })
    const changed = numbers.map((number) => line(number, { Vehicle: 'KA01AA0001' }))
    await choose(page, csv('mine.csv', [headers, ...changed]))
    await expect.poll(() => states(page)).toEqual(['update', 'update', 'update'])
    await dialog(page).getByRole('checkbox', { name: 'Change the 3 orders that differ' }).check()
    const held = await holdCalls(page, ['/edit_epod'])
    await done(page).click()
    await expect.poll(held.asked).toEqual(['/edit_epod'])
    const other = await page.context().newPage()
    await other.goto('/home')
    await other.getByRole('button', { name: 'Acme Logistics' }).click()
    await other.getByRole('menuitem', { name: 'Logout' }).click()
    await signIn(other, 'acme-cnf')
    held.letGo()
    await page.getByText('Another account is signed in here').waitFor()
    const { orders } = await house.product.orders('acme', { search: 'MINE-' })
    expect(orders.map(({ truck_number }) => truck_number)).not.toContain('KA01AA0001')
  })

  it('that changes orders leaves those that somebody changed meanwhile, with the reason, and sent again says that all is there [EDIT-05] [IMPO-01]', async () => {
    const desks = [await house.desk('acme'), await house.desk('admin')] as const
    const [page, other] = desks
    const numbers = ['BOTH-1', 'BOTH-2']
    const file = (Vehicle: string) =>
      csv('both.csv', [headers, ...numbers.map((number) => line(number, { Vehicle }))])
    await choose(page, file('MH12AB1234'))
    await expect.poll(() => states(page)).toEqual(['new', 'new'])
    await done(page).click()
    await dialog(page).waitFor({ state: 'detached' })
    for (const [at, desk] of desks.entries()) {
      await choose(desk, file(`KA0${at}AA0001`))
      await expect.poll(() => states(desk)).toEqual(['update', 'update'])
      await dialog(desk)
        .getByRole('checkbox', { name: /^Change the 2 orders/ })
        .check()
    }
    await done(page).click()
    await dialog(page).waitFor({ state: 'detached' })
    await done(other).click()
    await expect.poll(() => states(other)).toEqual(['error', 'error'])
    await dialog(other)
      .getByText(/Changed by acme/)
      .first()
      .waitFor()
    const { orders } = await house.product.orders('acme', { search: 'BOTH-' })
    expect(orders.map(({ truck_number }) => truck_number)).toEqual(['KA00AA0001', 'KA00AA0001'])

    await choose(page, file('KA00AA0001'))
    await dialog(page).getByText('Every row is already an order: nothing to add').waitFor()
    await expect.poll(() => states(page)).toEqual(['same', 'same'])
  })

  it('that signing out in another tab ends in the middle says so, and how to go on [BULK-11] [ERRS-01]', async () => {
    const { page } = await house.visit()
    await signIn(page, 'acme')
    await choose(page, csv('left.csv', [headers, line('LEFT-OUT-1')]))
    await expect.poll(() => states(page)).toEqual(['new'])
    const held = await holdCalls(page, ['/request-cutter/receive_data_new.json'])
    await done(page).click()
    await expect.poll(() => held.asked().length).toBe(1)
    const other = await page.context().newPage()
    await other.goto('/home')
    await other.getByRole('button', { name: 'Acme Logistics' }).click()
    await other.getByRole('menuitem', { name: 'Logout' }).click()
    await dialog(page).waitFor({ state: 'detached' })
    held.letGo()
    await page
      .getByText('Please sign in again. The page was left before everything was sent')
      .waitFor()
  })

  it('that is left in the middle is completed by the same file, each row once [BULK-11]', async () => {
    const ROWS = 1_200
    const page = await house.desk('acme')
    const file = csv('large.csv', [
      headers,
      ...Array.from({ length: ROWS }, (_, n) => line(`LEFT-${n}`)),
    ])
    let passed = 0
    await page.route('**/receive_data_new.json', async (route) => {
      passed += 1
      // The first request arrives; those after it never do.
      if (passed === 1) await route.continue()
    })
    await choose(page, file)
    await expect.poll(() => done(page).getAttribute('aria-disabled')).toBeNull()
    await done(page).click()
    await expect.poll(() => total('LEFT-')).toBe(500)
    await page.reload()
    await page.unroute('**/receive_data_new.json')
    await choose(page, file)
    await dialog(page).getByRole('button', { name: 'Already there 500' }).waitFor()
    await dialog(page).getByRole('button', { name: 'New 700' }).waitFor()
    await done(page).click()
    await dialog(page).waitFor({ state: 'detached', timeout: 90_000 })
    expect(await total('LEFT-')).toBe(ROWS)
    await choose(page, file)
    await dialog(page).getByText('Every row is already an order: nothing to add').waitFor()
  })
})

describe('Files as they come', () => {
  // Public delivery data of 2018, its columns called as there; beside them what an office has to
  // add, since no carrier publishes it.
  const [names = '', ...legs] = readFileSync('test-data/trips-india-2018.csv', 'utf8')
    .trim()
    .split(/\r?\n/)
  const own = (leg: string, n: number): string[] => [
    `${leg.split(',')[2] ?? ''}-${n + 1}`,
    'GJ01AB1234',
    'Not recorded',
    '9876543210',
    '48',
    'Not recorded',
    '9876543210',
  ]
  const trips = {
    name: 'trips.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      [
        `${names},leg,gaadi,Driver Name,Driver Contact,TAT,Receiver,Receiver Contact`,
        ...legs.map((leg, n) => `${leg},${own(leg, n).join(',')}`),
      ].join('\n'),
    ),
  }

  it('bring in 73 real trips by saying which column is which [BULK-04] [BULK-05] [BULK-12]', async () => {
    const page = await house.desk('acme')
    await choose(page, trips)
    for (const [column, header] of [
      ['identifier', 'leg'],
      ['client', 'route_type'],
      ['truck_number', 'gaadi'],
      ['dispatch_date', 'od_start_time'],
    ] as const)
      await holds(page, header).selectOption(column)
    await dialog(page).getByRole('button', { name: 'Show the rows' }).click()
    await dialog(page).getByRole('button', { name: 'New 73' }).waitFor()
    await done(page).click()
    await dialog(page).waitFor({ state: 'detached' })
    expect(await total('trip-')).toBe(73)
    const [, route, trip, , source, , destination, start = ''] = (legs[2] ?? '').split(',')
    const {
      orders: [order],
    } = await house.product.orders('acme', { search: `${trip ?? ''}-3` })
    expect(order).toMatchObject({
      identifier: `${trip ?? ''}-3`,
      client: route,
      source: { name: source, loc: null },
      destination: { name: destination, loc: null },
      tat: 172_800_000,
      dispatch_date: new Date(
        `${start.slice(0, 10)}T${start.slice(11, 16)}:00+05:30`,
      ).toISOString(),
    })
  })

  it('are read from the sheet that is wanted, where a workbook has several [BULK-03]', async () => {
    const page = await house.desk('acme')
    await choose(page, 'test-data/spreadsheets/ugly.xlsx')
    const sheet = dialog(page).getByLabel('Sheet of the file')
    await expect.poll(() => sheet.locator('option').allInnerTexts()).toEqual(['Nov & Dec', 'Notes'])
    await sheet.selectOption('Notes')
    await expect.poll(() => sheet.inputValue()).toBe('Notes')
    await holds(page, 'not orders').waitFor()
    expect(await dialog(page).locator('.bulk-column').count()).toBe(1)
  })
})
