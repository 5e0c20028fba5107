import type { Brand } from '../../../domain/branding/branding.ts'
import type { Channel, SmsProvider } from '../../../domain/messages/channel.ts'

export type { Channel }

/** Providers of SMS and WhatsApp: their names in settings, policy and callbacks. */
export type ProviderName = SmsProvider | 'whatsapp'

/**
 * What a provider or an operator has registered of a text: it is sent as the template's id and
 * values, and not as a text.
 */
export interface RegisteredTemplate {
  /** A flow's or DLT template's id, or a template's name at WhatsApp. */
  readonly id: string
  readonly language: string
  /** The values that stand in the text, in the order in which they are registered. */
  readonly values: readonly { readonly name: string; readonly value: string }[]
  /** Behind the public address: where a button leads; null for a template without one. */
  readonly path: string | null
}

/**
 * A message as it leaves. `id` stays the same however often it is sent, so that provider and reader
 * can tell a repetition. A phone is in E.164 form.
 */
export interface OutgoingMessage {
  readonly id: string
  readonly recipient: string
  readonly subject: string
  readonly body: string
  /**
   * How the client looks that it comes from; its logo with a whole address. Null: as the product.
   */
  readonly brand?: Brand | null
  /** A text that goes with a mail as a file. */
  readonly file?: { readonly name: string; readonly text: string } | null
  /** Whom the client has it be from; null: as the installation says. */
  readonly sender?: string | null
  readonly template?: RegisteredTemplate | null
}

/**
 * How much a provider takes, and what a message costs (of SMS, each part) in the installation's
 * currency.
 */
export interface GatewayLimits {
  readonly a_second: number
  readonly at_once: number
  readonly cost: number
}

/**
 * One provider. `send` resolves once the provider has taken the message. It rejects with
 * Unreachable where it did not get that far, with Undeliverable where the provider said no for
 * good, and with TooFast where it may be asked again later. It also rejects soon after `cut`. How
 * long it waits is its protocol's to say.
 */
export interface Gateway {
  /** Which provider it is, where a channel can have several; left out for mail. */
  readonly name?: ProviderName
  readonly limits?: GatewayLimits
  send(message: OutgoingMessage, cut?: AbortSignal): Promise<{ provider_id: string }>
}

/**
 * The provider cannot be reached or does not answer in time: nothing is known against the message,
 * nor, where `perhaps_taken`, whether it was taken.
 */
export class Unreachable extends Error {
  readonly perhaps_taken: boolean

  constructor(
    message: string,
    { perhaps_taken = true, ...options }: ErrorOptions & { perhaps_taken?: boolean } = {},
  ) {
    super(message, options)
    this.perhaps_taken = perhaps_taken
  }
}

/** Why a provider will never take a message: what it says of the receiver, or of the message. */
export type WhyUndeliverable = 'opted_out' | 'wrong_number' | 'refused'

/** Permanent failure: the provider will not take this message, however often it is asked. */
export class Undeliverable extends Error {
  readonly why: WhyUndeliverable

  constructor(
    message: string,
    { why = 'refused', ...options }: ErrorOptions & { why?: WhyUndeliverable } = {},
  ) {
    super(message, options)
    this.why = why
  }
}

/** Whose limit was reached: the account's, one sender's in it, or that of this one message. */
type LimitOf = 'account' | 'sender' | 'message'

/** Back-pressure: the provider did not take it, and takes what the limit holds for in `wait_ms`. */
export class TooFast extends Error {
  readonly wait_ms: number
  readonly limit_of: LimitOf

  constructor(message: string, wait_ms: number, limit_of: LimitOf = 'account') {
    super(message)
    this.wait_ms = wait_ms
    this.limit_of = limit_of
  }
}

/** What a limit of the sending number is of: without a number of its client's own, of everybody. */
export const limitOf = ({ sender }: Pick<OutgoingMessage, 'sender'>): LimitOf =>
  sender == null ? 'account' : 'sender'

/** The providers of each channel that has any; a client that chooses none has the first. */
export type Gateways = Readonly<
  Partial<Record<Channel, Gateway | readonly [Gateway, ...Gateway[]]>>
>

/** A gateway with its channel; `among` are the names of all that it has, the first's first. */
export interface ChannelGateway {
  readonly channel: Channel
  readonly gateway: Gateway
  readonly among: readonly string[]
}

/** The channels that have a provider. */
export const channelsOf = (gateways: Gateways): Channel[] => Object.keys(gateways) as Channel[]

/** Every gateway there is, with its channel. */
export const gatewaysIn = (gateways: Gateways): ChannelGateway[] =>
  channelsOf(gateways).flatMap((channel) => {
    const all = [gateways[channel] ?? []].flat()
    const among = all.map(({ name }) => name ?? '')
    return all.map((gateway) => ({ channel, gateway, among }))
  })
