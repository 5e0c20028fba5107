import type { Policy } from '../policy/policy.ts'
import { isEmail } from '../contact.ts'
import { messageTexts, type MessageEvent } from '../words/message-texts.ts'
import {
  clientTemplate,
  messageText,
  safeValues,
  type MessageTemplate,
  type MessageValues,
} from './template.ts'
import { contactChannel, type Channel, type Way } from './channel.ts'
import { waysAfter } from './next-step.ts'

/** A message's text, and what another channel or a provider's template needs of it. */
export interface ComposedMessage {
  readonly body: string
  readonly template: MessageTemplate
}

/**
 * Composes a message: by the client's own text for its channel, else ours; mail has room for the
 * `usual` one, which is longer, where the client writes in English.
 */
export const composedMessage = (
  event: MessageEvent,
  values: MessageValues,
  channel: Channel,
  policy: Pick<Policy, 'messages'>,
  usual: string,
): ComposedMessage => {
  const template = { event, values: safeValues(values) }
  const isUsual =
    channel === 'email' &&
    policy.messages.language === 'en' &&
    (clientTemplate(event, channel, policy)?.text ?? null) === null
  return { body: isUsual ? usual : `${messageText(template, channel, policy)}\n`, template }
}

/**
 * Composes a message to a phone by SMS, or to a mail address: for what goes to every contact at
 * once.
 */
export const byContact = (
  event: MessageEvent,
  values: MessageValues,
  recipient: string,
  policy: Pick<Policy, 'messages'>,
  usual: string,
): ComposedMessage & Pick<Way, 'channel'> => {
  const channel = contactChannel(recipient)
  return { channel, ...composedMessage(event, values, channel, policy, usual) }
}

/** How many units an order has, as a message says it behind its number. */
export const unitsOf = (
  units: number | null,
  { messages: { language } }: Pick<Policy, 'messages'>,
): string => (units === null ? '' : messageTexts[language].units.replace('{count}', String(units)))

/** A message to one contact, by the first way there is, and the ways after it. */
export const byFirstWay = (
  event: MessageEvent,
  values: MessageValues,
  recipient: string,
  policy: Pick<Policy, 'messages'>,
  usual: string,
  carried: readonly string[],
): ComposedMessage & Pick<Way, 'channel'> & { readonly ways_left: readonly Way[] } => {
  if (isEmail(recipient))
    return { ...byContact(event, values, recipient, policy, usual), ways_left: [] }
  const { first, ways_left } = phoneWays(event, recipient, policy, carried)
  const composed = composedMessage(event, values, first.channel, policy, usual)
  return { channel: first.channel, ...composed, ways_left }
}

/**
 * The way by which a phone is told first, and those after it: WhatsApp where the client has it
 * before SMS, a provider carries it and a template is registered; else SMS. Mail addresses are told
 * anyway.
 */
export const phoneWays = (
  event: MessageEvent,
  phone: string,
  policy: Pick<Policy, 'messages'>,
  carried: readonly string[],
): { readonly first: Way; readonly ways_left: readonly Way[] } => {
  const { channels } = policy.messages
  const hasTemplate = (clientTemplate(event, 'whatsapp', policy)?.id ?? null) !== null
  const [whatsapp, sms] = [channels.indexOf('whatsapp'), channels.indexOf('sms')]
  const isFirst = whatsapp >= 0 && (sms < 0 || whatsapp < sms)
  const channel =
    isFirst && hasTemplate && carried.includes('whatsapp')
      ? ('whatsapp' as const)
      : ('sms' as const)
  const first: Way = { channel, recipient: phone }
  const contact = { phone, email: null }
  return { first, ways_left: waysAfter(first, contact, policy, carried, [channel]) }
}
