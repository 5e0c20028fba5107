import { formatTime, type TimeFormat } from '../../../domain/time-format.ts'
import type { Instant } from '../../../domain/time.ts'
import { spokenHere } from './language.ts'

/** `instant` as clocks in `zone` show it, with its month in the page's language. */
export const shownTime = (instant: Instant, zone: string, format: TimeFormat): string => {
  const text = formatTime(instant, zone, format)
  const here = spokenHere()
  return here === 'en'
    ? text
    : text.replace(/(\d)(?:st|nd|rd|th)? ([A-Z][a-z]{2})/, (_, digit: string, month: string) => {
        const day = Date.parse(`1 ${month} 2000 UTC`)
        const named = new Intl.DateTimeFormat(here, { month: 'short', timeZone: 'UTC' }).format(day)
        return `${digit} ${named}`
      })
}
