import type { NameKey } from '../near-name.ts'
import type { Order } from '../order/order.ts'
import type { Reach } from './viewer.ts'

/**
 * Object-level authorization: does a reach show this order of its own client (ROLE-15)? The same
 * that row-level security says of the order's row.
 */
export const isWithinReach = (
  reach: Reach,
  { _id, transporter, client, destination }: Order,
): boolean => {
  switch (reach.kind) {
    case 'client':
      return true
    case 'vendor':
      return transporter === reach.transporter
    case 'distributor':
      return destination.name === reach.name || client === reach.name
    case 'order':
      return _id === reach.order_id
  }
}

/** The kind of account that sees an order by each of its names, as `isWithinReach` has it. */
export const reachByName: Readonly<Partial<Record<NameKey, 'vendor' | 'distributor'>>> = {
  transporter: 'vendor',
  client: 'distributor',
  destination: 'distributor',
}
