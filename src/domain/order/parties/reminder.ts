import { whyNot } from '../../policy/access.ts'
import type { Policy } from '../../policy/policy.ts'
import { done, forbidden, rule, type Reason } from '../../policy/reason.ts'
import { systemFor } from '../../policy/system.ts'
import type { Viewer } from '../../policy/viewer.ts'
import { between, DAY, HOUR, wallClock, zoneOffset, type Clock, type Instant } from '../../time.ts'
import { linkActions, type Command } from '../commands.ts'
import type { OrderEvent } from '../events.ts'
import type { Order } from '../order.ts'
import { askingReasons, missingStepsOf, type MissingStep } from './missing-steps.ts'
import { refuse, type Refusal } from '../refusal.ts'

type RemindCommand = Extract<Command, { type: 'remind' }>
/** What the rules look at of it. */
type Asking = Pick<RemindCommand, 'step' | 'by' | 'client_policy'>

/** Quiet hours: by its own the product asks nobody outside of these, in the client's zone. */
export const reminderHours = { from: '09:00', until: '19:00' } as const

/** Do reminders go out by themselves at this hour? */
export const isReminderHour = ({ now, time_zone }: Clock): boolean => {
  const { time } = wallClock(now, time_zone)
  return time >= reminderHours.from && time < reminderHours.until
}

/**
 * The timer asks for a step again after so long: a day less half of the timer's own hour. So it
 * asks in the same round of the next day, whenever in that round the order has its turn.
 */
const ASKED_AGAIN = DAY - HOUR / 2

/** How far the clocks of the client's zone have gone on: a day, where that had 23 hours, too. */
const shownSince = (from: Instant, { now, time_zone }: Clock): number =>
  between(from, now) +
  zoneOffset(Date.parse(now), time_zone) -
  zoneOffset(Date.parse(from), time_zone)

/** What stands against a reminder that nobody asked for: once a day at most for each step. */
const timerReasons = (
  { since, asked_at }: MissingStep,
  { chase }: Policy,
  clock: Clock,
): Reason[] => {
  if (!chase.automatic) return [forbidden('reminders_off')]
  if (!isReminderHour(clock))
    return [rule('step', 'reminders_by_day', reminderHours.from, reminderHours.until)]
  if (since === null || between(since, clock.now) < chase.after_hours * HOUR)
    return [rule('step', 'reminder_too_soon', chase.after_hours)]
  return asked_at !== null && shownSince(asked_at, clock) < ASKED_AGAIN
    ? [rule('step', 'reminded_today')]
    : []
}

const reasonsFor = (
  owed: MissingStep,
  order: Order,
  { by, client_policy }: Asking,
  viewer: Viewer,
  policy: Policy,
  clock: Clock,
): Reason[] => [
  ...(owed.party === 'desk' ? [] : whyNot(order, linkActions[owed.party], viewer, policy, clock)),
  ...askingReasons(owed, order, clock.now),
  ...(by === 'timer' ? timerReasons(owed, client_policy, clock) : []),
]

const owedIn = (
  order: Order,
  { step, client_policy }: Asking,
  clock: Clock,
): MissingStep | undefined =>
  missingStepsOf(order, client_policy, clock).find((one) => one.step === step)

/** Why whoever owes this step may not be reminded of it now; empty means it may be done. */
export const reminderReasons = (
  order: Order,
  asking: Asking,
  viewer: Viewer,
  policy: Policy,
  clock: Clock,
): Reason[] => {
  const owed = owedIn(order, asking, clock)
  return owed ? reasonsFor(owed, order, asking, viewer, policy, clock) : [done('not_owed')]
}

/** A link to the step, and that it was sent; nothing else stands against it any more. */
export const decideReminder = (
  order: Order,
  command: RemindCommand,
  clock: Clock,
): OrderEvent[] | Refusal => {
  const { step, link_id, expires_at } = command
  const party = owedIn(order, command, clock)?.party ?? 'desk'
  return party === 'desk'
    ? refuse(rule('step', 'owed_by_desk'))
    : [
        { type: 'link_created', data: { link_id, party, expires_at } },
        { type: 'chased', data: { step, party } },
      ]
}

/** The steps that the timer asks for now, by the client's own policy. */
export const chasedNow = (order: Order, policy: Policy, clock: Clock): MissingStep[] => {
  if (!policy.chase.automatic || !isReminderHour(clock)) return []
  const timer = systemFor('', order.user)
  return missingStepsOf(order, policy, clock).filter(
    (owed) =>
      reasonsFor(
        owed,
        order,
        { step: owed.step, by: 'timer', client_policy: policy },
        timer,
        policy,
        clock,
      ).length === 0,
  )
}
