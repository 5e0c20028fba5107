import type { GoodsCondition } from '../../../domain/order/proof/condition.ts'
import type { Goods, PartyGoods } from '../../../domain/order/order.ts'

/** A row of goods as it is typed; empty where nothing was said. */
export interface GoodsTyped {
  readonly text: string
  readonly qty: string
  readonly invoice: string
}

/** A row in which nothing was typed yet. */
export const emptyRow: GoodsTyped = { text: '', qty: '', invoice: '' }

/** The rows under the conditions that open a list of goods (COND-03). */
export type GoodsLists = Readonly<Record<'shortage' | 'damaged', readonly GoodsTyped[]>>

/** Goods on record as rows to be typed on; one empty row where there are none. */
export const typedFrom = (goods: readonly Goods[] = []): readonly GoodsTyped[] =>
  goods.length === 0
    ? [emptyRow]
    : goods.map(({ text, qty, invoice = '' }) => ({ text, qty: `${qty}`, invoice }))

/** What a party states of the goods until it says otherwise; an open order takes that anew. */
export type OwnGoods = Partial<Pick<PartyGoods, 'missing' | 'damaged'>>

/** The lists as they stand before anybody types: what was stated before stands there again. */
export const listsFrom = ({ missing, damaged }: OwnGoods): GoodsLists => ({
  shortage: typedFrom(missing),
  damaged: typedFrom(damaged),
})

/** What may stand in a quantity: digits alone, at most nine. */
export const wholeTyped = (text: string): string => text.replace(/\D/g, '').slice(0, 9)

const goodsOf = (rows: readonly GoodsTyped[]): Goods[] =>
  rows.map(({ text, qty, invoice }) => ({
    text: text.trim(),
    qty: Number(qty),
    ...(invoice.trim() === '' ? {} : { invoice: invoice.trim() }),
  }))

/**
 * The goods to send under these conditions, quantities as whole numbers, 0 where none was typed;
 * null where no list is open. Whoever says that all is intact takes back its `own` lists, by empty
 * ones.
 */
export const goodsIn = (
  conditions: readonly GoodsCondition[],
  lists: GoodsLists,
  own: OwnGoods,
): { missing: Goods[] | null; damaged: Goods[] | null } | null => {
  const listed = (condition: keyof GoodsLists, before: readonly Goods[] = []): Goods[] | null =>
    conditions.includes(condition)
      ? goodsOf(lists[condition])
      : before[0] && conditions.includes('intact')
        ? []
        : null
  const missing = listed('shortage', own.missing)
  const damaged = listed('damaged', own.damaged)
  return (missing ?? damaged) && { missing, damaged }
}

/** The goods as fields of an action: the lists that are open and no others. */
export const goodsAct = ({
  missing,
  damaged,
}: {
  missing: Goods[] | null
  damaged: Goods[] | null
}): { missing?: Goods[]; damaged?: Goods[] } => ({
  ...(missing && { missing }),
  ...(damaged && { damaged }),
})
