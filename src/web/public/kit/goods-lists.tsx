import { Suspense, useEffect, useRef, useState } from 'react'
import type { GoodsCondition } from '../../../domain/order/proof/condition.ts'
import {
  goodsAct,
  goodsIn,
  listsFrom,
  type GoodsLists,
  type GoodsTyped,
} from '../../lib/goods/typed.ts'
import { onceSaid } from '../../lib/language/language.ts'
import type { GoodsProblem } from './goods-list.tsx'
import { isOver, refusalOf, type PublicPageState } from '../link/page.ts'
import { soon } from './soon.tsx'

const listing = () => onceSaid(() => import('./goods-list.tsx'))
const GoodsList = soon(async () => (await listing()).GoodsList)

/**
 * The lists that the ticked conditions open, and how they are sent before the remark: false where
 * something is missing or refused (COND-03, COND-04).
 */
export const useGoods = (
  page: PublicPageState,
  conditions: readonly GoodsCondition[],
  changed: GoodsLists | null,
  onChange: (lists: GoodsLists) => void,
) => {
  // There before a condition opens a list, also when the line is lost meanwhile.
  useEffect(() => void GoodsList.fetch().catch(() => undefined), [])
  // What was stated before stands there again: an open order takes the list anew.
  const own = isOver(page) ? {} : page.order
  const lists = changed ?? listsFrom(own)
  const [problem, setProblem] = useState<GoodsProblem | null>(null)
  const sent = useRef('')
  const goods = refusalOf(page, 'goods_condition') === null ? goodsIn(conditions, lists, own) : null
  const send = async (): Promise<boolean> => {
    if (!goods) return true
    const wrong = (await listing()).problemIn(goods)
    setProblem(wrong)
    if (wrong) {
      // The way on is at the thumb, wherever the list has been scrolled to.
      document.querySelector<HTMLElement>(`[name="${wrong.field}"]`)?.focus()
      return false
    }
    // A remark that is refused after them is mended alone.
    const said = JSON.stringify(goods)
    if (said !== sent.current && !(await page.act(goodsAct(goods)))) return false
    sent.current = said
    return true
  }
  const list = (kind: 'missing' | 'damaged', condition: 'shortage' | 'damaged') =>
    goods &&
    conditions.includes(condition) && (
      <GoodsList
        kind={kind}
        hasInvoice={page.config.goods_invoice}
        rows={lists[condition]}
        problem={problem?.field.startsWith(kind) ? problem.message : null}
        onChange={(next: readonly GoodsTyped[]) => onChange({ ...lists, [condition]: next })}
      />
    )
  return {
    send,
    fields: (
      <Suspense fallback={null}>
        {list('missing', 'shortage')}
        {list('damaged', 'damaged')}
      </Suspense>
    ),
  }
}
