import { done, rule } from '../policy/reason.ts'
import { sentence, type Sentence } from '../words/sentence.ts'
import { statusOf } from '../order/category.ts'
import { lotEvents, valueOf, type CrateRow, type LotEvent } from './crate-row.ts'
import type { OrderEvent } from '../order/events.ts'
import type { Order } from '../order/order.ts'
import { refuse, type Refusal } from '../order/refusal.ts'

/** A count of a lot's assets, as typed; null where the box was left empty. */
export interface LotCommand {
  readonly type: 'lot_event'
  readonly event: LotEvent
  readonly lot: string
  readonly counts: readonly {
    readonly key: string
    readonly label?: string | undefined
    readonly value: number | null
  }[]
}

/** A lot as the reconciliation table shows it. */
export interface Lot {
  readonly identifier: string
  readonly is_wh_in_active: boolean
  readonly data: readonly CrateRow[]
}

const isCounted = (rows: readonly CrateRow[], event: LotEvent): boolean =>
  rows.some((row) => row[valueOf[event]] !== null)

/** Was something of this asset given back? Then what comes home of it has to be counted. */
const isGivenBack = ({ pod_out_value }: CrateRow): boolean => (pod_out_value ?? 0) > 0

/** Did something of this asset stay on board, as fewer were brought than had been loaded? */
const isLeftOnBoard = ({ expected_value, submitted_value }: CrateRow): boolean =>
  (expected_value ?? 0) > (submitted_value ?? 0)

/**
 * Is this asset counted with this event? What neither was given back nor stayed on board cannot
 * come home.
 */
export const isAwaited = (row: CrateRow, event: LotEvent): boolean =>
  event !== 'wh_in' || row.pod_out_value === null || isGivenBack(row) || isLeftOnBoard(row)

/** Is the truck on its way home, as the place of delivery has counted or refused the order? */
const isHomeward = (order: Pick<Order, 'crates' | 'epod'>): boolean =>
  isCounted(order.crates, 'pod_out') ||
  (statusOf(order) === 'rejected' && !isCounted(order.crates, 'pod_in'))

/**
 * The lot of an order. What comes home is counted once, and not before the place of delivery has
 * counted what it gave back, or has refused the order and counted nothing (LOT-02).
 */
export const lotOf = (order: Pick<Order, 'lot' | 'crates' | 'epod'>): Lot => ({
  identifier: order.lot ?? '',
  is_wh_in_active:
    isHomeward(order) &&
    order.crates.some((row) => isAwaited(row, 'wh_in')) &&
    !isCounted(order.crates, 'wh_in'),
  data: order.crates,
})

/**
 * Are counts that ended with what came home those of a trip before the proof was opened again? Then
 * the goods may go out once more, and are counted anew; the ledger keeps both trips (LOT-03).
 */
const isFormerTrip = ({ crates, epod }: Pick<Order, 'crates' | 'epod'>): boolean =>
  crates.every(({ version = 1 }) => version < epod.version.number)

/** The count before, without which this one makes no sense. */
const before: Partial<Record<LotEvent, LotEvent>> = { pod_in: 'wh_out', pod_out: 'pod_in' }

/**
 * The count that is due; null where what came home is counted and the order is not open again, or
 * where nothing is left that could come home.
 */
export const countDue = (order: Pick<Order, 'lot' | 'crates' | 'epod'>): LotEvent | null => {
  if (lotOf(order).is_wh_in_active) return 'wh_in'
  if (isCounted(order.crates, 'wh_in'))
    return isFormerTrip(order) && statusOf(order) === 'open' ? 'wh_out' : null
  return lotEvents.find((event) => event !== 'wh_in' && !isCounted(order.crates, event)) ?? null
}

/**
 * The assets that a count has to name, where these are the `values` it gives. Of what comes home,
 * what was not given back may be left out: what was lost on the way keeps nobody from counting the
 * rest. But something has to be counted.
 */
