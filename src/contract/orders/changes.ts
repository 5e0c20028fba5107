import { z } from 'zod'
import { answer, call, orderId } from '../call.ts'

const position = z.string().regex(/^[0-9a-f]{48}$/)

const change = z.object({
  position: z.string().describe('a place in the feed: texts that sort as the changes come'),
  order_id: orderId,
  type: z.string().describe('order.added, order.received …: one for each kind of event'),
  rev: z.number().int().describe('which revision of the order it made'),
  at: z.iso.datetime(),
})
/** A change of an order, as the feed tells it. */
export type ToldChange = z.infer<typeof change>

export const listChanges = call({
  method: 'GET',
  url: '/orders/changes',
  summary:
    'Every change of the orders that the caller may see, in the order of commits and without a ' +
    'gap, oldest first. Ask again with `next`, also where there was nothing',
  audience: 'account',
  schema: {
    querystring: z.strictObject({
      after: z
        .union([position, z.literal(''), z.literal('0')])
        .default('')
        .describe('`next` of the page before; empty or 0 from the first change on'),
      limit: z.coerce.number().int().min(1).max(500).default(100),
    }),
    response: {
      200: answer({
        result: z.array(change),
        next: z.string().describe('where to go on, now or later'),
        is_more: z.boolean().describe('more can be read at once'),
      }),
    },
  },
})
