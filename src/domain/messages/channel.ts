/** The ways a message can travel. */
export const channels = ['whatsapp', 'sms', 'email'] as const
/** One of them. */
export type Channel = (typeof channels)[number]

/** Somebody, by one way. */
export interface Way {
  readonly channel: Channel
  readonly recipient: string
}
