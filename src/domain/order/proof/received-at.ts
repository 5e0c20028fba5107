import type { Policy } from '../../policy/policy.ts'
import { rule, type Reason } from '../../policy/reason.ts'
import {
  between,
  DAY,
  instantOf,
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
 * where neither is given.
 */
export const closerOf = (
  { day, time }: CloserTyped,
  { now, time_zone }: Clock,
): Instant | undefined => {
  if (day === '' && time === '') return undefined
  const present = wallClock(now, time_zone)
  return instantOf(day === '' ? present.day : day, time === '' ? present.time : time, time_zone)
}

/**
 * The day to begin with (EPOD-04): that of the invoice plus the policy's delay, if it is past; else
 * empty, which means now.
 */
export const closerDay = (
  { invoice_date }: Pick<Order, 'invoice_date'>,
  { public_url_customization: { reciever_default_delay_in_days: days } }: Policy,
  { now, time_zone }: Clock,
): string => {
  if (invoice_date === null || days === null) return ''
  const { day } = wallClock(later(invoice_date, days * DAY), time_zone)
  return day < wallClock(now, time_zone).day ? day : ''
}

/**
 * EPOD-04: a claimed delivery time lies between the invoice date and now; five minutes of clock
 * skew are forgiven.
 */
export const receivedAtReason = (
  order: Pick<Order, 'invoice_date'>,
  closer: Instant,
  { now }: Clock,
): Reason | null => {
  if (between(now, closer) > 5 * MINUTE) return rule('closer', 'closer_future')
  if (order.invoice_date !== null && between(order.invoice_date, closer) < 0)
    return rule('closer', 'closer_before_invoice')
  return null
}
