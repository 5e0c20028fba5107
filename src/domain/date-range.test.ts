import { describe, expect, it } from 'vitest'
import { boundsOf, queryBounds, rangeOf } from './date-range.ts'

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
