import { z } from 'zod'
import { weightUnits } from '../units.ts'
import {
  epod,
  freeValue,
  loc,
  type actingRoles,
  type goods,
  type noticedSchema,
  type partyGoods,
  type photo,
  type placeSchema,
  type remark,
} from './epod-schema.ts'
import type { ProofStep } from './parties/step.ts'
import { erasedParts, type ErasedMark } from '../erasure/erased-part.ts'
import { crateRow } from '../crates/crate-row.ts'
import { orderLabel } from './label/label-schema.ts'
import type { NotificationStatus, OpenedClaim, Review } from './kept-parts.ts'
import type { StatementKind } from './proof/stating-party.ts'
import { claim, correction, quantityLine } from './proof/statements.ts'
import { errorReport } from './proof/error-schema.ts'

const text = z.string().nullable()
const instant = z.iso.datetime()
const spoc = z.object({
  name: z.string(),
  contact: z.object({
    phone: z.array(z.string()),
    email: z.array(z.string()),
    status: z
      .array(z.object({ status: z.string(), time: instant }))
      .describe('delivery states reported by the SMS gateway'),
  }),
})

const itemRemark = z.object({
  text: z.string(),
  message: text,
  received_quantity: z.number(),
  recorded_unit: text,
  time: instant.nullable(),
  deviation: z
    .number()
    .nullable()
    .optional()
    .describe(
      'what lacks or, for an excess, what is over; null where the ordered quantity is unknown',
    ),
})
const item = z.object({
  item_no: z.string(),
  product_description: text,
  product_quantity: z.number().nullable(),
  sales_unit: text,
  number_of_box: z.number().nullable(),
  remarks: z.array(itemRemark),
})

// Kept from carriers who need them for nothing (ROLE-15).
const withholdable = ['contacts', 'contact_status', 'value'] as const
/** A part of an order that may be withheld. */
export type Withheld = (typeof withholdable)[number]
/**
 * What of an order or its log is left out for a reader: what is withheld, of which the order says
 * so, and which other orders had its pictures, of which it says nothing.
 */
export type PartNotShown = Withheld | 'other_orders'

/**
 * One consignment as clients of the API see it; the profile's own fields stand beside these at top
 * level.
 */
export const orderSchema = z.object({
  _id: z.uuid(),
  rev: z.number().int().describe('number of events so far'),
  identifier: z.string(),
  invoice: text,
  invoice_date: instant.nullable(),
  user: z.string().describe('key of the client account'),
  client: z.string().describe('whom the goods are for'),
  transporter: text,
  secondary_vendor: text,
  truck_number: z.string(),
  driver: z.object({ name: z.string(), contact: z.array(z.string()) }),
  spocs: z.array(spoc),
  source: z.object({ name: z.string(), loc, city: text }),
  destination: z.object({
    name: z.string(),
    loc,
    address: text,
    postal_code: text,
    city: text,
    state: text,
    geofence_in_time: instant.nullable(),
    spocs: z.array(spoc),
  }),
  dispatch_date: instant.nullable(),
  dispatch_time: text,
  delivery_time: instant.nullable(),
  tat: z.number().nullable().describe('ms'),
  tat_f: z.number().nullable().describe('h'),
  eta_hrs: z.number().nullable(),
  ship_unit: z.number().nullable(),
  ship_weight: z
    .object({ weight: z.number(), unit: z.enum(weightUnits), value: z.number() })
    .nullable(),
  value: z
    .union([z.string(), z.number()])
    .nullable()
    .describe('null where it is withheld; unknown is NA'),
  quantity: z.number().nullable(),
  number_of_box: z.number().nullable(),
  ended: z.boolean(),
  trip_status: z
    .string()
    .describe('Running until received or rejected, then Completed @ DD-MM-YYYY HH:mm'),
  lot: text,
  label: orderLabel.optional().describe('left out where no GS1 label was read for it'),
  Items: z.array(item),
  extra_fields: z
    .object({ exception: z.boolean().describe('a remark told of delay, damage or shortage') })
    .catchall(z.union([freeValue, z.array(z.union([freeValue, z.record(z.string(), freeValue)]))])),
  notification_details: z.array(
    z.object({ notificationType: z.string(), trigger_time: instant, status: z.string() }),
  ),
  approval_status: z.object({
    review_status: text,
    review_history: z.array(
      z.object({
        is_approved: z.boolean(),
        review_on: instant,
        by: text.optional(),
        level: z.number().int().optional(),
        reason: z.string().optional().describe('why, where the account said'),
        in_error: z.boolean().optional().describe('it was recorded in error, and counts no more'),
      }),
    ),
  }),
  review_status: z.string(),
  review_pending: z.boolean(),
  reupdate_allowed: z.boolean(),
  showRejectButton: z.boolean(),
  disable_submit_epod: z.boolean(),
  epod,
  quantities: z
    .array(quantityLine)
    .describe('what sender, driver and receiver state, line by line'),
  crates: z.array(crateRow).describe('returnable assets, as counted'),
  claims: z.array(claim),
  corrections: z.array(correction).describe('values put right after closure'),
  error_reports: z
    .array(errorReport)
    .optional()
    .describe('acts said to be recorded in error, oldest first; left out where none was'),
  erased: z
    .array(z.object({ at: instant, parts: z.array(z.enum(erasedParts)) }))
    .optional()
    .describe('when values of a person were erased, and what they told of; such values are blank'),
  withheld: z
    .array(z.enum(withholdable))
    .optional()
    .describe('what this account is not shown: lists of it are empty, a value is null'),
})

