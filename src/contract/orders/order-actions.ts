import { z } from 'zod'
import { orderActions } from '../../domain/policy/order-actions.ts'
import { answer, call, instantAsked, orderId, toldWhyNot } from '../call.ts'

const actionTold = z.object({
  action: z.enum(orderActions),
  allowed: z.boolean(),
  reasons: z.array(toldWhyNot).max(20).describe('every reason why not; empty where it is allowed'),
})

export const listActions = call({
  method: 'GET',
  url: '/orders/:id/actions',
  summary:
    'What the caller may do to an order, and every reason why not; with `at`, to the order as its ' +
    'log had it then',
  audience: 'account_or_link',
  schema: {
    params: z.strictObject({ id: orderId }),
    querystring: z.strictObject({
      at: instantAsked
        .optional()
        .describe('a moment of the order’s past; the rules are those of today all the same'),
    }),
    response: {
      200: answer({
        result: z.object({
          at: z.iso.datetime().describe('the moment that was judged'),
          rev: z
            .number()
            .int()
            .optional()
            .describe('number of events that the order had then; for accounts'),
          policy_version: z.number().int().describe('the version of the rules that judged'),
          actions: z.array(actionTold).max(100),
        }),
      }),
    },
  },
})
