import { describe, expect, it } from 'vitest'
import { formatDay, formatTime, type TimeFormat } from './time-format.ts'
import { translateFrom } from './words/catalogue.ts'
import { timeWords } from './words/hi/time.ts'

const cases: [instant: string, zone: string, format: TimeFormat, shown: string][] = [
  ['2026-11-20T18:45:00.000Z', 'Asia/Kolkata', 'DD-MM-YYYY HH:mm', '21-11-2026 00:15'],
  ['2026-11-20T18:45:00.000Z', 'Asia/Kolkata', 'DD MMM HH:mm', '21 Nov 00:15'],
  ['2026-11-20T18:45:00.000Z', 'Asia/Kolkata', 'DD-MM-YYYY @ hh:mm A', '21-11-2026 @ 12:15 AM'],
  ['2026-11-20T06:30:00.000Z', 'Asia/Kolkata', 'DD-MM-YYYY @ hh:mm A', '20-11-2026 @ 12:00 PM'],
  ['2026-11-20T13:05:00.000Z', 'UTC', 'DD-MM-YYYY @ hh:mm A', '20-11-2026 @ 01:05 PM'],
  ['2026-01-01T03:30:00.000Z', 'America/New_York', 'DD MMM HH:mm', '31 Dec 22:30'],
  ['2026-07-01T03:30:00.000Z', 'America/New_York', 'DD-MM-YYYY HH:mm', '30-06-2026 23:30'],
]

describe('times in the table', () => {
  it.each(cases)('shows %s in %s as %s: %s [TABL-15]', (instant, zone, format, shown) => {
    expect(formatTime(instant, zone, format)).toBe(shown)
  })

  it('shows a day with its month in letters [FILT-02]', () =>
    expect(formatDay('2026-03-09')).toBe('09 Mar 2026'))

  it('names months as the language does that is asked for [L10N-01]', () => {
    const inHindi = translateFrom(() => timeWords)
    const at = '2026-03-03T09:00:00.000Z'
    expect([
      formatTime(at, 'UTC', 'DD MMM HH:mm', inHindi),
      formatTime(at, 'UTC', 'Do MMM @ hh:mm A', inHindi),
      formatDay('2026-03-09', inHindi),
    ]).toEqual(['03 मार्च 09:00', '3 मार्च @ 09:00 AM', '09 मार्च 2026'])
  })
})

it.each([
  ['2018-10-03T09:00:00.000Z', '3rd Oct @ 02:30 PM'],
  ['2018-09-30T18:30:00.000Z', '1st Oct @ 12:00 AM'],
  ['2018-09-22T06:31:00.000Z', '22nd Sep @ 12:01 PM'],
  ['2018-01-11T06:00:00.000Z', '11th Jan @ 11:30 AM'],
  ['2018-01-12T06:00:00.000Z', '12th Jan @ 11:30 AM'],
  ['2018-01-13T06:00:00.000Z', '13th Jan @ 11:30 AM'],
  ['2018-01-20T06:00:00.000Z', '20th Jan @ 11:30 AM'],
])('shows %s in the summary as %s [SUMM-01]', (instant, shown) =>
  expect(formatTime(instant, 'Asia/Kolkata', 'Do MMM @ hh:mm A')).toBe(shown),
)
