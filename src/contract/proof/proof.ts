import { z } from 'zod'
import { answer, call, orderId } from '../call.ts'
import { publicOrder } from './links.ts'
import { PDF } from '../media-types.ts'
import { wireOrder } from '../orders/order.ts'
import { epodBody } from './actions.ts'
import { text } from './fields.ts'

export const updateEpod = call({
  method: 'POST',
  url: '/update_epod',
  summary: 'Everything that is put on record at delivery, one action a call',
  audience: 'account_or_link',
  example: { _id: '019a6f2e-5b7c-7d1e-8f00-3c2b1a0f9e8d', receive: true, geo_tag: { loc: [] } },
  // 15 MB as picked are 20 MB in base64.
  bodyLimit: 22_020_096,
  timeout: 30_000,
  schema: {
    querystring: z.strictObject({
      spoc: text(200)
        .optional()
        .describe('which receiver pressed Receive; counts from an account only'),
    }),
    body: epodBody,
    // Two fields and not one of two shapes: what a link's holder may see has a list of its own.
    response: {
      200: answer({
        result: wireOrder.optional().describe('for accounts'),
        public_order: publicOrder.optional().describe('for public links, instead of result'),
        token: z
          .string()
          .optional()
          .describe(
            'a wider token, after a one-time password proved the link’s holder; where the receipt ' +
              'still lacks something, that can be given under it, and the code stays good',
          ),
      }),
    },
  },
})
export const triggerOtp = call({
  method: 'POST',
  url: '/trigger_otp',
  summary: 'Send a one-time password to the receiver’s contacts',
  audience: 'account_or_link',
  schema: { body: z.strictObject({ _id: orderId }), response: { 200: answer({}) } },
})
export const getFile = call({
  method: 'GET',
  url: '/files/:order/:name',
  summary:
    'A photo or PDF of an order the caller may see; of a photo, with `size=small`, a small picture. ' +
    'Where files lie in object storage, this may lead (302) to an address there that holds a ' +
    'minute at most; with `through=server` it never does',
  audience: 'account_or_link',
  files: {
    'image/jpeg': 'a photo',
    'image/png': 'a photo or a signature',
    'image/webp': 'a photo, or a small picture of one',
    [PDF]: 'a paper',
  },
  schema: {
    querystring: z.strictObject({
      size: z.literal('small').optional(),
      through: z.literal('server').optional(),
    }),
    params: z.strictObject({
      order: orderId,
      name: z.string().regex(/^[0-9a-f]{64}\.(jpg|png|webp|pdf)$/),
    }),
    response: { 200: z.any() },
  },
})
