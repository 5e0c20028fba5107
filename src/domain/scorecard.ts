import type { DayRange } from './date-range.ts'
import { DAY, dayBefore, nextDay } from './time.ts'

/** Dimensions: what orders are grouped by. */
export const dimensions = [
  'transporter',
  'source',
  'destination',
  'lane',
  'reason',
  'rating',
  'response',
  'month',
] as const
/** One of them. */
export type Dimension = (typeof dimensions)[number]

/** Measures that count orders; each opens the orders that it counts. */
export const countedMeasures = [
  'orders',
  'closed',
  'on_time',
  'late',
  'exceptions',
  'rejected',
  'rated',
  'attempted',
  'answered',
  'contradicted',
] as const
/** One of them. */
export type CountedMeasure = (typeof countedMeasures)[number]

/** Columns that a scorecard is sorted by. */
export const scorecardSorts = [
  'name',
  'orders',
  'on_time',
  'late',
  'hours_late',
  'exceptions',
  'rejected',
  'rating',
  'attempted',
  'contradicted',
] as const
/** One of them. */
export type ScorecardSort = (typeof scorecardSorts)[number]

/** Which way a column says the worst first. */
export const worstFirst: Readonly<Record<ScorecardSort, 'asc' | 'desc'>> = {
  name: 'asc',
  orders: 'desc',
  on_time: 'asc',
  late: 'desc',
  hours_late: 'desc',
  exceptions: 'desc',
  rejected: 'desc',
  rating: 'asc',
  attempted: 'desc',
  contradicted: 'desc',
}

/** Groups that one page of a scorecard shows. */
export const GROUPS_A_PAGE = 50
/** Orders behind a mark that are shown at a time. */
export const MARKED_A_PAGE = 20

/** Stands between the two places in the name of a lane, which no place's name holds. */
export const LANE = '\u001F'

/** The figures of a group of orders. */
export interface Measures {
  readonly orders: number
  readonly closed: number
  readonly on_time: number
  readonly late: number
  readonly late_ms: number
  readonly exceptions: number
  readonly rejected: number
  readonly rated: number
  readonly rating_sum: number
  readonly attempted: number
  readonly answered: number
  readonly contradicted: number
}

/** Ratio: the share of what was closed that was closed on time; null where nothing was. */
export const onTimeShare = ({ on_time, closed }: Measures): number | null =>
  closed === 0 ? null : on_time / closed

/**
 * Ratio: the share of orders of whose failed attempts a receiver spoke that contradict the carrier;
 * null where nobody spoke (DOOR-14).
 */
export const contradictedShare = ({ contradicted, answered }: Measures): number | null =>
  answered === 0 ? null : contradicted / answered

/** Mean rating, null where nobody rated. */
export const meanRating = ({ rating_sum, rated }: Measures): number | null =>
  rated === 0 ? null : rating_sum / rated

const lengthOf = ({ from, to }: DayRange): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY) + 1

/** The period before: as many days as the range has, up to the day before it begins. */
export const periodBefore = (range: DayRange): DayRange => ({
  from: dayBefore(range.from, lengthOf(range)),
  to: dayBefore(range.from, 1),
})

/** The months (YYYY-MM) of a range, oldest first. */
export const monthsOf = ({ from, to }: DayRange): string[] => {
  const months: string[] = []
  for (let day = from; day <= to; day = nextDay(lastOfMonth(day))) months.push(day.slice(0, 7))
  return months
}

const lastOfMonth = (day: string): string => {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
}
