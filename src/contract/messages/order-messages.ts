import { z } from 'zod'
import { answer, call, orderId } from '../call.ts'
import { arrival } from './outbox.ts'

const told = z.object({
  ...arrival,
  recipient: z.string().describe('masked where the caller is not shown receivers’ contacts'),
})
/** What somebody was told of an order. */
export type ToldMessage = z.infer<typeof told>

export const listOrderMessages = call({
  method: 'GET',
  url: '/orders/:id/messages',
  summary:
    'Who was told what of an order, by which channel, when, and whether it arrived; newest first, ' +
    '50 a page; for the client’s own desk',
  audience: 'account',
  schema: {
    params: z.strictObject({ id: orderId }),
    querystring: z.strictObject({
      before: z.uuid().optional().describe('id of the last message of the page before'),
    }),
    response: { 200: answer({ result: z.array(told).max(50) }) },
  },
})
