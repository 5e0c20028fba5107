import type { EventType, Recorded } from '../order/events.ts'
import { evolve } from '../order/evolve.ts'
import { isUntimed } from '../order/offline/after-closure.ts'
import type { AttemptReason } from '../order/proof/attempt-schema.ts'
import type { GeoPoint, Order } from '../order/order.ts'
import type { Difference } from '../order/proof/statements.ts'
import { between, type Instant } from '../time.ts'
import type { Milestone } from './statuses.ts'

/** An event of the log with the digest of its stored text, hex. */
export interface DigestedEvent {
  readonly event: Recorded
  readonly digest: string
}

/** One step of a consignment's way, as its log has it. */
export interface TradeStep {
  readonly milestone: Milestone
  /** When it happened, as far as that is known. */
  readonly at: Instant
  readonly recorded_at: Instant
  readonly seq: number
  readonly digest: string
  /** Where whoever recorded it was. */
  readonly place: GeoPoint | null
  /** The order as this step left it. */
  readonly order: Order
  /** Why it failed, of an attempt. */
  readonly reason?: AttemptReason
  /** What took it back; null where it stands. */
  readonly retracted: Retraction | null
}

/** How a step was taken back: it never happened, or its proof was wrong. */
export interface Retraction {
  readonly at: Instant
  readonly reason: 'did_not_occur' | 'incorrect_data'
}

/** The events of the log that a step stands by; what takes one back makes none of its own. */
export const steppingTypes: readonly EventType[] = [
  'created',
  'outbound',
  'delivery_attempted',
  'received',
  'rejected',
  'corrected',
]

type Told = Pick<TradeStep, 'milestone' | 'at' | 'reason'>

const toldBy = (event: Recorded, order: Order): Told | null => {
  const recorded = event.server_time
  switch (event.type) {
    case 'created': {
      const { dispatch_date } = event.data.entered
      return dispatch_date !== null && between(dispatch_date, recorded) >= 0
        ? { milestone: 'dispatched', at: dispatch_date }
        : { milestone: 'booked', at: recorded }
    }
    case 'outbound':
      return isUntimed(event.data)
        ? null
        : {
            milestone: event.data.reached ? 'arrived' : 'under_way',
            at: event.data.captured_at ?? recorded,
          }
    case 'delivery_attempted': {
      const { reason, captured_at } = event.data
      return { milestone: 'attempted', at: captured_at ?? recorded, reason }
    }
    case 'received':
      return { milestone: receiptOf(order), at: order.delivery_time ?? recorded }
    case 'rejected':
      return { milestone: 'rejected', at: event.data.captured_at ?? recorded }
    default:
      return null
  }
}

/**
 * How the goods were received, by what the parties list and by how their counts differ. Damage
 * weighs more than shortage, and both more than the rest, as one code has to stand for all.
 */
const receiptOf = ({ epod: { damaged, missing }, quantities }: Order): Milestone => {
  const counted = (...kinds: readonly (keyof Omit<Difference, 'against'>)[]): boolean =>
    quantities.some(({ difference }) => difference && kinds.some((kind) => difference[kind] > 0))
  if (damaged.length > 0 || counted('damaged')) return 'received_damaged'
  if (missing.length > 0 || counted('short')) return 'received_short'
  return counted('excess', 'wrong', 'expired') ? 'received_otherwise' : 'received'
}

const receipts: ReadonlySet<Milestone> = new Set([
  'received',
  'received_short',
  'received_damaged',
  'received_otherwise',
])

/** Does a step say how the consignment's way ended? */
export const isClosing = ({ milestone }: Pick<TradeStep, 'milestone'>): boolean =>
  receipts.has(milestone) || milestone === 'rejected'

/** What a log tells of a consignment; both are empty for an order that was taken out. */
export interface TradeLog {
  readonly steps: readonly TradeStep[]
  /** The order as the whole log leaves it, edits and corrections after its last step too. */
  readonly order: Order | null
}

/** How an event takes the last closing back; null where it does not. */
const takenBackBy = (event: Recorded): Retraction['reason'] | null => {
  switch (event.type) {
    case 'reopened':
      return event.data.former ? 'did_not_occur' : 'incorrect_data'
    case 'recorded_in_error':
      return event.data.act === 'closing' ? 'incorrect_data' : null
    case 'corrected':
      return event.data.field === 'delivery_time' ? 'incorrect_data' : null
    default:
      return null
  }
}

/**
 * Projection: the steps of a consignment's way that its log tells, in its order. A closing that was
 * undone, or recorded in error, says so; so does a receipt whose time was corrected, and another
 * step has its time. An order that was taken out has none.
 */
export const tradeLog = (log: readonly DigestedEvent[]): TradeLog => {
  const steps: TradeStep[] = []
  let order: Order | null = null
  for (const { event, digest } of log) {
    order = evolve(order, event)
    if (order.withdrawn) return { steps: [], order: null }
    const { seq, place, server_time: recorded_at } = event
    const back = takenBackBy(event)
    if (back !== null) {
      const last = steps.findLastIndex(isClosing)
      const [closed] = steps.slice(last, last + 1)
      if (!closed || last < 0 || closed.retracted !== null) continue
      const isMoved = event.type === 'corrected'
      if (isMoved && !receipts.has(closed.milestone)) continue
      steps[last] = { ...closed, retracted: { at: recorded_at, reason: back } }
      const at = order.delivery_time ?? closed.at
      if (isMoved) steps.push({ ...closed, at, recorded_at, seq, digest, order })
      continue
    }
    const told = toldBy(event, order)
    if (!told) continue
    steps.push({ ...told, recorded_at, seq, digest, place, order, retracted: null })
  }
  return { steps, order }
}

/** The steps that a log tells, without the order. */
export const tradeSteps = (log: readonly DigestedEvent[]): readonly TradeStep[] =>
  tradeLog(log).steps
