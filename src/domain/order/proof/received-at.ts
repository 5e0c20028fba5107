import type { Policy } from '../../policy/policy.ts'
import { rule, type Reason } from '../../policy/reason.ts'
import {
  between,
  dayBefore,
  earlier,
  instantOf,
  isDay,
  later,
  MINUTE,
  wallClock,
  type Clock,
  type Instant,
} from '../../time.ts'
import type { Order } from '../order.ts'

/**
 * When the goods were received, as entered: day (YYYY-MM-DD) and time (HH:mm) in the client's zone,
 * each empty where nothing was said.
 */
export interface CloserTyped {
  readonly day: string
  readonly time: string
}

/**
 * The instant that is meant (EPOD-04): of day and time the missing one is today or now; undefined
 * where neither is given, and as it was typed where it is no day.
 */
export const closerOf = (
  { day, time }: CloserTyped,
  { now, time_zone }: Clock,
): Instant | undefined => {
  if (day === '' && time === '') return undefined
  // What is no day is refused as what it is, instead of being left out.
  if (day !== '' && !isDay(day)) return day
  const present = wallClock(now, time_zone)
  return instantOf(day === '' ? present.day : day, time === '' ? present.time : time, time_zone)
}

/**
 * The day to begin with (EPOD-04): that of the invoice plus the policy's delay, if it is past and
 * the goods were on their way by then; else empty, which means now.
 */
export const closerDay = (
  order: Pick<Order, 'invoice_date' | 'dispatch_date'>,
  { public_url_customization: { reciever_default_delay_in_days: days } }: Policy,
  clock: Clock,
): string => {
  const { now, time_zone } = clock
  if (order.invoice_date === null || days === null) return ''
  const day = dayBefore(wallClock(order.invoice_date, time_zone).day, -days)
  if (day >= wallClock(now, time_zone).day) return ''
  const meant = closerOf({ day, time: '' }, clock)
  return meant !== undefined && receivedAtReason(order, meant, clock) === null ? day : ''
}

/** Clock skew that is forgiven: how far a claimed "now" may lie ahead, or behind. */
const SKEW = 2 * MINUTE

/**
 * EPOD-04: a claimed delivery time lies between the dispatch (or now, where goods are received
 * ahead of it) and now, and not before the invoice. The client's now is a little earlier than ours
 * when it arrives, and may have been given to the minute.
 */
export const receivedAtReason = (
  { dispatch_date, invoice_date }: Pick<Order, 'invoice_date' | 'dispatch_date'>,
  closer: Instant,
  { now }: Clock,
): Reason | null => {
  if (Number.isNaN(Date.parse(closer))) return rule('closer', 'closer_unread')
  if (between(now, closer) > SKEW) return rule('closer', 'closer_future')
  if (dispatch_date !== null && between(earlier(dispatch_date, later(now, -SKEW)), closer) < 0)
    return rule('closer', 'closer_before_dispatch')
  if (invoice_date !== null && between(invoice_date, closer) < 0)
    return rule('closer', 'closer_before_invoice')
  return null
}
