import { describe, expect, it } from 'vitest'
import { agesOn, isBearable, periodsOf, unitOf } from './analysis.ts'

describe('the steps of a chart [MGMT-04]', () => {
  it.each([
    ['2026-01-01', '2026-03-03', 'day', 62],
    ['2026-01-01', '2026-03-04', 'week', 9],
    ['2025-01-01', '2026-03-10', 'week', 62],
    ['2025-01-01', '2026-03-11', 'month', 15],
    ['2026-02-28', '2026-02-28', 'day', 1],
    ['2024-12-15', '2026-12-02', 'month', 25],
  ])('%s to %s is told by the %s, in %i steps', (from, to, unit, count) => {
    const periods = periodsOf({ from, to })
    expect([unitOf({ from, to }), periods.length]).toEqual([unit, count])
    expect([periods[0]?.from, periods.at(-1)?.to]).toEqual([from, to])
    for (const [index, period] of periods.entries()) {
      expect(period.from <= period.to).toBe(true)
      if (index > 0)
        expect(Date.parse(period.from) - Date.parse(periods[index - 1]?.to ?? '')).toBe(86_400_000)
    }
  })

  it('are months of the calendar, over the turn of a year too', () => {
    expect(periodsOf({ from: '2024-12-15', to: '2026-12-02' }).slice(0, 3)).toEqual([
      { from: '2024-12-15', to: '2024-12-31' },
      { from: '2025-01-01', to: '2025-01-31' },
      { from: '2025-02-01', to: '2025-02-28' },
    ])
  })

  it('are not made for more years than anybody looks at', () => {
    expect([
      isBearable({ from: '2020-01-01', to: '2026-11-21' }),
      isBearable({ from: '1900-01-01', to: '2026-11-21' }),
    ]).toEqual([true, false])
  })
})

it('ages open orders by days that neither overlap nor leave a gap [MGMT-04]', () => {
  expect(agesOn('2026-03-20').map(({ from, to }) => [from, to])).toEqual([
    ['2026-03-18', '2026-03-20'],
    ['2026-03-13', '2026-03-17'],
    ['2026-03-05', '2026-03-12'],
    ['2026-02-18', '2026-03-04'],
    [null, '2026-02-17'],
  ])
})
