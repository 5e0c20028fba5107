import { isUnfit } from './bulk/cell.ts'
import { dayIn } from './bulk/dates.ts'
import { isDay } from './time.ts'

/** How a day is typed: `26-11-2026`, as every format of the tables has it (TABL-15). */
export const typedDay = (day: string): string =>
  isDay(day) ? day.split('-').toReversed().join('-') : day

const named = /^(\d{1,2})[\s.-]*([a-z]{3,9})$/i
const numbered = /^(\d{1,2})[\s./-](\d{1,2})$/
const compact = /^(\d\d)(\d\d)(\d\d|\d{4})?$/

/** With the year that was left out, `of` (YYYY). */
const whole = (text: string, of: string): string => {
  const [, day, month] = named.exec(text) ?? numbered.exec(text) ?? []
  if (day !== undefined) return `${day}-${month}-${of}`
  const [, date, its_month, year = of] = compact.exec(text) ?? []
  return date === undefined ? text : `${date}-${its_month}-${year}`
}

/**
 * The day (YYYY-MM-DD) that somebody typed, the day before the month: 26-11-2026, 26/11/26, 26 Nov,
 * 261126, 2026-11-26; without a year, that of `today`. Null where it is no day.
 */
export const readDay = (typed: string, today: string): string | null => {
  const text = typed.trim()
  // A spreadsheet's number of a day is nothing that people type.
  if (/^\d{5}(\.\d*)?$/.test(text)) return null
  return read(text) ?? read(whole(text, today.slice(0, 4)))
}

const read = (text: string): string | null => {
  const found = dayIn(text, { time_zone: 'UTC', is_1904: false, date_order: 'day_first' })
  return isUnfit(found) || found.time !== null ? null : found.day
}
