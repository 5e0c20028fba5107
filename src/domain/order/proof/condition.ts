/**
 * What a person can tick about the goods and about the delivery, as the wire names it (COND-01).
 */
export const goodsConditions = ['intact', 'damaged', 'shortage'] as const
export const deliveries = ['ontime', 'delayed'] as const
export type GoodsCondition = (typeof goodsConditions)[number]
export type Delivery = (typeof deliveries)[number]

/**
 * Can this condition be ticked beside those already ticked? Intact stands alone; damage and
 * shortage go together (COND-02).
 */
export const isExcluded = (condition: GoodsCondition, ticked: readonly GoodsCondition[]): boolean =>
  condition === 'intact' ? ticked.some((other) => other !== 'intact') : ticked.includes('intact')

/**
 * The conditions after one was ticked or unticked, in the order of `goodsConditions`; an excluded
 * one changes nothing.
 */
export const toggled = (
  condition: GoodsCondition,
  ticked: readonly GoodsCondition[],
): GoodsCondition[] => {
  if (ticked.includes(condition)) return ticked.filter((other) => other !== condition)
  return isExcluded(condition, ticked)
    ? [...ticked]
    : goodsConditions.filter((other) => other === condition || ticked.includes(other))
}

/** A remark's text with the choices behind it, commas between (REM-04). */
export const withChoices = (
  text: string,
  delivery: Delivery | null,
  conditions: readonly GoodsCondition[],
): string =>
  [text.trim(), ...(delivery ? [delivery] : []), ...conditions]
    .filter((part) => part !== '')
    .join(', ')
