import { useState } from 'react'
import {
  toggled,
  type Delivery,
  type GoodsCondition,
} from '../../../../domain/order/proof/condition.ts'
import { emptyLists, goodsIn, type GoodsLists, type GoodsTyped } from '../../../lib/goods/typed.ts'

/** What is chosen, and the lists as they are typed. */
export interface Chosen {
  readonly conditions: readonly GoodsCondition[]
  readonly delivery: Delivery | null
  readonly lists: GoodsLists
}
const nothing: Chosen = { conditions: [], delivery: null, lists: emptyLists }

/**
 * What is chosen of goods and delivery, with the lists that the choice opens; all of it is over
 * once the order was rated (RATE-01). It begins as it was `before`, and each change is told.
 */
export const useCondition = (
  rating: number | null,
  before: Chosen | undefined,
  onChange: (chosen: Chosen) => void,
) => {
  const [{ chosen, at }, set] = useState({ chosen: before ?? nothing, at: rating })
  if (at !== rating) set({ chosen: nothing, at: rating })
  const change = (changes: Partial<Chosen>): void => {
    const next = { ...chosen, ...changes }
    set({ chosen: next, at: rating })
    onChange(next)
  }
  return {
    ...chosen,
    goods: goodsIn(chosen.conditions, chosen.lists),
    toggle: (condition: GoodsCondition) =>
      change({ conditions: toggled(condition, chosen.conditions) }),
    choose: (delivery: Delivery) =>
      change({ delivery: chosen.delivery === delivery ? null : delivery }),
    list: (condition: keyof GoodsLists, rows: readonly GoodsTyped[]) =>
      change({ lists: { ...chosen.lists, [condition]: rows } }),
  }
}
