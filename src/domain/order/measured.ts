import { between, DAY, HOUR, type Instant } from '../time.ts'
import { statusOf } from './category.ts'
import type { Order } from './order.ts'
import { attemptsOf, isContradicted } from './proof/attempts-on-record.ts'
import { closingInError } from './proof/pending-error.ts'

/** What an exception or a rejection was about, the gravest first. */
export const exceptionReasons = [
  'damaged',
  'shortage',
  'wrong',
  'expired',
  'delayed',
  'other',
] as const
/** One of them. */
export type ExceptionReason = (typeof exceptionReasons)[number]

/** How soon an order ended after the first message that somebody was sent about it. */
export const responses = ['within_4_hours', 'within_a_day', 'later', 'waiting'] as const
/** One of them. */
export type MessageResponse = (typeof responses)[number]

/** What a receiver said of an order's attempts that failed, the gravest first. */
export const attemptVerdicts = ['contradicted', 'answered', 'unanswered'] as const
/** One of them. */
export type AttemptVerdict = (typeof attemptVerdicts)[number]

/** What of an order is grouped, measured and counted down by beside its facts. */
export interface Measured {
  readonly rating: number | null
  readonly reason: ExceptionReason | null
  readonly response: MessageResponse | null
  readonly attempted: AttemptVerdict | null
  readonly accepted_at: Instant | null
  readonly rejected_at: Instant | null
  readonly claimed_at: Instant | null
}

const words: readonly (readonly [ExceptionReason, RegExp])[] = [
  ['damaged', /\bdamaged?\b/],
  ['shortage', /\b(shortage|missing)\b/],
  ['wrong', /\bwrong\b/],
  ['expired', /\bexpired\b/],
  ['delayed', /\bdelayed\b/],
]

/**
 * The gravest thing that was said of a rejected order, also as why, or of one with an exception;
 * else null.
 */
const reasonOf = (order: Order): ExceptionReason | null => {
  const { epod, extra_fields } = order
  const isRejected = statusOf(order) === 'rejected'
  if (!isRejected && !extra_fields.exception) return null
  const said = [
    (isRejected && epod.reason) || '',
    ...epod.remarks.flatMap(({ text, categories }) => [text, ...categories]),
    ...[extra_fields['delivery'], extra_fields['condition']]
      .flat()
      .filter((value) => typeof value === 'string'),
  ]
    .join(',')
    .toLowerCase()
  const listed = { damaged: epod.damaged.length > 0, shortage: epod.missing.length > 0 }
  const found = words.find(
    ([reason, word]) =>
      (reason in listed && listed[reason as keyof typeof listed]) || word.test(said),
  )
  return found?.[0] ?? 'other'
}

const earliest = (instants: readonly Instant[]): Instant | null => instants.toSorted()[0] ?? null

const responseOf = ({ notification_details, chased = {}, epod }: Order): MessageResponse | null => {
  const asked = earliest([
    ...notification_details.map(({ trigger_time }) => trigger_time),
    ...Object.values(chased),
  ])
  const ended = epod.reject.rejected_At ?? epod.otp.verified_at
  if (asked === null || (ended !== null && between(asked, ended) < 0)) return null
  if (ended === null) return 'waiting'
  const waited = between(asked, ended)
  if (waited <= 4 * HOUR) return 'within_4_hours'
  return waited <= 24 * HOUR ? 'within_a_day' : 'later'
}

/** What was said of its attempts that failed; null where there was none. */
const verdictOf = (order: Order): AttemptVerdict | null => {
  const attempts = attemptsOf(order)
  if (attempts.length === 0) return null
  if (attempts.some(isContradicted)) return 'contradicted'
  return attempts.some(({ answer }) => answer !== null) ? 'answered' : 'unanswered'
}

/** Objection period: a buyer objects in time within this (MSMED Act 2006, section 2(b)). */
const OBJECTION_PERIOD = 15 * DAY

/**
 * When each objection that was raised in time was removed: a claim by its outcome, and a proof that
 * was turned down by its approval since, or by a receipt anew that nobody has to review. Null for
 * one that stands.
 */
const removalsOf = (order: Order, received: Instant): (Instant | null)[] => {
  const { claims, review, review_pending } = order
  const { review_history } = order.approval_status
  const isInTime = (at: Instant): boolean => between(received, at) <= OBJECTION_PERIOD
  const settled = claims
    .filter(({ opened_at }) => isInTime(opened_at))
    .map(({ outcome }) => outcome?.time ?? null)
  const isTurnedDown = review_history.some(
    ({ is_approved, in_error, review_on }) => !is_approved && !in_error && isInTime(review_on),
  )
  if (!isTurnedDown) return settled
  const approved = review?.outcome === 'approved' && review.is_final
  if (approved) return [...settled, review_history.at(-1)?.review_on ?? received]
  return [...settled, review === null && !review_pending ? received : null]
}

/**
 * Acceptance: when the goods count as accepted. That is their receipt, whenever its proof is
 * reviewed; where the buyer objects within 15 days of it, by a claim or by turning the proof down,
 * it is the day on which the last objection is removed. Null before, and of a receipt that was
 * recorded in error.
 */
const acceptedAt = (order: Order): Instant | null => {
  const received = order.delivery_time
  if (statusOf(order) !== 'received' || received === null || closingInError(order)) return null
  const removals = removalsOf(order, received)
  const known = removals.filter((at) => at !== null)
  return known.length < removals.length ? null : ([received, ...known].toSorted().at(-1) ?? null)
}

/** What analysis reads of an order beside its facts; the log alone decides it. */
export const measuredOf = (order: Order): Measured => ({
  rating: order.epod.client_rating,
  reason: reasonOf(order),
  response: responseOf(order),
  attempted: verdictOf(order),
  accepted_at: acceptedAt(order),
  rejected_at: order.epod.reject.rejected_At,
  claimed_at: earliest(order.claims.map(({ opened_at }) => opened_at)),
})
