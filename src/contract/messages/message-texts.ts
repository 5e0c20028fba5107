import { z } from 'zod'
import { channels } from '../../domain/messages/channel.ts'
import { everyLanguage } from '../../domain/words/languages.ts'
import { messageEvents } from '../../domain/words/message-texts.ts'
import { answer, call } from '../call.ts'
import { keptWhy } from '../kept-why.ts'
import { ofClient } from '../admin/policies.ts'

export const messageSetup = call({
  method: 'GET',
  url: '/clients/:key/messages',
  summary: 'What carries a client’s messages, and where their links lead; for administrators',
  audience: 'account',
  schema: {
    params: ofClient,
    response: {
      200: answer({
        result: z.object({
          public_url: z.string().describe('what links begin with'),
          sender: z.string().describe('the client’s name, as messages have it'),
          carried: z.array(z.enum(channels)).describe('channels that have a provider'),
        }),
      }),
    },
  },
})

export const tryText = call({
  method: 'POST',
  url: '/clients/:key/messages/test',
  summary:
    'Send a text with sample values to a number or address; of no order, ten a day; ' +
    '422 for a text with unknown gaps or a receiver who wants none, 429 beyond the day’s ten',
  audience: 'account',
  schema: {
    params: ofClient,
    body: z.strictObject({
      event: z.enum(messageEvents),
      channel: z.enum(channels),
      language: z.enum(everyLanguage),
      text: z.string().min(1).max(1_000).nullable().describe('null: ours'),
      to: z.string().trim().min(1).max(254).describe('a phone number, or for mail an address'),
    }),
    response: {
      200: answer({ result: z.object({ id: z.uuid().describe('in the outbox') }) }),
    },
  },
})

const optOut = z.object({
  id: z.uuid(),
  channel: z.enum(['sms', 'whatsapp']),
  recipient: z.string().describe('masked'),
  why: z.enum(['opted_out', 'wrong_number']),
  said: z.string().nullable().describe('what was written back; null where the provider said it'),
  at: z.iso.datetime(),
})
/** A receiver who is left alone by one channel, masked. */
export type ListedOptOut = z.infer<typeof optOut>

export const listOptOuts = call({
  method: 'GET',
  url: '/clients/:key/opt-outs',
  summary: 'Receivers who want no messages of a client, newest first; for administrators',
  audience: 'account',
  schema: {
    params: ofClient,
    querystring: z.strictObject({
      limit: z.coerce.number().int().min(1).max(50).default(25),
      offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
    }),
    response: {
      200: answer({ result: z.object({ opt_outs: z.array(optOut), total: z.number().int() }) }),
    },
  },
})

export const liftOptOut = call({
  method: 'POST',
  url: '/clients/:key/opt-outs/:id/lift',
  summary:
    'Have messages sent again to a receiver who asked for it elsewhere; kept with who and why',
  audience: 'account',
  schema: {
    params: ofClient.extend({ id: z.uuid() }),
    body: z.strictObject({ why: keptWhy.describe('for the record') }),
    response: { 200: answer({}) },
  },
})
