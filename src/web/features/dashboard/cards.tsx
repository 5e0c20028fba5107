import type { z } from 'zod'
import type { counter } from '../../../contract/orders/orders.ts'
import { cardsFor } from '../../../domain/cards.ts'
import type { Need } from '../../../domain/order/category.ts'
import type { Policy } from '../../../domain/policy/policy.ts'
import { dashboardWords } from '../../../domain/words/dashboard.ts'
import { t } from '../../lib/language/language.ts'
import { Icon } from '../../ui/icons.tsx'
import { stateIcons } from '../../ui/status-tag.tsx'
import { Skeleton } from '../../ui/surface.tsx'
import './cards.css'

/** Counts by card, as POST /counter answers them. */
export type Counts = z.infer<(typeof counter)['schema']['response'][200]>['result']

/**
 * The summary cards; exactly one is pressed (CARD-04). A count that is not there yet keeps its
 * place.
 */
export const Cards = ({
  policy,
  counts,
  isFailed,
  need,
  onPick,
}: {
  policy: Policy
  counts: Counts | undefined
  isFailed: boolean
  need: Need
  onPick: (need: Need) => void
}) => (
  <section className="cards" aria-label={t(dashboardWords).categories}>
    {cardsFor(policy, t).map((card) => (
      <button
        key={card.id}
        type="button"
        className={`summary tone-${card.need}`}
        data-card={card.id}
        aria-pressed={card.need === need}
        onClick={() => onPick(card.need)}
      >
        <span className="summary-label">
          <Icon name={stateIcons[card.need]} size={14} />
          {card.label}
        </span>
        <span className="summary-count">
          {counts ? (
            counts[card.count].toLocaleString('en-IN')
          ) : isFailed ? (
            <span title={t(dashboardWords).countsFailed}>–</span>
          ) : (
            <Skeleton width="42px" />
          )}
        </span>
      </button>
    ))}
  </section>
)
