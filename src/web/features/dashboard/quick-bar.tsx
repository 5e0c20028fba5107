import type { QuickFilter } from '../../../domain/order/quick-filters.ts'
import { quickFiltersOf } from '../../../domain/order/quick-filters.ts'
import { dashboardWords } from '../../../domain/words/dashboard.ts'
import { t } from '../../lib/language/language.ts'
import { offerOf } from '../../lib/offered.ts'
import type { Asking } from '../../lib/session/viewer.ts'
import './quick-bar.css'

/**
 * Quick filters with how many orders each finds; pressed again, one is taken off (DESK-02). None
 * for whom searching is not offered.
 */
export const QuickBar = ({
  asking,
  counts,
  quick,
  onPick,
}: {
  asking: Asking
  counts: Partial<Record<QuickFilter, number>> | undefined
  quick: QuickFilter | undefined
  onPick: (quick: QuickFilter | undefined) => void
}) => {
  const { viewer, policy, clock } = asking
  if (!offerOf(null, 'search_filters', viewer, policy, clock).shown) return null
  const say = t(dashboardWords)
  return (
    <section className="quick-bar" aria-label={say.quickFilters}>
      {quickFiltersOf(policy).map((one) => (
        <button
          key={one}
          type="button"
          className={`quick quick-${one}`}
          aria-pressed={one === quick}
          data-none={!counts?.[one] || undefined}
          onClick={() => onPick(one === quick ? undefined : one)}
        >
          {say.quick[one]}{' '}
          <span className="quick-count">{counts?.[one]?.toLocaleString('en-IN') ?? '–'}</span>
        </button>
      ))}
    </section>
  )
}
