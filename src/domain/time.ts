/** Instants are ISO 8601 text in UTC with milliseconds; durations are milliseconds. */
export type Instant = string

/**
 * Characters that an instant is told in at most: fractions of a second have no end of their own.
 */
export const LONGEST_INSTANT = 40

/**
 * What a device says: when an action happened and, where it told it, its own clock as it sent the
 * action.
 */
export interface ClaimedTime {
  readonly at: Instant
  readonly device_now: Instant | null
  /** A file told it: nothing waited on a device since. */
  readonly is_told?: true
}

/**
 * What a decision may know of time: the instant it is made at, the zone the client's days are
 * counted in, and what the device claims.
 */
export interface Clock {
  readonly now: Instant
  readonly time_zone: string
  readonly claim?: ClaimedTime | undefined
}

/** Lengths of time in milliseconds; DAY is 24 hours, whatever a zone makes of it. */
export const SECOND = 1_000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** `instant` moved by `ms` milliseconds. */
export const later = (instant: Instant, ms: number): Instant =>
  new Date(Date.parse(instant) + ms).toISOString()

/** The first of two instants. */
export const earlier = (a: Instant, b: Instant): Instant => (between(a, b) < 0 ? b : a)

/** Milliseconds from `a` to `b`; negative when `b` is before `a`. */
export const between = (a: Instant, b: Instant): number => Date.parse(b) - Date.parse(a)

const formats = new Map<string, Intl.DateTimeFormat>()
const formatIn = (zone: string): Intl.DateTimeFormat => {
  const known = formats.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  formats.set(zone, made)
  return made
}

const shownAt = (at: number, zone: string): { day: string; time: string } => {
  const part: Record<string, string> = {}
  for (const { type, value } of formatIn(zone).formatToParts(at)) part[type] = value
  return {
    day: `${part['year']}-${part['month']}-${part['day']}`,
    time: `${part['hour']}:${part['minute']}`,
  }
}

/** How far the clocks of `zone` are ahead of UTC at a time, in ms; whole minutes. */
const offsetAt = (at: number, zone: string): number => {
  const minute = Math.floor(at / MINUTE) * MINUTE
  const { day, time } = shownAt(minute, zone)
  return Date.parse(`${day}T${time}:00.000Z`) - minute
}

/** Between these every zone is whole minutes ahead of UTC, and a year has four figures. */
const [SINCE, UNTIL] = [Date.UTC(1973, 0, 1), Date.UTC(2200, 0, 1)]
const daysOfZones = new Map<string, Map<number, number | null>>()
const MOST_DAYS = 20_000

/**
 * The offset that holds through a day of UTC, remembered, since asking the calendar costs fifty
 * times more; null around a change, and where nothing is remembered.
 */
const rememberedOffset = (at: number, zone: string): number | null => {
  if (!(at >= SINCE && at < UNTIL)) return null
  const day = Math.floor(at / DAY)
  let days = daysOfZones.get(zone)
  if (!days) daysOfZones.set(zone, (days = new Map()))
  const known = days.get(day)
  if (known !== undefined) return known
  const [first, last] = [offsetAt(day * DAY, zone), offsetAt((day + 1) * DAY, zone)]
  const offset = first === last ? first : null
  if (days.size >= MOST_DAYS) days.clear()
  days.set(day, offset)
  return offset
}

/** How far the clocks of an IANA zone are ahead of UTC at Unix time `at`, in ms; whole minutes. */
export const zoneOffset = (at: number, zone: string): number =>
  rememberedOffset(at, zone) ?? offsetAt(at, zone)

/** The wall clock at `instant` in an IANA zone: `day` as YYYY-MM-DD, `time` as HH:mm. */
export const wallClock = (instant: Instant, zone: string): { day: string; time: string } => {
  const at = Date.parse(instant)
  const offset = rememberedOffset(at, zone)
  if (offset === null) return shownAt(at, zone)
  const shown = new Date(at + offset).toISOString()
  return { day: shown.slice(0, 10), time: shown.slice(11, 16) }
}

