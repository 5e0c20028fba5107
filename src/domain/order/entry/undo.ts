import { done } from '../../policy/reason.ts'
import { untoldLabel } from '../label/order-label.ts'
import { replay } from '../evolve.ts'
import type { OrderEvent, Recorded } from '../events.ts'
import { keptCode } from './code-kept.ts'
import type { Entered } from './new-order.ts'
import type { Order } from '../order.ts'
import { refuse, type Refusal } from '../refusal.ts'

/**
 * What an import wrote as revision `rev` of an order is to be undone; `former` has the values that
 * it replaced, null where it added the order.
 */
export interface UndoCommand {
  type: 'undo_import'
  import_id: string
  rev: number
  former: Partial<Entered> | null
  /** Codes that the timer sent since; none where this is left out. */
  codes?: number
  /** What later writes of the same import, and the way back from them, put on record since. */
  own?: number
  /** Does a legal hold keep the order? Not where this is left out. */
  is_held?: boolean
}

/**
 * The values that the last event of a log replaced, as far as it is an edit or a label; null where
 * it created the order.
 */
export const formerOf = (log: readonly Recorded[]): Partial<Entered> | null => {
  const last = log.at(-1)
  const before = replay(log.slice(0, -1))
  if (before === null) return null
  if (last?.type === 'label_read') return { label: before.label ?? untoldLabel }
  return last?.type === 'edited'
    ? Object.fromEntries(
        Object.keys(last.data.fields).map((part) => [part, before[part as keyof Entered]]),
      )
    : {}
}

/**
 * Takes out an order that an import added, or gives one that it changed its former values: only
 * while nobody has touched it since (IMPO-02), and out only what no legal hold keeps (DATA-01). A
 * code that the timer sent at dispatch is nobody's doing, and what the import itself did later has
 * been taken back before.
 */
export const decideUndo = (
  order: Order,
  { import_id, rev, former, codes = 0, own = 0, is_held = false }: UndoCommand,
): OrderEvent[] | Refusal => {
  if (order.rev !== rev + codes + own) return refuse(done('touched_since'))
  if (former === null && is_held) return refuse(done('hold_keeps'))
  return [
    former === null
      ? { type: 'withdrawn', data: { import_id } }
      : { type: 'edited', data: { fields: former, ...keptCode(order, former) } },
  ]
}