export const toCount = (
  rows: readonly CrateRow[],
  event: LotEvent,
  value: (key: string) => number | null,
): CrateRow[] => {
  const awaited = rows.filter((row) => isAwaited(row, event))
  const needed = awaited.filter(
    (row) => event !== 'wh_in' || isGivenBack(row) || value(row.key) !== null,
  )
  return needed.length > 0 ? needed : awaited
}

/** What is wrong with one count; null where it can be taken. */
export const countProblem = (event: LotEvent, value: number | null): Sentence | null => {
  const least = event === 'wh_out' || event === 'wh_in' ? 1 : 0
  if (value !== null && value >= least) return null
  return sentence(least === 1 ? 'lot_value' : 'lot_value_needed')
}

/** A count of the order's returnable assets, or why it cannot be taken (LOT-02). */
export const decideLotEvent = (
  order: Order,
  { event, lot, counts }: LotCommand,
): OrderEvent[] | Refusal => {
  const { crates } = order
  const { version } = order.epod
  if (order.lot !== lot) return refuse(rule('identifier', 'lot_missing'))
  const isOver = isCounted(crates, 'wh_in')
  if (isOver ? event !== 'wh_out' || !isFormerTrip(order) : isCounted(crates, event))
    return refuse(done('lot_counted'))
  const needed = before[event]
  if (needed && !isCounted(crates, needed)) return refuse(rule('event', 'lot_not_yet'))
  if (event === 'wh_in' && !lotOf(order).is_wh_in_active)
    return refuse(rule('event', 'lot_not_yet'))
  const given = new Map(counts.map(({ key, value }) => [key, value]))
  const keys = (
    event === 'wh_out' ? counts : toCount(crates, event, (key) => given.get(key) ?? null)
  ).map(({ key }) => key)
  const unknown = counts.findIndex(
    ({ key }, index) =>
      (event !== 'wh_out' && crates.every((row) => row.key !== key)) ||
      counts.findIndex((other) => other.key === key) !== index,
  )
  if (unknown >= 0) return refuse(rule(`submitted_data.${unknown}.key`, 'asset_unknown'))
  const stray = counts.findIndex(({ key, value }) => !keys.includes(key) && (value ?? 0) !== 0)
  if (stray >= 0) return refuse(rule(`submitted_data.${stray}.${valueOf[event]}`, 'lot_not_yet'))
  const wrong = (key: string | undefined): Sentence | null =>
    countProblem(event, key === undefined ? null : (given.get(key) ?? null))
  const short = keys.find((key) => wrong(key) !== null)
  const problem = short !== undefined || counts.length === 0 ? wrong(short) : null
  if (problem !== null) {
    const row = counts.findIndex(({ key }) => key === short)
    // What was left out has no row of its own.
    const field = row < 0 ? 'submitted_data' : `submitted_data.${row}.${valueOf[event]}`
    return refuse({ kind: 'rule', field, ...problem })
  }
  const labels = new Map(crates.map(({ key, label }) => [key, label]))
  return [
    {
      type: 'crates_counted',
      data: {
        event,
        lot,
        // An empty box is no count of nought.
        counts: counts.flatMap(({ key, label, value }) =>
          value === null ? [] : [{ key, label: labels.get(key) ?? label ?? key, quantity: value }],
        ),
        ...(version.number > 1 && { version: version.number }),
      },
    },
  ]
}

/** The rows after a count. */
export const afterCount = (
  rows: readonly CrateRow[],
  { event, counts, version }: Extract<OrderEvent, { type: 'crates_counted' }>['data'],
): CrateRow[] => {
  const counted = version === undefined ? {} : { version }
  if (event === 'wh_out')
    return counts.map(({ key, label, quantity }) => ({
      key,
      label,
      expected_value: quantity,
      submitted_value: null,
      pod_out_value: null,
      wh_in_value: null,
      ...counted,
    }))
  return rows.map((row) => ({
    ...row,
    [valueOf[event]]: counts.find(({ key }) => key === row.key)?.quantity ?? row[valueOf[event]],
    ...counted,
  }))
}
