import { z } from 'zod'
import { noticedSchema, placeSchema } from '../domain/order/order.ts'
import { claimDecisions, correctableFields } from '../domain/order/statements.ts'
import { WHOLE_ORDER } from '../domain/order/stated-by.ts'
import { words } from '../domain/words.ts'
import { answer, call, instantAsked, orderId } from './call.ts'
import { publicOrder } from './links.ts'
import { wireOrder } from './order.ts'

/** Text that both databases and canonical JSON can hold: no NUL, no half of a surrogate pair. */
const text = (most: number) =>
  z
    .string()
    .max(most)
    .refine((typed) => typed.isWellFormed() && !typed.includes('\0'), words.text_not_kept)
const scalar = z.union([text(2000), z.number(), z.boolean(), z.null()])
const free = <T extends z.ZodType>(value: T) =>
  z.record(text(64), value).refine((map) => Object.keys(map).length <= 64, 'at most 64 fields')
/** Accepted and ignored: the acting role is derived from who calls. */
const claimedRole = z.string().max(40).optional()
const goods = z
  .array(
    z.strictObject({
      text: text(500).trim().default(''),
      qty: z.number().int().min(0).max(1e9).default(0),
      invoice: text(80).optional(),
    }),
  )
  .max(100)
const amount = z.number().min(0).max(1e12)
const reason = text(2000).trim().default('')

/**
 * One action on one order: exactly one of receive, reject, otp, remarks, missing/damaged, photos,
 * deletePhoto, client_rating, triggerOutBound, signature, quantities, dispute, claim, reupdate,
 * correction.
 */
export const epodBody = z.strictObject({
  _id: orderId,
  receive: z.literal(true).optional(),
  reject: z.literal(true).optional(),
  otp: z.number().int().min(0).max(999_999).optional(),
  geo_tag: z
    .strictObject({ loc: z.union([placeSchema, z.tuple([])]), action_by: claimedRole })
    .optional(),
  closer: instantAsked.optional().describe('when the goods were received, if that is not now'),
  remarks: z
    .strictObject({
      by: text(200).trim().default(''),
      text: text(2000).trim().default(''),
      categories: z.array(text(100)).max(20).default([]),
      action_by: claimedRole,
    })
    .optional(),
  extra_fields: free(z.union([scalar, z.array(scalar).max(64)])).optional(),
  custom_fields: free(scalar).optional(),
  missing: goods.optional(),
  damaged: goods.optional(),
  photos: z
    .array(
      z.strictObject({
        file_name: text(200).min(1),
        file_data: z
          .string()
          .describe('data URL, base64; a picture (JPEG, PNG, WebP, AVIF) or PDF of at most 15 MB'),
        action_by: claimedRole,
        tag: z.enum(['epod', 'spoc']).default('epod'),
        ext: z.string().max(10).optional(),
        ...noticedSchema.shape,
      }),
    )
    .min(1)
    .max(20)
    .optional(),
  client_rating: z.number().int().min(1).max(5).optional(),
  deletePhoto: z.string().max(500).optional(),
  triggerOutBound: z.literal(true).optional(),
  signature: z
    .strictObject({
      name: text(200).default(''),
      relation: text(100).default(''),
      image: z
        .string()
        .max(1_500_000)
        .describe(
          'data URL, base64; the canvas as PNG of at most 1 MB. One without a stroke is refused',
        ),
    })
    .optional(),
  quantities: z
    .array(
      z.strictObject({
        line: text(200).describe(`item_no, or '${WHOLE_ORDER}' where the order names no items`),
        quantity: amount,
        damaged: amount.default(0),
        wrong: amount.default(0),
        expired: amount.default(0),
        note: text(500).nullable().default(null),
      }),
    )
    .max(500)
    .optional()
    .describe(
      'declared by the sender, delivered by who brings the goods, accepted by the receiver: ' +
        'whose statement it is follows from who calls',
    ),
  dispute: text(2000).optional().describe('what is wrong; within the dispute window after closure'),
  claim: z
    .strictObject({
      number: z.number().int().min(1).max(1_000),
      owner: text(200).optional(),
      due_at: instantAsked.optional(),
      outcome: z
        .strictObject({
          decision: z.enum(claimDecisions),
          note: reason,
          amount: amount.nullable().default(null),
        })
        .optional(),
    })
    .optional()
    .describe('another owner or due date for a claim, or its outcome'),
  reupdate: z
    .strictObject({ reason })
    .optional()
    .describe('opens a proof again that was turned down'),
  correction: z
    .strictObject({
      field: z.enum(correctableFields),
      value: z.union([text(200), amount, z.null()]),
      reason,
    })
    .optional()
    .describe('puts a value right after closure; both values stay'),
  device_time: z.iso
    .datetime()
    .optional()
    .describe(
      'when the device says it happened; ' +
        'counts as the time of the event where the header Device-Time, the device’s clock as the ' +
        'request leaves, is right within two minutes',
    ),
})
export type EpodBody = z.infer<typeof epodBody>
/** The same as a caller writes it, before defaults are filled in. */
export type EpodInput = z.input<typeof epodBody>

export const updateEpod = call({
  method: 'POST',
  url: '/update_epod',
  summary: 'Everything that is put on record at delivery, one action a call',
  audience: 'account_or_link',
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
          .describe('a wider token, after a one-time password proved a plain link’s holder'),
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
    'A photo or PDF of an order the caller may see; of a photo, with `size=small`, a small picture',
  audience: 'account_or_link',
  schema: {
    querystring: z.strictObject({ size: z.literal('small').optional() }),
    params: z.strictObject({
      order: orderId,
      name: z.string().regex(/^[0-9a-f]{64}\.(jpg|png|webp|pdf)$/),
    }),
    response: { 200: z.any() },
  },
})
