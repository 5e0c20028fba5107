import { dayBefore, dayBounds, isDay, wallClock, type Clock, type Instant } from './time.ts'

/** Days a list covers when nobody chose. */
export const usualDays = 30
/** How far ahead an ETA may be looked for. */
const AHEAD_DAYS = 366

/** What the days of a list are about (DESK-03). */
export const dayKinds = ['dispatch', 'eta', 'delivery'] as const
/** One of them. */
export type DayKind = (typeof dayKinds)[number]

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

/**
 * The bounds of the date range; an account with an earliest date begins there always, where it is
 * about the dispatch (FILT-02). Only an ETA may lie ahead.
 */
export const boundsOf = (
  earliest_date: string | null,
  clock: Clock,
  kind: DayKind = 'dispatch',
): RangeBounds => {
  const today = todayOf(clock)
  if (kind === 'eta') return { least: null, most: dayBefore(today, -AHEAD_DAYS), fixed_from: false }
  const least = kind === 'dispatch' ? earliest_date : null
  return { least, most: today, fixed_from: least !== null }
}

/**
 * The range asked for, brought within its bounds: by default the last 30 days to today, and for
 * ETAs as many ahead; never past what is possible, never upside down.
 */
export const rangeOf = (
  asked: { from?: string | undefined; to?: string | undefined },
  earliest_date: string | null,
  clock: Clock,
  kind: DayKind = 'dispatch',
): DayRange => {
  const today = todayOf(clock)
  const { least, most } = boundsOf(earliest_date, clock, kind)
  const last = kind === 'eta' ? dayBefore(today, -usualDays) : today
  const to = asked.to !== undefined && isDay(asked.to) && asked.to <= most ? asked.to : last
  if (least !== null) return { from: least, to: to < least ? least : to }
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

/** Ranges that are chosen by their name (DESK-03). */
export const presetNames = [
  'today',
  'yesterday',
  'tomorrow',
  'this_week',
  'next_week',
  'last_month',
] as const
/** One of these names. */
export type PresetName = (typeof presetNames)[number]

/** A month of the calendar (YYYY-MM), from its first day to its last. */
export const monthRange = (month: string): DayRange => {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const next = new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 10)
  return { from: `${month}-01`, to: dayBefore(next, 1) }
}

const presetOf = (name: PresetName, today: string): DayRange => {
  const day = (ahead: number): string => dayBefore(today, -ahead)
  // A week begins on Monday (ISO 8601).
  const monday = -((new Date(`${today}T00:00:00.000Z`).getUTCDay() + 6) % 7)
  switch (name) {
    case 'today':
      return { from: today, to: today }
    case 'yesterday':
      return { from: day(-1), to: day(-1) }
    case 'tomorrow':
      return { from: day(1), to: day(1) }
    case 'this_week':
      return { from: day(monday), to: day(monday + 6) }
    case 'next_week':
      return { from: day(monday + 7), to: day(monday + 13) }
    case 'last_month':
      return monthRange(dayBefore(`${today.slice(0, 7)}-01`, 1).slice(0, 7))
  }
}

/** The ranges to choose from by name, each cut to the bounds; what lies outside is left out. */
export const presetRanges = (
  { most }: Pick<RangeBounds, 'most'>,
  clock: Clock,
): readonly { readonly name: PresetName; readonly range: DayRange }[] =>
  presetNames.flatMap((name) => {
    const { from, to } = presetOf(name, todayOf(clock))
    return from > most ? [] : [{ name, range: { from, to: to > most ? most : to } }]
  })
