import { z } from 'zod'
import { answer, call } from './call.ts'

export const listOutbox = call({
  method: 'GET',
  url: '/outbox',
  summary: 'The account’s messages, newest first, 50 a page; for administrators',
  audience: 'account',
  schema: {
    querystring: z.strictObject({
      before: z.uuid().optional().describe('id of the last message of the page before'),
    }),
    response: {
      200: answer({
        result: z.array(
          z.object({
            id: z.uuid(),
            order_id: z.uuid().nullable(),
            kind: z.string(),
            channel: z.string(),
            recipient: z.string(),
            subject: z.string(),
            body: z.string(),
            state: z.string(),
            tries: z.number().int(),
            created_at: z.iso.datetime(),
            sent_at: z.iso.datetime().nullable(),
            error: z.string().nullable(),
          }),
        ),
      }),
    },
  },
})
