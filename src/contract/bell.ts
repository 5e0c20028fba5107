import { z } from 'zod'
import { answer, call } from './call.ts'

export const bell = call({
  method: 'GET',
  url: '/counter/notification',
  summary:
    'Who added how many orders today (in the client’s zone), the latest first; at most 50 users',
  audience: 'account',
  schema: {
    response: {
      200: answer({
        result: z.array(
          z.object({
            text: z.string().describe('the user who added them'),
            value: z.number().int().describe('how many'),
            time: z.iso.datetime().describe('when the last was added'),
          }),
        ),
      }),
    },
  },
})
