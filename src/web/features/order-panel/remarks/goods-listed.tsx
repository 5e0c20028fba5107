import type { PartyGoods } from '../../../../domain/order/order.ts'
import { goodsWords } from '../../../../domain/words/goods.ts'
import { proofWords } from '../../../../domain/words/proof-panel.ts'
import { t } from '../../../lib/language/language.ts'

interface GoodsListedProps {
  goods: readonly PartyGoods[] | undefined
  /** Says of each list whose it is; of an older record nobody knows. */
  isNamed?: boolean
}

/** The lists of missing and damaged goods, each party's its own (SIDE-01). */
export const GoodsListed = ({ goods = [], isNamed = false }: GoodsListedProps) => {
  const { line, ...say } = t(goodsWords)
  const { parties } = t(proofWords)
  const party = { accepted: parties.receiver, declared: parties.client, delivered: parties.carrier }
  return goods.flatMap(({ statement, action_by = '', ...lists }) =>
    (['missing', 'damaged'] as const).map(
      (kind) =>
        lists[kind].length > 0 && (
          <p key={`${kind} ${statement ?? ''} ${action_by}`}>
            <span className="panel-soft">
              {say[kind]}
              {isNamed && statement !== null && ` · ${party[statement]}`}:
            </span>{' '}
            {lists[kind].map(line).join(', ')}
          </p>
        ),
    ),
  )
}
