import { describe, expect, it } from 'vitest'
import { aPolicy } from '../../../domain/testing/factories.ts'
import {
  asOnly,
  filtersOn,
  goesByClock,
  homeSearch,
  noFilters,
  onlyOf,
  openedView,
  pageRequest,
  parseSearch,
  queryOf,
  shownSearch,
  viewOf,
  writeSearch,
} from './home-search.ts'

const policy = { earliest_date: null, time_zone: 'Asia/Kolkata' }
const clock = { now: '2026-11-20T06:00:00.000Z', time_zone: 'Asia/Kolkata' }
const read = (search: string) => homeSearch(parseSearch(search))

describe('the address of the dashboard', () => {
  it('says category, filters, page and size [FILT-08]', () => {
    expect(
      read(
        '?need=OPEN_DELAY&from=2026-11-01&to=2026-11-10&source=Pune&vehicle=MH12&q=LR%201&page=3&size=25',
      ),
    ).toEqual({
      need: 'OPEN_DELAY',
      from: '2026-11-01',
      to: '2026-11-10',
      source: 'Pune',
      vehicle: 'MH12',
      q: 'LR 1',
      page: 3,
      size: 25,
    })
  })

  it.each([
    ['?need=ALL&page=1', {}],
    ['?need=SOME&page=-2&size=1000', {}],
    ['?page=1e9&size=10.5&add=2', {}],
    ['?q=%20%20&source=', {}],
    ['?q=007', { q: '007' }],
    ['?add=1&order=0199&details=0200', { add: 1, order: '0199', details: '0200' }],
    ['?order=0199&spoc=Asha', { order: '0199', spoc: 'Asha' }],
    ['?spoc=Asha', {}],
  ])('leaves out what is the default or cannot be meant: %s [FILT-08]', (search, expected) =>
    expect(read(search)).toEqual(expected),
  )

  it('is written as it is read, with nothing but what differs from the defaults [FILT-08]', () => {
    const search = { need: 'CLOSED', q: '12 & 3', page: undefined, size: 5 }
    expect(writeSearch({ ...search })).toBe('?need=CLOSED&q=12+%26+3&size=5')
    expect(read(writeSearch({ ...search }))).toEqual(search)
    expect(writeSearch({})).toBe('')
  })

  it('counts the filters that are on, and none after clearing [FILT-06]', () => {
    const search = read('?need=CLOSED&from=2026-11-01&to=2026-11-10&client=Northwind&page=2')
    expect(filtersOn(search)).toBe(2)
    expect(filtersOn({ ...search, ...noFilters })).toBe(0)
    expect({ ...search, ...noFilters }).toEqual({ need: 'CLOSED', page: 2 })
  })

  it('becomes the request for one page, newest first, by default of everything in the last 30 days [TABL-01, FILT-07]', () => {
    expect(pageRequest({}, 10, policy, clock)).toEqual({
      query: {
        need: 'ALL',
        dispatch_date: { $gte: '2026-10-20T18:30:00.000Z', $lte: '2026-11-20T18:29:59.999Z' },
      },
      limit: 10,
      offset: 0,
      sort: { _id: -1 },
    })
    expect(
      pageRequest(read('?need=REJECT&vehicle=MH12&q=x&page=3'), 25, policy, clock),
    ).toMatchObject({
      query: { need: 'REJECT', truck_number: 'MH12', search: 'x' },
      limit: 25,
      offset: 50,
    })
  })

  it.each([
    ['?sort=remarks', { sorter: 'remarks' }],
    ['?sort=smsstatus', { sorter: 'smsstatus' }],
    [`?only=${asOnly('source', 'Pune: East')}`, { filters: { source: ['Pune: East'] } }],
    ['?only=truck_number:MH12', { filters: { truck_number: ['MH12'] } }],
    ['?sort=remarks&only=client:A', { sorter: 'remarks', filters: { client: ['A'] } }],
    ['?sort=source:Pune', { filters: { source: ['Pune'] } }],
    ['?sort=Pune&only=odd:Pune', {}],
    ['?only=source:', {}],
  ])(
    'sends what orders have as sorter, and a filter’s value as that filter: %s [FILT-04]',
    (address, expected) => {
      const { query } = pageRequest(read(address), 10, policy, clock)
      expect(query).toEqual({ need: 'ALL', dispatch_date: query.dispatch_date, ...expected })
    },
  )

  it('counts and exports the same orders however they are sorted [FILT-04, CARD-05]', () => {
    const of = (address: string) => queryOf(read(address), policy, clock)
    expect(of('?sort=remarks&source=Pune')).toEqual(of('?source=Pune'))
  })

  it.each([
    [{ need: 'OPEN_DELAY' }, true],
    [{ need: 'OPEN_ONTIME' }, true],
    [{ quick: 'due_today' }, true],
    [{ need: 'CLOSED', quick: 'proof_missing' }, true],
    [{ need: 'CLOSED' }, false],
    [{ days: 'eta', by: 'due' }, false],
  ] as const)('lists by the clock what turns late without an event: %j [CARD-05]', (search, is) =>
    expect(goesByClock(search)).toBe(is),
  )

  it('leaves an empty sorter and source out of the query [FILT-04]', () => {
    expect(Object.keys(pageRequest(read('?sort=&source=%20'), 10, policy, clock).query)).toEqual([
      'need',
      'dispatch_date',
    ])
    expect(onlyOf(asOnly('client', 'A:B'))).toEqual({ key: 'client', value: 'A:B' })
  })

  it('is kept as a view without its page and what lies over it, and opened again whole [FILT-08]', () => {
    const search = read(
      '?need=CLOSED&source=Pune&sort=remarks&size=25&page=4&order=0199&details=0199&add=1',
    )
    const view = viewOf(search)
    expect(view).toBe('need=CLOSED&source=Pune&sort=remarks&size=25')
    expect({
      ...read('?q=LR&client=Northwind&page=3&order=x'),
      ...openedView(view),
    }).toEqual({ need: 'CLOSED', source: 'Pune', sort: 'remarks', size: 25 })
    expect({ ...search, ...openedView('') }).toEqual({})
  })
})

it('a category without a card is none, so that one card is highlighted [CARD-04] [CARD-02]', () => {
  const search = read('?need=REJECT&q=LR')
  const shown = (of: typeof search, show_rejected: boolean) =>
    shownSearch(of, aPolicy({ cards: { show_rejected } }))
  expect(shown(search, true)).toBe(search)
  expect(shown(search, false)).toEqual({ ...search, need: undefined })
  const closed = read('?need=CLOSED')
  expect(shown(closed, false)).toBe(closed)
})
