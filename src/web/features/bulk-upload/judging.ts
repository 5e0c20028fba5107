import type { Format } from '../../../domain/bulk/column.ts'
import { enteredAs, judgeGroup, type Judged } from '../../../domain/bulk/judge.ts'
import { isAlreadySo } from '../../../domain/bulk/edit-of.ts'
import { isEnteredAlike } from '../../../domain/bulk/entered-alike.ts'
import type { Row } from '../../../domain/bulk/rows.ts'
import type { IsAlreadySo, Known } from '../../../domain/bulk/states.ts'
import type { Entered } from '../../../domain/order/entry/new-order.ts'
import type { OrderInput } from '../../../domain/order/entry/order-input.ts'
import type { Setting } from './reading.ts'

/** Memoized judgement: rows are judged once, and again only where they or their group change. */
export interface Judging {
  readonly judge: (group: readonly Row[]) => Judged
  /** As what an order would be entered, canonically. */
  readonly enteredOf: (order: OrderInput) => string
  /** Is the account's order just what the file says, in what it leaves open or by now? */
  readonly isAlreadySo: IsAlreadySo
}

/** The judging of one file's rows. */
export const newJudging = (
  format: Format,
  { policy, client, clock }: Pick<Setting, 'policy' | 'client' | 'clock'>,
): Judging => {
  const judged = new WeakMap<Row, { group: readonly Row[]; result: Judged }>()
  const entered = new WeakMap<OrderInput, string>()
  const already = new WeakMap<Judged, { held: Known; is_so: boolean }>()
  const enteredOf = (order: OrderInput): string => {
    const before = entered.get(order)
    if (before !== undefined) return before
    const text = enteredAs(order, clock)
    entered.set(order, text)
    return text
  }
  return {
    judge: (group) => {
      const [first] = group
      const before = first && judged.get(first)
      if (before && isSame(before.group, group)) return before.result
      const result = judgeGroup(group, { format, policy, client, clock })
      if (first) judged.set(first, { group, result })
      return result
    },
    enteredOf,
    isAlreadySo: (one, held) => {
      const before = already.get(one)
      if (before?.held === held) return before.is_so
      const is_so =
        (one.order !== null &&
          isEnteredAlike(enteredOf(one.order), held.entered, {
            client: !one.names_client,
            day: one.order.dispatch_date === undefined,
          })) ||
        (held.now !== null && isAlreadySo(one, JSON.parse(held.now) as Entered, clock))
      already.set(one, { held, is_so })
      return is_so
    },
  }
}

const isSame = (one: readonly Row[], other: readonly Row[]): boolean =>
  one.length === other.length && one.every((row, at) => row === other[at])
