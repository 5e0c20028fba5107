import { describe, expect, it } from 'vitest'
import { daysToOffer, dispatchDays } from './dispatch-days.ts'

const order = (dispatch_date?: string) => ({ order: { dispatch_date } as never })
const shown = { from: '2026-10-27', to: '2026-11-26' }
const free = { least: null, most: '2026-11-26' }

describe('the days of the orders that a file has added', () => {
  it('are each there once, in their order [DESK-16]', () => {
    expect(
      dispatchDays([
        order('2026-05-07'),
        order(),
        order('2026-05-03'),
        order('2026-05-07'),
        order('soon'),
        { order: null },
      ]),
    ).toEqual(['2026-05-03', '2026-05-07'])
  })

  it.each([
    ['before those shown', ['2026-05-03', '2026-05-07'], free, ['2026-05-03', '2026-05-07']],
    ['some before', ['2026-05-03', '2026-11-25'], free, ['2026-05-03', '2026-11-25']],
    ['all among them', ['2026-10-27', '2026-11-26'], free, null],
    ['ahead, where no list goes', ['2026-12-01'], free, null],
    ['before and ahead', ['2026-05-03', '2026-12-01'], free, ['2026-05-03', '2026-05-03']],
    ['before the earliest', ['2026-05-03'], { ...free, least: '2026-06-01' }, null],
    ['none', [], free, null],
  ])('are offered where they are %s [DESK-16]', (_what, days, bounds, offered) => {
    const range = daysToOffer(days, shown, bounds)
    expect(range && [range.from, range.to]).toEqual(offered)
  })
})
