import { present } from '../../testing/present.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { scorecard } from '../../../contract/analysis/scorecard.ts'
import { dayBounds, later, HOUR } from '../../../domain/time.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { aRow } from '../../testing/rows.ts'

const NOW = '2026-03-20T07:00:00.000Z'
const zone = 'Asia/Kolkata'
const sources = ['Pune', 'Chakan', 'Hosur']
const carriers = ['Roadrunner', 'Another', null]

let t: TestApp
/** What was put into the store, as plain objects: the figures are counted again from them. */
interface Put {
  day: string
  dispatch: string
  source: string
  transporter: string | null
  eta: string
  state: 'open' | 'closed' | 'rejected'
  closed_at: string | null
  exception: boolean
}
const put: Put[] = []

beforeAll(async () => {
  t = await openTestApp()
  for (let n = 0; n < 60; n += 1) {
    const day = `2026-${n < 20 ? '02' : '03'}-${String((n % 20) + 1).padStart(2, '0')}`
    const dispatch = `${day}T06:30:00.000Z`
    const state = (['open', 'closed', 'closed', 'rejected'] as const)[n % 4] ?? 'open'
    const each: Put = {
      day,
      dispatch,
      source: sources[n % 3] ?? '',
      transporter: carriers[n % 3] ?? null,
      eta: later(dispatch, 48 * HOUR),
      state,
      closed_at: state === 'closed' ? later(dispatch, (n % 5) * 16 * HOUR) : null,
      exception: state === 'closed' && n % 8 === 1,
    }
    t.setClock(later(dispatch, 0))
    const row = aRow({
      source: { name: each.source },
      destination: { name: `Place ${n % 12}` },
      transporter: each.transporter ?? undefined,
      dispatch_date: day,
      dispatch_time: '12:00',
      eta_hrs: 48,
    })
    const { body } = await t.call('acme', '/orders', [row])
    const { _id } = present(body.result?.created[0])
    if (each.exception)
      await t.call('acme', '/update_epod', {
        _id,
        remarks: { by: 'M', text: 'Wet', categories: ['Damaged'] },
      })
    if (each.closed_at !== null) {
      t.setClock(each.closed_at)
      await t.call('acme', '/update_epod', { _id, receive: true })
    }
    if (state === 'rejected') await t.call('acme', '/update_epod', { _id, reject: true })
    put.push(each)
  }
  await t.call('bayer', '/orders', [aRow({ dispatch_date: '2026-03-05' })])
  t.setClock(NOW)
})
afterAll(() => t.close())

const figures = async (query = '', as = 'acme') =>
  (await t.call(as, `/analysis${query}`)).body.result
const of = (from: string, to: string): Put[] => put.filter(({ day }) => day >= from && day <= to)
const isLate = ({ state, eta }: Put): boolean => state === 'open' && eta < NOW
const tally = (some: readonly Put[]) => ({
  total: some.length,
  closed: some.filter(({ state }) => state === 'closed').length,
  closed_on_time: some.filter(({ closed_at, eta }) => closed_at !== null && closed_at <= eta)
    .length,
})

