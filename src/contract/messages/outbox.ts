import { z } from 'zod'
import { typedText } from '../../domain/typed-text.ts'
import { issueText } from '../../domain/field-errors.ts'
import { channels } from '../../domain/messages/channel.ts'
import { ledgerEvents, ledgerStates } from '../../domain/messages/ledger.ts'
import { messageFaults } from '../../domain/messages/fault.ts'
import { lifeSteps } from '../../domain/messages/life.ts'
import { answer, call, orderId, said } from '../call.ts'
import { day, inOrder } from '../orders/days.ts'

const instant = z.iso.datetime()

/** What is told of a message wherever it is listed. */
export const arrival = {
  id: z.uuid(),
  event: z.string().describe('what it tells of: the event of its template, else its kind'),
  channel: z.string(),
  state: z.enum(ledgerStates),
  created_at: instant,
  sent_at: instant.nullable(),
  delivered_at: instant.nullable(),
  read_at: instant.nullable(),
  failed_at: instant.nullable().describe('when its receipt said that it did not arrive'),
  why: z.enum(messageFaults).nullable().describe('what is known against its arrival'),
  sent_by: z.string().nullable().describe('who asked for it, where somebody did'),
  instead_of: z.uuid().nullable().describe('the message that it came in the place of'),
  followed_by: z.uuid().nullable().describe('the message that came in its place'),
  again_of: z.uuid().nullable().describe('the message that it repeats'),
  again_by: z.uuid().nullable().describe('the message that repeats it'),
}

const message = z.object({
  ...arrival,
  order_id: z.uuid().nullable(),
  identifier: z.string().nullable().describe('of the order, where there still is one'),
  kind: z.string(),
  recipient: z.string(),
  subject: z.string(),
  body: z.string(),
  tries: z.number().int(),
  error: z.string().nullable(),
  provider: z.string().nullable().describe('which provider took it'),
  provider_id: z.string().nullable().describe('the provider’s own name for it'),
  cost: z.number().nullable().describe('in the currency of the installation'),
  parts: z.number().int().nullable().describe('in how many parts an SMS left'),
  template: z.string().nullable().describe('whose text it has: the event of the template'),
  may_repeat: z.boolean().describe('a dead letter that an administrator may send again'),
})
/** A message as the ledger shows it. */
export type LedgerMessage = z.infer<typeof message>

/** A `before` with filters: one page is 50 messages. */
const asked = z
  .strictObject({
    before: z.uuid().optional().describe('id of the last message of the page before'),
    state: z
      .enum([...ledgerStates, 'dead'])
      .optional()
      .describe('dead: failed or expired'),
    channel: z.enum(channels).optional(),
    event: z.enum(ledgerEvents).optional().describe('what it tells of'),
    order_id: orderId.optional(),
    identifier: typedText.min(1).max(200).optional().describe('the whole LR number'),
    recipient: typedText.min(1).max(254).optional().describe('the whole contact'),
    from: day.optional().describe('the first day on which it was queued, in the client’s zone'),
    to: day.optional().describe('the last one'),
  })
  .refine(inOrder, { path: ['to'], message: issueText('day_after') })
/** What is asked of the ledger, once it is checked. */
export type LedgerAsked = z.infer<typeof asked>

export const listOutbox = call({
  method: 'GET',
  url: '/outbox',
  summary:
    'The account’s messages and what became of them, newest first, 50 a page; for administrators',
  audience: 'account',
  schema: {
    querystring: asked,
    response: {
      200: answer({ result: z.array(message) }),
    },
  },
})

const ofMessage = z.strictObject({ id: z.uuid() })

export const getMessage = call({
  method: 'GET',
  url: '/outbox/:id',
  summary:
    'One message’s life from queue to read: tries, receipts, refusals in words, what came before ' +
    'and after it; for administrators',
  audience: 'account',
  schema: {
    params: ofMessage,
    response: {
      200: answer({
        result: z.object({
          message,
          currency: z.string().describe('of the installation'),
          rows: z
            .array(
              z.object({
                step: z.enum(lifeSteps),
                at: instant.nullable().describe('null where that is not kept'),
                ...said,
                said: z.string().nullable().describe('in the provider’s words'),
                other: z.uuid().nullable().describe('another message that it leads to'),
              }),
            )
            .max(60)
            .describe('oldest first'),
          kept: z
            .array(z.object(said))
            .max(5)
            .describe('why it may not be sent again; empty where it may'),
        }),
      }),
    },
  },
})

export const repeatMessage = call({
  method: 'POST',
  url: '/outbox/:id/again',
  summary:
    'Send a dead letter again, as a new message; 409 for what waits, has left, went on otherwise ' +
    'or is a code; 429 beyond a cap; for administrators',
  audience: 'account',
  schema: {
    params: ofMessage,
    body: z.strictObject({}).nullish(),
    response: { 200: answer({ result: z.object({ id: z.uuid().describe('the new message') }) }) },
  },
})

/** Days that one question about costs may cover. */
export const MOST_COST_DAYS = 92

const counted = {
  messages: z.number().int(),
  states: z.partialRecord(z.enum(ledgerStates), z.number().int()).describe('how many of each'),
  parts: z.number().int().describe('parts of SMS that left'),
  cost: z.number().describe('in the currency'),
}

export const messageCosts = call({
  method: 'GET',
  url: '/outbox/costs',
  timeout: 30_000,
  summary:
    'What messages cost, by the day on which they were queued (in the client’s zone), channel and ' +
    'provider; newest day first; for administrators',
  audience: 'account',
  schema: {
    querystring: z.strictObject({ from: day, to: day }).refine(inOrder, {
      path: ['to'],
      message: issueText('day_after'),
    }),
    response: {
      200: answer({
        result: z.object({
          currency: z.string(),
          days: z
            .array(
              z.object({
                day: z.string(),
                channel: z.string(),
                provider: z.string().nullable().describe('null where none took them'),
                ...counted,
              }),
            )
            .max(MOST_COST_DAYS * 20),
        }),
      }),
    },
  },
})

export const clientCosts = call({
  method: 'GET',
  url: '/outbox/costs/clients',
  timeout: 30_000,
  summary:
    'What messages of each client cost within days of the caller’s zone, by channel and provider; ' +
    'for who administers every client',
  audience: 'account',
  schema: {
    querystring: z
      .strictObject({
        from: day,
        to: day,
        limit: z.coerce.number().int().min(1).max(50).default(25),
        after: z.string().max(40).default('').describe('key of the last client of the page before'),
      })
      .refine(inOrder, { path: ['to'], message: issueText('day_after') }),
    response: {
      200: answer({
        result: z.object({
          currency: z.string(),
          clients: z
            .array(
              z.object({
                client: z.string(),
                name: z.string(),
                ...counted,
                channels: z
                  .array(
                    z.object({ channel: z.string(), provider: z.string().nullable(), ...counted }),
                  )
                  .max(20),
              }),
            )
            .max(50),
          next: z.string().nullable(),
        }),
      }),
    },
  },
})
