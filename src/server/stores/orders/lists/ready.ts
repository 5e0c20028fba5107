import { sql } from 'kysely'
import { WIRE_FORM, wireOf } from '../row.ts'
import { orderIn, type StoredOrder } from '../stored-order.ts'

/**
 * The order as it stands ready; with the rest of its state where it was written for an earlier form
 * of the answer.
 */
export const ready = sql`
  wire, case when wire_form <> ${WIRE_FORM} then doc end as doc,
    case when wire_form <> ${WIRE_FORM} then coalesce(untold, '{}') end as untold`

/** The JSON of an order's answer. */
export const textOf = (stored: StoredOrder): string =>
  stored.untold === null && stored.wire !== null ? stored.wire : wireOf(orderIn(stored))

/**
 * What a list answers: one page, each order as the JSON of its answer, and how many there are in
 * all. Where counting could end before the last, `is_exact` says whether it did not.
 */
export interface Listed {
  readonly orders: string[]
  readonly total: number
  readonly is_exact?: boolean
}
