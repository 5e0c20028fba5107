import type { JudgedDeliveries } from '../../../../contract/bulk/deliveries.ts'
import type { DeliveryInput } from '../../../../domain/bulk/deliveries/delivery-input.ts'
import type { JudgedDelivery } from '../../../../domain/bulk/deliveries/judge-delivery.ts'
import type { Row } from '../../../../domain/bulk/rows.ts'
import type { RowState } from '../../../../domain/bulk/states.ts'
import { sentenceOf } from '../../../../domain/words/sentence.ts'
import { sentence } from '../../../../domain/words/sentence.ts'
import { saidOfFile } from '../said-of-file.ts'

/** What the server has said of a delivery. */
export type DeliveryVerdict = JudgedDeliveries[number]

/** A delivery of the file with its state, and why it is in error, as texts by column. */
export interface StatedDelivery extends JudgedDelivery {
  readonly state: RowState
  readonly reason: string
  readonly wrong: ReadonlyMap<string, string>
  readonly verdict: DeliveryVerdict | null
  /** What is sent, with how many photos come with it. */
  readonly sent: DeliveryInput | null
}

/** The state of a delivery, by its shape and by what the server said of it. */
export const stated = (
  judged: JudgedDelivery,
  sent: DeliveryInput | null,
  verdict: DeliveryVerdict | null,
): StatedDelivery => {
  const { problems } = judged
  if (problems.length > 0) {
    const told = problems.map((problem): readonly [string, string, string] => [
      problem.column,
      saidOfFile(sentenceOf(problem)),
      problem.label,
    ])
    return {
      ...judged,
      state: 'error',
      reason: joined(told.map(([, said, label]) => (label === '' ? said : `${label}: ${said}`))),
      wrong: new Map(told.map(([column, said]) => [column, said])),
      verdict: null,
      sent: null,
    }
  }
  const about = { ...judged, verdict, sent }
  if (verdict?.state === 'refused') {
    const errors = verdict.errors ?? []
    const reasons = errors.length > 0 ? errors.map(({ message }) => message) : [verdict.message]
    return {
      ...about,
      state: 'error',
      reason: joined(reasons),
      wrong: new Map(errors.map(({ field, message }) => [field, message])),
    }
  }
  const isThere = verdict?.state === 'same' || verdict?.state === 'recorded'
  return { ...about, state: isThere ? 'same' : 'new', reason: '', wrong: new Map() }
}

const MOST_SAID = 5
const joined = (reasons: readonly string[]): string =>
  [...new Set(reasons)].slice(0, MOST_SAID).join('; ')

/** The state of one row: its delivery's, unless it repeats another row of it. */
export const stateOfRow = (delivery: StatedDelivery, row: Row): RowState =>
  delivery.repeated.has(row) ? 'duplicate' : delivery.state

/** Why a row is as it is. */
export const reasonOfRow = (delivery: StatedDelivery, row: Row): string =>
  delivery.repeated.has(row) ? saidOfFile(sentence('row_repeats_own')) : delivery.reason
