import { between, later, type Instant } from '../time.ts'
import type { Order } from './order.ts'

/** Query words of the six cards (CARD-05). */
export const needs = [
  'ALL',
  'OPEN_DELAY',
  'OPEN_ONTIME',
  'CLOSED',
  'CLOSED_EXCEPTION',
  'REJECT',
] as const

/** One of these query words. */
export type Need = (typeof needs)[number]

/** Whether an order is open, received or rejected. */
export type Status = 'open' | 'received' | 'rejected'

type Facts = Pick<Order, 'epod' | 'dispatch_date' | 'tat' | 'extra_fields'>

/** What became of an order. */
export const statusOf = (order: Pick<Order, 'epod'>): Status =>
  order.epod.reject.rejected ? 'rejected' : order.epod.otp.verified ? 'received' : 'open'

/** Dispatch plus turn-around time; null where either is unknown. */
export const etaOf = (order: Pick<Order, 'dispatch_date' | 'tat'>): Instant | null =>
  order.dispatch_date === null || order.tat === null ? null : later(order.dispatch_date, order.tat)

/** Is `at` past the order's ETA? Exactly at it, or without one, is within it. */
export const isPastEta = (order: Pick<Order, 'dispatch_date' | 'tat'>, at: Instant): boolean => {
  const eta = etaOf(order)
  return eta !== null && between(eta, at) > 0
}

/** The one of the four disjoint categories that an order is in at `now`. */
export const categoryOf = (
  order: Facts,
  now: Instant,
): Exclude<Need, 'ALL' | 'CLOSED_EXCEPTION'> => {
  const status = statusOf(order)
  if (status === 'received') return 'CLOSED'
  if (status === 'rejected') return 'REJECT'
  return isPastEta(order, now) ? 'OPEN_DELAY' : 'OPEN_ONTIME'
}

/** A received order whose remarks speak of delay, damage or shortage. */
export const isClosedException = (order: Facts): boolean =>
  statusOf(order) === 'received' && order.extra_fields.exception

/** The states that people are shown. */
export type ShownState = Exclude<Need, 'ALL'>

/** The state to show at `now`: an order closed with an exception says so. */
export const shownStateOf = (order: Facts, now: Instant): ShownState =>
  isClosedException(order) ? 'CLOSED_EXCEPTION' : categoryOf(order, now)
