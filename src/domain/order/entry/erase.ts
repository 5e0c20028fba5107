import type { ErasedPart } from '../../erasure/erased-part.ts'
import { rule } from '../../policy/reason.ts'
import type { OrderEvent } from '../events.ts'
import { refuse, type Refusal } from '../refusal.ts'
import type { Erased } from '../sealed/disclosure.ts'

/** Erasure of a person's values; whoever asks was let to by the rules of administration. */
export interface EraseCommand {
  type: 'erase'
  values: readonly Erased[]
  parts: readonly ErasedPart[]
  /** Without a word about the person. */
  reason: string
  /** A legal hold stands on the order, or on all of its client. */
  is_held: boolean
}

/** What then: the event that names the values, nothing where there are none, or why not. */
export const decideErase = ({
  values,
  parts,
  reason,
  is_held,
}: EraseCommand): OrderEvent[] | Refusal => {
  if (is_held) return refuse(rule('person', 'erasure_held'))
  return values.length === 0 ? [] : [{ type: 'erased', data: { values, reason, parts } }]
}
