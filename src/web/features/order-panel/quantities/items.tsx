import { Suspense, useState } from 'react'
import type { Order } from '../../../../domain/order/order.ts'
import { choiceIn } from '../../../../domain/words/choices.ts'
import { proofWords } from '../../../../domain/words/proof-panel.ts'
import { t } from '../../../lib/language/language.ts'
import { Button } from '../../../ui/button.tsx'
import { ItemForm } from '../lazy-dialogs.ts'
import { offered, type Panel } from '../panel.ts'
import { amount } from '../../../lib/amount.ts'

/** The order's items with what was remarked on each, and further remarks (ITEM-01). */
export const Items = ({ panel }: { panel: Panel }) => {
  const say = t(proofWords)
  const [isOpen, setOpen] = useState(false)
  const { shown, reason } = offered(panel, 'item_remark')
  const { Items: items } = panel.order
  if (items.length === 0 || !(shown || items.some(({ remarks }) => remarks.length > 0))) return null
  return (
    <section>
      <div className="panel-title">
        <h3>{say.items}</h3>
        {shown && !isOpen && (
          <Button icon="remark" reason={reason} onClick={() => setOpen(true)}>
            {say.addItemRemark}
          </Button>
        )}
      </div>
      <ul className="panel-list">
        {items.map((item, index) => (
          // Two batches of one item have nothing of their own but their place.
          <Item key={index} item={item} />
        ))}
      </ul>
      {isOpen && (
        <Suspense>
          <ItemForm panel={panel} onDone={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  )
}

const Item = ({
  item: { item_no, product_description, product_quantity, sales_unit, remarks },
}: {
  item: Order['Items'][number]
}) => {
  const say = t(proofWords)
  return (
    <li>
      <strong>{[item_no, product_description].filter(Boolean).join(' · ')}</strong>
      {product_quantity !== null && (
        <span className="panel-soft">
          {' '}
          {say.ordered(amount(product_quantity) + (sales_unit ? ` (${sales_unit})` : ''))}
        </span>
      )}
      {remarks.map(({ text, message, received_quantity, recorded_unit, deviation }, index) => (
        // Remarks are only ever added behind the others.
        <p key={index}>
          {say.itemRemark(choiceIn(t, text), amount(received_quantity), recorded_unit ?? '')}
          {typeof deviation === 'number' && ` · ${say.deviation(amount(deviation))}`}
          {message !== null && message !== '' && ` · ${message}`}
        </p>
      ))}
    </li>
  )
}
