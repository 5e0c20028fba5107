import { wallClock, type Instant } from './time.ts'
import { english, type Translate } from './words/catalogue.ts'
import { timeWords } from './words/time.ts'

/**
 * The three ways a table shows an instant (TABL-15) and the summary's own (SUMM-01), by their
 * pattern.
 */
export type TimeFormat =
  | 'DD-MM-YYYY HH:mm'
  | 'DD MMM HH:mm'
  | 'DD-MM-YYYY @ hh:mm A'
  | 'Do MMM @ hh:mm A'

/** `instant` as clocks in `zone` (IANA) show it, with its month as `t` says it. */
export const formatTime = (
  instant: Instant,
  zone: string,
  format: TimeFormat,
  t: Translate = english,
): string => {
  const { day, time } = wallClock(instant, zone)
  const [year = '', month = '', date = ''] = day.split('-')
  const { months, ordinal } = t(timeWords)
  switch (format) {
    case 'DD-MM-YYYY HH:mm':
      return `${date}-${month}-${year} ${time}`
    case 'DD MMM HH:mm':
      return `${date} ${months[Number(month) - 1] ?? ''} ${time}`
    case 'DD-MM-YYYY @ hh:mm A':
      return `${date}-${month}-${year} @ ${halfDay(time)}`
    case 'Do MMM @ hh:mm A':
      return `${ordinal(Number(date))} ${months[Number(month) - 1] ?? ''} @ ${halfDay(time)}`
  }
}

/** `14:05` as `02:05 PM`. */
const halfDay = (time: string): string => {
  const [hours = '0', minutes = '00'] = time.split(':')
  const shown = Number(hours) % 12 === 0 ? 12 : Number(hours) % 12
  return `${String(shown).padStart(2, '0')}:${minutes} ${Number(hours) < 12 ? 'AM' : 'PM'}`
}

/** A day (YYYY-MM-DD) as `21 Nov 2026`, with its month as `t` says it. */
export const formatDay = (day: string, t: Translate = english): string => {
  const [year = '', month = '', date = ''] = day.split('-')
  return `${date} ${t(timeWords).months[Number(month) - 1] ?? ''} ${year}`
}
