import type { Policy } from '../policy/policy.ts'
import { asName } from '../order/parties/as-name.ts'
import { messageTexts, type MessageEvent } from '../words/message-texts.ts'
import type { Channel } from './channel.ts'
import { withinOnePart } from './one-part.ts'
import { linkBy } from './short-link.ts'

/** What stands in a text of each event, in the order in which it is registered. */
export const messageVariables: Readonly<Record<MessageEvent, readonly string[]>> = {
  otp: ['sender', 'identifier', 'units', 'otp', 'minutes'],
  delivery_code: ['sender', 'identifier', 'units', 'otp', 'until'],
  access: ['sender', 'identifier', 'otp', 'minutes'],
  outbound: ['sender', 'identifier', 'units', 'truck', 'driver'],
  notice: ['sender', 'identifier', 'status', 'eta', 'link'],
  chase: ['sender', 'identifier', 'step', 'link'],
  attempt: ['sender', 'identifier', 'link'],
}

/** Characters that a value may have; what an order brings is cut there. */
const longest: Readonly<Record<string, number>> = {
  sender: 30,
  identifier: 40,
  truck: 20,
  driver: 30,
  status: 30,
  step: 40,
  eta: 30,
}
/** What we write ourselves, and no order does. */
const ours = new Set(['link', 'otp', 'minutes', 'until', 'units', 'eta'])

/** The values of a message, by the names that texts have for them. */
export type MessageValues = Readonly<Record<string, string>>

/** A text of a client's own, of one event, channel and language; null for what it leaves to us. */
type ClientTemplate = Policy['messages']['templates'][number]

/** A message as the outbox keeps it beside its text: what another channel would need of it. */
export interface MessageTemplate {
  readonly event: MessageEvent
  readonly values: MessageValues
}

/** Values as they go out: no link, control character or markup of an order's, and none too long. */
export const safeValues = (values: MessageValues): MessageValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      ours.has(name) ? value : short(name, value),
    ]),
  )

const short = (name: string, value: string): string =>
  Array.from(asName(value))
    .slice(0, longest[name] ?? 60)
    .join('')
    .trim()

/** A text with its values; blanks that an empty value leaves are closed up. */
export const filledText = (text: string, values: MessageValues): string =>
  text
    .replace(/\{([a-z]+)\}/g, (gap, name: string) =>
      Object.hasOwn(values, name) ? (values[name] ?? '') : gap,
    )
    .replace(/ {2,}/g, ' ')
    .replace(/ *\n */g, '\n')
    .trim()

/** What a client has of its own for an event and channel, in the language it writes in. */
export const clientTemplate = (
  event: MessageEvent,
  channel: Channel,
  { messages: { language, templates } }: Pick<Policy, 'messages'>,
): ClientTemplate | null =>
  templates.find(
    (one) => one.event === event && one.channel === channel && one.language === language,
  ) ?? null

/** A client's own text, or ours in its language. */
const textOf = (event: MessageEvent, channel: Channel, policy: Pick<Policy, 'messages'>): string =>
  clientTemplate(event, channel, policy)?.text ??
  messageTexts[policy.messages.language].texts[event]

/**
 * Values as a channel carries them: the link in the form that SMS have it, and in our own texts
 * names that are cut where the text would be more than one part.
 */
const carriedValues = (
  { event, values }: MessageTemplate,
  channel: Channel,
  policy: Pick<Policy, 'messages'>,
): MessageValues => {
  const { link } = values
  const linked = link === undefined ? values : { ...values, link: linkBy(channel, link, policy) }
  const isOurs = (clientTemplate(event, channel, policy)?.text ?? null) === null
  return channel === 'sms' && isOurs
    ? withinOnePart(linked, (fitting) => filledText(textOf(event, channel, policy), fitting))
    : linked
}

/** The text of a message: the client's own, or ours in its language. */
export const messageText = (
  template: MessageTemplate,
  channel: Channel,
  policy: Pick<Policy, 'messages'>,
): string =>
  filledText(textOf(template.event, channel, policy), carriedValues(template, channel, policy))

/** A template that a provider has approved, and what stands in it. */
export interface Registered {
  readonly id: string
  readonly language: string
  readonly values: readonly { readonly name: string; readonly value: string }[]
  readonly path: string | null
}

/**
 * How a message goes to a provider that knows its template: by the id that the client's policy has
 * for it. A button leads to what stands behind `public_url`, and its link is no value then.
 */
export const registeredTemplate = (
  { event, values }: MessageTemplate,
  channel: Channel,
  policy: Pick<Policy, 'messages'>,
  public_url: string,
): Registered | null => {
  const own = clientTemplate(event, channel, policy)
  if (own === null || own.id === null) return null
  const { link } = values
  const path =
    own.button && link !== undefined && link.startsWith(`${public_url}/`)
      ? link.slice(public_url.length + 1)
      : null
  const carried = carriedValues({ event, values }, channel, policy)
  const names = own.variables.length > 0 ? own.variables : messageVariables[event]
  return {
    id: own.id,
    language: own.language,
    values: names
      .filter((name) => path === null || name !== 'link')
      .map((name) => ({ name, value: carried[name] ?? '' })),
    path,
  }
}
