import type { EventType, Recorded } from '../order/events.ts'
import type { Order } from '../order/order.ts'
import type { Clock } from '../time.ts'
import { whyNot } from './access.ts'
import type { Policy } from './policy.ts'
import type { Action } from './question.ts'
import type { Reason } from './reason.ts'
import type { Viewer } from './viewer.ts'

const closing: readonly EventType[] = ['received', 'rejected', 'reopened', 'withdrawn']
const endedBy: Partial<Record<Action, readonly EventType[]>> = {
  review: ['reviewed', 'reopened', 'withdrawn'],
  lot_event: ['crates_counted'],
}

/**
 * What stands against an act whose form somebody is in: where the act is over, nothing is said of
 * what it would need besides.
 */
export const againstForm = (
  order: Order,
  action: Action,
  viewer: Viewer,
  policy: Policy,
  clock: Clock,
): Reason[] => {
  const all = whyNot(order, action, viewer, policy, clock)
  const over = all.filter(({ kind }) => kind === 'done')
  return over.length > 0 ? over : all
}

/**
 * The event after `rev` that may have ended what a form is for: the last one that closed the order
 * or opened it again, and for another judgement or count, that one.
 */
export const overtakenBy = (
  action: Action,
  log: readonly Recorded[],
  rev: number,
): Recorded | undefined =>
  log.findLast(({ seq, type }) => seq > rev && (endedBy[action] ?? closing).includes(type))
