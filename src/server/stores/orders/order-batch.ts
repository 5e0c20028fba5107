import { replacedParties } from '../../../domain/order/parties/replaced-parties.ts'
import type { Instant } from '../../../domain/time.ts'
import type { ReplacedParty } from '../links/former-links.ts'
import { changesHeld, changesNew, type CountChange } from './counts/changes.ts'
import { newNames, type OrderNames } from './names.ts'
import type { OrderAtHead } from './order-at-head.ts'
import { rowTexts, type ProjectedRow, type RowTexts } from './projection.ts'
import { rowOf } from './row.ts'
import type { AppendedOrder, StoredEvent } from './stored-event.ts'

/** An order before and after new events. */
export interface OrderChange {
  readonly before: OrderAtHead
  readonly next: AppendedOrder
  /** When it was added, where its date of dispatch is taken back. */
  readonly added_at?: Instant
}

/** The instant by which an order goes in lists and counts once it has changed. */
export const dispatchAt = ({ before, next, added_at }: OrderChange): Instant =>
  next.order.dispatch_date ?? added_at ?? before.dispatch_at

interface Batch {
  /** In the order in which they were given. */
  readonly ids: readonly string[]
  readonly identifiers: readonly string[]
  readonly events: readonly StoredEvent[]
  readonly counts: readonly CountChange[]
  readonly names: readonly OrderNames[]
}

/**
 * Write batch of new orders with their events as they will be stored, made before a transaction has
 * to wait for it.
 */
export interface NewBatch extends Batch {
  readonly is_new: true
  /** Rows of the read model. */
  readonly rows: RowTexts
}

/** Write batch of orders that were there before, with their new events. */
export interface ChangedBatch extends Batch {
  readonly is_new: false
  /** Those that leave the read model. */
  readonly withdrawn: readonly string[]
  /** The row of the only order that changed; null where there are several. */
  readonly only: ProjectedRow | null
  /** Their rows of the read model. */
  readonly rows: RowTexts
  readonly replaced: readonly ReplacedParty[]
}

/** The batch of orders that are new at `now`. */
export const newOrders = (made: readonly AppendedOrder[], now: Instant): NewBatch => {
  // In one order whoever adds them, so that requests that wait for each other's numbers never wait
  // in a circle.
  const rows = made
    .map(({ order, head }) => rowOf(order, head, now))
    .sort((a, b) => (a.identifier < b.identifier ? -1 : 1))
  return {
    is_new: true,
    ids: made.map(({ order }) => order._id),
    identifiers: made.map(({ order }) => order.identifier),
    rows: rowTexts(rows),
    events: eventsOf(made),
    counts: changesNew(rows),
    names: newNames(made.map(({ order }) => ({ before: null, after: order }))),
  }
}

/** The batch of orders that were there before. */
export const changedOrders = (changes: readonly OrderChange[]): ChangedBatch => {
  const stay = changes.filter(({ next }) => !next.order.withdrawn)
  const rows = stay.map((change) => ({
    before: change.before,
    row: rowOf(change.next.order, change.next.head, dispatchAt(change)),
  }))
  return {
    is_new: false,
    ids: changes.map(({ next }) => next.order._id),
    identifiers: changes.map(({ next }) => next.order.identifier),
    // One that was taken out before has no row any more.
    withdrawn: changes.flatMap(({ before, next: { order } }) =>
      order.withdrawn && !before.order.withdrawn ? [order._id] : [],
    ),
    only: rows.length === 1 ? (rows[0]?.row ?? null) : null,
    rows: rowTexts(rows.length === 1 ? [] : rows.map(({ row }) => row)),
    events: eventsOf(changes.map(({ next }) => next)),
    counts: rows.flatMap(({ before, row }) => changesHeld(before, row)),
    names: newNames(stay.map(({ before, next }) => ({ before: before.order, after: next.order }))),
    replaced: stay.flatMap(({ before, next: { order } }) =>
      replacedParties(before.order, order).map((party) => ({ order_id: order._id, party })),
    ),
  }
}

const eventsOf = (orders: readonly AppendedOrder[]): StoredEvent[] =>
  orders.flatMap(({ stored }) => stored)
