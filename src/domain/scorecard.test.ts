import { expect, it } from 'vitest'
import {
  LANE,
  contradictedShare,
  meanRating,
  monthsOf,
  onTimeShare,
  periodBefore,
  type Measures,
} from './scorecard.ts'
import { english } from './words/catalogue.ts'
import { groupName } from './words/scorecard.ts'

it.each([
  ['transporter', null, 'No transporter'],
  ['transporter', '', 'No transporter'],
  ['source', null, 'No name'],
  ['destination', '', 'No name'],
  ['destination', 'Pune', 'Pune'],
  ['lane', 'Pune→', 'Pune → No name'],
  ['month', null, 'None'],
] as const)(
  'a group by %s that is called %j is shown as %s [MGMT-04] [DATA-01]',
  (by, name, shown) => {
    expect(groupName(by, name && name.replace('→', LANE), english)).toBe(shown)
  },
)

it.each([
  ['2026-03-01', '2026-03-31', '2026-01-29', '2026-02-28'],
  ['2026-03-10', '2026-03-10', '2026-03-09', '2026-03-09'],
  ['2024-03-01', '2024-03-02', '2024-02-28', '2024-02-29'],
])('%s to %s is compared with %s to %s [MGMT-04]', (from, to, before, until) => {
  expect(periodBefore({ from, to })).toEqual({ from: before, to: until })
})

it.each([
  ['2026-03-10', '2026-03-10', ['2026-03']],
  ['2025-12-31', '2026-02-01', ['2025-12', '2026-01', '2026-02']],
  ['2024-02-29', '2024-03-01', ['2024-02', '2024-03']],
])('%s to %s is told month by month [MGMT-04]', (from, to, months) => {
  expect(monthsOf({ from, to })).toEqual(months)
})

it('has no share and no mean of nothing [MGMT-04] [DOOR-14]', () => {
  const nothing: Measures = {
    orders: 0,
    closed: 0,
    on_time: 0,
    late: 0,
    late_ms: 0,
    exceptions: 0,
    rejected: 0,
    rated: 0,
    rating_sum: 0,
    attempted: 0,
    answered: 0,
    contradicted: 0,
  }
  expect([onTimeShare(nothing), meanRating(nothing), contradictedShare(nothing)]).toEqual([
    null,
    null,
    null,
  ])
  expect([
    onTimeShare({ ...nothing, closed: 4, on_time: 3 }),
    meanRating({ ...nothing, rated: 2, rating_sum: 7 }),
  ]).toEqual([0.75, 3.5])
  expect(contradictedShare({ ...nothing, attempted: 9, answered: 4, contradicted: 1 })).toBe(0.25)
})
