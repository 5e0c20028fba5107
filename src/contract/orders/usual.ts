import { z } from 'zod'
import { answer, call } from '../call.ts'

const name = z.string().trim().min(1).max(200).optional()

export const usualValues = call({
  method: 'GET',
  url: '/orders/usual',
  summary:
    'What orders of the last 180 days had: the driver of a truck’s latest, address and receivers ' +
    'of a destination’s latest, and the median ETA of a lane; null where there was none',
  audience: 'account',
  schema: {
    querystring: z.strictObject({ truck_number: name, source: name, destination: name }),
    response: {
      200: answer({
        result: z.object({
          driver: z.object({ name: z.string(), contact: z.array(z.string()) }).nullable(),
          destination: z
            .object({
              address: z.string().nullable(),
              city: z.string().nullable(),
              postal_code: z.string().nullable(),
              state: z.string().nullable(),
              spocs: z.array(
                z.object({
                  name: z.string(),
                  contact: z.object({ phone: z.array(z.string()), email: z.array(z.string()) }),
                }),
              ),
            })
            .nullable(),
          eta_hrs: z.number().nullable().describe('of the latest 50 of the lane that had one'),
        }),
      }),
    },
  },
})
/** What is usual for a truck, a destination and a lane. */
export type Usual = z.infer<(typeof usualValues)['schema']['response'][200]>['result']
