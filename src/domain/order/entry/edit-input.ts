import { z } from 'zod'
import { phonesTyped } from '../../contact-input.ts'
import { weightUnits } from '../../units.ts'
import { seenOnly } from '../../unseen.ts'
import { gatherProfile, line, orderFields } from './order-input.ts'

const { source, destination, ship_weight, eta_hrs, tat } = orderFields.shape

/**
 * The fields of an order that an edit may name, each by the rules of adding: what is not named
 * stays as it is, null empties.
 */
export const editFields = orderFields.omit({ label: true }).extend({
  driver: z.strictObject({ name: line.optional(), contact: phonesTyped.optional() }).optional(),
  source: source.unwrap().partial().optional(),
  destination: destination.unwrap().partial().optional(),
  // Without a unit it stays the order's.
  ship_weight: ship_weight
    .unwrap()
    .unwrap()
    .extend({ unit: z.enum(weightUnits).optional() })
    .nullish(),
  eta_hrs: eta_hrs.nullable(),
  tat: tat.nullable(),
})

/** One edit as it is sent; what else the call takes stands beside the fields. */
export const editInput = <Beside extends z.ZodRawShape>(beside: Beside) =>
  z.preprocess((given, ctx) => gatherProfile(seenOnly(given), ctx), editFields.extend(beside))
export type OrderEdit = z.infer<typeof editFields>
