import { z } from 'zod'
import { answer, call, orderId, said } from '../call.ts'
import { orderRow } from '../orders/orders.ts'

const failure = z.object({
  identifier: z.string(),
  ...said,
  row: z.number().int().describe('1 for the first'),
  POD_ID: z.union([z.string(), z.number()]).optional(),
})
const cut = answer({
  request_id: z.uuid(),
  data: z.array(
    z.object({
      success: z.boolean().describe('false when any row failed; the others were added'),
      data: z.object({ extra_data: z.object({ data: z.array(failure) }) }),
    }),
  ),
})
export type CutRequest = z.infer<typeof cut>
/**
 * The answer of POST /request-cutter/receive_data_new.json as its route gives it, before sentences
 * are put into a language.
 */
export type CutRequestGiven = z.input<typeof cut>

export const requestCutter = call({
  method: 'POST',
  url: '/request-cutter/receive_data_new.json',
  summary: 'Cut rows into chunks and add each chunk as POST /orders does',
  audience: 'account',
  bodyLimit: 20_971_520,
  values: 1_000_000,
  timeout: 120_000,
  schema: {
    body: z.strictObject({
      import_id: z
        .uuid()
        .optional()
        .describe('of POST /imports; without it the request is an import of its own'),
      data: z.array(orderRow).min(1).max(20_000),
      chunk_size: z.number().int().min(1).max(200).default(200),
      callback_data: z.strictObject({
        url: z.string().max(2000),
        method: z.literal('POST').optional(),
        headers: z
          .record(z.string().max(200), z.string().max(8_000))
          .optional()
          .describe('ignored: the rows are added as the caller'),
      }),
    }),
    response: { 200: cut },
  },
})
export const requestId = call({
  method: 'POST',
  url: '/requestid',
  summary: 'The caller has taken note of a bulk request’s outcome',
  audience: 'account',
  schema: {
    body: z.strictObject({
      request_id: z.uuid(),
      username: z.string().max(200).describe('the caller’s own'),
    }),
    response: { 200: answer({}) },
  },
})
export const knownOrders = call({
  method: 'POST',
  url: '/orders/known',
  reads: true,
  summary: 'Which of these numbers the account has, as what each was entered, and how it is now',
  audience: 'account',
  bodyLimit: 524_288,
  schema: {
    body: z.strictObject({ identifiers: z.array(z.string().max(80)).min(1).max(1000) }),
    response: {
      200: answer({
        result: z.array(
          z.object({
            _id: orderId,
            rev: z.number().int().describe('say it with an edit, so that none is lost meanwhile'),
            identifier: z.string(),
            entered: z.string().describe('canonical JSON, RFC 8785'),
            now: z
              .string()
              .nullable()
              .describe('the same after all edits since; null where they left it so'),
          }),
        ),
      }),
    },
  },
})
