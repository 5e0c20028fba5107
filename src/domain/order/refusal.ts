import type { Reason } from '../policy/reason.ts'
import type { OrderEvent } from './events.ts'

/**
 * A command turned down, with what goes on record all the same (a wrong one-time password counts).
 */
export interface Refusal {
  readonly refused: readonly [Reason, ...Reason[]]
  readonly record: readonly OrderEvent[]
}

/** Tells a refusal from events. */
export const isRefusal = (outcome: readonly OrderEvent[] | Refusal): outcome is Refusal =>
  'refused' in outcome

/** A refusal for these reasons that leaves nothing on record. */
export const refuse = (first: Reason, ...others: Reason[]): Refusal => ({
  refused: [first, ...others],
  record: [],
})
