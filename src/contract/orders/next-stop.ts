import { z } from 'zod'
import { answer, call } from '../call.ts'

export const nextStop = call({
  method: 'POST',
  url: '/public-order/next',
  summary:
    'The next open order of a driver’s trip, once this one is over, with a link of its own; ' +
    'null where it is not over, or the last',
  audience: 'link',
  schema: {
    response: {
      200: answer({
        result: z
          .object({ name: z.string(), city: z.string().nullable(), url: z.string() })
          .nullable(),
      }),
    },
  },
})
/** What a driver is told of the next stop. */
export type NextStop = z.infer<(typeof nextStop)['schema']['response'][200]>['result']
