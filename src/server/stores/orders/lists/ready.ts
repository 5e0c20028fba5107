import { sql } from 'kysely'
import type { Order } from '../../../../domain/order/order.ts'
import { WIRE_FORM, wireOf } from '../row.ts'

/**
 * The order as it stands ready; the whole where it was written for an earlier form of the answer.
 */
export const ready = sql`
  case when wire_form = ${WIRE_FORM} then wire end as wire,
    case when wire_form <> ${WIRE_FORM} then doc end as doc`

/** What `ready` reads of an order. */
export interface StoredAnswer {
  readonly wire: string | null
  readonly doc: Order | null
}

/** The JSON of an order's answer. */
export const textOf = ({ wire, doc }: StoredAnswer): string => wire ?? (doc ? wireOf(doc) : 'null')

/**
 * What a list answers: one page, each order as the JSON of its answer, and how many there are in
 * all. Where counting could end before the last, `is_exact` says whether it did not.
 */
export interface Listed {
  readonly orders: string[]
  readonly total: number
  readonly is_exact?: boolean
}
