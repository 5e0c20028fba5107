import type { Channel } from '../messages/channel.ts'
import { spoken } from './catalogue.ts'

const carriers: Readonly<Record<string, string>> = {
  email: 'e-mail',
  sms: 'SMS',
  whatsapp: 'WhatsApp',
}
const carrierOf = (channel: string): string => carriers[channel] ?? channel

/** What is said of a message’s life, and of sending it again. */
export const ledgerSentences = /* @__PURE__ */ spoken('ledgerSentences', {
  message_faults: {
    opted_out: 'its receiver wants no messages by this channel',
    wrong_number: 'the provider says that this is nobody’s number',
    refused: 'the provider refused it',
    unreachable: 'the provider could not be reached',
    fault: 'the provider did not take it',
    money_cap: 'the money for this day is spent',
    no_receipt: 'no receipt came in time',
    out_of_time: 'what it says had expired',
    no_provider: 'no provider carries this channel',
  },
  message_was_queued: (by: string | null) => (by === null ? 'Queued' : `Queued for ${by}`),
  message_came_instead: (channel: Channel) =>
    `Queued in the place of one by ${carrierOf(channel)} that did not arrive`,
  message_came_again: (by: string | null) =>
    by === null ? 'Queued again' : `Queued again for ${by}`,
  message_is_due: 'Leaves then, or is tried again',
  message_was_tried: (why: string) => `It did not leave: ${why}`,
  message_was_taken: (provider: string | null) =>
    provider === null ? 'Sent' : `Sent: ${provider} took it`,
  message_arrived: 'Delivered, says its receipt',
  message_was_read: 'Read, says its receipt',
  message_did_not_arrive: 'Not delivered, says its receipt',
  message_no_receipt: 'No receipt came in time',
  message_given_up: (why: string) => `Given up: ${why}`,
  message_out_of_time: 'Not sent: what it says had expired',
  message_no_provider: 'Kept here: no provider carries this channel',
  message_went_on_by: (channel: Channel) => `Went on by ${carrierOf(channel)}`,
  message_sent_again_by: (by: string | null) => `Sent again${by === null ? '' : ` for ${by}`}`,
  // sending again
  message_again: 'It is sent again',
  message_is_secret: 'A code is never sent again from here: whoever needs one asks for a new one',
  message_is_queued: 'This message still waits to be sent',
  message_has_left: 'This message was sent',
  message_was_repeated: 'This message was sent again already',
  message_went_on: 'This message went on by another channel',
  message_asks_step: 'A reminder is sent anew from its order, where it still lacks the step',
  message_not_carried: 'No provider carries this channel',
  message_without_order: 'The order of this message is gone',
  message_receiver_opted_out: 'Its receiver wants no messages by this channel',
  message_money_capped: 'The money for this day’s messages is spent',
  costs_too_long: (days: number) => `may cover at most ${days} days`,
} as const)
