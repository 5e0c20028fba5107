import { z } from 'zod'
import { toldChangeTypes } from '../../domain/webhooks/change-types.ts'
import { orderId } from '../call.ts'

const timestamp = z.iso.datetime().describe('when it happened')
const version = z.number().int().describe('grows with what would break a reader')

/** What a webhook is told of a change of an order. */
export const orderChange = z
  .object({
    type: z.enum(toldChangeTypes),
    timestamp,
    data: z.object({
      version,
      client: z.string().describe('key of the client'),
      order_id: orderId,
      identifier: z.string(),
      rev: z.number().int().describe('the revision of the order that this event made'),
      digest: z.string().describe('hex SHA-256 of the event in the log'),
      by: z.object({
        username: z.string().nullable(),
        role: z.string().describe('client, vendor, receiver, driver … or system'),
      }),
      event: z
        .record(z.string(), z.unknown())
        .describe('the fields of the event, as the client’s own desk reads them'),
    }),
  })
  .meta({ id: 'OrderChange' })

/** What a webhook is told of a checkpoint of the transparency log. */
export const checkpointPublished = z
  .object({
    type: z.literal('checkpoint.published'),
    timestamp,
    data: z.object({
      version,
      origin: z.string(),
      size: z.number().int().describe('events under it'),
      root: z.string().describe('of the Merkle tree, in base64'),
      note: z.string().describe('the signed note (C2SP); keep it'),
    }),
  })
  .meta({ id: 'CheckpointPublished' })
