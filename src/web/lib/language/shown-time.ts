import { formatDay, formatTime, type TimeFormat } from '../../../domain/time-format.ts'
import type { Instant } from '../../../domain/time.ts'
import { t } from './language.ts'

/** `instant` as clocks in `zone` show it, with its month in the page's language. */
export const shownTime = (instant: Instant, zone: string, format: TimeFormat): string =>
  formatTime(instant, zone, format, t)

/** A day (YYYY-MM-DD) as `21 Nov 2026`, with its month in the page's language. */
export const shownDay = (day: string): string => formatDay(day, t)
