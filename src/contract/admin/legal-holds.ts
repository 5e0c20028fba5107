import { z } from 'zod'
import { typedText } from '../../domain/typed-text.ts'
import { answer, call, orderId } from '../call.ts'
import { keptWhy } from '../kept-why.ts'

const ofClient = z.strictObject({ key: z.string().max(80) })
const why = keptWhy.describe('for the record')

const hold = z.object({
  id: z.uuid(),
  client: z.string().describe('the key'),
  client_name: z.string(),
  order: z
    .object({ id: orderId, identifier: z.string() })
    .nullable()
    .describe('null where all of the client is held'),
  why: z.string(),
  begun_at: z.iso.datetime(),
  begun_by: z.string().nullable(),
  ended_at: z.iso.datetime().nullable(),
  ended_by: z.string().nullable(),
  ended_why: z.string().nullable(),
})
/** Why something is not removed when its time is over, from when and by whom. */
export type ListedHold = z.infer<typeof hold>

export const listHolds = call({
  method: 'GET',
  url: '/legal-holds',
  summary: 'The legal holds of the clients that the caller administers, newest first',
  audience: 'account',
  schema: {
    querystring: z.strictObject({
      client: z.string().max(80).optional().describe('of this client alone'),
      ended: z.enum(['true', 'false']).default('false').describe('those that ended too'),
      limit: z.coerce.number().int().min(1).max(50).default(25),
      offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
    }),
    response: {
      200: answer({ result: z.object({ holds: z.array(hold), total: z.number().int() }) }),
    },
  },
})

export const beginHold = call({
  method: 'POST',
  url: '/clients/:key/legal-holds',
  summary: 'Hold what a client has, or one order’s, so that nothing of it is removed by its age',
  audience: 'account',
  schema: {
    params: ofClient,
    body: z.strictObject({
      identifier: typedText
        .min(1)
        .max(200)
        .optional()
        .describe('the order’s number; without it all of the client is held'),
      why,
    }),
    response: { 200: answer({ result: z.object({ id: z.uuid() }) }) },
  },
})

export const endHold = call({
  method: 'POST',
  url: '/clients/:key/legal-holds/:id/end',
  summary: 'End a legal hold; 409 where it has ended',
  audience: 'account',
  schema: {
    params: ofClient.extend({ id: z.uuid() }),
    body: z.strictObject({ why }),
    response: { 200: answer({}) },
  },
})
