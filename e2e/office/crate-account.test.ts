import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { ok } from '../../packages/client/src/index.ts'
import { lotsOf } from '../testing/lots.ts'
import { withProduct } from '../testing/with-product.ts'
import { seen } from '../testing/panel.ts'

const house = withProduct()

const { aLot, count } = lotsOf(house)

/** So many of an asset leave the warehouse for a receiver. */
const deliver = async (asset: string, name: string, quantity: number) => {
  const acme = await house.product.client('acme')
  const [from, to] = [
    { kind: 'warehouse', name: 'Pune' },
    { kind: 'receiver', name },
  ] as const
  await ok(acme.POST('/api/crates/movements', { body: { asset, from, to, quantity } }))
}

/** A table line by line, each as what stands in its cells. */
const linesOf = async (page: Page, name: string): Promise<string[][]> =>
  Promise.all(
    (await page.getByRole('table', { name, exact: true }).locator('tbody tr').all()).map(
      async (line) => (await line.locator('td').allInnerTexts()).map((text) => text.trim()),
    ),
  )
const lineOf = async (page: Page, name: string, first: string): Promise<string[] | undefined> =>
  (await linesOf(page, name)).find(([cell = '']) => cell.startsWith(first))

describe('The crate account', () => {
  it('is for those whose policy has it [CRAT-01]', async () => {
    const page = await house.desk('acme')
    await page.getByRole('link', { name: 'Crate account' }).click()
    await page.getByRole('heading', { level: 1, name: 'Crate account' }).waitFor()
    for (const username of ['acme-vendor', 'shipper']) {
      const other = await house.desk(username)
      expect(await other.getByRole('link', { name: 'Crate account' }).count()).toBe(0)
      await other.goto('/crates')
      await other.getByText('This page is not for this account').waitFor()
    }
  })

  it('shows by asset, lot and party what is missing, as the sum of what was counted, in the days one picks [LOT-03]', async () => {
    const [asset, client, truck_number] = [
      `drum ${process.pid}`,
      `Drum Stores ${process.pid}`,
      `DR01X${process.pid % 10_000}`,
    ]
    const orders = [await aLot({ client, truck_number }), await aLot({ client, truck_number })]
    for (const order of orders) {
      await count(order, 'wh_out', { [asset]: 10 })
      await count(order, 'pod_in', { [asset]: 9 })
      await count(order, 'pod_out', { [asset]: 6 })
    }
    await count(orders[0] ?? (await aLot()), 'wh_in', { [asset]: 5 })
    const rows = (
      await Promise.all(orders.map((order) => seen(house.product, 'acme', order)))
    ).flatMap(({ crates }) => crates)
    const sum = (column: keyof (typeof rows)[number]): number =>
      rows.reduce((total, row) => total + Number(row[column] ?? 0), 0)
    const [out, delivered, back, home] = [
      sum('expected_value'),
      sum('submitted_value'),
      sum('pod_out_value'),
      sum('wh_in_value'),
    ]
    const page = await house.desk('acme')
    await page.goto('/crates')
    const by = async (name: string, first: string, expected: number[]) => {
      await page
        .getByRole('group', { name: 'Differences by' })
        .getByRole('button', { name })
        .click()
      const search = async (): Promise<string[] | undefined> => {
        for (;;) {
          const line = await lineOf(page, 'Differences', first)
          const next = page
            .getByRole('navigation', { name: 'Pages of Differences' })
            .getByRole('button', { name: 'Next page' })
          if (
            line !== undefined ||
            (await next.count()) === 0 ||
            (await next.getAttribute('aria-disabled')) === 'true'
          )
            return line
          const before = await linesOf(page, 'Differences')
          await next.click()
          await expect.poll(() => linesOf(page, 'Differences')).not.toEqual(before)
        }
      }
      await expect.poll(search, { message: name }).toEqual([first, ...expected.map(String)])
    }
    await by('Asset', asset, [out, home, out - home])
    await by('Lot', orders[0]?.lot ?? '', [10, 5, 5])
    await by('Receiver', client, [delivered, back, delivered - back])
    await by('Vehicle', truck_number, [out + back, delivered + home, out + back - delivered - home])
    await page.goto(`/crates?kind=receiver&party=${encodeURIComponent(client)}`)
    const account = page.getByRole('dialog', { name: `Receiver: ${client}` })
    await account.getByRole('table', { name: 'Entries' }).waitFor()
    const changes = (await linesOf(page, 'Entries')).map((line) => Number(line.at(-1)))
    expect(changes).toEqual([9, -6, 9, -6])
    const balance = changes.reduce((total, change) => total + change, 0)
    expect(await linesOf(page, 'Balance')).toEqual([[asset, '0', `+${balance}`, String(balance)]])
    await page.goto('/crates?from=2001-01-01&to=2001-01-02')
    await page.getByText('No crates moved in these days').waitFor()
    await page
      .getByText('What each party had at the end of 02 Jan 2001, and for how long')
      .waitFor()
    await page.getByRole('button', { name: /^Days: / }).click()
    await page.getByRole('button', { name: 'All days' }).click()
    await page.getByRole('table', { name: 'Differences' }).waitFor()
  })

  it('lists balances page by page, by kind of party, and how long each has been there [CRAT-01]', async () => {
    const page = await house.desk('acme')
    await page.goto('/crates')
    await page.getByRole('table', { name: 'Balances' }).waitFor()
    const pages = page.getByRole('navigation', { name: 'Pages of Balances' })
    const first = await linesOf(page, 'Balances')
    expect(first).toHaveLength(10)
    await pages.getByRole('button', { name: 'Next page' }).click()
    await page.getByText(/^11–\d+$/).waitFor()
    await expect.poll(() => linesOf(page, 'Balances')).not.toEqual(first)
    await page.getByLabel('Party').selectOption('Warehouse')
    await page.waitForURL('**/crates?of=warehouse')
    await expect
      .poll(async () =>
        (await linesOf(page, 'Balances')).every(([party]) => party?.endsWith('Warehouse')),
      )
      .toBe(true)
    for (const [, , balance, ...ages] of first)
      expect(ages.reduce((total, age) => total + Number(age), 0)).toBe(Number(balance))
  })

  it('takes a movement by hand, also of what is lost, and none that leads nowhere [CRAT-01]', async () => {
    const [asset, name] = [`tote ${process.pid}`, `Tote Stores ${process.pid}`]
    await deliver(asset, name, 5)
    const page = await house.desk('acme')
    await page.goto('/crates?of=lost')
    await page.getByRole('button', { name: 'Record movement' }).click()
    const dialog = page.getByRole('dialog', { name: 'Record movement' })
    const record = dialog.getByRole('button', { name: 'Record', exact: true })
    await record.click()
    for (const sentence of [
      'Asset is required',
      'The count must be at least 1',
      'Please name the party',
    ])
      await dialog.getByText(sentence).waitFor()
    await dialog.getByLabel('Asset').fill(asset.toUpperCase())
    await dialog.getByLabel('Count').fill('2')
    await dialog.getByLabel('From whom').fill(name)
    await dialog.getByLabel('To', { exact: true }).selectOption('Receiver')
    await dialog.getByLabel('To whom').fill(name)
    await record.click()
    await dialog.getByText('must go from one party to another').waitFor()
    await dialog.getByLabel('To', { exact: true }).selectOption('Lost')
    await dialog.getByLabel('Note').fill('Under water')
    await record.click()
    await page.getByText('Movement recorded').waitFor()
    await expect
      .poll(async () =>
        (await linesOf(page, 'Balances')).find(([, of]) => of === asset)?.slice(0, 3),
      )
      .toEqual(['Lost', asset, '2'])
    await page.goto(`/crates?of=receiver&kind=receiver&party=${encodeURIComponent(name)}`)
    await page.getByText('Under water').waitFor()
    expect((await linesOf(page, 'Entries')).map((line) => line.at(-1))).toEqual(['+5', '-2'])
    expect(await linesOf(page, 'Balance')).toEqual([[asset, '0', '+3', '3']])
  })

  it('sends a party its statement by a link, which it may print, and contests in its own browser, once, and the desk sees it [CRAT-01]', async () => {
    const [asset, name] = [`tray ${process.pid}`, `Tray Stores ${process.pid}`]
    await deliver(asset, name, 4)
    const page = await house.desk('acme')
    await page.goto(`/crates?kind=receiver&party=${encodeURIComponent(name)}`)
    await page.getByRole('button', { name: 'Make statement link' }).click()
    await page.getByText('Statement made, address copied').waitFor()
    const url = await page.getByLabel('Address of the statement').inputValue()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url)
    await page.keyboard.press('Escape')
    await expect
      .poll(() => lineOf(page, 'Statement links', ''))
      .toEqual([expect.any(String), `${name}Receiver`, `4 × ${asset}`, 'Not answered yet'])

    const [party, colleague] = [
      await house.visit({ viewport: { width: 390, height: 844 } }),
      await house.visit(),
    ]
    for (const visitor of [party, colleague]) {
      await visitor.page.goto(url)
      await visitor.page.getByRole('heading', { name: 'Is this what you have?' }).waitFor()
    }
    await party.page.getByText('Acme Logistics').waitFor()
    await party.page.emulateMedia({ media: 'print' })
    expect(await party.page.locator('button:visible, select:visible').count()).toBe(0)
    expect(await party.page.getByText('Acme Logistics').isVisible()).toBe(true)
    await party.page.emulateMedia({ media: 'screen' })
    expect(await party.page.getByRole('row', { name: asset }).innerText()).toMatch(/4$/)
    await party.page.getByRole('button', { name: 'No, something is wrong' }).click()
    await party.page.getByRole('button', { name: 'Send' }).click()
    await party.page.getByRole('alert').getByText('Please say what is wrong').waitFor()
    await party.page
      .getByLabel('Say what you have, and where the rest went')
      .fill('Only three are here')
    await party.page.getByRole('button', { name: 'Send' }).click()
    await party.page.getByText('Thank you. Your answer has been recorded.').waitFor()
    await party.page.reload()
    await party.page.getByRole('heading', { name: 'Contested' }).waitFor()
    await party.page.getByText('Only three are here').waitFor()
    expect(await party.page.getByRole('button').count()).toBe(0)
    // Whoever has the page open still is told, and sees what was said.
    await colleague.page.getByRole('button', { name: 'Yes, this is right' }).click()
    await colleague.page.getByText('This statement has been answered already').waitFor()
    await colleague.page.getByRole('heading', { name: 'Contested' }).waitFor()

    await page.reload()
    await expect
      .poll(async () => (await lineOf(page, 'Statement links', ''))?.at(-1))
      .toContain('Contested\nOnly three are here')
    expect([...party.faults, ...colleague.faults]).toEqual([])
  })

  it('answers every address that leads nowhere alike [CRAT-01]', async () => {
    const { page } = await house.visit()
    const said: string[] = []
    for (const reference of ['none', 'AAAAAAAAAAAAAAAAAAAAAA', 'a'.repeat(200), '']) {
      await page.goto(`/publiccrates/${reference}`)
      await page.getByRole('heading', { name: 'This link does not work' }).waitFor()
      said.push(await page.locator('body').innerText())
    }
    expect(new Set(said).size).toBe(1)
    await page.route('**/api/public/crates/**', (route) => route.abort(), { times: 1 })
    await page.goto('/publiccrates/none')
    await page.getByRole('heading', { name: 'The page could not be loaded' }).waitFor()
    await page.getByRole('button', { name: 'Retry' }).click()
    await page.getByRole('heading', { name: 'This link does not work' }).waitFor()
  })
})
