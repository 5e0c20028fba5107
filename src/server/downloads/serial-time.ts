import { MINUTE, wallClock, type Instant } from '../../domain/time.ts'

/** No zone changes its clocks but at a quarter of an hour. */
const QUARTER = 15 * MINUTE
const DAY_MS = 86_400_000
/** The day that spreadsheets count from, as Unix time. */
const DAY_ZERO = Date.UTC(1899, 11, 30)
const MOST_KNOWN = 100_000

const known = new Map<string, number>()

/**
 * ms that clocks in `zone` are ahead of UTC at `at`. Asking the calendar costs far more than
 * remembering what it said.
 */
const offsetAt = (at: number, zone: string): number => {
  const quarter = Math.floor(at / QUARTER)
  const key = `${zone} ${quarter}`
  const remembered = known.get(key)
  if (remembered !== undefined) return remembered
  const start = quarter * QUARTER
  const { day, time } = wallClock(new Date(start).toISOString(), zone)
  const offset = Date.parse(`${day}T${time}:00.000Z`) - start
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(key, offset)
  return offset
}

/**
 * An instant as spreadsheets keep what a clock in `zone` shows: days since the end of 1899, to the
 * second.
 */
export const serialOf = (instant: Instant, zone: string): number => {
  const at = Date.parse(instant)
  return Math.round((at + offsetAt(at, zone) - DAY_ZERO) / 1_000) / (DAY_MS / 1_000)
}
