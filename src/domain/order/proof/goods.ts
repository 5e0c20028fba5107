import { rule, type Reason } from '../../policy/reason.ts'
import type { Command } from '../commands.ts'
import type { OrderEvent } from '../events.ts'
import type { Goods } from '../order.ts'
import { refuse, type Refusal } from '../refusal.ts'
import type { StatementKind } from './stating-party.ts'

type GoodsCommand = Extract<Command, { type: 'goods_condition' }>
const asked = { missing: 'missing_good_needed', damaged: 'damaged_good_needed' } as const

const isBlank = ({ text, qty }: Goods): boolean => text === '' && qty === 0

/**
 * What the first row of a list of missing or damaged goods lacks, or a later one that is half
 * filled in (COND-04); null where nothing.
 */
export const goodsReason = (lists: Pick<GoodsCommand, 'missing' | 'damaged'>): Reason | null => {
  for (const kind of ['missing', 'damaged'] as const) {
    const rows = lists[kind] ?? []
    const wrong = rows.findIndex(
      (row, index) => (index === 0 || !isBlank(row)) && (row.text === '' || row.qty < 1),
    )
    if (wrong >= 0)
      return rule(`${kind}.${wrong}.${rows[wrong]?.text === '' ? 'text' : 'qty'}`, asked[kind])
  }
  return null
}

/**
 * The lists as one party states them. Further rows left empty are dropped; an empty list says that
 * there are none.
 */
export const decideGoods = (
  { missing, damaged }: GoodsCommand,
  statement: StatementKind,
  late: { late?: true } = {},
): OrderEvent[] | Refusal => {
  const wrong = goodsReason({ missing, damaged })
  if (wrong) return refuse(wrong)
  const kept = (rows: Goods[] | null): Goods[] | null => rows && rows.filter((row) => !isBlank(row))
  return [
    {
      type: 'goods_listed',
      data: { missing: kept(missing), damaged: kept(damaged), statement, ...late },
    },
  ]
}
