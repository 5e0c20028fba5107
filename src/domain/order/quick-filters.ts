import type { Policy } from '../policy/policy.ts'
import { dayBefore, dayBounds, wallClock, type Clock, type Instant } from '../time.ts'
import { statusOf } from './category.ts'
import type { Order } from './order.ts'

/** Quick filters: what a desk works through each day, in the order of its urgency (DESK-02). */
export const quickFilters = [
  'late_since_yesterday',
  'due_today',
  'due_tomorrow',
  'proof_missing',
  'to_review',
] as const
/** One of them. */
export type QuickFilter = (typeof quickFilters)[number]

/**
 * When the ETA of an open order lies, both ends included; with `is_late` it is past by now as well.
 */
export interface DueSpan {
  readonly from: Instant
  readonly until: Instant
  readonly is_late: boolean
}

const daysAhead: Partial<Record<QuickFilter, readonly [first: number, last: number]>> = {
  late_since_yesterday: [-1, 0],
  due_today: [0, 0],
  due_tomorrow: [1, 1],
}

/** The ETAs that a quick filter asks for, by days of the client's zone; null where by none. */
export const dueSpanOf = (quick: QuickFilter, { now, time_zone }: Clock): DueSpan | null => {
  const days = daysAhead[quick]
  if (!days) return null
  const today = wallClock(now, time_zone).day
  const { $gte, $lte } = dayBounds(
    dayBefore(today, -days[0]),
    dayBefore(today, -days[1]),
    time_zone,
  )
  return { from: $gte, until: $lte, is_late: quick === 'late_since_yesterday' }
}

/** Is somebody's word on its proof awaited? */
export const isToReview = (order: Pick<Order, 'epod' | 'review_pending'>): boolean =>
  order.review_pending && statusOf(order) !== 'open'

/** The quick filters that an account has: a review is awaited only where its client has any. */
export const quickFiltersOf = ({ review_levels }: Pick<Policy, 'review_levels'>) =>
  quickFilters.filter((quick) => quick !== 'to_review' || review_levels > 0)
