import { zoneOffset, type Instant } from '../../domain/time.ts'

/** The day that spreadsheets count from, as Unix time. */
const DAY_ZERO = Date.UTC(1899, 11, 30)
const DAY_S = 86_400

/**
 * An instant as spreadsheets keep what a clock in `zone` shows: days since the end of 1899, to the
 * second.
 */
export const serialOf = (instant: Instant, zone: string): number => {
  const at = Date.parse(instant)
  return Math.round((at + zoneOffset(at, zone) - DAY_ZERO) / 1_000) / DAY_S
}
