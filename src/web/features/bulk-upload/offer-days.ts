import { daysToOffer } from '../../../domain/bulk/dispatch-days.ts'
import { boundsOf, rangeOf, todayOf } from '../../../domain/date-range.ts'
import { bulkWords } from '../../../domain/words/bulk.ts'
import { timeWords } from '../../../domain/words/time.ts'
import { t } from '../../lib/language/language.ts'
import { noFilters, type HomeSearch } from '../../lib/location/home-search.ts'
import type { Asking } from '../../lib/session/viewer.ts'
import type { NoticeAct } from '../../ui/notify.ts'

/** The list behind the dialog, and how it is led elsewhere. */
export interface ListBehind {
  readonly search: HomeSearch
  readonly onPlace: (place: Partial<HomeSearch>) => void
}

/** A day (YYYY-MM-DD) as `3 May`, with its year where that is another than today's. */
const dayShort = (day: string, today: string): string => {
  const [year = '', month = '', date = ''] = day.split('-')
  const short = `${Number(date)} ${t(timeWords).months[Number(month) - 1] ?? ''}`
  return today.startsWith(year) ? short : `${short} ${year}`
}

/**
 * What leads to the days on which the added orders are dispatched, where the list does not show
 * them all; null where it does, or is about other days.
 */
export const offerDays = (
  days: readonly string[],
  { search, onPlace }: ListBehind,
  { policy: { earliest_date }, clock }: Asking,
): NoticeAct | null => {
  if (search.days !== undefined) return null
  const shown = rangeOf(search, earliest_date, clock)
  const offered = daysToOffer(days, shown, boundsOf(earliest_date, clock))
  if (offered === null) return null
  const { from, to } = offered
  const [first, last] = [from, to].map((day) => dayShort(day, todayOf(clock))) as [string, string]
  return {
    label: t(bulkWords).showDays(from === to ? first : `${first} – ${last}`),
    // They are to be seen: what narrows the list is taken off, how it is sorted stays.
    run: () =>
      onPlace({
        ...noFilters,
        sort: search.sort,
        by: search.by,
        need: undefined,
        page: undefined,
        from,
        to,
      }),
  }
}
