import { instantOf, later, nextDay, type Instant } from '../../../domain/time.ts'
import type { DaysSearch } from '../../lib/location/page-search.ts'

/** The instants of the days one picked, each where it was picked. */
export const spanOf = (
  { from, to }: DaysSearch,
  zone: string,
): { from?: Instant; until?: Instant } => ({
  ...(from === undefined ? {} : { from: instantOf(from, '00:00', zone) }),
  ...(to === undefined ? {} : { until: later(instantOf(nextDay(to), '00:00', zone), -1) }),
})
