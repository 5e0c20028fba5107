import type { LedgerMessage } from '../contract/messages/outbox.ts'
import type { Channel } from '../domain/messages/channel.ts'
import { whyNotAgain } from '../domain/messages/again.ts'
import { faultOf, type MessageFault } from '../domain/messages/fault.ts'
import { messageWords } from '../domain/words/messages.ts'
import type { Deps } from './deps.ts'
import { SECRET_GAP } from '../domain/messages/secret-gap.ts'
import type { OutboxEntry, MessageArrival } from './stores/messages/ledger.ts'

/** How far a message has come, as it is told wherever messages are listed. */
export const shownArrival = ({ error, last_why, ...row }: MessageArrival) => ({
  ...row,
  why: whyOf({ error, last_why, ...row }),
})

/** What is known against its arrival: by its receipt, else by its last try. */
const whyOf = ({ state, failed_at, last_why, error }: MessageArrival): MessageFault | null => {
  const isOfTry = failed_at === null && (state === 'queued' || state === 'failed')
  return (isOfTry ? last_why : null) ?? faultOf(state, error)
}

/**
 * Messages as administrators are shown them. A code or the reference of a link is masked in all
 * that somebody may have been given; where nobody carries a message, this is the only place to read
 * its code. `carried` are the channels that have a provider.
 */
export const shownMessages = (
  { keys }: Pick<Deps, 'keys'>,
  carried: readonly Channel[],
): ((entry: OutboxEntry) => LedgerMessage) => {
  // Sealed with a secret that is gone, it is of no use to anybody any more.
  const unsealed = (secret: string): string => {
    try {
      return keys.unseal(secret)
    } catch {
      return messageWords.otpMasked
    }
  }
  return ({ secret, carried: wasCarried, body, ...entry }) => ({
    ...entry,
    why: whyOf(entry),
    body: body.replaceAll(SECRET_GAP, () =>
      secret === null || wasCarried ? messageWords.otpMasked : unsealed(secret),
    ),
    may_repeat: whyNotAgain(entry, carried).length === 0,
  })
}
