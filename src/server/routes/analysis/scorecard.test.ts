import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { scorecard, scorecardOrders, type Scorecard } from '../../../contract/analysis/scorecard.ts'
import {
  countedMeasures,
  dimensions,
  LANE,
  type CountedMeasure,
  type Dimension,
  type Measures,
} from '../../../domain/scorecard.ts'
import { HOUR, later } from '../../../domain/time.ts'
import { sentence } from '../../../domain/words/sentence.ts'
import { MOST_TAKEN, wholeOf } from '../../downloads/scorecard.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { present } from '../../testing/present.ts'
import { aRow } from '../../testing/rows.ts'

const NOW = '2026-03-20T07:00:00.000Z'
const range = { from: '2026-03-01', to: '2026-03-20' }

/** What was put into the store, as plain objects: the figures are counted again from them. */
interface Put {
  id: string
  day: string
  state: 'open' | 'closed' | 'rejected'
  late_ms: number
  exception: boolean
  rating: number | null
  attempted: 'unanswered' | 'answered' | 'contradicted' | null
  groups: Readonly<Record<Dimension, string | null>>
}
const put: Put[] = []
let t: TestApp

const sources = ['Pune', 'Chakan', 'Hosur', 'NA']
const carriers = ['Roadrunner', 'Another', undefined, 'NA', '']

/** What the receiver says of the attempt that failed; most orders had none. */
const attemptedOf = (n: number): Put['attempted'] => {
  if (n % 4 === 3) return null
  // The first carrier is contradicted less often.
  const said = n % 5 === 0 && n % 7 === 2 ? 1 : n % 7
  return (['unanswered', 'answered', 'contradicted'] as const)[said] ?? null
}
const answered = async (_id: string, answer: string): Promise<void> => {
  const { body } = await t.call('acme', `/orders/${_id}/links`, { party: 'receiver' })
  const opened = await t.call(null, `/public/receiver/${body.result.url.split('/').at(-1)}`)
  const attempt_answer = { number: 1, answer }
  const told = await t.call(`Bearer ${opened.body.token}`, '/update_epod', { _id, attempt_answer })
  if (told.code !== 200) throw new Error(JSON.stringify(told.body))
}

const add = async (n: number): Promise<Put> => {
  // From the ninth of February on: a part lies in the period before, a part before that.
  const day = new Date(Date.UTC(2026, 1, 5 + (n % 44))).toISOString().slice(0, 10)
  const dispatch = `${day}T06:30:00.000Z`
  const state = (['open', 'closed', 'closed', 'rejected'] as const)[n % 4] ?? 'open'
  const [source, transporter] = [sources[n % 4] ?? '', carriers[n % 5]]
  const destination = `Place ${n % 3}`
  t.setClock(dispatch)
  const { body } = await t.call('acme', '/orders', [
    aRow({
      source: { name: source },
      destination: { name: destination },
      transporter,
      dispatch_date: day,
      dispatch_time: '12:00',
      eta_hrs: n % 7 === 0 ? 400 : 24,
    }),
  ])
  const { _id } = present(body.result?.created[0])
  const act = (what: object) => t.call('acme', '/update_epod', { _id, ...what })
  const end = later(dispatch, (1 + (n % 5) * 12) * HOUR)
  const eta = later(dispatch, (n % 7 === 0 ? 400 : 24) * HOUR)
  const exception = n % 6 === 1
  t.setClock(end)
  if (exception)
    await act({
      remarks: { by: 'M', text: 'It was wet, damaged', categories: [] },
      extra_fields: { condition: 'damaged' },
    })
  const attempted = attemptedOf(n)
  if (attempted) {
    await act({ not_delivered: { reason: 'closed' } })
    const answer = attempted === 'contradicted' ? 'nobody_came' : 'somebody_came'
    if (attempted !== 'unanswered') await answered(_id, answer)
  }
  if (state === 'closed') await act({ receive: true })
  if (state === 'rejected') await act({ reject: true })
  const rating = state === 'closed' && n % 3 === 0 ? 1 + (n % 5) : null
  if (rating !== null) await act({ client_rating: rating })
  const until = state === 'open' ? NOW : end
  const known = (name: string | undefined): string | null => name?.replace(/^NA$/, '') || null
  return {
    id: _id,
    day,
    state,
    late_ms: Math.max(0, Date.parse(until) - Date.parse(eta)),
    exception,
    rating,
    attempted,
    groups: {
      transporter: known(transporter),
      source: known(source),
      destination,
      lane: `${known(source) ?? ''}${LANE}${destination}`,
      reason:
        exception && state !== 'open'
          ? 'damaged'
          : state === 'rejected'
            ? 'other'
            : exception
              ? 'damaged'
              : null,
      rating: rating === null ? null : String(rating),
      response: null,
      month: day.slice(0, 7),
    },
  }
}

