import { rule } from '../../policy/reason.ts'
import { statementOf, type Viewer } from '../../policy/viewer.ts'
import type { Policy } from '../../policy/policy.ts'
import { canonical } from '../canonical.ts'
import type { OrderEvent } from '../events.ts'
import type { Order } from '../order.ts'
import { refuse, type Refusal } from '../refusal.ts'
import { withLabel, type LabelRead } from './order-label.ts'
import { isWindowEmpty } from './read-label.ts'

/** A label is read out for an order; whether its numbers are another's, the store knows. */
export interface LabelCommand {
  type: 'label'
  read: LabelRead
}

/** Units that an order keeps the numbers of. */
const MOST_UNITS = 100

/** May this label be read for this order, and what it tells; nothing where all is known already. */
export const decideLabel = (
  { label }: Order,
  { read }: LabelCommand,
  viewer: Viewer,
  policy: Policy,
): OrderEvent[] | Refusal => {
  const isOther =
    read.consignment !== null && (label?.consignment ?? read.consignment) !== read.consignment
  if (isOther) return refuse(rule('label', 'label_other_order'))
  const by = statementOf(viewer, policy.config.accountType) === 'declared' ? 'sender' : 'door'
  const after = withLabel(label, read, by)
  if (after.sscc.length > MOST_UNITS) return refuse(rule('label', 'label_too_many', MOST_UNITS))
  if (isWindowEmpty(after)) return refuse(rule('label', 'label_window_empty'))
  return label && canonical(after) === canonical(label)
    ? []
    : [{ type: 'label_read', data: { ...read, by } }]
}
