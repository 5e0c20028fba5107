import { useState } from 'react'
import { authorTold, remarkTold } from '../../../../domain/words/remark-told.ts'
import { saidApart } from '../../../../domain/order/proof/said-apart.ts'
import { shownTime } from '../../../lib/language/shown-time.ts'
import { goodsWords } from '../../../../domain/words/goods.ts'
import { panelWords } from '../../../../domain/words/order-panel.ts'
import { proofWords } from '../../../../domain/words/proof-panel.ts'
import { t } from '../../../lib/language/language.ts'
import { Button } from '../../../ui/button.tsx'
import { ChoiceTags } from '../../../ui/choice-tags.tsx'
import { offered, type Panel } from '../panel.ts'
import { RemarkForm } from './remark-form.tsx'

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
      {goodsLines(order.epod).map(({ label, rows }) => (
        <p key={label}>
          <span className="panel-soft">{label}:</span> {rows.map(t(goodsWords).line).join(', ')}
        </p>
      ))}
      {isOpen && <RemarkForm panel={panel} onDone={() => setOpen(false)} />}
    </section>
  )
}

/** The lists of goods, each party's its own (SIDE-01); of an older record, without whose. */
const goodsLines = ({ goods = [] }: Panel['order']['epod']) => {
  const { missing: lost, damaged: broken } = t(goodsWords)
  const { parties } = t(proofWords)
  const party = { accepted: parties.receiver, declared: parties.client, delivered: parties.carrier }
  return goods
    .flatMap(({ statement, missing, damaged }) => {
      const whose = statement === null ? '' : ` · ${party[statement]}`
      return [
        { label: lost + whose, rows: missing },
        { label: broken + whose, rows: damaged },
      ]
    })
    .filter(({ rows }) => rows.length > 0)
}
