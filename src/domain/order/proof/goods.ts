import { rule } from '../../policy/reason.ts'
import type { Command } from '../commands.ts'
import type { OrderEvent } from '../events.ts'
import type { Goods } from '../order.ts'
import { refuse, type Refusal } from '../refusal.ts'

type GoodsCommand = Extract<Command, { type: 'goods_condition' }>
const asked = { missing: 'missing_good_needed', damaged: 'damaged_good_needed' } as const

const isBlank = ({ text, qty }: Goods): boolean => text === '' && qty === 0

/**
 * The lists of missing and damaged goods, or what their first row lacks (COND-04). Further rows
 * left empty are dropped; an empty list says that there are none.
 */
export const decideGoods = (
  { missing, damaged }: GoodsCommand,
  late: { late?: true } = {},
): OrderEvent[] | Refusal => {
  const lists = { missing, damaged }
  for (const kind of ['missing', 'damaged'] as const) {
    const wrong = (lists[kind] ?? []).findIndex(
      (row, index) => (index === 0 || !isBlank(row)) && (row.text === '' || row.qty < 1),
    )
    if (wrong >= 0)
      return refuse(
        rule(`${kind}.${wrong}.${lists[kind]?.[wrong]?.text === '' ? 'text' : 'qty'}`, asked[kind]),
      )
  }
  const kept = (rows: Goods[] | null): Goods[] | null => rows && rows.filter((row) => !isBlank(row))
  return [
    { type: 'goods_listed', data: { missing: kept(missing), damaged: kept(damaged), ...late } },
  ]
}