beforeAll(async () => {
  t = await openTestApp()
  for (let n = 0; n < 88; n += 1) put.push(await add(n))
  t.setClock(later(NOW, -24 * HOUR))
  await t.call('bayer', '/orders', [aRow({ dispatch_date: '2026-03-05' })])
  t.setClock(NOW)
})
afterAll(() => t.close())

const isOf: Readonly<Record<CountedMeasure, (one: Put) => boolean>> = {
  orders: () => true,
  closed: ({ state }) => state === 'closed',
  on_time: ({ state, late_ms }) => state === 'closed' && late_ms === 0,
  late: ({ late_ms }) => late_ms > 0,
  exceptions: ({ state, exception }) => state === 'closed' && exception,
  rejected: ({ state }) => state === 'rejected',
  rated: ({ rating }) => rating !== null,
  attempted: ({ attempted }) => attempted !== null,
  answered: ({ attempted }) => attempted === 'answered' || attempted === 'contradicted',
  contradicted: ({ attempted }) => attempted === 'contradicted',
}
const counted = (some: readonly Put[]): Measures => ({
  ...(Object.fromEntries(
    countedMeasures.map((measure) => [measure, some.filter(isOf[measure]).length]),
  ) as Record<CountedMeasure, number>),
  late_ms: some.reduce((sum, { late_ms }) => sum + late_ms, 0),
  rating_sum: some.reduce((sum, { rating }) => sum + (rating ?? 0), 0),
})
const isNow = ({ day }: Put): boolean => day >= range.from && day <= range.to
const isBefore = ({ day }: Put): boolean => day >= '2026-02-09' && day < range.from

const card = async (query: object, as = 'acme'): Promise<Scorecard> =>
  present((await t.call(as, scorecard, { query: { ...range, ...query } })).body.result)
const listed = async (query: object, as = 'acme') =>
  present((await t.call(as, scorecardOrders, { query: { ...range, ...query } })).body.result)

