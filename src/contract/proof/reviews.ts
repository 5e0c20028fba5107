import { z } from 'zod'
import { orderSchema } from '../../domain/order/order.ts'
import { answer, call, orderId } from '../call.ts'
import { wireOrder } from '../orders/order.ts'
import { text as kept } from './fields.ts'

export const reviewOrder = call({
  method: 'POST',
  url: '/orders/review',
  summary: 'Approve or turn down a proof that waits for its review',
  audience: 'account',
  schema: {
    body: z.strictObject({
      order_id: orderId,
      is_approved: z.boolean(),
      reason: kept(2000)
        .trim()
        .optional()
        .describe('why; due where the client’s policy asks for it'),
    }),
    response: { 200: answer({ result: wireOrder }) },
  },
})
export const proofVersions = call({
  method: 'GET',
  url: '/orders/:id/versions',
  summary: 'Every version of the proof, oldest first: the last is the one that counts',
  audience: 'account',
  schema: {
    params: z.strictObject({ id: orderId }),
    response: {
      200: answer({
        result: z.array(
          z.object({
            version: z.number().int(),
            ended_at: z.iso
              .datetime()
              .nullable()
              .describe('when it was opened again; null for the one that counts'),
            reason: z.string().nullable(),
            by: z.string().nullable(),
            epod: orderSchema.shape.epod,
          }),
        ),
      }),
    },
  },
})

const text = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .refine((typed) => typed.isWellFormed() && !typed.includes('\0'))
    .nullable()
    .default(null)
export const remarkItems = call({
  method: 'POST',
  url: '/items/remarks/bulk/:id',
  summary: 'Remarks on single items of an order, all or none',
  audience: 'account',
  schema: {
    params: z.strictObject({ id: orderId }),
    body: z.strictObject({
      remarks: z
        .array(
          z.strictObject({
            item_no: text(200),
            text: text(100),
            message: text(2000),
            received_quantity: z.number().min(0).max(1e12).nullable().default(null),
            recorded_unit: text(20),
          }),
        )
        .min(1)
        .max(200),
    }),
    response: { 200: answer({ result: wireOrder.optional() }) },
  },
})
