import { boundsOf, presetRanges } from '../../../../domain/date-range.ts'
import { quickFiltersOf } from '../../../../domain/order/quick-filters.ts'
import { calendarWords } from '../../../../domain/words/calendar.ts'
import { dashboardWords } from '../../../../domain/words/dashboard.ts'
import { dialogWords } from '../../../../domain/words/desk-dialogs.ts'
import { t } from '../../../lib/language/language.ts'
import type { HomeSearch } from '../../../lib/location/home-search.ts'
import type { Asking } from '../../../lib/session/viewer.ts'
import { fromFirst, type PaletteCommand } from './commands.ts'

/** Quick filters, and ranges of dispatch days by their name (DESK-02, DESK-03). */
export const filterCommands = (
  { policy, clock }: Asking,
  onChange: (change: Partial<HomeSearch>) => void,
): PaletteCommand[] => {
  const { groups } = t(dialogWords)
  const { quick, dateRange } = t(dashboardWords)
  const { presets } = t(calendarWords)
  const bounds = boundsOf(policy.earliest_date, clock)
  return [
    ...quickFiltersOf(policy).map((one): PaletteCommand => ({
      id: `quick-${one}`,
      group: groups.categories,
      icon: 'filter',
      label: quick[one],
      run: () => onChange({ ...fromFirst, quick: one, need: undefined }),
    })),
    // Where the first day is fixed, no range of its own can be asked for.
    ...(bounds.fixed_from ? [] : presetRanges(bounds, clock)).map(({ name, range }) => ({
      id: `days-${name}`,
      group: groups.days,
      icon: 'calendar' as const,
      label: `${dateRange}: ${presets[name]}`,
      run: () => onChange({ ...fromFirst, days: undefined, ...range }),
    })),
  ]
}
