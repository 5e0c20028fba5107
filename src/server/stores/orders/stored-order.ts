import { sql } from 'kysely'
import type { Order } from '../../../domain/order/order.ts'
import { stateOf, type OrderAnswer, type Untold } from '../../../domain/order/stored-state.ts'

/**
 * What a row keeps of its order: the answer, and of the state what that lacks; or the whole, in a
 * row that the release before wrote.
 */
export interface StoredOrder {
  readonly doc: Order | null
  readonly wire: string | null
  readonly untold: Untold | null
}

/** The columns of a StoredOrder, from `orders` by this name. */
export const storedOf = (orders = 'orders') => sql`
  ${sql.ref(`${orders}.doc`)}, case when ${sql.ref(`${orders}.doc`)} is null
    then ${sql.ref(`${orders}.wire`)} end as wire, ${sql.ref(`${orders}.untold`)}`

/** The state of an order, of what its row keeps. */
export const orderIn = ({ doc, wire, untold }: StoredOrder): Order =>
  doc ?? stateOf(JSON.parse(wire ?? 'null') as OrderAnswer, untold ?? {})

/** A row with the order in place of what was kept of it. */
export const withOrder = <R extends StoredOrder>({
  doc,
  wire,
  untold,
  ...row
}: R): Omit<R, keyof StoredOrder> & { readonly order: Order } => ({
  ...row,
  order: orderIn({ doc, wire, untold }),
})
