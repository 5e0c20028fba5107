import { z } from 'zod'
import { statementKinds, WHOLE_ORDER } from './stating-party.ts'

const instant = z.iso.datetime()
const role = z.enum(['transporter', 'client', 'receiver', 'driver'])
const count = z.number().min(0)

/**
 * One line as a party states it: the good quantity, and what of the rest was damaged, wrong or
 * expired.
 */
export const statedLine = z.object({
  line: z.string(),
  quantity: count,
  damaged: count,
  wrong: count,
  expired: count,
  note: z.string().nullable(),
})
export type StatedLine = z.infer<typeof statedLine>

const stated = statedLine.omit({ line: true }).extend({ action_by: role, time: instant })
const difference = z.object({
  against: z
    .enum(['delivered', 'accepted'])
    .describe('the statement that the declared quantity is compared with'),
  short: count,
  excess: count,
  damaged: count,
  wrong: count,
  expired: count,
})
export type Difference = z.infer<typeof difference>

/** What the three parties state of one line, side by side, and how they differ. */
export const quantityLine = z.object({
  line: z.string().describe(`item_no, or '${WHOLE_ORDER}' where the order names no items`),
  declared: stated.nullable(),
  delivered: stated.nullable(),
  accepted: stated.nullable(),
  difference: difference.nullable().describe('null while one side is unknown'),
})
export type QuantityLine = z.infer<typeof quantityLine>

/** What a claim came to. */
export const claimDecisions = ['accepted', 'partly', 'refused'] as const
export type ClaimDecision = (typeof claimDecisions)[number]

/**
 * A claim on an order: opened by a difference over the policy's threshold or by a dispute, and
 * settled by its owner (SIDE-02).
 */
export const claim = z.object({
  number: z.number().int(),
  origin: z.enum(['difference', 'dispute']),
  text: z.string(),
  owner: z.string(),
  due_at: instant,
  opened_at: instant,
  opened_by: role,
  outcome: z
    .object({
      decision: z.enum(claimDecisions),
      note: z.string(),
      amount: z.number().nullable(),
      by: z.string().nullable(),
      time: instant,
    })
    .nullable(),
})
export type Claim = z.infer<typeof claim>

/**
 * What may be put right after closure, and what kind of value each takes. Who received, how and
 * what was photographed is no matter for correction.
 */
export const correctable = {
  delivery_time: 'instant',
  invoice: 'text',
  truck_number: 'text',
  ship_unit: 'count',
  quantity: 'count',
  number_of_box: 'count',
} as const
/** A field that may be put right. */
export type CorrectableField = keyof typeof correctable
/** All of them. */
export const correctableFields = Object.keys(correctable) as CorrectableField[]

/** A value put right after closure; the value before stays beside it (PROF-05). */
export const correction = z.object({
  field: z.string(),
  before: z.union([z.string(), z.number(), z.null()]),
  after: z.union([z.string(), z.number(), z.null()]),
  reason: z.string(),
  by: z.string().nullable(),
  time: instant,
})

/** Whose side a piece of evidence is on; left out where the role says it. */
export const side = z
  .enum(statementKinds)
  .optional()
  .describe('whose side it is, where that does not follow from action_by')

/** The receiver's drawn signature (SIGN-01). */
export const signature = z.object({
  name: z.string(),
  relation: z.string(),
  url: z.string(),
  digest: z.string().describe('SHA-256 of the stored picture, hex'),
  action_by: role,
  statement: side,
  time: instant,
})
export type Signature = z.infer<typeof signature>
