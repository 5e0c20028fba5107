import type { Policy } from '../policy/policy.ts'
import {
  between,
  instantOf,
  later,
  MINUTE,
  nextDay,
  wallClock,
  type Clock,
  type Instant,
} from '../time.ts'

/** The zone of whoever has this contact: by the number's country, where one is named. */
export const receiverZone = (
  recipient: string,
  { messages: { quiet_zones } }: Pick<Policy, 'messages'>,
  time_zone: string,
): string => {
  if (!recipient.startsWith('+')) return time_zone
  // The longest code that fits: +1 242 is not +1.
  const [found] = quiet_zones
    .filter(({ code }) => recipient.startsWith(`+${code}`))
    .sort((a, b) => b.code.length - a.code.length)
  return found?.zone ?? time_zone
}

/**
 * Quiet hours: until when nothing is to be sent to this contact, by the clock of whoever has it;
 * null where it may be sent now. Hours that go over midnight are those of two days.
 */
export const quietUntil = (
  recipient: string,
  policy: Pick<Policy, 'messages'>,
  { now, time_zone }: Clock,
): Instant | null => {
  const { quiet_from, quiet_until } = policy.messages
  if (quiet_from === null || quiet_until === null || quiet_from === quiet_until) return null
  const zone = receiverZone(recipient, policy, time_zone)
  const { day, time } = wallClock(now, zone)
  const overMidnight = quiet_from > quiet_until
  if (overMidnight) {
    if (time >= quiet_from) return instantOf(nextDay(day), quiet_until, zone)
    return time < quiet_until ? laterToday(now, day, time, quiet_until, zone) : null
  }
  return time >= quiet_from && time < quiet_until
    ? laterToday(now, day, time, quiet_until, zone)
    : null
}

/**
 * When clocks that show `day` and `time` now show `until` next. Where they show it twice and the
 * first of the two is over, the second: no change comes before that.
 */
const laterToday = (
  now: Instant,
  day: string,
  time: string,
  until: string,
  zone: string,
): Instant => {
  const first = instantOf(day, until, zone)
  if (between(now, first) > 0) return first
  const since_minute = Date.parse(now) % MINUTE
  return later(now, (minutesOf(until) - minutesOf(time)) * MINUTE - since_minute)
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
