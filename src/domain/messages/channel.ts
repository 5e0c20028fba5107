import { isEmail } from '../contact.ts'

/** The ways a message can travel. */
export const channels = ['whatsapp', 'sms', 'email'] as const
/** One of them. */
export type Channel = (typeof channels)[number]

/** Providers of SMS; of those that an installation has, the first is that of who chooses none. */
export const smsProviders = ['twilio', 'msg91', 'http'] as const
/** One of them. */
export type SmsProvider = (typeof smsProviders)[number]

/** The channel of what goes to every contact at once: mail to an address, SMS to a number. */
export const contactChannel = (contact: string): 'email' | 'sms' =>
  isEmail(contact) ? 'email' : 'sms'

/** Somebody, by one way. */
export interface Way {
  readonly channel: Channel
  readonly recipient: string
}
