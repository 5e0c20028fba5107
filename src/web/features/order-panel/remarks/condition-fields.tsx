import {
  deliveries,
  goodsConditions,
  isExcluded,
} from '../../../../domain/order/proof/condition.ts'
import type { Reason } from '../../../../domain/policy/reason.ts'
import { conditionWords } from '../../../../domain/words/condition.ts'
import { goodsWords } from '../../../../domain/words/goods.ts'
import { panelWords } from '../../../../domain/words/order-panel.ts'
import { t } from '../../../lib/language/language.ts'
import { said } from '../../../lib/language/said.ts'
import { Chips } from './chips.tsx'
import { GoodsRows } from './goods-rows.tsx'
import type { useCondition } from './use-condition.ts'

interface ConditionFieldsProps {
  condition: ReturnType<typeof useCondition>
  hasGoods: boolean
  hasInvoice: boolean
  problem: Reason | null
}

/**
 * Goods and delivery by checkboxes, and the goods that are missing or damaged (COND-01 to COND-04).
 */
export const ConditionFields = ({
  condition: { conditions, delivery, lists, toggle, choose, list },
  hasGoods,
  hasInvoice,
  problem,
}: ConditionFieldsProps) => {
  const say = t(panelWords)
  const named = t(conditionWords)
  const problemOf = (field: string): string | null =>
    problem?.field?.startsWith(field) ? said(problem) : null
  return (
    <>
      <div className="panel-pair">
        {hasGoods && (
          <Chips
            legend={say.goods}
            chosen={conditions}
            onToggle={toggle}
            choices={goodsConditions.map((value) => ({
              value,
              label: named.conditions[value],
              isOff: isExcluded(value, conditions),
            }))}
          />
        )}
        <Chips
          legend={say.delivery}
          chosen={delivery ? [delivery] : []}
          onToggle={choose}
          choices={deliveries.map((value) => ({ value, label: named.deliveries[value] }))}
        />
      </div>
      {conditions.includes('shortage') && (
        <GoodsRows
          legend={t(goodsWords).missing}
          rows={lists.shortage}
          hasInvoice={hasInvoice}
          problem={problemOf('missing')}
          onChange={(rows) => list('shortage', rows)}
        />
      )}
      {conditions.includes('damaged') && (
        <GoodsRows
          legend={t(goodsWords).damaged}
          rows={lists.damaged}
          hasInvoice={hasInvoice}
          problem={problemOf('damaged')}
          onChange={(rows) => list('damaged', rows)}
        />
      )}
    </>
  )
}
