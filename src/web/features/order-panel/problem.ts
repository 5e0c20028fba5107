import type { OrderEvent } from '../../../domain/order/events.ts'
import { isRefusal, type Refusal } from '../../../domain/order/refusal.ts'
import type { Reason } from '../../../domain/policy/reason.ts'

/** What the domain finds wrong with what is about to be sent; null where it would take it. */
export const problemOf = (decided: readonly OrderEvent[] | Refusal): Reason | null =>
  isRefusal(decided) ? decided.refused[0] : null
