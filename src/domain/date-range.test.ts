import { describe, expect, it } from 'vitest'
import { boundsOf, monthRange, presetRanges, queryBounds, rangeOf } from './date-range.ts'

// 00:15 on the 21st in Kolkata, still the 20th in UTC.
const clock = { now: '2026-11-20T18:45:00.000Z', time_zone: 'Asia/Kolkata' }

describe('the date range', () => {
  it.each([
    ['nothing', {}, { from: '2026-10-22', to: '2026-11-21' }],
    ['a day after today', { to: '2026-12-01' }, { from: '2026-10-22', to: '2026-11-21' }],
    ['a range', { from: '2026-01-05', to: '2026-02-03' }, { from: '2026-01-05', to: '2026-02-03' }],
    [
      'a range upside down',
      { from: '2026-02-03', to: '2026-01-05' },
      { from: '2026-01-05', to: '2026-01-05' },
    ],
    [
      'no days of the calendar',
      { from: '2026-02-30', to: 'today' },
      { from: '2026-10-22', to: '2026-11-21' },
    ],
    [
      'an end alone, before the usual beginning',
      { to: '2026-01-05' },
      { from: '2026-01-05', to: '2026-01-05' },
    ],
  ])('asked for %s keeps within its bounds [FILT-02]', (_name, asked, range) => {
    expect(rangeOf(asked, null, clock)).toEqual(range)
  })

  it('has a fixed lower bound where the policy has an earliest date [FILT-02]', () => {
    expect(rangeOf({ from: '2026-05-01' }, '2020-01-01', clock)).toEqual({
      from: '2020-01-01',
      to: '2026-11-21',
    })
    expect(boundsOf('2020-01-01', clock)).toEqual({
      least: '2020-01-01',
      most: '2026-11-21',
      fixed_from: true,
    })
    expect(boundsOf(null, clock)).toEqual({ least: null, most: '2026-11-21', fixed_from: false })
  })

  it('is sent as UTC bounds, the upper at the end of its day in the client’s zone [FILT-07]', () => {
    expect(queryBounds({ from: '2026-11-20', to: '2026-11-21' }, 'Asia/Kolkata')).toEqual({
      $gte: '2026-11-19T18:30:00.000Z',
      $lte: '2026-11-21T18:29:59.999Z',
    })
  })
})

describe('days of the ETA and of the delivery', () => {
  it('reach ahead where they are about the ETA alone, and know no earliest date [DESK-03]', () => {
    expect(rangeOf({}, '2020-01-01', clock, 'eta')).toEqual({
      from: '2026-10-22',
      to: '2026-12-21',
    })
    expect(rangeOf({ from: '2026-12-01', to: '2027-01-05' }, null, clock, 'eta')).toEqual({
      from: '2026-12-01',
      to: '2027-01-05',
    })
    expect(rangeOf({ to: '2199-01-01' }, null, clock, 'eta').to).toBe('2026-12-21')
    // The last day that may be picked is one of them.
    expect(rangeOf({ to: '2027-11-22' }, null, clock, 'eta').to).toBe('2027-11-22')
    expect(rangeOf({ from: '2026-11-01' }, '2020-01-01', clock, 'delivery')).toEqual({
      from: '2026-11-01',
      to: '2026-11-21',
    })
    expect(boundsOf('2020-01-01', clock, 'eta')).toEqual({
      least: null,
      most: '2027-11-22',
      fixed_from: false,
    })
  })
})

describe('ranges by name', () => {
  it('are of the client’s days, and end today where nothing lies ahead [DESK-03]', () => {
    // A Saturday.
    const told = (most: string) =>
      presetRanges({ most }, clock).map(({ name, range }) => [name, range.from, range.to])
    expect(told('2026-11-21')).toEqual([
      ['today', '2026-11-21', '2026-11-21'],
      ['yesterday', '2026-11-20', '2026-11-20'],
      ['this_week', '2026-11-16', '2026-11-21'],
      ['last_month', '2026-10-01', '2026-10-31'],
    ])
    expect(told('2027-11-22').slice(2, 5)).toEqual([
      ['tomorrow', '2026-11-22', '2026-11-22'],
      ['this_week', '2026-11-16', '2026-11-22'],
      ['next_week', '2026-11-23', '2026-11-29'],
    ])
  })

  it.each([
    ['2026-11-23T06:00:00.000Z', 'this_week', '2026-11-23', '2026-11-23'],
    ['2026-11-22T06:00:00.000Z', 'this_week', '2026-11-16', '2026-11-22'],
    ['2027-01-01T06:00:00.000Z', 'last_month', '2026-12-01', '2026-12-31'],
    ['2024-03-31T06:00:00.000Z', 'last_month', '2024-02-01', '2024-02-29'],
  ])('at %s %s is from %s to %s [DESK-03]', (now, name, from, to) => {
    const at = { ...clock, now }
    const found = presetRanges(boundsOf(null, at), at).find((preset) => preset.name === name)
    expect(found?.range).toEqual({ from, to })
  })

  it('have whole months, leap days among them [DESK-03]', () => {
    expect(monthRange('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
    expect(monthRange('2026-12')).toEqual({ from: '2026-12-01', to: '2026-12-31' })
  })
})