describe('the figures', () => {
  it.each([
    ['2026-03-01', '2026-03-20'],
    ['2026-02-10', '2026-03-05'],
    ['2026-03-20', '2026-03-20'],
    ['2025-01-01', '2025-01-31'],
  ])('of %s to %s are those of a direct count [MGMT-04]', async (from, to) => {
    const some = of(from, to)
    const result = await figures(`?from=${from}&to=${to}`)
    expect(result).toMatchObject({ from, to })
    expect(result.totals).toEqual({
      ...tally(some),
      closed_exception: some.filter(({ exception }) => exception).length,
      rejected: some.filter(({ state }) => state === 'rejected').length,
      open_on_time: some.filter((each) => each.state === 'open' && !isLate(each)).length,
      open_delayed: some.filter(isLate).length,
    })
    for (const { from: first, to: last, ...counted } of result.volume)
      expect(counted, first).toEqual(tally(of(first, last)))
    expect(
      result.volume.reduce((sum: number, { total }: { total: number }) => sum + total, 0),
    ).toBe(some.length)
    const names = [...new Set(some.map(({ source }) => source))]
    expect(
      result.by_source.toSorted((a: { name: string }, b: { name: string }) =>
        a.name < b.name ? -1 : 1,
      ),
    ).toEqual(
      names
        .sort()
        .map((name) => ({ name, ...tally(some.filter(({ source }) => source === name)) })),
    )
    const carried = [...new Set(some.map(({ transporter }) => transporter))]
    expect(
      new Map(
        result.by_transporter.map(({ name, ...counted }: { name: string | null }) => [
          name,
          counted,
        ]),
      ),
    ).toEqual(
      new Map(
        carried.map((name) => [
          name,
          tally(some.filter(({ transporter }) => transporter === name)),
        ]),
      ),
    )
    const times = some
      .flatMap(({ closed_at, dispatch }) =>
        closed_at === null ? [] : [Date.parse(closed_at) - Date.parse(dispatch)],
      )
      .sort((a, b) => a - b)
    expect(result.time_to_close).toEqual({
      half: quantile(times, 0.5),
      nine_in_ten: quantile(times, 0.9),
    })
  })

  it('agree with the cards of the dashboard under the same days [MGMT-04] [CARD-05]', async () => {
    const { body } = await t.call('acme', '/counter', {
      query: { dispatch_date: dayBounds('2026-02-10', '2026-03-20', zone) },
    })
    const { totals } = await figures('?from=2026-02-10&to=2026-03-20')
    expect(body.result).toEqual({
      total_orders: totals.total,
      closed_orders: totals.closed,
      open_on_time_orders: totals.open_on_time,
      open_delayed_orders: totals.open_delayed,
      rejected_orders: totals.rejected,
      closed_exception_orders: totals.closed_exception,
    })
  })

  it('cover the last 30 days to today unless told, and never what lies ahead [MGMT-04]', async () => {
    expect(await figures()).toMatchObject({ from: '2026-02-18', to: '2026-03-20', unit: 'day' })
    expect(await figures('?from=2026-03-01&to=2027-01-01')).toMatchObject({
      from: '2026-03-01',
      to: '2026-03-20',
    })
    expect((await figures()).volume).toHaveLength(31)
  })

  it('age every open order by the days since its dispatch, late and on time apart [MGMT-04]', async () => {
    const { ageing } = await figures('?from=2026-03-20&to=2026-03-20')
    const open = put.filter(({ state }) => state === 'open')
    for (const { from, to, open_on_time, open_delayed } of ageing) {
      const aged = open.filter(({ day }) => (from === null || day >= from) && day <= to)
      expect([from, open_on_time, open_delayed]).toEqual([
        from,
        aged.filter((each) => !isLate(each)).length,
        aged.filter(isLate).length,
      ])
    }
    expect(
      ageing.map(({ least, most }: { least: number; most: number | null }) => [least, most]),
    ).toEqual([
      [0, 2],
      [3, 7],
      [8, 15],
      [16, 30],
      [31, null],
    ])
    expect(
      ageing.reduce(
        (sum: number, age: { open_on_time: number; open_delayed: number }) =>
          sum + age.open_on_time + age.open_delayed,
        0,
      ),
    ).toBe(open.length)
  })

  it('name the ten largest of each kind, most orders first [MGMT-04]', async () => {
    const { by_destination } = await figures('?from=2026-02-01&to=2026-03-20')
    expect(by_destination).toHaveLength(10)
    const totals = by_destination.map(({ total }: { total: number }) => total)
    expect(totals).toEqual(totals.toSorted((a: number, b: number) => b - a))
  })

  it('count what is not known as one, as the scorecard does, however it was written [MGMT-04]', async () => {
    t.setClock('2025-06-02T07:00:00.000Z')
    for (const transporter of [undefined, 'NA', '-', 'Roadrunner'])
      await t.call('acme', '/orders', [
        aRow({
          transporter,
          destination: { name: transporter === 'Roadrunner' ? 'Place 1' : 'N/A' },
          dispatch_date: '2025-06-01',
        }),
      ])
    t.setClock(NOW)
    const { by_transporter, by_destination } = await figures('?from=2025-06-01&to=2025-06-01')
    for (const [by, shares, known] of [
      ['transporter', by_transporter, 'Roadrunner'],
      ['destination', by_destination, 'Place 1'],
    ] as const) {
      const counted = [
        { name: null, total: 3 },
        { name: known, total: 1 },
      ]
      expect(shares).toMatchObject(counted)
      expect(shares).toHaveLength(2)
      const query = { from: '2025-06-01', to: '2025-06-01', sort: 'orders', by } as const
      const { groups } = (await t.call('acme', scorecard, { query })).body.result
      expect(groups.map(({ name, now }) => ({ name, total: now.orders }))).toEqual(counted)
    }
  })
})

/** The value below which `share` of the sorted values lie, between two of them in proportion. */
const quantile = (sorted: readonly number[], share: number): number | null => {
  const place = (sorted.length - 1) * share
  const [low, high] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]]
  return low === undefined || high === undefined ? null : low + (high - low) * (place % 1)
}
