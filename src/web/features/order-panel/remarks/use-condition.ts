import { useState } from 'react'
import {
  toggled,
  type Delivery,
  type GoodsCondition,
} from '../../../../domain/order/proof/condition.ts'
import {
  goodsIn,
  listsFrom,
  type GoodsLists,
  type GoodsTyped,
  type OwnGoods,
} from '../../../lib/goods/typed.ts'

/** What is chosen, and the lists as they are typed; null until a row is changed. */
export interface Chosen {
  readonly conditions: readonly GoodsCondition[]
  readonly delivery: Delivery | null
  readonly lists: GoodsLists | null
}

/** What was chosen, and the rating that the order had then. */
export interface ChosenAt {
  readonly chosen: Chosen
  readonly at: number | null
}
const nothing: Chosen = { conditions: [], delivery: null, lists: null }

/** What a draft still says: nothing where the order was rated since. */
export const stillChosen = (before: ChosenAt | undefined, rating: number | null): ChosenAt =>
  before?.at === rating ? before : { chosen: nothing, at: rating }

/**
 * What is chosen of goods and delivery, with the lists that the choice opens; all of it is over
 * once the order was rated (RATE-01). It begins as it was `before`, with what the viewer's party
 * states of the goods, `own`, and each change is told. Where that is null, nobody is asked for the
 * condition of the goods, and what a draft from before says of it would be refused with the rest.
 */
export const useCondition = (
  rating: number | null,
  before: ChosenAt | undefined,
  own: OwnGoods | null,
  onChange: (chosen: ChosenAt) => void,
) => {
  const [{ chosen, at }, set] = useState(() => stillChosen(before, rating))
  if (at !== rating) set({ chosen: nothing, at: rating })
  const change = (changes: Partial<Chosen>): void => {
    const next = { chosen: { ...chosen, ...changes }, at: rating }
    set(next)
    onChange(next)
  }
  const conditions = own ? chosen.conditions : []
  const lists = chosen.lists ?? listsFrom(own ?? {})
  return {
    ...chosen,
    conditions,
    lists,
    goods: goodsIn(conditions, lists, own ?? {}),
    toggle: (condition: GoodsCondition) =>
      change({ conditions: toggled(condition, chosen.conditions) }),
    choose: (delivery: Delivery) =>
      change({ delivery: chosen.delivery === delivery ? null : delivery }),
    list: (condition: keyof GoodsLists, rows: readonly GoodsTyped[]) =>
      change({ lists: { ...lists, [condition]: rows } }),
  }
}
