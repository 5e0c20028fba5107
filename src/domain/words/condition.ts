import type { Delivery, GoodsCondition } from '../order/proof/condition.ts'
import { spoken, type Translate } from './catalogue.ts'

/** What can be ticked about goods and delivery, as the office's pages call it (COND-01). */
export const conditionWords = /* @__PURE__ */ spoken('conditionWords', {
  conditions: { intact: 'Intact', damaged: 'Damage', shortage: 'Shortage' },
  deliveries: { ontime: 'Ontime', delayed: 'Delayed' },
} as const)

/** What each choice of a checkbox or a radio button is called, by its name on the wire. */
export const conditionLabels = (
  t: Translate,
): Readonly<Record<GoodsCondition | Delivery, string>> => {
  const { conditions, deliveries } = t(conditionWords)
  return { ...conditions, ...deliveries }
}
