import type { Policy } from '../policy/policy.ts'
import { instantOf, nextDay, wallClock, type Clock, type Instant } from '../time.ts'

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
    return time < quiet_until ? instantOf(day, quiet_until, zone) : null
  }
  return time >= quiet_from && time < quiet_until ? instantOf(day, quiet_until, zone) : null
}
