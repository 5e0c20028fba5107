import type { OrderEvent } from '../order/events.ts'
import type { LotEvent } from './crate-row.ts'
import type { Order } from '../order/order.ts'

/** Where a crate can be: with somebody, or gone. */
export const partyKinds = ['warehouse', 'vehicle', 'receiver', 'lost', 'damaged'] as const
export type PartyKind = (typeof partyKinds)[number]
/** By what the differences between out and in are shown (LOT-03). */
export const differenceKinds = ['asset', 'lot', 'receiver', 'vehicle'] as const
export type DifferenceKind = (typeof differenceKinds)[number]
/** An account of the ledger. */
export interface Party {
  readonly kind: PartyKind
  readonly name: string
}

/** Crates that go from one party to another. */
export interface Movement {
  readonly asset: string
  readonly from: Party
  readonly to: Party
  readonly quantity: number
}
/** One side of a movement: what a party gains, or with a minus loses. */
export interface LedgerEntry {
  readonly asset: string
  readonly party: Party
  readonly amount: number
}

/** Both sides of a movement; together they are nothing (CRAT-01). */
export const entriesOf = ({
  asset,
  from,
  to,
  quantity,
}: Movement): readonly [LedgerEntry, LedgerEntry] => [
  { asset, party: from, amount: -quantity },
  { asset, party: to, amount: quantity },
]

/** Does it lead nowhere? */
export const isToItself = ({ from, to }: Pick<Movement, 'from' | 'to'>): boolean =>
  from.kind === to.kind && from.name === to.name

const ways: Record<LotEvent, readonly [from: PartyKind, to: PartyKind]> = {
  wh_out: ['warehouse', 'vehicle'],
  pod_in: ['vehicle', 'receiver'],
  pod_out: ['receiver', 'vehicle'],
  wh_in: ['vehicle', 'warehouse'],
}

/**
 * The movements that a count of an order's crates puts into the ledger: between its source, its
 * truck and its client. They leave from where its counts `before` took them, whatever the order
 * names now: crates are with the truck that they were loaded on until they are counted again.
 */
export const movementsOf = (
  order: Pick<Order, 'source' | 'truck_number' | 'client'>,
  { event, counts }: Extract<OrderEvent, { type: 'crates_counted' }>['data'],
  before: readonly Movement[],
): Movement[] => {
  const names: Partial<Record<PartyKind, string>> = {
    warehouse: order.source.name,
    vehicle: order.truck_number,
    receiver: order.client,
  }
  const party = (kind: PartyKind): Party => ({ kind, name: names[kind] ?? '' })
  const [from, to] = ways[event]
  const last = (key: string): Party | undefined =>
    before.findLast((one) => one.asset === key && one.to.kind === from)?.to
  return counts
    .filter(({ quantity }) => quantity > 0)
    .map(({ key, quantity }) => ({
      asset: key,
      from: last(key) ?? party(from),
      to: party(to),
      quantity,
    }))
}
