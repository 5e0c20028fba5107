import { done, type Reason } from '../policy/reason.ts'
import type { Channel } from './channel.ts'
import type { MessageKind } from './kind.ts'
import type { LedgerState } from './ledger.ts'

/** What is known of a message that somebody would have sent again. */
export interface DeadLetter {
  readonly kind: MessageKind
  /** What it tells of: the event of its template, else its kind. */
  readonly event: string
  readonly channel: Channel
  readonly state: LedgerState
  readonly order_id: string | null
  /** The message that came in its place, by another way. */
  readonly followed_by: string | null
  /** The message by which it was sent again. */
  readonly again_by: string | null
}

/** One-time passwords, and links for passwords, are asked for anew by whoever needs them. */
const isSecret = (kind: MessageKind): boolean => kind === 'otp' || kind === 'reset'

/**
 * Dead letters: why a message may not be sent again (SHAR-05); none where it may. What is queued,
 * has left, or went on otherwise would reach its receiver twice, and a code is never sent by
 * anybody but who asks for it. `carried` are the channels that have a provider.
 */
export const whyNotAgain = (
  { kind, event, channel, state, followed_by, again_by }: DeadLetter,
  carried: readonly string[],
): Reason[] => {
  if (isSecret(kind)) return [done('message_is_secret')]
  if (state === 'queued') return [done('message_is_queued')]
  if (state === 'sent' || state === 'delivered' || state === 'read')
    return [done('message_has_left')]
  if (again_by !== null) return [done('message_was_repeated')]
  if (followed_by !== null) return [done('message_went_on')]
  // A reminder leads to one step, which may be there by now: it is asked for on the order.
  if (event === 'chase') return [done('message_asks_step')]
  return carried.includes(channel) ? [] : [done('message_not_carried')]
}
