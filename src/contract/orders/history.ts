import { z } from 'zod'
import { typedText } from '../../domain/typed-text.ts'
import { channels } from '../../domain/order/channel.ts'
import { actingRoles } from '../../domain/order/epod-schema.ts'
import { eventTypes } from '../../domain/order/event-summary.ts'
import type { EventType } from '../../domain/order/events.ts'
import { issueText } from '../../domain/field-errors.ts'
import { HOUR } from '../../domain/time.ts'
import { answer, call } from '../call.ts'
import { day, inOrder } from './days.ts'

const happened = z.object({
  at: z.iso.datetime(),
  order_id: z.uuid(),
  identifier: z.string(),
  type: z.string(),
  title: z.string().describe('what happened'),
  detail: z.string(),
  by: z.string().describe('who did it'),
  role: z.enum([...actingRoles, 'system']),
  channel: z.enum(channels).describe('by sign-in, by the link of which party, or by itself'),
  was_kept: z.boolean().describe('a device kept it before it could send it'),
})
export type Happened = z.infer<typeof happened>

/** Channels that events are narrowed by: also whether a device kept them. */
export const askedChannels = [...channels, 'kept'] as const

/** Kinds of event in an address, with commas between. */
export const actionsIn = (text: string): EventType[] =>
  eventTypes.filter((type) => text.split(',').includes(type))

const isActions = (text: string): boolean =>
  text.split(',').every((one) => eventTypes.some((type) => type === one))

const asked = z
  .strictObject({
    from: day.optional(),
    to: day.optional(),
    identifier: typedText.min(1).max(200).optional().describe('the whole LR number'),
    part: typedText
      .min(1)
      .max(200)
      .optional()
      .describe('any part of the LR number, in any case; not looked at beside the whole one'),
    action: z
      .string()
      .max(1_000)
      .refine(isActions, issueText('one_of_these', eventTypes))
      .optional()
      .describe('kinds of event, with commas between'),
    role: z.enum([...actingRoles, 'system']).optional(),
    channel: z.enum(askedChannels).optional(),
    actor: z.string().trim().min(1).max(200).optional().describe('a username'),
    limit: z.coerce.number().int().min(1).max(50).default(25),
    before: z
      .string()
      .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z_\d{1,18}$/)
      .refine((place) => place >= '0001' && !Number.isNaN(Date.parse(place.split('_')[0] ?? '')))
      .optional()
      .describe('`next` of the page before'),
  })
  .refine(inOrder, { path: ['to'], message: issueText('day_after') })
/** What is asked of the history, once it is checked. */
export type HistoryAsked = z.infer<typeof asked>

export const listHistory = call({
  method: 'GET',
  url: '/history',
  summary:
    'What happened to the orders that the caller may see, newest first: streamed as a whole ' +
    'where text/csv is accepted, else JSON page by page',
  audience: 'account',
  // A stream lasts as long as its reader takes.
  timeout: HOUR,
  schema: {
    querystring: asked,
    response: {
      200: answer({
        result: z.object({
          events: z.array(happened),
          next: z
            .string()
            .nullable()
            .describe(
              'where the next page begins; null on the last. ' +
                'A page may hold fewer than asked for, or none, before that.',
            ),
        }),
      }),
    },
  },
})

export const historyActors = call({
  method: 'GET',
  url: '/history/actors',
  summary:
    'Usernames of the account, and API keys as the log names them, that hold a text, ' +
    'those that begin with it first; at most 20',
  audience: 'account',
  schema: {
    querystring: z.strictObject({ search: typedText.max(200).default('') }),
    response: { 200: answer({ result: z.array(z.string()) }) },
  },
})
