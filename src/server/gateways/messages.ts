import type { Brand } from '../../domain/branding/branding.ts'

/** The ways a message can travel. */
export type Channel = 'email' | 'sms' | 'whatsapp'

/**
 * A message as it leaves. `id` stays the same however often it is sent, so that provider and reader
 * can tell a repetition.
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
}

/**
 * One provider. `send` resolves once the provider has taken the message and rejects otherwise: with
 * Unreachable where it did not get that far, with Undeliverable where it said no for good, and
 * soon after `cut`. How long it waits is its protocol's to say.
 */
export interface Gateway {
  send(message: OutgoingMessage, cut?: AbortSignal): Promise<{ provider_id: string }>
}

/**
 * The provider cannot be reached or does not answer in time: nothing is known against the message.
 */
export class Unreachable extends Error {}

/** Permanent failure: the provider will not take this message, however often it is asked. */
export class Undeliverable extends Error {}

/** The provider of each channel that has one. */
export type Gateways = Readonly<Partial<Record<Channel, Gateway>>>

/** The channels that have a provider. */
export const channelsOf = (gateways: Gateways): Channel[] => Object.keys(gateways) as Channel[]

/**
 * Stands in a stored message's body where the one-time password goes; the password itself lies
 * sealed in `secret` until the message leaves.
 */
export const OTP_PLACEHOLDER = '{{otp}}'
