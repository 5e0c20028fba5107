import { dayBefore, dayBounds, isDay, wallClock, type Clock, type Instant } from './time.ts'

/** Days a list covers when nobody chose. */
export const usualDays = 30

/** Days of the calendar (YYYY-MM-DD), both included. */
export interface DayRange {
  readonly from: string
  readonly to: string
}

/**
 * What may be chosen: days from `least` (null: any) to `most`; with `fixed_from` the lower bound is
 * that day and no other.
 */
export interface RangeBounds {
  readonly least: string | null
  readonly most: string
  readonly fixed_from: boolean
}

/** Today in the clock's zone. */
export const todayOf = (clock: Clock): string => wallClock(clock.now, clock.time_zone).day

/** The bounds of the date range; an account with an earliest date begins there always (FILT-02). */
export const boundsOf = (earliest_date: string | null, clock: Clock): RangeBounds => ({
  least: earliest_date,
  most: todayOf(clock),
  fixed_from: earliest_date !== null,
})

/**
 * The range asked for, brought within its bounds: by default the last 30 days to today, never past
 * today, never upside down.
 */
export const rangeOf = (
  asked: { from?: string | undefined; to?: string | undefined },
  earliest_date: string | null,
  clock: Clock,
): DayRange => {
  const today = todayOf(clock)
  const to = asked.to !== undefined && isDay(asked.to) && asked.to < today ? asked.to : today
  if (earliest_date !== null)
    return { from: earliest_date, to: to < earliest_date ? earliest_date : to }
  const from =
    asked.from !== undefined && isDay(asked.from) ? asked.from : dayBefore(today, usualDays)
  return { from: from > to ? to : from, to }
}

/**
 * A range as the query's UTC bounds: from the start of its first day to the end of its last in the
 * client's zone (FILT-07).
 */
export const queryBounds = (
  { from, to }: DayRange,
  time_zone: string,
): { $gte: Instant; $lte: Instant } => dayBounds(from, to, time_zone)
