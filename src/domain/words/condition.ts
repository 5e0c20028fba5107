import { spoken } from './catalogue.ts'

/** What can be ticked about goods and delivery, as the office's pages call it (COND-01). */
export const conditionWords = /* @__PURE__ */ spoken('conditionWords', {
  conditions: { intact: 'Intact', damaged: 'Damage', shortage: 'Shortage' },
  deliveries: { ontime: 'Ontime', delayed: 'Delayed' },
} as const)
