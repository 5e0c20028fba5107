import { done, rule } from '../policy/reason.ts'
import { sentence, type Sentence } from '../words/sentence.ts'
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

/**
 * The lot of an order. What comes home is counted once the place of delivery has given something
 * back, and once only (LOT-02).
 */
export const lotOf = ({ lot, crates }: Pick<Order, 'lot' | 'crates'>): Lot => ({
  identifier: lot ?? '',
  is_wh_in_active:
    crates.some(({ pod_out_value }) => (pod_out_value ?? 0) > 0) && !isCounted(crates, 'wh_in'),
  data: crates,
})

/** The count before, without which this one makes no sense. */
const before: Partial<Record<LotEvent, LotEvent>> = {
  pod_in: 'wh_out',
  pod_out: 'pod_in',
  wh_in: 'pod_out',
}

/**
 * The count that is due; null where all are taken, or where nothing was given back that could come
 * home.
 */
export const countDue = (order: Pick<Order, 'lot' | 'crates'>): LotEvent | null => {
  const due = lotEvents.find((event) => !isCounted(order.crates, event)) ?? null
  return due === 'wh_in' && !lotOf(order).is_wh_in_active ? null : due
}

/** Is this asset counted with this event? What was not given back cannot come home. */
export const isAwaited = ({ pod_out_value }: CrateRow, event: LotEvent): boolean =>
  event !== 'wh_in' || pod_out_value !== 0

/** What is wrong with one count; null where it can be taken. */
export const countProblem = (event: LotEvent, value: number | null): Sentence | null => {
  const least = event === 'wh_out' || event === 'wh_in' ? 1 : 0
  if (value !== null && value >= least) return null
  return sentence(least === 1 ? 'lot_value' : 'lot_value_needed')
}

/** A count of the order's returnable assets, or why it cannot be taken (LOT-02). */
export const decideLotEvent = (
  { lot, crates }: Order,
  { event, lot: named, counts }: LotCommand,
): OrderEvent[] | Refusal => {
  if (lot !== named) return refuse(rule('identifier', 'lot_missing'))
  if (isCounted(crates, event)) return refuse(done('lot_counted'))
  const needed = before[event]
  if (needed && !isCounted(crates, needed)) return refuse(rule('event', 'lot_not_yet'))
  if (event === 'wh_in' && !lotOf({ lot, crates }).is_wh_in_active)
    return refuse(rule('event', 'lot_not_yet'))
  const keys =
    event === 'wh_out'
      ? counts.map(({ key }) => key)
      : crates.filter((row) => isAwaited(row, event)).map(({ key }) => key)
  const unknown = counts.findIndex(
    ({ key }, index) =>
      (event !== 'wh_out' && crates.every((row) => row.key !== key)) ||
      counts.findIndex((other) => other.key === key) !== index,
  )
  if (unknown >= 0) return refuse(rule(`submitted_data.${unknown}.key`, 'asset_unknown'))
  const stray = counts.findIndex(({ key, value }) => !keys.includes(key) && (value ?? 0) !== 0)
  if (stray >= 0) return refuse(rule(`submitted_data.${stray}.${valueOf[event]}`, 'lot_not_yet'))
  const given = new Map(counts.map(({ key, value }) => [key, value]))
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
        counts: counts.map(({ key, label, value }) => ({
          key,
          label: labels.get(key) ?? label ?? key,
          quantity: value ?? 0,
        })),
      },
    },
  ]
}

/** The rows after a count. */
export const afterCount = (
  rows: readonly CrateRow[],
  { event, counts }: Extract<OrderEvent, { type: 'crates_counted' }>['data'],
): CrateRow[] => {
  if (event === 'wh_out')
    return counts.map(({ key, label, quantity }) => ({
      key,
      label,
      expected_value: quantity,
      submitted_value: null,
      pod_out_value: null,
      wh_in_value: null,
    }))
  return rows.map((row) => ({
    ...row,
    [valueOf[event]]: counts.find(({ key }) => key === row.key)?.quantity ?? row[valueOf[event]],
  }))
}
