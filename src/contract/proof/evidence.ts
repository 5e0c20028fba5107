import { z } from 'zod'
import { noticedSchema } from '../../domain/order/epod-schema.ts'
import { preparedAction, proofAction } from './action.ts'
import { claimedRole, free, lineOfText, scalar, text } from './fields.ts'

/** A remark with the fields that the client's form asks for (REM-01). */
export const remark = proofAction({
  action: 'remark',
  field: 'remarks',
  schema: z.strictObject({
    by: lineOfText(200).trim().default(''),
    text: text(2000).trim().default(''),
    categories: z.array(text(100)).max(20).default([]),
    action_by: claimedRole,
  }),
  companions: {
    extra_fields: free(z.union([scalar, z.array(scalar).max(64)])),
    custom_fields: free(scalar),
  },
  said: 'remark_saved',
  toCommand: ({ by, text: said, categories }, { extra_fields = {}, custom_fields = {} }) => ({
    type: 'remark',
    by,
    text: said,
    categories,
    custom_fields,
    extra_fields,
  }),
})

const goods = z
  .array(
    z.strictObject({
      text: text(500).trim().default(''),
      qty: z.number().int().min(0).max(1e9).default(0),
      invoice: text(80).optional(),
    }),
  )
  .max(100)

/** What is missing, alone or with what is damaged (COND-01). */
export const missingGoods = proofAction({
  action: 'goods_condition',
  field: 'missing',
  schema: goods,
  companions: { damaged: goods },
  said: 'goods_saved',
  toCommand: (missing, { damaged = null }) => ({ type: 'goods_condition', missing, damaged }),
})

/** What is damaged, where nothing is said of what is missing. */
export const damagedGoods = proofAction({
  action: 'goods_condition',
  field: 'damaged',
  schema: goods,
  companions: {},
  said: 'goods_saved',
  toCommand: (damaged) => ({ type: 'goods_condition', missing: null, damaged }),
})

/** Photos and PDFs; their bytes are judged and kept before the order is locked (PHOT-01). */
export const photo = preparedAction({
  action: 'photo',
  field: 'photos',
  schema: z
    .array(
      z.strictObject({
        file_name: text(1000).min(1),
        file_data: z
          .string()
          .describe('data URL, base64; a picture (JPEG, PNG, WebP, AVIF) or PDF of at most 15 MB'),
        action_by: claimedRole,
        tag: z.enum(['epod', 'spoc', 'door']).default('epod'),
        ext: z.string().max(10).optional(),
        ...noticedSchema.shape,
      }),
    )
    .min(1)
    .max(20),
  companions: {
    upload_id: z.uuid().describe('the upload of deliveries that these photos are of'),
  },
  said: 'photo_saved',
})

/** Removal of a photo before closure. */
export const deletePhoto = proofAction({
  action: 'delete_photo',
  field: 'deletePhoto',
  schema: z.string().max(500),
  companions: {},
  said: 'photo_deleted',
  toCommand: (url) => ({ type: 'delete_photo', url }),
})

/** Rating of the delivery. */
export const rating = proofAction({
  action: 'rating',
  field: 'client_rating',
  schema: z.number().int().min(1).max(5),
  companions: {},
  said: 'rating_saved',
  toCommand: (client_rating) => ({ type: 'rating', client_rating }),
})

/** Drawn signature of the receiver (SIGN-01). */
export const signature = preparedAction({
  action: 'signature',
  field: 'signature',
  schema: z.strictObject({
    name: lineOfText(200).default(''),
    relation: lineOfText(100).default(''),
    image: z
      .string()
      .max(1_500_000)
      .describe('data URL, base64; a PNG with a stroke, of at most 1 MB'),
  }),
  companions: {},
  said: 'signature_saved',
})
