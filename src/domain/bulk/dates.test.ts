import { describe, expect, it } from 'vitest'
import { isUnfit, type Cell } from './cell.ts'
import { dayIn, timeIn, type Calendar } from './dates.ts'

const usual: Calendar = { time_zone: 'Asia/Kolkata', is_1904: false, date_order: null }

describe('a date', () => {
  it.each<
    [cell: Exclude<Cell, null>, day: string, time: string | null, calendar?: Partial<Calendar>]
  >([
    [46_347, '2026-11-21', null],
    [46_347.5, '2026-11-21', '12:00'],
    [44_885, '2026-11-21', null, { is_1904: true }],
    [{ days: 46_347.395833333 }, '2026-11-21', '09:30'],
    [20_261_121, '2026-11-21', null],
    ['20261121', '2026-11-21', null],
    ['2026-11-21', '2026-11-21', null],
    ['2026/1/5', '2026-01-05', null],
    ['2026-11-21T14:30:00.000', '2026-11-21', '14:30'],
    ['2026-11-21 14:30', '2026-11-21', '14:30'],
    ['21.11.2026', '2026-11-21', null],
    ['03.04.2026', '2026-04-03', null],
    ['21/11/2026', '2026-11-21', null],
    ['11/21/2026', '2026-11-21', null],
    ['05-05-2026', '2026-05-05', null],
    ['21/11/2026 02:30 PM', '2026-11-21', '14:30'],
    ['21-Nov-2026', '2026-11-21', null],
    ['21 November 2026', '2026-11-21', null],
    ['Nov 21, 2026', '2026-11-21', null],
    ['21-Nov-26', '2026-11-21', null],
    ['\u00A021-Nov-2026 ', '2026-11-21', null],
    ['03/04/2026', '2026-04-03', null, { date_order: 'day_first' }],
    ['03/04/2026', '2026-03-04', null, { date_order: 'month_first' }],
    ['03/04/26', '2026-04-03', null, { date_order: 'day_first' }],
    ['29/02/2028', '2028-02-29', null],
    ['46346', '2026-11-20', null],
    ['46346.5', '2026-11-20', '12:00'],
    ['44884', '2026-11-20', null, { is_1904: true }],
    ['2026-11-20T09:30:00Z', '2026-11-20', '15:00'],
    ['2026-11-20T22:30:00.000Z', '2026-11-21', '04:00'],
    ['2026-11-20T09:30+05:30', '2026-11-20', '09:30'],
    ['2026-11-20T09:30:00Z', '2026-11-20', '13:30', { time_zone: 'Asia/Dubai' }],
    ['21/11/2026 9.30 AM', '2026-11-21', '09:30'],
    ['21-Nov-2026 9h30', '2026-11-21', '09:30'],
    ['21-Nov-2026 9h', '2026-11-21', '09:00'],
    ['21/11/2026 14.30 hrs', '2026-11-21', '14:30'],
    ['21/11/2026, 2 PM', '2026-11-21', '14:00'],
    ['21/11/2026 2PM', '2026-11-21', '14:00'],
    ['21/11/2026 2.30PM', '2026-11-21', '14:30'],
    ['2026-11-20T09:30:00+0530', '2026-11-20', '09:30'],
    ['46346.25', '2026-11-20', '06:00'],
    [32_874, '1990-01-01', null],
    [100_000, '2173-10-14', null],
    [109_574, '2199-12-31', null],
  ])('is read from %j as %s %s [BULK-04]', (cell, day, time, calendar = {}) => {
    expect(dayIn(cell, { ...usual, ...calendar })).toEqual({ day, time })
  })

  it.each<[text: string, day: string]>([
    ['25-03-2026', '2026-03-25'],
    ['25/03/2026', '2026-03-25'],
    ['25.03.2026', '2026-03-25'],
    ['03.04.2026', '2026-04-03'],
    ['03-25-2026', '2026-03-25'],
    ['3/25/2026', '2026-03-25'],
    ['05-05-2026', '2026-05-05'],
    ['12/12/2026', '2026-12-12'],
    ['13-12-2026', '2026-12-13'],
    ['12-13-2026', '2026-12-13'],
    ['2026-03-25', '2026-03-25'],
    ['2026-03-04', '2026-03-04'],
    ['2026/3/4', '2026-03-04'],
    ['2026.03.04', '2026-03-04'],
    ['20260304', '2026-03-04'],
    ['4-Mar-2026', '2026-03-04'],
    ['Mar 4, 2026', '2026-03-04'],
    ['4Mar2026', '2026-03-04'],
    ['4 - March - 2026', '2026-03-04'],
    ['Mar4, 2026', '2026-03-04'],
    ['Mar. 4 2026', '2026-03-04'],
    ['Mar 4 - 2026', '2026-03-04'],
  ])(
    'that can be read in one way is read so whichever order the person said: %s as %s [BULK-04]',
    (text, day) => {
      for (const date_order of [null, 'day_first', 'month_first'] as const)
        for (const [cell, time] of [
          [text, null],
          [`${text} 14:30`, '14:30'],
        ] as const)
          expect([date_order, dayIn(cell, { ...usual, date_order })]).toEqual([
            date_order,
            { day, time },
          ])
    },
  )

  it.each<[text: string, day_first: string, month_first: string]>([
    ['25-03-26', '2026-03-25', '2026-03-25'],
    ['03-25-26', '2026-03-25', '2026-03-25'],
    ['03-04-26', '2026-04-03', '2026-03-04'],
    ['12/11/2026', '2026-11-12', '2026-12-11'],
    ['11/12/2026', '2026-12-11', '2026-11-12'],
    ['1/2/2026', '2026-02-01', '2026-01-02'],
  ])(
    'that can be read in two ways is read as the person said: %s as %s or %s [BULK-04]',
    (text, ...days) => {
      expect(isUnfit(dayIn(text, usual))).toBe(true)
      for (const [at, date_order] of (['day_first', 'month_first'] as const).entries())
        expect(dayIn(text, { ...usual, date_order })).toEqual({ day: days[at], time: null })
    },
  )

  it.each<[string | number | boolean]>([
    ['31/11/2026'],
    ['29/02/2026'],
    ['soon'],
    ['13/13/2026'],
    [12],
    [0],
    [9_876_543_210],
    [true],
    ['32-Jan-2026'],
    ['2026-11-21 25:00'],
    [Number.NaN],
    ['2026-11-31T14:30:00.000Z'],
    ['12345'],
    ['2026-11-21 9.30'],
    [false],
    [32_873],
    [109_575],
    ['LR-46346'],
    ['21-Foo-2026'],
    ['121-Nov-2026'],
    ['21-Nov-20261'],
    ['or Nov 21, 2026'],
    ['Nov 21, 20261'],
    ['12026-11-21'],
    ['121/11/2026'],
    ['21/11/20261'],
    ['2026-11-20T09:30:00Z (planned)'],
  ])('is not guessed from %j [BULK-04]', (cell) => {
    expect(dayIn(cell, usual)).toEqual({ unfit: { code: 'not_date', params: [String(cell)] } })
  })

  it.each(['03/04/2026', '3-4-2026', '21/11/26'])(
    'says of one that can be read in two ways that it can: %s [BULK-04]',
    (text) => {
      expect(dayIn(text, usual)).toEqual({ unfit: { code: 'two_ways', params: [text] } })
    },
  )
})