const offsets = new Map<string, number | null>()
const MOST_OFFSETS = 2_000

/** The offset that holds through the whole of a day of `zone`; null around a change. */
const offsetOf = (day: string, zone: string): number | null => {
  const key = `${day} ${zone}`
  const known = offsets.get(key)
  if (known !== undefined) return known
  const midnight = Date.parse(`${day}T00:00:00.000Z`)
  const [before, after] = [offsetAt(midnight - DAY, zone), offsetAt(midnight + 2 * DAY, zone)]
  const offset = before === after ? before : null
  if (offsets.size >= MOST_OFFSETS) offsets.clear()
  offsets.set(key, offset)
  return offset
}

/**
 * The instant at which clocks in `zone` show `day` (YYYY-MM-DD) and `time` (HH:mm). Where they show
 * it twice, the first; where they skip it, as much later as the gap is long.
 */
export const instantOf = (day: string, time: string, zone: string): Instant => {
  const wanted = Date.parse(`${day}T${time}:00.000Z`)
  const offset = offsetOf(day, zone)
  if (offset !== null) return new Date(wanted - offset).toISOString()
  // A zone has at most one change within these two days, so one of the two offsets is the right
  // one.
  const [before, after] = [
    wanted - offsetAt(wanted - DAY, zone),
    wanted - offsetAt(wanted + DAY, zone),
  ]
  const isShown = (at: number): boolean => at + offsetAt(at, zone) === wanted
  return new Date(isShown(before) || !isShown(after) ? before : after).toISOString()
}

/**
 * Can days be counted in this here? Beside names of the IANA database also offsets and
 * abbreviations, which may have been kept before they were refused.
 */
export const isReadZone = (zone: string): boolean => {
  try {
    return formatIn(zone) !== undefined
  } catch {
    return false
  }
}

/**
 * What JavaScript and PostgreSQL read differently: offsets, whose sign PostgreSQL turns round;
 * abbreviations, which it takes for another zone, or for one without summer time (CET, EET, MET and
 * WET too); and names that JavaScript alone knows.
 */
const READ_DIFFERENTLY =
  /^(?:[^A-Z].*|(?!UTC|GMT|UCT|EST|MST|HST|PRC|ROC|ROK)[A-Z]{3}|SystemV\/.*|US\/Pacific-New)$/i

/** Is this a name of the IANA time zone database that page, server and database read alike? */
export const isTimeZone = (zone: string): boolean =>
  !READ_DIFFERENTLY.test(zone) && isReadZone(zone)

const DAYS_OF_MONTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** Is this a day of the calendar, written YYYY-MM-DD, from 1900 to 2199? */
export const isDay = (text: string): boolean => {
  if (!/^(19|20|21)\d{2}-\d{2}-\d{2}$/.test(text)) return false
  const [year, month, day] = [
    Number(text.slice(0, 4)),
    Number(text.slice(5, 7)),
    Number(text.slice(8)),
  ]
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  return day >= 1 && day <= (month === 2 && isLeap ? 29 : (DAYS_OF_MONTHS[month - 1] ?? 0))
}

/** Is this instant, whatever its offset, of the years 1900 to 2199 in UTC? */
export const isOfOurYears = (at: string): boolean =>
  Date.parse(at) >= Date.UTC(1900, 0) && Date.parse(at) < Date.UTC(2200, 0)

/** Is this a 24-hour clock time, written HH:mm? */
export const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)

/** First and last instant of the days `from` to `to` (YYYY-MM-DD) in `zone`, as UTC bounds. */
export const dayBounds = (
  from: string,
  to: string,
  zone: string,
): { $gte: Instant; $lte: Instant } => ({
  $gte: instantOf(from, '00:00', zone),
  $lte: later(instantOf(nextDay(to), '00:00', zone), -1),
})

/** The day after `day` (YYYY-MM-DD). */
export const nextDay = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00.000Z`) + DAY).toISOString().slice(0, 10)

/** The day `days` before `day` (YYYY-MM-DD). */
export const dayBefore = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00.000Z`) - days * DAY).toISOString().slice(0, 10)
