import type { Wording } from '../../words/worded.ts'
import { goodsConditions, type GoodsCondition } from '../../order/proof/condition.ts'
import { plain } from '../mapping.ts'
import type { DeliveryOutcome } from './delivery-input.ts'

/** Labels of the outcomes, in the reader's language. */
export type OutcomeLabels = Readonly<Record<DeliveryOutcome, string>>
/** Labels of the conditions of goods. */
export type ConditionLabels = Readonly<Record<GoodsCondition, string>>

/** What people and other systems write for each outcome. */
const synonyms: Readonly<Record<DeliveryOutcome, readonly string[]>> = {
  received: ['Received', 'Delivered', 'Accepted', 'Done', 'OK', 'POD Received', 'Closed'],
  rejected: ['Rejected', 'Reject', 'Refused', 'Returned', 'Return', 'RTO', 'Turned down'],
  attempted: [
    'Attempted',
    'Attempt',
    'Tried',
    'Undelivered',
    'Not Delivered',
    'Failed',
    'Door closed',
    'Nobody there',
  ],
}

const conditionSynonyms: Readonly<Record<GoodsCondition, readonly string[]>> = {
  intact: ['Intact', 'Good', 'OK', 'Fine'],
  damaged: ['Damaged', 'Damage', 'Broken'],
  shortage: ['Shortage', 'Short', 'Missing'],
}

const found = <K extends string>(
  typed: string,
  named: Readonly<Record<K, readonly string[]>>,
): K | null => {
  const text = plain(typed)
  const entries = Object.entries(named) as [K, readonly string[]][]
  return entries.find(([, names]) => names.some((name) => plain(name) === text))?.[0] ?? null
}

/**
 * The outcome that a cell names, in the policy's words or in usual ones; null where it names none.
 */
export const outcomeIn = (
  typed: string,
  labels: OutcomeLabels,
  { reject, rejected }: Wording,
): DeliveryOutcome | null =>
  // A policy's own word for rejecting goes before what others mean by it.
  found(typed, { rejected: [reject, rejected].filter((word) => word !== null) }) ??
  found(typed, {
    received: [labels.received, ...synonyms.received],
    rejected: [labels.rejected, ...synonyms.rejected],
    attempted: [labels.attempted, ...synonyms.attempted],
  })

/** The conditions that a cell names, commas between; null where one of them is none. */
export const conditionsIn = (typed: string, labels: ConditionLabels): GoodsCondition[] | null => {
  const named = typed
    .split(/[,;/+]/)
    .filter((part) => part.trim() !== '')
    .map((part) =>
      found(part, {
        intact: [labels.intact, ...conditionSynonyms.intact],
        damaged: [labels.damaged, ...conditionSynonyms.damaged],
        shortage: [labels.shortage, ...conditionSynonyms.shortage],
      }),
    )
  return named.includes(null) ? null : goodsConditions.filter((one) => named.includes(one))
}
