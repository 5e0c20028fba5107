import { formatDay, formatTime, type TimeFormat } from '../../../domain/time-format.ts'
import type { Instant } from '../../../domain/time.ts'
import { spokenHere, t } from './language.ts'

/** `instant` as clocks in `zone` show it, with its month in the page's language. */
export const shownTime = (instant: Instant, zone: string, format: TimeFormat): string =>
  formatTime(instant, zone, format, t)

/** A day (YYYY-MM-DD) as `21 Nov 2026`, with its month in the page's language. */
export const shownDay = (day: string): string => formatDay(day, t)

/** Parts of a day (YYYY-MM-DD) as calendars head them, in the page's language and plain digits. */
const shownPart =
  (parts: Intl.DateTimeFormatOptions) =>
  (day: string): string =>
    new Intl.DateTimeFormat(spokenHere(), {
      ...parts,
      timeZone: 'UTC',
      numberingSystem: 'latn',
    }).format(new Date(day.slice(0, 10)))

/** Its month and year as `November 2026`. */
export const shownMonth = shownPart({ month: 'long', year: 'numeric' })

/** Its month alone as `Nov`. */
export const shownMonthOfYear = shownPart({ month: 'short' })

/** Its day of the week as `Mon`. */
export const shownWeekday = shownPart({ weekday: 'short' })
