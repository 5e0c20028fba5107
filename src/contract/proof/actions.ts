import { z } from 'zod'
import { orderId } from '../call.ts'
import { attemptAnswer, notDelivered } from './attempt.ts'
import {
  claim,
  correct,
  dispute,
  quantities,
  reportError,
  reupdate,
  settleError,
} from './between-parties.ts'
import { outbound, receive, reject, verifyOtp } from './closing.ts'
import {
  damagedGoods,
  deletePhoto,
  missingGoods,
  photo,
  rating,
  remark,
  signature,
} from './evidence.ts'
import { geoTag } from './fields.ts'
import { label, leave } from './label.ts'
import { LONGEST_INSTANT } from '../../domain/time.ts'

/**
 * Dispatch table of /update_epod: everything that can be put on record at delivery. A new action is
 * a declaration and a row here.
 */
export const proofActions = [
  receive,
  reject,
  verifyOtp,
  remark,
  missingGoods,
  damagedGoods,
  photo,
  rating,
  deletePhoto,
  outbound,
  notDelivered,
  attemptAnswer,
  signature,
  label,
  leave,
  quantities,
  dispute,
  claim,
  reupdate,
  correct,
  reportError,
  settleError,
] as const

type Row = (typeof proofActions)[number]
/** The fields of a body, each of which asks for an action. */
export type ProofField = Row['field']
/** The companions of whichever rows name them; those that do agree on the schema. */
type Companions = {
  [R in Row as R['field']]: { [K in keyof R['companions']]: R['companions'][K] }
}[ProofField]
type CompanionField = Companions extends infer C ? (C extends C ? keyof C & string : never) : never
type CompanionOf<K extends string> = Companions extends infer C
  ? C extends Record<K, infer S>
    ? S
    : never
  : never

type Shape = {
  [R in Row as R['field']]: z.ZodOptional<R['schema']>
} & {
  [K in Exclude<CompanionField, ProofField>]: z.ZodOptional<CompanionOf<K>>
}

const shape = Object.fromEntries(
  proofActions.flatMap(({ field, schema, companions }) =>
    Object.entries({ [field]: schema, ...companions }).map(([name, one]) => [name, one.optional()]),
  ),
) as Shape

/** One action on one order: exactly one of the table's, with what may come beside it. */
export const epodBody = z.strictObject({
  _id: orderId,
  geo_tag: geoTag.optional(),
  ...shape,
  device_time: z.iso
    .datetime()
    .max(LONGEST_INSTANT)
    .optional()
    .describe(
      'when the device says it happened; counts instead of the time of receipt if it is longer ' +
        'ago, and the header Device-Time (the device’s clock now) is right within two minutes',
    ),
})
export type EpodBody = z.infer<typeof epodBody>
/** The body of POST /update_epod as a caller writes it, before defaults are filled in. */
export type EpodInput = z.input<typeof epodBody>

/**
 * The action that a body asks for: its command, or the input of one that needs files or secrets
 * besides.
 */
export type RequestedAction = NonNullable<ReturnType<Row['read']>>

const isGiven = (body: EpodBody, field: string): boolean =>
  Object.entries(body).some(([name, value]) => name === field && value !== undefined)

/** Missing and damaged goods are one statement in two fields; all others are actions alone. */
const isOneStatement = (one: RequestedAction, other: RequestedAction): boolean =>
  one.action === 'goods_condition' && other.action === 'goods_condition'

/**
 * Reads the one action out of a body, with the fields that do not go with it; null where it is none
 * or several. `spoc` names the receiver who pressed Receive.
 */
export const requestedIn = (
  body: EpodBody,
  spoc?: string,
): { requested: RequestedAction; stray: string[] } | null => {
  const [requested, ...others] = proofActions.flatMap((row) => row.read(body, spoc) ?? [])
  if (!requested || others.some((other) => !isOneStatement(requested, other))) return null
  const own = proofActions.filter(({ action }) => action === requested.action)
  const fitting = new Set(own.flatMap(({ companions }) => Object.keys(companions)))
  return {
    requested,
    stray: [...new Set(proofActions.flatMap(({ companions }) => Object.keys(companions)))].filter(
      (field) => isGiven(body, field) && !fitting.has(field),
    ),
  }
}
