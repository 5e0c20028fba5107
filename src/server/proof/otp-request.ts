import { randomUUIDv7 } from 'node:crypto'
import { contactChannel } from '../../domain/messages/channel.ts'
import { contactsOf } from '../../domain/order/entry/contacts.ts'
import type { OtpUsage } from '../../domain/order/commands.ts'
import type { OrderEvent } from '../../domain/order/events.ts'
import type { Order } from '../../domain/order/order.ts'
import { asName } from '../../domain/order/parties/as-name.ts'
import { messageWords } from '../../domain/words/messages.ts'
import { sentence, type Sentence } from '../../domain/words/sentence.ts'
import type { Caller } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { carriedBy } from '../gateways/messages/configured.ts'
import { codeMessages } from '../orders/code-messages.ts'
import type { ContextSteps } from '../orders/change-request.ts'
import { uncarriedOf, saidOfSent } from '../orders/kept-messages.ts'
import { newNonce } from '../secrets.ts'
import type { QueuedMessage } from '../stores/messages/queue.ts'
import { otpUsage } from '../stores/messages/otp-usage.ts'
import { officeAddress } from '../users/administrators-to-tell.ts'

/**
 * Sends a new code to each of the receiver's contacts. The log holds what it is derived with; the
 * code itself stands sealed in the messages and nowhere else.
 */
export const otpRequest = (deps: Deps, caller: Caller): ContextSteps<OtpUsage> => ({
  loadContext: (tx, { order, clock }) => otpUsage(tx, contactsOf(order), clock.now),
  commands: (_held, usage) => [{ type: 'trigger_otp', nonce: newNonce(), usage }],
  messages: ({ order, events, clock }) => codeMessages(deps, caller, order, events, clock.now),
})

/** What the client's desk is told of codes: one that no provider carries lies in the outbox. */
export const saidOfCodes = (
  { settings }: Pick<Deps, 'settings'>,
  events: readonly OrderEvent[],
): Sentence => {
  const channels = events
    .flatMap((event) => (event.type === 'otp_sent' ? event.data.contacts : []))
    .map(contactChannel)
  return saidOfSent(
    sentence('otp_sent'),
    uncarriedOf(channels, carriedBy(settings)),
    channels.length,
  )
}

/**
 * Does the entered code equal the one that was sent, for this order and these contacts? A code that
 * a release before drew has only its hash in the log.
 */
export const isSent = ({ keys }: Pick<Deps, 'keys'>, order: Order, otp: number): boolean => {
  const { _id, challenge } = order
  const contacts = contactsOf(order)
  return challenge.nonce === undefined
    ? keys.isOtpHash(challenge.hash ?? '', _id, contacts, otp)
    : keys.isOtp(_id, contacts, challenge.nonce, otp)
}

/** Who is told of a locked code. */
export const officeOf = async (deps: Deps, { viewer, policy }: Caller): Promise<string | null> =>
  policy.otp.office_email ?? officeAddress(deps, viewer.client_id)

/** The message to the office where these events locked the code. */
export const lockMessages = (
  office: string | null,
  order: Order,
  events: readonly OrderEvent[],
): QueuedMessage[] =>
  events.flatMap((event) =>
    office === null || event.type !== 'otp_failed' || event.data.locked_until === null
      ? []
      : [
          {
            id: randomUUIDv7(),
            order_id: order._id,
            kind: 'office',
            channel: 'email',
            recipient: office,
            subject: messageWords.officeSubject(asName(order.identifier)),
            body: messageWords.officeText(asName(order.identifier)),
            secret: null,
            expires_at: null,
          },
        ],
  )
