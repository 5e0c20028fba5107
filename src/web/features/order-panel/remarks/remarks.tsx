import { Suspense, useState } from 'react'
import { authorTold, remarkTold } from '../../../../domain/words/remark-told.ts'
import { saidApart } from '../../../../domain/order/proof/said-apart.ts'
import { shownTime } from '../../../lib/language/shown-time.ts'
import { panelWords } from '../../../../domain/words/order-panel.ts'
import { t } from '../../../lib/language/language.ts'
import { Button } from '../../../ui/button.tsx'
import { ChoiceTags } from '../../../ui/choice-tags.tsx'
import { RemarkForm } from '../lazy-dialogs.ts'
import { offered, type Panel } from '../panel.ts'
import { GoodsListed } from './goods-listed.tsx'

/**
 * The remarks on record, as 'text - time' (SUMM-02), the goods they miss or find damaged, and a
 * further one.
 */
export const Remarks = ({ panel }: { panel: Panel }) => {
  const say = t(panelWords)
  const [isOpen, setOpen] = useState(false)
  const { order, policy } = panel
  const { shown, reason } = offered(panel, 'remark')
  const { remarks } = order.epod
  const { additional_field_in_epod } = policy.order_module_config
  return (
    <section>
      <div className="panel-title">
        <h3>{say.remarks}</h3>
        {shown && !isOpen && (
          <Button icon="remark" aria-keyshortcuts="m" reason={reason} onClick={() => setOpen(true)}>
            {say.addRemark}
          </Button>
        )}
      </div>
      {shown && !isOpen && reason !== null && <p className="panel-why">{reason}</p>}
      {remarks.length === 0 && !isOpen && <p className="panel-soft">{say.none}</p>}
      {remarks.length > 0 && (
        <ul className="panel-list">
          {remarks.map(({ name, text: whole, time, categories, custom_fields, late }) => {
            const { text, choices } = saidApart(whole)
            return (
              <li key={time + whole}>
                <strong>{authorTold(name, t)}</strong>
                <p>
                  {remarkTold(
                    { text, categories, custom_fields },
                    t,
                    additional_field_in_epod,
                  ).join(' · ')}
                  <ChoiceTags choices={choices} /> -{' '}
                  <span className="panel-soft">
                    {shownTime(time, policy.time_zone, 'DD MMM HH:mm')}
                    {late && ` · ${say.afterwards}`}
                  </span>
                </p>
              </li>
            )
          })}
        </ul>
      )}
      <GoodsListed goods={order.epod.goods} isNamed />
      <Suspense>{isOpen && <RemarkForm panel={panel} onDone={() => setOpen(false)} />}</Suspense>
    </section>
  )
}
