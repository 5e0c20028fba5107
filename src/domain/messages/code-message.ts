import type { Order } from '../order/order.ts'
import { asName } from '../order/parties/as-name.ts'
import type { Policy } from '../policy/policy.ts'
import { formatTime } from '../time-format.ts'
import { between, MINUTE, type Instant } from '../time.ts'
import type { MessageEvent } from '../words/message-texts.ts'
import { messageWords } from '../words/messages.ts'
import { contactChannel, type Channel, type Way } from './channel.ts'
import { byContact, unitsOf, type ComposedMessage } from './composed.ts'
import { SECRET_GAP } from './secret-gap.ts'
import { clientTemplate } from './template.ts'

type Sending = Pick<Policy, 'messages' | 'otp' | 'time_zone'>

/** A code that was sent, from when until when it is good, and whose goods it is for. */
export interface CodeTold {
  readonly sender: string
  readonly sent_at: Instant
  readonly expires_at: Instant
}

/**
 * What a code's message tells of: a delivery code is good until a day and time, and has a text of
 * its own. A client that has one for codes alone, from before there were two, keeps that.
 */
const eventOf = (
  channel: Channel,
  policy: Sending,
): Extract<MessageEvent, 'otp' | 'delivery_code'> =>
  policy.otp.mode === 'delivery_code' &&
  (clientTemplate('delivery_code', channel, policy) !== null ||
    clientTemplate('otp', channel, policy) === null)
    ? 'delivery_code'
    : 'otp'

/** The message that brings a code of this order to one contact, with how long it is really good. */
export const codeMessage = (
  { identifier, ship_unit }: Pick<Order, 'identifier' | 'ship_unit'>,
  { sender, sent_at, expires_at }: CodeTold,
  recipient: string,
  policy: Sending,
): ComposedMessage & Pick<Way, 'channel'> => {
  const minutes = Math.floor(between(sent_at, expires_at) / MINUTE)
  const until = formatTime(expires_at, policy.time_zone, 'DD-MM-YYYY @ hh:mm A')
  const told = {
    otp: SECRET_GAP,
    identifier: asName(identifier),
    sender: asName(sender),
    units: ship_unit === null ? '' : messageWords.otpUnits(ship_unit),
  }
  const usual =
    policy.otp.mode === 'delivery_code'
      ? messageWords.deliveryCodeText({ ...told, until })
      : messageWords.otpText({ ...told, minutes })
  const values = {
    otp: SECRET_GAP,
    identifier,
    sender,
    units: unitsOf(ship_unit, policy),
    minutes: String(minutes),
    until,
  }
  const event = eventOf(contactChannel(recipient), policy)
  return byContact(event, values, recipient, policy, usual)
}
