import { between, DAY, later, MINUTE, type ClaimedTime, type Instant } from '../../time.ts'

/**
 * How long an action may wait on a phone (docs/decisions/0010, point 4), and how far its claimed
 * time may lie after its receipt. Answers to idempotency keys are kept for as long.
 */
export const MOST_WAITED = 7 * DAY
const TOLERANCE = 2 * MINUTE

/**
 * Why a claimed time is not believed: it is before the dispatch, after the receipt, or of a device
 * whose clock is wrong.
 */
export type TimeFlag = 'before_dispatch' | 'ahead' | 'clock_off'

const isClockOff = ({ device_now }: ClaimedTime, now: Instant): boolean =>
  device_now !== null && Math.abs(between(device_now, now)) > TOLERANCE

/**
 * What is wrong with a claimed time; null where it lies within dispatch and receipt, by a clock
 * that goes right as far as we know.
 */
export const flagOf = (
  claim: ClaimedTime,
  dispatch_date: Instant | null,
  now: Instant,
): TimeFlag | null => {
  if (between(now, claim.at) > TOLERANCE) return 'ahead'
  if (isClockOff(claim, now)) return 'clock_off'
  return dispatch_date !== null && between(dispatch_date, claim.at) < 0 ? 'before_dispatch' : null
}

/**
 * Has it waited on the device for more than seven days? Counted by the device's own clock where it
 * told it, so that a wrong one does no harm.
 */
export const hasWaitedTooLong = ({ at, device_now }: ClaimedTime, now: Instant): boolean =>
  between(at, device_now ?? now) > MOST_WAITED

/**
 * The claimed time where it counts instead of the time of receipt: the device told its own clock,
 * nothing is wrong with either, and the two are apart.
 */
export const capturedAt = (
  claim: ClaimedTime | undefined,
  dispatch_date: Instant | null,
  now: Instant,
): Instant | null => {
  if (!claim || claim.device_now === null || flagOf(claim, dispatch_date, now) !== null) return null
  return between(claim.at, later(now, -TOLERANCE)) > 0 ? later(claim.at, 0) : null
}

/**
 * May what is on record with this time be what is claimed? What comes within the tolerance is kept
 * with the time of its receipt, so that the same, sent again later, is as far from it.
 */
export const isTimeOf = (time: Instant, claimed: Instant): boolean =>
  Math.abs(between(time, claimed)) <= TOLERANCE

/**
 * Did this happen on the device before `moment`? Told by how long it waited by the device's own
 * clock, so that a wrong one does no harm; of a device that did not tell its clock nobody knows,
 * and what a file tells is said now.
 */
export const happenedBefore = (
  claim: ClaimedTime | undefined,
  moment: Instant,
  now: Instant,
): boolean =>
  claim !== undefined &&
  claim.device_now !== null &&
  claim.is_told === undefined &&
  between(moment, now) < between(claim.at, claim.device_now)
