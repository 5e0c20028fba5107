import { DAY, HOUR, MINUTE, type Instant } from '../../../../domain/time.ts'

/**
 * In ms: the roll-up's days are those of UTC+05:30, where the clients are; any other range is put
 * together from days and parts of days.
 */
export const OFFSET = 5 * HOUR + 30 * MINUTE

/**
 * A range of instants as the roll-up reads it: [from, whole_from) and [whole_until, until) are
 * parts of days, [first, end) whole days between them.
 */
export interface Days {
  readonly from: string
  readonly whole_from: string
  readonly first: string
  readonly end: string
  readonly whole_until: string
  readonly until: string
}

/** The roll-up's day (YYYY-MM-DD) that an instant lies in. */
export const dayOf = (at: Instant): string => dayAt(Date.parse(at))

const dayAt = (ms: number): string => new Date(ms + OFFSET).toISOString().slice(0, 10)
const at = (ms: number): Instant => new Date(ms).toISOString()
/** The last beginning of a day that is not after `ms`. */
const dayBegin = (ms: number): number => Math.floor((ms + OFFSET) / DAY) * DAY - OFFSET

/**
 * The days of the range between two instants of whole milliseconds, both included; null leaves that
 * side open.
 */
export const daysOf = (from: Instant | null, until: Instant | null): Days => {
  const begin = from === null ? null : Date.parse(from)
  const over = until === null ? null : Date.parse(until) + 1
  const whole_from = begin === null ? null : dayBegin(begin + DAY - 1)
  const whole_until = over === null ? null : dayBegin(over)
  // Within one day there is no whole one: the first part is all.
  if (
    begin !== null &&
    over !== null &&
    whole_from !== null &&
    whole_until !== null &&
    whole_from > whole_until
  ) {
    const [low, high] = [at(begin), at(over)]
    return {
      from: low,
      whole_from: high,
      first: dayAt(over),
      end: dayAt(over),
      whole_until: high,
      until: high,
    }
  }
  return {
    from: begin === null ? '-infinity' : at(begin),
    whole_from: whole_from === null ? '-infinity' : at(whole_from),
    first: whole_from === null ? '-infinity' : dayAt(whole_from),
    end: whole_until === null ? 'infinity' : dayAt(whole_until),
    whole_until: whole_until === null ? 'infinity' : at(whole_until),
    until: over === null ? 'infinity' : at(over),
  }
}
