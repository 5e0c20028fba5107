import { z } from 'zod'
import { issueText } from '../field-errors.ts'
import { channels, smsProviders } from '../messages/channel.ts'
import { isLinkHeader } from '../messages/link-header.ts'
import { isTime, isReadZone } from '../time.ts'
import { everyLanguage } from '../words/languages.ts'
import { messageEvents } from '../words/message-texts.ts'
import { bounds, group, off, oneOf, text, whole } from './setting.ts'

const time = (says: string) =>
  z
    .string()
    .max(5)
    .refine(isTime, issueText('time_invalid'))
    .nullable()
    .default(null)
    .describe(says)

const maybe = (least: number, most: number, usual: number | null, says: string) =>
  z.number().int().min(least).max(most).nullable().default(usual).describe(says)

/** Texts of the client's own, and what providers and operators have registered of them. */
const templates = z
  .array(
    z.strictObject({
      event: z.enum(messageEvents).describe('what it tells of'),
      channel: z.enum(channels).describe('how it travels'),
      language: z
        .enum(everyLanguage)
        .meta({ format: 'language' })
        .default('en')
        .describe('the language it is in'),
      text: z
        .string()
        .min(1)
        .max(1_000)
        .nullable()
        .default(null)
        .describe('the text with {sender}, {identifier} and so on; null: ours'),
      id: z
        .string()
        .max(100)
        .nullable()
        .default(null)
        .describe('flow or DLT template id of the SMS, or template name at WhatsApp'),
      variables: z
        .array(z.string().max(40))
        .max(20)
        .default([])
        .describe('what is handed over, in the registered order; none: all that the event has'),
      button: off('the link is a button of the template, and no text'),
    }),
  )
  .max(bounds.entries)
  .default([])
  .describe('texts of the client’s own, with their ids at the provider')

/** How the client's messages reach receivers and drivers (MESG-01). */
export const messageSettings = group('messages to receivers and drivers', {
  language: z
    .enum(everyLanguage)
    .meta({ format: 'language' })
    .default('en')
    .describe('the language of SMS and WhatsApp'),
  sms_provider: z
    .enum(smsProviders)
    .nullable()
    .default(null)
    .describe('which of the installation’s providers carries SMS; null: its first'),
  sms_sender: text('sender id of its SMS; null: the installation’s'),
  link_form: oneOf(
    ['plain', 'query', 'header'],
    'plain',
    'how SMS carry links, as their fixed part is registered: whole, /r?{ref} or /{HEADER}/{ref}',
  ),
  link_header: z
    .string()
    .max(6)
    .refine(isLinkHeader, issueText('link_header_invalid'))
    .nullable()
    .default(null)
    .describe('the sender header registered with operators, three to six capital letters'),
  whatsapp_sender: text('id of its number at WhatsApp; null: the installation’s'),
  channels: z
    .array(z.enum(channels))
    .max(3)
    .default([...channels])
    .describe('the order in which one way is tried after another'),
  fall_back_minutes: maybe(
    1,
    1_440,
    15,
    'minutes that a receipt may take before the next way is tried; null: no other way is tried',
  ),
  quiet_from: time('hour from which receivers are left alone, such as 21:00; null: at none'),
  quiet_until: time('hour until which they are'),
  quiet_zones: z
    .array(
      z.strictObject({
        code: z
          .string()
          .max(6)
          .regex(/^[1-9]\d{0,5}$/)
          .describe('how the number begins, without the plus'),
        zone: z
          .string()
          .max(bounds.label)
          .refine(isReadZone, issueText('time_zone_unknown'))
          .meta({ format: 'time_zone' })
          .describe('IANA zone of whoever has it'),
      }),
    )
    .max(bounds.entries)
    .default([])
    .describe('zones in which numbers of other countries are; the client’s own for all others'),
  per_order_a_day: whole(1, 1_000, 60, 'notices about one order in a day at most'),
  per_contact_a_day: whole(1, 1_000, 200, 'notices to one contact in a day at most'),
  money_a_day: maybe(
    0,
    10_000_000,
    null,
    'what the account’s messages may cost in a day, in the installation’s currency; null: any',
  ),
  templates,
})