/**
 * What the read model keeps beside the wire's fields and never sends: the pending one-time
 * password.
 */
export interface Challenge {
  /** The random number that the pending code is derived with; left out where none is pending. */
  nonce?: string
  /** Keyed hash of a pending code that a release before drew; null otherwise. */
  hash: string | null
  contacts: string[]
  expires_at: string | null
  sent: string[]
  tries: number
  locked_until: string | null
}

/** Keys of a profile's own fields, which the wire carries at top level beside the order's. */
export const isProfileKey = (key: string): boolean =>
  /^(client_client|cust_code|cust_name|bill_qty|po_number|sla|depot_name|depot_code|zone|POD_ID|lr|shipping_plant|(bill|material|sales)_[A-Za-z0-9_]{1,40})$/.test(
    key,
  )

export type WireOrder = z.infer<typeof orderSchema>
/** Values by names that a client chooses. */
export type FreeValues = Record<string, z.infer<typeof freeValue>>
/** Fields that people add on their own, of which several values may be chosen. */
export type FreeLists = Record<string, z.infer<typeof freeValue> | z.infer<typeof freeValue>[]>
/** The fields that only some trades have, by the wire's names. */
export type Profile = Record<string, string | number | null>
/** When each missing step was last asked for; left out where none was. */
export type RemindedAt = Partial<Record<ProofStep, string>>
/** An order that somebody tried to end when it had ended, and when that is said to have been. */
export interface LateEnding {
  action: 'receive' | 'reject'
  claimed_at: string
}
/** A remark as the state keeps it: null for the name of an author who gave none. */
export type Remark = Omit<z.infer<typeof remark>, 'name'> & { name: string | null }
/** What the state keeps as a fact where the wire has a text of it. */
interface StateInPlaceOfWire {
  /** When the trip ended; null while it runs. */
  trip_completed_at: string | null
  /** null before the first judgement of this version of the proof. */
  review: Review | null
  approval_status: Pick<WireOrder['approval_status'], 'review_history'>
  notification_details: (Omit<WireOrder['notification_details'][number], 'status'> & {
    status: NotificationStatus
  })[]
  epod: Omit<WireOrder['epod'], 'remarks' | 'missing' | 'damaged' | 'goods'> & {
    remarks: Remark[]
    missing: StatedGoods[]
    damaged: StatedGoods[]
  }
  claims: OpenedClaim[]
}

/**
 * The state of an order: what its events add up to, without a word of ours (the contract's onWire
 * says it in the wire's). Attempts are kept so that none counts twice; they are left out while
 * there are none. One that was `withdrawn` with its import stands in its log alone.
 */
export type Order = Omit<
  WireOrder,
  keyof StateInPlaceOfWire | 'trip_status' | 'review_status' | 'erased'
> &
  StateInPlaceOfWire & {
    profile: Profile
    challenge: Challenge
    attempts?: (LateEnding & { action_by: ActingRole })[]
    withdrawn?: true
    erased?: readonly ErasedMark[] | undefined
    chased?: RemindedAt
    /** Whose word the values of `extra_fields` are that were found at the door. */
    found_by?: Readonly<Record<string, StatementKind>>
  }

/** Parts of an order, typed by their schemas. */
export type ActingRole = (typeof actingRoles)[number]
export type GeoPoint = z.infer<typeof placeSchema>
export type Photo = z.infer<typeof photo>
export type NoticedOfPhoto = z.infer<typeof noticedSchema>
export type Spoc = z.infer<typeof spoc>
export type Goods = z.infer<typeof goods>
/**
 * Goods as the state keeps them: with whose word it is, where that was asked, and whose of its side
 * (`otherRole`).
 */
export type StatedGoods = Goods & { statement?: StatementKind; action_by?: ActingRole }
export type PartyGoods = z.infer<typeof partyGoods>
