import type { Need } from './order/category.ts'
import type { Policy } from './policy/policy.ts'
import type { Translate } from './words/catalogue.ts'
import { labelWords } from './words/labels.ts'

/**
 * A summary card: what it is called in policy, which category it shows, and its count in the answer
 * of POST /counter.
 */
export interface SummaryCard {
  readonly id: keyof typeof labelWords.cards
  readonly need: Need
  readonly count:
    | 'total_orders'
    | 'open_delayed_orders'
    | 'open_on_time_orders'
    | 'closed_orders'
    | 'closed_exception_orders'
    | 'rejected_orders'
  readonly label: string
}

const cards: readonly Omit<SummaryCard, 'label'>[] = [
  { id: 'total', need: 'ALL', count: 'total_orders' },
  { id: 'open', need: 'OPEN_DELAY', count: 'open_delayed_orders' },
  { id: 'eta', need: 'OPEN_ONTIME', count: 'open_on_time_orders' },
  { id: 'closed', need: 'CLOSED', count: 'closed_orders' },
  { id: 'exception', need: 'CLOSED_EXCEPTION', count: 'closed_exception_orders' },
  { id: 'rejected', need: 'REJECT', count: 'rejected_orders' },
]

/**
 * The cards of an account in order, in its own words; Rejected only where the policy shows it
 * (CARD-01 to CARD-03).
 */
export const cardsFor = (policy: Pick<Policy, 'cards'>, t: Translate): SummaryCard[] =>
  cards
    .filter(({ id }) => id !== 'rejected' || policy.cards.show_rejected)
    .map((card) => ({ ...card, label: policy.cards[card.id] ?? t(labelWords).cards[card.id] }))