describe('the scorecard', () => {
  it.each(dimensions.map((by) => [by]))(
    'by %s measures as a direct count does, in this period and in the one before [MGMT-04]',
    async (by) => {
      const result = await card({ by, sort: 'name' })
      expect(result.before).toEqual({ from: '2026-02-09', to: '2026-02-28' })
      const names = [...new Set(put.filter(isNow).map(({ groups }) => groups[by]))]
      expect(new Map(result.groups.map((group) => [group.name, group]))).toEqual(
        new Map(
          names.map((name) => {
            const own = put.filter(({ groups }) => groups[by] === name)
            return [
              name,
              { name, now: counted(own.filter(isNow)), before: counted(own.filter(isBefore)) },
            ]
          }),
        ),
      )
      expect([result.others, result.total]).toEqual([
        0,
        { now: counted(put.filter(isNow)), before: counted(put.filter(isBefore)) },
      ])
    },
  )

  it('crosses two dimensions, and each mark opens exactly the orders that it counts [MGMT-04]', async () => {
    const { groups } = await card({ by: 'transporter', and: 'source' })
    expect(groups.length).toBeGreaterThan(9)
    for (const { name, and, now, before } of groups)
      for (const [period, measures] of [['now', now] as const, ['before', before] as const])
        for (const measure of countedMeasures) {
          const own = put.filter(
            (one) =>
              (period === 'now' ? isNow(one) : isBefore(one)) &&
              one.groups.transporter === name &&
              one.groups.source === and &&
              isOf[measure](one),
          )
          const { orders, total } = await listed({
            by: 'transporter',
            and: 'source',
            name: name ?? '',
            and_name: and ?? '',
            measure,
            period,
          })
          expect([measures[measure], total, new Set(orders.map(({ _id }) => _id))]).toEqual([
            own.length,
            own.length,
            new Set(own.map(({ id }) => id)),
          ])
        }
  })

  it.each(dimensions.map((by) => [by]))(
    'by %s opens the orders of each group, page by page [MGMT-04]',
    async (by) => {
      for (const { name, now } of (await card({ by })).groups) {
        const ids = new Set<string>()
        for (let offset = 0; offset === 0 || ids.size < now.late; offset += 20) {
          const page = await listed({ by, name: name ?? '', measure: 'late', offset })
          expect(page.total).toBe(now.late)
          for (const { _id, late_ms } of page.orders) {
            expect(late_ms).toBeGreaterThan(0)
            ids.add(_id)
          }
          if (page.orders.length === 0) break
        }
        expect(ids.size).toBe(now.late)
      }
    },
  )

  it('puts the worst first, and sorts by each column both ways, what has no figure last [MGMT-04]', async () => {
    const shares = async (query: object) =>
      (await card({ by: 'lane', ...query })).groups.map(({ now }) =>
        now.closed === 0 ? null : now.on_time / now.closed,
      )
    const worst = await shares({})
    const known = worst.filter((share) => share !== null)
    expect(known).toEqual(known.toSorted((a, b) => a - b))
    expect(worst).toEqual([...known, ...worst.filter((share) => share === null)])
    const best = (await shares({ direction: 'desc' })).filter((share) => share !== null)
    expect(best).toEqual(known.toReversed())
    for (const sort of ['orders', 'late', 'exceptions', 'rejected', 'attempted'] as const) {
      const figures = (await card({ by: 'destination', sort })).groups.map(({ now }) => now[sort])
      expect(figures).toEqual(figures.toSorted((a, b) => b - a))
    }
    const hours = (await card({ by: 'lane', sort: 'hours_late' })).groups
    expect(hours.map(({ now }) => now.late_ms)).toEqual(
      hours.map(({ now }) => now.late_ms).toSorted((a, b) => b - a),
    )
  })

  it('puts carriers first whose attempts are contradicted most often [DOOR-14]', async () => {
    const { groups } = await card({ by: 'transporter', sort: 'contradicted' })
    const shares = groups.map(({ now }) => now.contradicted / now.answered)
    const known = shares.filter((share) => !Number.isNaN(share))
    expect(known.length).toBeGreaterThan(2)
    expect(known).toEqual(known.toSorted((a, b) => b - a))
    expect(new Set(known).size).toBeGreaterThan(1)
  })

  it('is taken away as CSV with both periods side by side, and no formula [MGMT-04] [REPT-03]', async () => {
    t.setClock(NOW)
    await t.call('acme', '/orders', [
      aRow({ transporter: '=1+1', dispatch_date: '2026-03-19', dispatch_time: '12:00' }),
    ])
    const reply = await t.call(
      'acme',
      scorecard,
      { query: { ...range, and: 'source', sort: 'name' } },
      { accept: 'text/csv' },
    )
    const lines = (reply.body as unknown as Buffer).toString('utf8').trimEnd().split('\r\n')
    expect(reply.headers['content-disposition']).toContain('transporter-source.csv')
    expect(lines[0]).toContain('Transporter,Source,Orders,Closed,Closed on time (%),Late,')
    expect(lines).toHaveLength(1 + (await card({ and: 'source' })).groups.length)
    expect(lines.some((line) => line.startsWith("'=1+1,Pune,1,0,,0,0,0,0,,0,,0,0,"))).toBe(true)
    expect(lines.some((line) => line.startsWith('No transporter,'))).toBe(true)
  })

  it('is refused as a file rather than cut, where it has more rows than one may [MGMT-04]', () => {
    const groups = [{ name: 'Roadrunner' }]
    expect(wholeOf({ groups, all: MOST_TAKEN })).toBe(groups)
    expect(() => wholeOf({ groups, all: MOST_TAKEN + 1 })).toThrow(
      expect.objectContaining({ code: 422, said: sentence('too_many_groups', MOST_TAKEN) }),
    )
  })

  it('is of the account’s own orders alone, and of those of a carrier that it carries [ROLE-15] [MGMT-04]', async () => {
    expect((await card({ by: 'transporter' })).total.now.orders).toBe(put.filter(isNow).length + 1)
    expect((await t.call('bayer', '/analysis/scorecard')).code).toBe(403)
    expect((await t.call('bayer', '/analysis/scorecard/orders')).code).toBe(403)
  })

  it.each([
    ['?by=colour', 'by'],
    ['?and=client', 'and'],
    ['?sort=fame', 'sort'],
    ['?direction=up', 'direction'],
    ['?from=2026-03-02&to=2026-03-01', 'to'],
    ['?from=1900-01-01', 'from'],
    ['?offset=-1', 'offset'],
    ['/orders?measure=hours', 'measure'],
    ['/orders?period=after', 'period'],
    [`/orders?name=${'x'.repeat(501)}`, 'name'],
    ['/orders?name=a&name=b', 'name'],
  ])('refuses %s with 422 naming %s [ERRS-04] [MGMT-04]', async (query, field) => {
    const { code, body } = await t.call('acme', `/analysis/scorecard${query}`)
    expect([code, body.errors?.map((error: { field: string }) => error.field)]).toEqual([
      422,
      expect.arrayContaining([field]),
    ])
  })

  it('finds nothing of a name that nobody has, however it is written [MGMT-04]', async () => {
    for (const name of ["x' or 1=1 --", '%', LANE, '\\'])
      expect((await listed({ by: 'lane', name })).total).toBe(0)
  })
})
