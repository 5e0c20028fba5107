import { canonical } from '../canonical.ts'
import type { Command } from '../commands.ts'
import type { OrderEvent } from '../events.ts'
import type { ActingRole, Goods, Order } from '../order.ts'
import { refuse, type Refusal } from '../refusal.ts'
import { afterGoods } from './goods-by-party.ts'
import { goodsReason, isBlank, nothingListed } from './goods-reason.ts'
import { otherRole } from './side.ts'
import type { StatementKind } from './stating-party.ts'

type GoodsCommand = Extract<Command, { type: 'goods_condition' }>

/**
 * The lists as somebody states them. Further rows left empty are dropped. An empty list takes back
 * what they listed before; where they listed nothing, a first row is asked for (COND-04).
 */
export const decideGoods = (
  { epod }: Order,
  { missing, damaged }: GoodsCommand,
  statement: StatementKind,
  action_by: ActingRole,
  late: { late?: true } = {},
): OrderEvent[] | Refusal => {
  const wrong = goodsReason({ missing, damaged })
  if (wrong) return refuse(wrong)
  const kept = (rows: Goods[] | null): Goods[] | null => rows && rows.filter((row) => !isBlank(row))
  const who = otherRole(statement, action_by)
  const data = { missing: kept(missing), damaged: kept(damaged), statement, ...who, ...late }
  const now = { missing: epod.missing, damaged: epod.damaged }
  const changesNothing =
    canonical(afterGoods(epod, { ...data, late: undefined })) === canonical(now)
  if (!changesNothing) return [{ type: 'goods_listed', data }]
  // The same goods again, after a reload perhaps, are the same statement.
  const isAgain = (data.missing?.length ?? 0) + (data.damaged?.length ?? 0) > 0
  return isAgain ? [] : refuse(nothingListed(data))
}
