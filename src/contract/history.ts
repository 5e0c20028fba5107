import { z } from 'zod'
import { eventTypes } from '../domain/order/event-summary.ts'
import { issueText } from '../domain/field-errors.ts'
import { answer, call } from './call.ts'
import { day, inOrder } from './days.ts'

const happened = z.object({
  at: z.iso.datetime(),
  order_id: z.uuid(),
  identifier: z.string(),
  type: z.string(),
  title: z.string().describe('what happened'),
  detail: z.string(),
  by: z.string().describe('who did it'),
})
export type Happened = z.infer<typeof happened>

export const listHistory = call({
  method: 'GET',
  url: '/history',
  summary: 'What happened to the orders that the caller may see, newest first',
  audience: 'account',
  schema: {
    querystring: z
      .strictObject({
        from: day.optional(),
        to: day.optional(),
        action: z.enum(eventTypes).optional(),
        actor: z.string().trim().min(1).max(200).optional().describe('a username'),
        limit: z.coerce.number().int().min(1).max(50).default(25),
        before: z
          .string()
          .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z_\d{1,18}$/)
          .refine(
            (place) => place >= '0001' && !Number.isNaN(Date.parse(place.split('_')[0] ?? '')),
          )
          .optional()
          .describe('`next` of the page before'),
      })
      .refine(inOrder, { path: ['to'], message: issueText('day_after') }),
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
