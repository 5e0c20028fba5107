import type { Format } from '../../../domain/bulk/column.ts'
import { enteredAs, judgeGroup, type Judged } from '../../../domain/bulk/judge.ts'
import { isAlreadySo } from '../../../domain/bulk/edit-of.ts'
import type { Row } from '../../../domain/bulk/rows.ts'
import type { IsAlreadySo } from '../../../domain/bulk/states.ts'
import type { Entered } from '../../../domain/order/entry/new-order.ts'
import type { OrderInput } from '../../../domain/order/entry/order-input.ts'
import type { Setting } from './reading.ts'

/** Memoized judgement: rows are judged once, and again only where they or their group change. */
export interface Judging {
  readonly judge: (group: readonly Row[]) => Judged
  /** As what an order would be entered, canonically. */
  readonly enteredOf: (order: OrderInput) => string
  /** Is an order that was edited by now just what the file says? */
  readonly isAlreadySo: IsAlreadySo
}

/** The judging of one file's rows. */
export const newJudging = (
  format: Format,
  { policy, client, clock }: Pick<Setting, 'policy' | 'client' | 'clock'>,
): Judging => {
  const judged = new WeakMap<Row, { group: readonly Row[]; result: Judged }>()
  const entered = new WeakMap<OrderInput, string>()
  const already = new WeakMap<Judged, { now: string; is_so: boolean }>()
  return {
    judge: (group) => {
      const [first] = group
      const before = first && judged.get(first)
      if (before && isSame(before.group, group)) return before.result
      const result = judgeGroup(group, { format, policy, client, clock })
      if (first) judged.set(first, { group, result })
      return result
    },
    enteredOf: (order) => {
      const before = entered.get(order)
      if (before !== undefined) return before
      const text = enteredAs(order, clock)
      entered.set(order, text)
      return text
    },
    isAlreadySo: (one, now) => {
      const before = already.get(one)
      if (before?.now === now) return before.is_so
      const is_so = isAlreadySo(one.input, JSON.parse(now) as Entered, clock)
      already.set(one, { now, is_so })
      return is_so
    },
  }
}

const isSame = (one: readonly Row[], other: readonly Row[]): boolean =>
  one.length === other.length && one.every((row, at) => row === other[at])
