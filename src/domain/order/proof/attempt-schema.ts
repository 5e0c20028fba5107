/**
 * Why goods were not delivered, as carriers code it; all but the last four say that somebody stood
 * at the door.
 */
export const attemptReasons = [
  'nobody_there',
  'closed',
  'refused_at_door',
  'another_day',
  'address_not_found',
  'no_time',
  'vehicle',
  'other',
] as const
/** One of them. */
export type AttemptReason = (typeof attemptReasons)[number]

/** Reasons that say that somebody was at the door, so that the receiver can tell. */
const visits: ReadonlySet<AttemptReason> = new Set([
  'nobody_there',
  'closed',
  'refused_at_door',
  'another_day',
])

/** Does this reason say that somebody was at the door? */
export const saysVisit = (reason: AttemptReason): boolean => visits.has(reason)

/** What the receiver says of an attempt: that somebody came, nobody did, or what was agreed. */
export const attemptAnswers = ['somebody_came', 'nobody_came', 'another_day'] as const
/** One of them. */
export type AttemptAnswer = (typeof attemptAnswers)[number]