describe('a time of day', () => {
  it.each<[Exclude<Cell, null>, string]>([
    ['9:30', '09:30'],
    ['09:30:59', '09:30'],
    ['9:30 PM', '21:30'],
    ['1:30 PM', '13:30'],
    ['12:05 am', '00:05'],
    [0.5, '12:00'],
    [0, '00:00'],
    [{ days: 46_347.75 }, '18:00'],
    [{ days: 0.999999 }, '00:00'],
    [{ days: 1e12 + 0.5 }, '12:00'],
    ['.5', '12:00'],
    ['9.30 AM', '09:30'],
    ['9.30 p.m.', '21:30'],
    ['9 AM', '09:00'],
    ['9h30', '09:30'],
    ['9 h', '09:00'],
    ['14.30 hrs', '14:30'],
    ['14:30 hrs', '14:30'],
    ['0.395833333', '09:30'],
    ['2026-11-20T09:30:00Z', '15:00'],
  ])('is read from %j as %s [BULK-04]', (cell, time) => {
    expect(timeIn(cell, usual)).toBe(time)
  })
  it.each<[string | number | boolean]>([
    ['24:00'],
    ['13:00 PM'],
    ['13.00 PM'],
    ['9'],
    [9],
    [-0.5],
    [true],
    ['9.30'],
    ['25h00'],
    ['1.5'],
    ['0:30 PM'],
    ['about 0.5'],
    ['0.5 d'],
    [1],
    [false],
  ])('is not guessed from %j [BULK-04]', (cell) => {
    expect(timeIn(cell, usual)).toEqual({ unfit: { code: 'not_time', params: [String(cell)] } })
  })
})
