import type { WireOrder } from '../../../../domain/order/order.ts'

/**
 * Orders picked for something to be done with all of them (TABL-16), by id; `anchor` is the one
 * that a range goes on from.
 */
export interface Selection {
  readonly orders: ReadonlyMap<string, WireOrder>
  readonly anchor: string | null
}

/** Nothing is picked. */
export const noSelection: Selection = { orders: new Map(), anchor: null }

const withOrders = (
  selection: Selection,
  orders: readonly WireOrder[],
  is_picked: boolean,
  anchor: string | null,
): Selection => {
  const next = new Map(selection.orders)
  for (const order of orders) {
    if (is_picked) next.set(order._id, order)
    else next.delete(order._id)
  }
  return { orders: next, anchor }
}

/** Picks an order, or drops it where it was picked. */
export const toggled = (selection: Selection, order: WireOrder): Selection =>
  withOrders(selection, [order], !selection.orders.has(order._id), order._id)

/**
 * Everything of the page between the order touched before and this one gets what this one gets;
 * alone where the one before is not on the page.
 */
export const ranged = (
  selection: Selection,
  page: readonly WireOrder[],
  order: WireOrder,
): Selection => {
  const [from, to] = [selection.anchor, order._id].map((id) =>
    page.findIndex(({ _id }) => _id === id),
  ) as [number, number]
  if (from < 0 || to < 0) return toggled(selection, order)
  return withOrders(
    selection,
    page.slice(Math.min(from, to), Math.max(from, to) + 1),
    !selection.orders.has(order._id),
    order._id,
  )
}

/** How much of the page is picked. */
export const pickedOf = (
  selection: Selection,
  page: readonly WireOrder[],
): 'all' | 'some' | 'none' => {
  const count = page.filter(({ _id }) => selection.orders.has(_id)).length
  if (count === 0) return 'none'
  return count === page.length ? 'all' : 'some'
}

/** These are picked, and no others. */
export const allSelected = (orders: readonly WireOrder[]): Selection =>
  withOrders(noSelection, orders, true, null)

/** Picks the whole page, or drops it where it is picked whole. */
export const pageToggled = (selection: Selection, page: readonly WireOrder[]): Selection =>
  withOrders(selection, page, pickedOf(selection, page) !== 'all', null)
