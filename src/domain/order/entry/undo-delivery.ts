import { done } from '../../policy/reason.ts'
import { canonical } from '../canonical.ts'
import { replay } from '../evolve.ts'
import type { OrderEvent, ProofBefore, Recorded } from '../events.ts'
import type { Order } from '../order.ts'
import { goodsOfParty } from '../proof/goods-by-party.ts'
import { refuse, type Refusal } from '../refusal.ts'

/** What an upload put on record of one delivery, from its first event on, is to be taken back. */
export interface UndoDeliveryCommand {
  type: 'undo_delivery'
  reason: string
  /** Revision at which everything since was the upload's own; null where something was not. */
  rev: number | null
  /** Its events, oldest first. */
  events: readonly Recorded[]
  /** The order before the first of them. */
  before: Order
}

/** The command that takes back what an upload did, from the whole log of an order. */
export const undoingDelivery = (
  log: readonly Recorded[],
  upload_id: string,
  first_rev: number,
  reason: string,
): UndoDeliveryCommand | null => {
  const before = replay(log.slice(0, first_rev - 1))
  const events = log.slice(first_rev - 1)
  if (before === null || events.length === 0) return null
  const is_own = events.every((event) => event.import_id === upload_id)
  return { type: 'undo_delivery', reason, rev: is_own ? log.length : null, events, before }
}

/** The free fields that differ, as they were; null for one that was not there. */
const fieldsBefore = (before: Order, after: Order): ProofBefore['extra_fields'] => {
  const [was, is] = [before.extra_fields, after.extra_fields]
  const changed = Object.keys({ ...was, ...is }).filter(
    (key) => canonical(was[key] ?? null) !== canonical(is[key] ?? null),
  )
  return Object.fromEntries(changed.map((key) => [key, was[key] ?? null]))
}

const proofBefore = (before: Order, after: Order): ProofBefore => ({
  remarks: before.epod.remarks.length,
  client_rating: before.epod.client_rating,
  ...(before.epod.rated_by === undefined ? {} : { rated_by: before.epod.rated_by }),
  extra_fields: fieldsBefore(before, after),
  found_by: before.found_by ?? {},
  ...(canonical(before.quantities) === canonical(after.quantities)
    ? {}
    : { quantities: before.quantities }),
})

const goodsBefore = (
  before: Order,
  events: readonly Recorded[],
): Extract<OrderEvent, { type: 'goods_listed' }>[] =>
  events.flatMap((event) => {
    if (event.type !== 'goods_listed' || event.data.statement === undefined) return []
    const { statement, action_by, missing, damaged } = event.data
    const own = goodsOfParty(before.epod, { statement, action_by })
    const data = {
      missing: missing && own.missing,
      damaged: damaged && own.damaged,
      statement,
      ...(action_by && { action_by }),
    }
    return [{ type: 'goods_listed', data }]
  })

/** Claims that there were before are about what they were about. */
const claimsBefore = (
  before: Order,
  events: readonly Recorded[],
): Extract<OrderEvent, { type: 'claim_changed' }>[] =>
  before.claims.flatMap(({ number, owner, due_at, differences }) =>
    differences &&
    events.some(({ type, data }) => type === 'claim_changed' && data.number === number)
      ? [{ type: 'claim_changed', data: { number, owner, due_at, differences } }]
      : [],
  )

/**
 * Compensating events: the proof is opened again as it was before the upload, photos and lists of
 * goods that came with it are taken back, and claims are as they were; only while nothing else has
 * happened since.
 */
export const decideUndoDelivery = (
  order: Order,
  { reason, rev, events, before }: UndoDeliveryCommand,
): OrderEvent[] | Refusal => {
  if (order.rev !== rev) return refuse(done('touched_since'))
  if (events.some(({ type }) => type === 'claim_opened')) return refuse(done('claim_stands'))
  const there = new Set(before.epod.photos.map(({ url }) => url))
  return [
    { type: 'reopened', data: { reason: reason.trim(), former: proofBefore(before, order) } },
    ...order.epod.photos
      .filter(({ url }) => !there.has(url))
      .map(({ url, digest }): OrderEvent => ({ type: 'photo_deleted', data: { url, digest } })),
    ...goodsBefore(before, events),
    ...claimsBefore(before, events),
  ]
}
