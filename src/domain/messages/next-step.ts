import type { Policy } from '../policy/policy.ts'
import { between, later, MINUTE, type Clock, type Instant } from '../time.ts'
import type { Way } from './channel.ts'
import { isNotification, type MessageKind } from './kind.ts'
import { quietUntil } from './quiet-hours.ts'

/** A message as it is judged: what it is, where it goes, and which ways are left after this one. */
export interface JudgedMessage extends Way {
  readonly kind: MessageKind
  readonly state: 'queued' | 'sent' | 'failed'
  readonly sent_at: Instant | null
  readonly ways_left: readonly Way[]
  /** Its receiver wants none of the client's messages by this way, or the contact is not theirs. */
  readonly opted_out: boolean
}

/** What is known of its arrival. */
export interface Receipts {
  readonly delivered_at: Instant | null
  readonly read_at: Instant | null
  readonly failed_at: Instant | null
}

/** Nothing is known. */
export const notArrived: Receipts = { delivered_at: null, read_at: null, failed_at: null }

/** What is to be done with a message now. */
export type NextStep =
  | { readonly do: 'send' }
  | { readonly do: 'wait'; readonly until: Instant; readonly why: 'quiet_hours' | 'receipt' }
  | {
      readonly do: 'fall_back'
      readonly to: Way
      readonly after: readonly Way[]
      readonly why: 'opted_out' | 'failed' | 'no_receipt'
    }
  | { readonly do: 'stop'; readonly why: 'arrived' | 'opted_out' | 'failed' | 'no_way_left' }

/**
 * What comes next for a message (MESG-01): it is sent, or waits for morning or its receipt, or goes
 * another way, or is over. A one-time password, and what else is no notification, is sent at once
 * by each way there is: no hour is quiet for it, and nothing comes in its place. Pure.
 */
export const nextStep = (
  message: JudgedMessage,
  arrival: Receipts,
  policy: Pick<Policy, 'messages'>,
  clock: Clock,
): NextStep => {
  const { state, recipient, opted_out } = message
  if (arrival.delivered_at !== null || arrival.read_at !== null)
    return { do: 'stop', why: 'arrived' }
  if (state === 'queued') {
    if (opted_out) return onward(message, 'opted_out')
    const until = isNotification(message.kind) ? quietUntil(recipient, policy, clock) : null
    return until === null ? { do: 'send' } : { do: 'wait', until, why: 'quiet_hours' }
  }
  if (state === 'failed' || arrival.failed_at !== null) return onward(message, 'failed')
  const deadline = receiptDue(message, policy)
  if (deadline === null) return { do: 'stop', why: 'no_way_left' }
  return between(deadline, clock.now) < 0
    ? { do: 'wait', until: deadline, why: 'receipt' }
    : onward(message, 'no_receipt')
}

/** When the receipt of a message that was sent is due; null where nothing comes in its place. */
export const receiptDue = (
  {
    kind,
    channel,
    sent_at,
    ways_left,
  }: Pick<JudgedMessage, 'kind' | 'channel' | 'sent_at' | 'ways_left'>,
  { messages: { fall_back_minutes } }: Pick<Policy, 'messages'>,
): Instant | null =>
  // No mail server tells of the reader's own.
  !isNotification(kind) ||
  channel === 'email' ||
  sent_at === null ||
  ways_left.length === 0 ||
  fall_back_minutes === null
    ? null
    : later(sent_at, fall_back_minutes * MINUTE)

const onward = (
  { kind, ways_left: [to, ...after] }: JudgedMessage,
  why: 'opted_out' | 'failed' | 'no_receipt',
): NextStep => {
  if (to && isNotification(kind)) return { do: 'fall_back', to, after, why }
  return { do: 'stop', why: why === 'no_receipt' ? 'no_way_left' : why }
}

/**
 * The ways that are left after this one, in the client's order: those behind it that have a
 * provider, lead to the same person, and are not gone anyway.
 */
export const waysAfter = (
  { channel }: Way,
  contact: { readonly phone: string | null; readonly email: string | null },
  { messages: { channels, fall_back_minutes } }: Pick<Policy, 'messages'>,
  carried: readonly string[],
  already: readonly string[],
): Way[] => {
  const at = channels.indexOf(channel)
  if (at < 0 || fall_back_minutes === null) return []
  return channels.slice(at + 1).flatMap((next): Way[] => {
    const recipient = next === 'email' ? contact.email : contact.phone
    return recipient === null || !carried.includes(next) || already.includes(next)
      ? []
      : [{ channel: next, recipient }]
  })
}
