import type { DayRange } from './date-range.ts'
import { DAY, dayBefore, nextDay } from './time.ts'

/** What one bar of a chart stands for. */
export type Unit = 'day' | 'week' | 'month'

/** Bars that a chart holds before it takes longer steps. */
const MOST_BARS = 62
/** Years that an analysis may cover. */
export const LONGEST_YEARS = 30

const daysIn = ({ from, to }: DayRange): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY) + 1

/** Is the range short enough to be counted? */
export const isBearable = (range: DayRange): boolean => daysIn(range) <= LONGEST_YEARS * 366

/**
 * How long the steps are that keep a range readable: days, else weeks, else months of the calendar.
 */
export const unitOf = (range: DayRange): Unit => {
  const days = daysIn(range)
  if (days <= MOST_BARS) return 'day'
  return days <= MOST_BARS * 7 ? 'week' : 'month'
}

/** The range cut into steps of its unit, oldest first; the first and last may be shorter. */
export const periodsOf = (range: DayRange): DayRange[] => {
  const unit = unitOf(range)
  const periods: DayRange[] = []
  for (let from = range.from; from <= range.to;) {
    const end = lastOf(from, unit)
    const to = end < range.to ? end : range.to
    periods.push({ from, to })
    from = nextDay(to)
  }
  return periods
}

const lastOf = (day: string, unit: Unit): string => {
  switch (unit) {
    case 'day':
      return day
    case 'week':
      return dayBefore(day, -6)
    case 'month':
      return dayBefore(`${nextMonth(day)}-01`, 1)
  }
}

/** The month (YYYY-MM) after that of `day`. */
const nextMonth = (day: string): string => {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return month === 12
    ? `${String(year + 1).padStart(4, '0')}-01`
    : `${String(year).padStart(4, '0')}-${String(month + 1).padStart(2, '0')}`
}

/**
 * Open orders `least` to `most` days after the day of their dispatch, which lies between `from` and
 * `to`; null: without end.
 */
export interface Age {
  readonly least: number
  readonly most: number | null
  readonly from: string | null
  readonly to: string
}

const steps: readonly [least: number, most: number | null][] = [
  [0, 2],
  [3, 7],
  [8, 15],
  [16, 30],
  [31, null],
]

/** The ages that open orders are counted by, youngest first, on the day `today`. */
export const agesOn = (today: string): Age[] =>
  steps.map(([least, most]) => ({
    least,
    most,
    from: most === null ? null : dayBefore(today, most),
    to: dayBefore(today, least),
  }))
