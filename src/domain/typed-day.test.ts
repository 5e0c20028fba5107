import { describe, expect, it } from 'vitest'
import { readDay, typedDay } from './typed-day.ts'

const today = '2026-11-26'

describe('A day as it is typed [DESK-08]', () => {
  it.each([
    ['26-11-2026', '2026-11-26'],
    [' 6-1-26 ', '2026-01-06'],
    ['06/01/2026', '2026-01-06'],
    ['6.1.2026', '2026-01-06'],
    ['2026-11-26', '2026-11-26'],
    ['26 Nov 2026', '2026-11-26'],
    ['26 nov', '2026-11-26'],
    ['6nov', '2026-11-06'],
    ['26/11', '2026-11-26'],
    ['26 11', '2026-11-26'],
    ['2611', '2026-11-26'],
    ['261126', '2026-11-26'],
    ['26112026', '2026-11-26'],
    ['20261126', '2026-11-26'],
    ['29-02-2028', '2028-02-29'],
  ])('%j is %s', (typed, day) => {
    expect(readDay(typed, today)).toBe(day)
  })

  it.each([
    '',
    '26',
    '32-11-2026',
    '29-02-2027',
    '26-13-2026',
    'soon',
    '26-11-2026 10:00',
    '26-11-20266',
    '46000.5',
    '-1',
    '26-11-',
    '9'.repeat(400),
  ])('%j is none', (typed) => {
    expect(readDay(typed, today)).toBeNull()
  })

  it('is shown with its day first, and what is no day as it is', () => {
    expect([typedDay('2026-11-26'), typedDay('26 no'), typedDay('')]).toEqual([
      '26-11-2026',
      '26 no',
      '',
    ])
  })

  it('is read again as it is shown', () => {
    for (const day of ['2024-02-29', '2026-01-31', '1999-12-01'])
      expect(readDay(typedDay(day), today)).toBe(day)
  })
})
