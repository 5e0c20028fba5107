import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  dayBefore,
  dayBounds,
  instantOf,
  isDay,
  isReadZone,
  isTime,
  isTimeZone,
  wallClock,
} from './time.ts'

describe('clocks on the wall', () => {
  it.each([
    ['half an hour east', '2026-03-10', '00:15', 'Asia/Kolkata', '2026-03-09T18:45:00.000Z'],
    [
      'three quarters of an hour',
      '2026-03-10',
      '12:00',
      'Asia/Kathmandu',
      '2026-03-10T06:15:00.000Z',
    ],
    ['UTC', '2026-03-10', '23:59', 'UTC', '2026-03-10T23:59:00.000Z'],
    ['the far east', '2026-01-01', '00:00', 'Pacific/Kiritimati', '2025-12-31T10:00:00.000Z'],
    ['before the gap', '2026-03-08', '01:59', 'America/New_York', '2026-03-08T06:59:00.000Z'],
    ['in the gap', '2026-03-08', '02:30', 'America/New_York', '2026-03-08T07:30:00.000Z'],
    ['just after the gap', '2026-03-08', '03:30', 'America/New_York', '2026-03-08T07:30:00.000Z'],
    ['in the gap, east', '2026-03-29', '02:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
    [
      'just after the gap, east',
      '2026-03-29',
      '03:00',
      'Europe/Berlin',
      '2026-03-29T01:00:00.000Z',
    ],
    ['shown twice', '2026-11-01', '01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
    ['shown twice, east', '2026-10-25', '02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
    [
      'a midnight that is skipped',
      '2026-04-24',
      '00:00',
      'Africa/Cairo',
      '2026-04-23T22:00:00.000Z',
    ],
    [
      'half an hour of summer',
      '2026-10-04',
      '02:15',
      'Australia/Lord_Howe',
      '2026-10-03T15:45:00.000Z',
    ],
  ])('are read where the time is %s [FILT-07]', (_case, day, time, zone, instant) => {
    expect(instantOf(day, time, zone)).toBe(instant)
  })

  it('show again what they were read from, but for the skipped hours [FILT-07]', () => {
    const zone = fc.constantFrom(
      'Asia/Kolkata',
      'America/New_York',
      'Europe/Berlin',
      'Australia/Lord_Howe',
      'America/Havana',
      'Pacific/Chatham',
    )
    const minute = fc.integer({
      min: Date.parse('2000-01-01') / 60_000,
      max: Date.parse('2037-12-31') / 60_000,
    })
    fc.assert(
      fc.property(zone, minute, (name, at) => {
        const instant = new Date(at * 60_000).toISOString()
        const shown = wallClock(instant, name)
        const read = instantOf(shown.day, shown.time, name)
        expect(wallClock(read, name)).toEqual(shown)
        // The first of two moments that look alike.
        expect(Date.parse(read)).toBeLessThanOrEqual(Date.parse(instant))
      }),
    )
  })

  it('show what the calendar says at any instant, remembered or not [TABL-15]', () => {
    const zones = [
      'Asia/Kolkata',
      'Europe/Berlin',
      'America/New_York',
      'Australia/Lord_Howe',
      'UTC',
    ]
    const calendar = zones.map((timeZone) => {
      const numeric = {
        day: '2-digit',
        month: '2-digit',
        hour: '2-digit',
        minute: '2-digit',
      } as const
      const options = { timeZone, hourCycle: 'h23', year: 'numeric', ...numeric } as const
      return new Intl.DateTimeFormat('sv-SE', options)
    })
    const day = 86_400_000
    const bounds = { min: Date.UTC(1950, 0, 1), max: Date.UTC(2210, 0, 1) }
    const around = fc.integer({ min: -2 * day, max: 2 * day })
    // The ends of summer time, too.
    const near = around.map((ms) => Date.UTC(2026, 9, 25, 1) + ms)
    fc.assert(
      fc.property(fc.oneof(fc.integer(bounds), near), fc.nat(zones.length - 1), (at, which) => {
        const { day: shown, time } = wallClock(new Date(at).toISOString(), zones[which] ?? '')
        expect(`${shown} ${time}`).toBe(calendar[which]?.format(at))
      }),
      { numRuns: 3_000 },
    )
  })

  it('count a day of summer time as it is: 23 or 25 hours [FILT-07]', () => {
    const hours = (day: string): number => {
      const { $gte, $lte } = dayBounds(day, day, 'Europe/Berlin')
      return (Date.parse($lte) + 1 - Date.parse($gte)) / 3_600_000
    }
    expect([hours('2026-03-29'), hours('2026-10-25'), hours('2026-06-01')]).toEqual([23, 25, 24])
  })

  it('bound days from the first millisecond to the last [FILT-07]', () => {
    expect(dayBounds('2026-02-28', '2026-03-01', 'Asia/Kolkata')).toEqual({
      $gte: '2026-02-27T18:30:00.000Z',
      $lte: '2026-03-01T18:29:59.999Z',
    })
    expect(dayBefore('2026-03-01', 30)).toBe('2026-01-30')
  })
})

describe('what is a day, a time, a zone', () => {
  it.each([
    ['2026-02-28', true],
    ['2024-02-29', true],
    ['2026-02-29', false],
    ['2000-02-29', true],
    ['1900-02-29', false],
    ['2100-02-29', false],
    ['2024-01-30', true],
    ['2024-01-32', false],
    ['2026-04-31', false],
    ['2026-04-00', false],
    ['2026-00-10', false],
    ['12026-01-01', false],
    ['2026-13-01', false],
    ['2026-1-1', false],
    ['0001-01-01', false],
    ['9999-01-01', false],
    [' 2026-01-01', false],
    ['2026-01-01\n', false],
  ])('takes %j for a day: %s', (text, is) => expect(isDay(text)).toBe(is))
  it.each([
    ['00:00', true],
    ['23:59', true],
    ['24:00', false],
    ['7:05', false],
    ['12:60', false],
    ['12:00:00', false],
    ['12.30', false],
  ])('takes %j for a time: %s [ADD-07]', (text, is) => expect(isTime(text)).toBe(is))
  it.each([
    ['Asia/Kolkata', true],
    ['UTC', true],
    ['Asia/Calcutta', true],
    ['America/Argentina/Buenos_Aires', true],
    ['Etc/GMT-5', true],
    ['Etc/UTC', true],
    ['GMT', true],
    ['EST', true],
    ['EST5EDT', true],
    ['GB', true],
    ['Singapore', true],
    ['US/Pacific', true],
    ['Mars/Olympus', false],
    ['+05:30', false],
    ['+0530', false],
    ['-08', false],
    ['IST', false],
    ['ist', false],
    ['CET', false],
    ['SystemV/PST8', false],
    ['US/Pacific-New', false],
    ['', false],
  ])('takes %j for a zone: %s [CONF-01]', (text, is) => expect(isTimeZone(text)).toBe(is))
  it.each([
    ['+05:30', true],
    ['IST', true],
    ['Asia/Kolkata', true],
    ['Mars/Olympus', false],
  ])('counts in %j, which may have been kept as a zone: %s [CONF-01]', (text, is) =>
    expect(isReadZone(text)).toBe(is),
  )
})
