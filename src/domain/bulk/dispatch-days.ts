import { isDay } from '../time.ts'
import type { DayRange } from '../date-range.ts'
import type { Stated } from './states.ts'

/** The days (YYYY-MM-DD) on which the orders of a file are dispatched, each once, in order. */
export const dispatchDays = (sent: readonly Pick<Stated, 'order'>[]): string[] =>
  [
    ...new Set(
      sent.flatMap(({ order }) => {
        const day = order?.dispatch_date?.slice(0, 10)
        return day !== undefined && isDay(day) ? [day] : []
      }),
    ),
  ].sort()

/**
 * The range of days to offer where some of the days added lie outside of those a list shows: from
 * the first to the last of them. Null where all are in sight, or none can be shown, as no list goes
 * before `least` or beyond `most`.
 */
export const daysToOffer = (
  days: readonly string[],
  shown: DayRange,
  { least, most }: { readonly least: string | null; readonly most: string },
): DayRange | null => {
  const possible = days.filter((day) => day <= most && (least === null || day >= least))
  const [first, last] = [possible[0], possible.at(-1)]
  if (first === undefined || last === undefined) return null
  return first < shown.from || last > shown.to ? { from: first, to: last } : null
}
