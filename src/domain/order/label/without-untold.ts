import type { Order } from '../order.ts'

/**
 * An order without its label, where that tells nothing any more, since all of it is null or empty:
 * its labels were taken back.
 */
export const withoutUntold = (order: Order): Order => {
  const { label, ...others } = order
  return label && Object.values(label).every((told) => !String(told ?? '')) ? others : order
}
