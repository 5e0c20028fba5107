import type { Policy } from '../policy/policy.ts'
import { DAY, dayBefore, dayBounds, wallClock, type Clock, type Instant } from '../time.ts'
import { statusOf } from './category.ts'
import { measuredOf } from './measured.ts'
import type { Order } from './order.ts'
import { closingInError } from './proof/pending-error.ts'

/** States of a clock: time is left, a week or less is, none is, or what it is about was done. */
export const clockStates = ['running', 'soon', 'over', 'met'] as const
/** One of them. */
export type ClockState = (typeof clockStates)[number]

/** Days that are soon over. */
export const SOON_DAYS = 7

/** A term of law or contract as the policy has it. */
export type ClockTerm = Policy['clocks'][number]

/** A clock of one order: the term, and where it stands. */
export interface OrderClock {
  readonly term: ClockTerm
  readonly from_at: Instant
  /** YYYY-MM-DD in the clock's zone; it counts to its end, which is `due_at`. */
  readonly last_day: string
  readonly due_at: Instant
  /** Whole days after today; 0 on the last day, less when it is over. */
  readonly days_left: number
  readonly state: ClockState
}

/** When a clock begins; null before. */
const startOf = (order: Order, from: ClockTerm['from']): Instant | null => {
  const { accepted_at, rejected_at, claimed_at } = measuredOf(order)
  // A claim is settled, and not undone with the end that it was opened by.
  if (from === 'claimed') return claimed_at
  if (closingInError(order)) return null
  switch (from) {
    case 'received':
      return statusOf(order) === 'received' ? order.delivery_time : null
    case 'accepted':
      return accepted_at
    case 'rejected':
      return rejected_at
  }
}

const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY)

/** Where a clock stands whose last day is so many days ahead; `met` in time ends it. */
export const clockState = (days_left: number, met: boolean): ClockState => {
  if (met) return 'met'
  if (days_left < 0) return 'over'
  return days_left <= SOON_DAYS ? 'soon' : 'running'
}

/**
 * Limitation periods: the clocks that run on an order by the client's policy. Days are those of the
 * clock's zone; the day on which it begins is not counted, and the last one counts to its end. None
 * runs from an end that was recorded in error.
 */
export const clocksOf = (
  order: Order,
  { clocks }: Pick<Policy, 'clocks'>,
  { now, time_zone }: Clock,
): OrderClock[] =>
  clocks.flatMap((term) => {
    const from_at = startOf(order, term.from)
    if (from_at === null) return []
    const last_day = dayBefore(wallClock(from_at, time_zone).day, -term.days)
    const days_left = daysBetween(wallClock(now, time_zone).day, last_day)
    const { claimed_at } = measuredOf(order)
    const is_met =
      term.until === 'claimed' &&
      claimed_at !== null &&
      wallClock(claimed_at, time_zone).day <= last_day
    return [
      {
        term,
        from_at,
        last_day,
        due_at: dayBounds(last_day, last_day, time_zone).$lte,
        days_left,
        state: clockState(days_left, is_met),
      },
    ]
  })
