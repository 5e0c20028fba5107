import { z } from 'zod'
import { noticeLimits } from '../../domain/order/parties/notice.ts'
import { proofSteps } from '../../domain/order/parties/step.ts'
import { answer, call, orderId } from '../call.ts'

export const triggerNotification = call({
  method: 'POST',
  url: '/orders/triggerNotification',
  audience: 'account',
  timeout: 30_000,
  summary:
    'Send the state of orders, each with a tracking link of its own: ' +
    'to the contacts given, or without any to the receivers of each order',
  schema: {
    body: z.strictObject({
      order_ids: z.array(orderId).max(noticeLimits.orders).default([]),
      identifier: z
        .string()
        .max(120)
        .optional()
        .describe('the order’s number as the page shows it; `order_ids` alone say which are meant'),
      purpose: z
        .enum(['share', 'trigger'])
        .optional()
        .describe(
          'share needs contacts; without it, what the account may do of the two, share first ' +
            'where contacts are given',
        ),
      notificationType: z
        .array(z.enum(['email', 'sms', 'whatsapp']))
        .max(3)
        .default([]),
      targets: z
        .strictObject({
          // What is wrong with a contact is said as the whole message too, so by the domain.
          emails: z.array(z.string().max(1000).trim()).max(50).default([]),
          phones: z.array(z.string().max(1000).trim()).max(50).default([]),
        })
        .prefault({}),
    }),
    response: { 200: answer({}) },
  },
})

/** Asks whoever owes a step of an order's proof for it. */
export const sendStep = call({
  method: 'POST',
  url: '/orders/:id/owed/send',
  audience: 'account',
  timeout: 30_000,
  summary:
    'Send whoever owes this step of the proof a link that opens it; ' +
    'at most one an hour for each order and step',
  schema: {
    params: z.strictObject({ id: orderId }),
    body: z.strictObject({ step: z.enum(proofSteps) }),
    response: { 200: answer({}) },
  },
})
export type NotificationRequest = z.infer<typeof triggerNotification.schema.body>
