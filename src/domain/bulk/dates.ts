import { isDay, isTime, wallClock } from '../time.ts'
import { sentence } from '../words/sentence.ts'
import { isMoment, isUnfit, tidy, wallOf, type Cell, type Taken } from './cell.ts'

/** Which number stands first where a date is written as three. */
export type DateOrder = 'day_first' | 'month_first'

/**
 * What reading a date needs to know of its file: its count of days begins in 1904, what the person
 * said of dates that can be read in two ways, and the zone in which instants are days and times.
 */
export interface Calendar {
  readonly time_zone: string
  readonly is_1904: boolean
  readonly date_order: DateOrder | null
}

/** A day (YYYY-MM-DD) and, where one was written beside it, the time (HH:mm). */
export interface DayRead {
  readonly day: string
  readonly time: string | null
}

const DAYS_FROM_1900_TO_1904 = 1_462
/**
 * Serial numbers of 1990-01-01 and 2200-01-01: below and above, a number is no date of a
 * consignment.
 */
const [FIRST_SERIAL, LAST_SERIAL] = [32_874, 109_575]
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/**
 * The day that a cell stands for. One that can be read in two ways stands for none, until
 * `date_order` says how to.
 */
export const dayIn = (cell: Exclude<Cell, null>, calendar: Calendar): Taken<DayRead> => {
  if (typeof cell === 'boolean') return { unfit: sentence('not_date', String(cell)) }
  if (isMoment(cell)) return serialDay(cell.days)
  const text = typeof cell === 'number' ? String(cell) : tidy(cell)
  // A spreadsheet's day number comes as text too, out of other programs' files.
  if (typeof cell === 'number' || /^\d{5}(\.\d+)?$/.test(text))
    return (
      compactDay(text) ?? serialDay(Number(text) + (calendar.is_1904 ? DAYS_FROM_1900_TO_1904 : 0))
    )
  return textDay(text, calendar)
}

const serialDay = (days: number): Taken<DayRead> => {
  if (!(days >= FIRST_SERIAL && days < LAST_SERIAL))
    return { unfit: sentence('not_date', String(days)) }
  return { day: wallOf({ days }).day, time: Number.isInteger(days) ? null : wallOf({ days }).time }
}

/** 20261121, as some systems write days. */
const compactDay = (text: string): DayRead | null => {
  const day = `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`
  return isDay(day) ? { day, time: null } : null
}

/** An instant as systems write it: with a zone of its own, and so read on the client's clock. */
const instantIn = (text: string, time_zone: string): { day: string; time: string } | null =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/.test(text) &&
  isDay(text.slice(0, 10)) &&
  !Number.isNaN(Date.parse(text))
    ? wallClock(new Date(text).toISOString(), time_zone)
    : null

const textDay = (text: string, { date_order, time_zone }: Calendar): Taken<DayRead> => {
  const instant = instantIn(text, time_zone)
  if (instant) return { day: instant.day, time: instant.time }
  const [, date = text, , clock = ''] = /^(.*?[^\s,T])(,? |T)(\d{1,2} ?[:.hap].*)/i.exec(text) ?? []
  const time = readTime(clock)
  if (clock !== '' && time === null) return { unfit: sentence('not_date', text) }
  const found = named(date) ?? numbered(date, date_order)
  if (isUnfit(found)) return found
  return found !== null && isDay(found)
    ? { day: found, time }
    : { unfit: sentence('not_date', text) }
}

/** No day where a part of it is not there. */
const iso = (year: string, month: number | string = '', day = ''): string =>
  `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`

/** 21-Nov-2026, 21 November 26, Nov 21, 2026. */
const named = (text: string): string | null => {
  const [, first, name, year] =
    /^(\d{1,2})[\s./-]*([A-Za-z]{3,9})[\s,./-]*(\d{4}|\d{2})$/.exec(text) ?? []
  const [, name_first, day, its_year] =
    /^([A-Za-z]{3,9})[\s.-]*(\d{1,2}),?[\s-]+(\d{4})$/.exec(text) ?? []
  const month = months.indexOf((name ?? name_first ?? '').slice(0, 3).toLowerCase()) + 1
  const full = year ?? its_year
  if (full === undefined) return null
  return iso(full.length === 2 ? `20${full}` : full, month, first ?? day)
}

/**
 * 2026-11-21 and 21.11.2026 say their order; 21/11/2026 too, since there is no month 21; 03/04/2026
 * does not.
 */
const numbered = (text: string, order: DateOrder | null): Taken<string> | null => {
  const [, y, m, d] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text) ?? []
  if (y !== undefined) return iso(y, m, d)
  const compact = compactDay(text)
  if (compact) return compact.day
  const [, a, sign, b, year] = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})$/.exec(text) ?? []
  if (year === undefined) return null
  // A year of two digits could as well be the day.
  if (year.length === 2 && order === null) return { unfit: sentence('two_ways', text) }
  const full = year.length === 2 ? `20${year}` : year
  const is_plain = sign === '.' || Number(a) > 12 || Number(b) > 12 || Number(a) === Number(b)
  if (!is_plain && order === null) return { unfit: sentence('two_ways', text) }
  const month_first = Number(b) > 12 || (Number(a) <= 12 && sign !== '.' && order === 'month_first')
  return month_first ? iso(full, a, b) : iso(full, b, a)
}

/** Written with a point or as the hour alone, a time shows by what follows that it is one. */
const clocks: readonly RegExp[] = [
  /^(\d{1,2})(?:[:.](\d{2})(?::\d{2}(?:\.\d+)?)?)? ?([ap])\.?m\.?$/i,
  /^(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?(?: ?(?:h|hrs?|hours?)\.?)?$/i,
  /^(\d{1,2})\.(\d{2}) ?(?:h|hrs?|hours?)\.?$/i,
  /^(\d{1,2}) ?h ?(\d{2})?$/i,
]

/**
 * The time of day (HH:mm) that a text says: 9:30, 09:30:15, 9:30 PM, 9.30 AM, 9h30; null where it
 * says none.
 */
const readTime = (text: string): string | null => {
  const found = clocks.map((clock) => clock.exec(text)).find((one) => one !== null)
  const [, hours, minutes = '00', half = ''] = found ?? []
  if (half !== '' && (Number(hours) < 1 || Number(hours) > 12)) return null
  const shift = half === '' ? Number(hours) : (Number(hours) % 12) + (/p/i.test(half) ? 12 : 0)
  const time = `${String(shift).padStart(2, '0')}:${minutes}`
  return isTime(time) ? time : null
}

/** The time of day (HH:mm) that a cell stands for. */
export const timeIn = (
  cell: Exclude<Cell, null>,
  { time_zone }: Pick<Calendar, 'time_zone'>,
): Taken<string> => {
  if (typeof cell === 'string') {
    const text = tidy(cell)
    return (
      readTime(text) ??
      instantIn(text, time_zone)?.time ??
      (/^0?\.\d+$/.test(text) ? timeIn(Number(text), { time_zone }) : null) ?? {
        unfit: sentence('not_time', text),
      }
    )
  }
  const days = isMoment(cell) ? cell.days : typeof cell === 'number' ? cell : Number.NaN
  // A number that is not formatted as a time is one only as the part of a day.
  if (!(days >= 0) || (!isMoment(cell) && days >= 1))
    return { unfit: sentence('not_time', String(isMoment(cell) ? days : cell)) }
  return wallOf({ days: days % 1 }).time
}
