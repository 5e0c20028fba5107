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
 * How many crates of an asset the parties of a kind have by these movements, whoever got some last
 * first.
 */
const held = (
  kind: PartyKind,
  asset: string,
  movements: readonly Movement[],
): { name: string; has: number }[] => {
  const entries = movements
    .flatMap(entriesOf)
    .filter((one) => one.asset === asset && one.party.kind === kind)
  const came = entries.filter(({ amount }) => amount > 0).map(({ party }) => party.name)
  return [...new Set(came.toReversed())].map((name) => ({
    name,
    has: entries.reduce((sum, one) => sum + (one.party.name === name ? one.amount : 0), 0),
  }))
}

/**
 * The movements that a count of an order's crates puts into the ledger: between its source, its
 * truck and its client. They leave from where its counts `before` took them, whatever the order
 * names now: crates are with the truck that they were loaded on until they are counted again. Where
 * several have some, the one that got them last gives first, and also gives what nobody has.
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
  const party = (kind: PartyKind, name = names[kind] ?? ''): Party => ({ kind, name })
  const [from, to] = ways[event]
  return counts.flatMap(({ key, quantity }) => {
    let rest = quantity
    const taken = new Map<string, number>()
    const having = held(from, key, before)
    for (const { name, has } of having) {
      const given = Math.max(0, Math.min(rest, has))
      taken.set(name, given)
      rest -= given
    }
    const { name } = having[0] ?? party(from)
    taken.set(name, (taken.get(name) ?? 0) + rest)
    return [...taken]
      .filter(([, amount]) => amount > 0)
      .map(([giver, amount]) => ({
        asset: key,
        from: party(from, giver),
        to: party(to),
        quantity: amount,
      }))
  })
}
