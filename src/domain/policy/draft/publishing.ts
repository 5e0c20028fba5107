import { between, DAY, later, nextDay, wallClock, type Clock, type Instant } from '../../time.ts'
import { done, rule, type Reason } from '../reason.ts'

/** The end of a client's line of versions: the newest that is to hold, and how many wait. */
export interface VersionLine {
  /** 0 where there is none. */
  readonly version: number
  readonly created_by: string | null
  readonly created_at: Instant | null
  readonly effective_at: Instant | null
  readonly waiting: number
}

/** A version to be published; `effective_at` null is now. */
export interface Publishing {
  /** The newest version that its writer knew. */
  readonly based_on: number
  readonly effective_at: Instant | null
}

/** Versions that may wait for their time at once, and days that one may wait. */
export const waitingBounds = { versions: 10, days: 366 } as const

/** One that was published at once waits for nothing, also where the clock is set back behind it. */
const isWaiting = ({ created_at, effective_at }: VersionLine, now: Instant): boolean =>
  effective_at !== null &&
  between(now, effective_at) > 0 &&
  between(created_at ?? now, effective_at) > 0

/**
 * What stands against publishing: that somebody published since; that another version waits, which
 * this one would overtake; a time that cannot be. Versions hold in the order of their numbers.
 */
export const whyNotPublish = (
  { based_on, effective_at }: Publishing,
  line: VersionLine,
  now: Instant,
): Reason[] => {
  const { version, created_by, waiting } = line
  if (based_on !== version)
    return isWaiting(line, now) && based_on < version
      ? [done('policy_waiting', version)]
      : [done('policy_changed_since', version, created_by)]
  if (effective_at === null) return isWaiting(line, now) ? [done('policy_waiting', version)] : []
  if (between(now, effective_at) <= 0) return [rule('effective_at', 'time_passed')]
  if (between(now, effective_at) > waitingBounds.days * DAY)
    return [rule('effective_at', 'time_too_far', waitingBounds.days)]
  if (
    isWaiting(line, now) &&
    line.effective_at !== null &&
    between(line.effective_at, effective_at) < 0
  )
    return [rule('effective_at', 'time_before_waiting')]
  return waiting >= waitingBounds.versions
    ? [rule('effective_at', 'too_many_waiting', waitingBounds.versions)]
    : []
}

/** When a version that is to hold later is usually to: as the client's next day begins. */
export const usualBeginning = ({ now, time_zone }: Clock): { day: string; time: string } => ({
  day: nextDay(wallClock(now, time_zone).day),
  time: '00:00',
})

/** Least time that a version must have left to wait when it is withdrawn: nobody goes by it yet. */
const MARGIN_MS = 1_000

/** What stands against withdrawing a version: only the newest can be, while it waits. */
export const whyNotWithdraw = (version: number, line: VersionLine, now: Instant): Reason[] =>
  line.version === version && isWaiting(line, later(now, MARGIN_MS))
    ? []
    : [rule('version', 'version_not_waiting')]
