import { z } from 'zod'
import { LONGEST_INSTANT } from '../time.ts'
import { attemptAnswers, attemptReasons } from './proof/attempt-schema.ts'
import { statementKinds } from './proof/stating-party.ts'
import { side, signature } from './proof/statements.ts'

const instant = z.iso.datetime()
/** [latitude, longitude] in degrees. */
export const placeSchema = z.tuple([z.number().min(-90).max(90), z.number().min(-180).max(180)])
/** A place, or null where it is unknown. */
export const loc = placeSchema.nullable()

/** Who acted: derived by the server from how the caller came in, never taken from the request. */
export const actingRoles = ['transporter', 'client', 'receiver', 'driver'] as const
const role = z.enum(actingRoles)

const geoTag = z.object({ loc, action_by: role, time: instant })
/** Goods that are missing or damaged. */
export const goods = z.object({
  text: z.string(),
  qty: z.number().int(),
  invoice: z.string().optional(),
})
/** Missing and damaged goods as one party states them. */
export const partyGoods = z.object({
  statement: z.enum(statementKinds).nullable().describe('null where nobody was asked whose it is'),
  action_by: role
    .optional()
    .describe('who of that side, where it is not the receiver, the client or the driver'),
  missing: z.array(goods),
  damaged: z.array(goods),
})
/** A value by a name that a client chooses. */
export const freeValue = z.union([z.string(), z.number(), z.boolean(), z.null()])

/**
 * Remarks, photos and goods lists that came after the order was closed still count as evidence, and
 * say so.
 */
const late = z.literal(true).optional().describe('came after the order was closed')

/** What somebody wrote. */
export const remark = z.object({
  name: z.string(),
  text: z.string(),
  time: instant,
  categories: z.array(z.string()),
  action_by: role,
  custom_fields: z.record(z.string(), freeValue),
  late,
  statement: side,
})

/**
 * What the device noticed of a photo as it was picked (EVID-01); what it did not look at is left
 * out.
 */
export const noticedSchema = z.strictObject({
  quality: z
    .strictObject({ blurred: z.boolean(), dark: z.boolean() })
    .optional()
    .describe('as the device saw it; whoever sent it all the same was told'),
  code: z
    .enum(['match', 'other', 'none'])
    .optional()
    .describe(
      'a barcode or QR code in it names this order, names another number, or there is none',
    ),
  taken_at: instant
    .max(LONGEST_INSTANT)
    .optional()
    .describe('when the device says the file was made'),
  location: z
    .union([placeSchema, z.enum(['denied', 'unavailable'])])
    .optional()
    .describe('where the device says it was, or why it does not'),
})

/** A picture on record. */
export const photo = z.object({
  url: z.string(),
  tag: z
    .enum(['epod', 'spoc', 'door'])
    .describe('of the papers, of the recipient, or of the door of an attempt that failed'),
  action_by: role,
  file_name: z.string(),
  ext: z.string(),
  digest: z.string().describe('SHA-256 of the stored bytes, hex'),
  time: instant,
  captured_at: instant.nullable(),
  place: loc.describe('where the camera says it was'),
  distance: z
    .number()
    .int()
    .optional()
    .describe('metres to the destination from there, or else from where the device says it was'),
  late,
  statement: side,
  ...noticedSchema.shape,
  seen_on: z
    .object({ order_id: z.uuid(), digest: z.string() })
    .optional()
    .describe('the first other order of the account that had the same picture, and its file'),
})

/** A delivery attempt that failed, with what the receiver said of it. */
const deliveryAttempt = z.object({
  number: z.number().int().describe('1, and one more for each'),
  seq: z.number().int().describe('the event of the log that records it'),
  reason: z.enum(attemptReasons),
  text: z.string().nullable(),
  at: instant,
  loc: loc.describe('where whoever recorded it was; null where that was refused or not asked'),
  distance: z.number().int().optional().describe('metres to the destination from there'),
  action_by: role,
  photos: z.array(z.string()).describe('SHA-256 of the photos taken at the door'),
  answer: z
    .object({ answer: z.enum(attemptAnswers), at: instant, action_by: role })
    .nullable()
    .describe('the receiver’s own word; null where none was given'),
})
export type DeliveryAttempt = z.infer<typeof deliveryAttempt>

/** The electronic proof of delivery: all that was put on record at the door. */
export const epod = z.object({
  otp: z.object({
    verified: z.boolean(),
    verified_at: instant.nullable(),
    verified_through: z.enum(['receive', 'otp', 'left']).nullable(),
  }),
  remarks: z.array(remark),
  photos: z.array(photo),
  closer: instant.nullable(),
  reject: z.object({ rejected: z.boolean(), rejected_At: instant.nullable() }),
  reason: z.string().optional().describe('why it was received or rejected, where the account said'),
  client_rating: z.number().int().nullable(),
  rated_by: z
    .enum(statementKinds)
    .optional()
    .describe('whose rating it is; nobody else changes it'),
  driverReach: z.array(
    z.object({
      time: instant,
      away: z.literal(true).optional().describe('it was pressed elsewhere'),
    }),
  ),
  delivery_attempts: z
    .array(deliveryAttempt)
    .optional()
    .describe('attempts that failed, oldest first; left out where there was none'),
  missing: z.array(goods),
  damaged: z.array(goods),
  goods: z
    .array(partyGoods)
    .optional()
    .describe('missing and damaged goods as each party states them, where any did'),
  signature: signature.nullable(),
  version: z
    .object({ number: z.number().int(), since: instant.nullable() })
    .describe('1, and one more for each re-update; every version stays in the log'),
  geo_tag: geoTag
    .nullable()
    .describe('where the closing press happened; loc null where it was refused or not asked'),
  contact_changed_at: instant
    .optional()
    .describe(
      'when a receiver’s contact was last changed with the goods already dispatched; left out where that never happened',
    ),
})
