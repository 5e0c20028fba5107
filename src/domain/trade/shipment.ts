import type { Order } from '../order/order.ts'
import type { Country } from '../country.ts'
import { between } from '../time.ts'
import { isClosing, tradeLog, type DigestedEvent, type TradeStep } from './trade-steps.ts'

/** Who an interchange is from and for, and its numbers. */
export interface Envelope {
  readonly sender: string
  readonly receiver: string
  /** Standard Carrier Alpha Code of whoever carries: 2 to 4 letters or digits. */
  readonly scac: string
  /** Interchange control number, 1 to 999999999. */
  readonly control: number
  /** When it is written, UTC. */
  readonly now: string
}

/** One order of a status message, with its steps and its country (ISO 3166-1), if known. */
export interface Shipment {
  readonly order: Order
  readonly steps: readonly TradeStep[]
  readonly shipper: string
  readonly country: Country | null
}

/**
 * What a log says of its order for a status message: its steps, and the order as it is now. Null
 * where nothing is to be told.
 */
export const shipmentIn = (
  log: readonly DigestedEvent[],
  country: Country | null,
): Shipment | null => {
  const { order, steps } = tradeLog(log)
  if (order === null || steps.length === 0) return null
  return { order, steps, shipper: order.user, country }
}

/**
 * The steps that were not taken back, as they happened: the newest of them where there are too
 * many, and how the way ended in any case, though a step is said to have been later.
 */
export const standing = (steps: readonly TradeStep[], most: number): TradeStep[] => {
  const told = steps
    .filter(({ retracted }) => retracted === null)
    .toSorted((a, b) => between(b.at, a.at) || a.seq - b.seq)
  const newest = told.slice(-most)
  const end = told.findLast(isClosing)
  return end === undefined || newest.includes(end) ? newest : [end, ...newest.slice(1)]
}

/** Date and time of an instant in UTC, as digits. */
export const digitsOf = (instant: string): { date: string; time: string } => {
  const at = new Date(Date.parse(instant)).toISOString()
  return { date: at.slice(0, 10).replaceAll('-', ''), time: at.slice(11, 16).replace(':', '') }
}

/** What an order weighs in kilograms; null where nobody said. */
export const kilograms = ({ ship_weight }: Pick<Order, 'ship_weight'>): number | null =>
  ship_weight && ship_weight.weight * (ship_weight.unit === 'Tonne' ? 1_000 : 1)

/** Text without marks of letters that a plain alphabet lacks (canonical decomposition). */
export const withoutMarks = (text: string): string => text.normalize('NFD').replace(/\p{Mn}/gu, '')
