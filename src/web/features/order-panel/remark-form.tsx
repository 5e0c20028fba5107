import { useState, type SubmitEvent } from 'react'
import { deliveries, goodsConditions, isExcluded, toggled, withChoices, type Delivery, type GoodsCondition } from '../../../domain/order/condition.ts'
import { panelWords as say } from '../../../domain/words/order-panel.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'
import { Chips } from './chips.tsx'
import { ExtraFields } from './extra-fields.tsx'
import type { Panel } from './panel.ts'

/** A remark by chips, in words, and with the fields the account's policy adds (REM-01, REM-06, REM-07). */
export const RemarkForm = ({ panel: { policy, busy, act }, onDone }: { panel: Panel; onDone: () => void }) => {
  const [conditions, setConditions] = useState<readonly GoodsCondition[]>([])
  const [delivery, setDelivery] = useState<Delivery | null>(null)
  const [suggested, setSuggested] = useState<readonly string[]>([])
  const [text, setText] = useState('')
  const [by, setBy] = useState('')
  const [custom_fields, setCustom] = useState<Readonly<Record<string, string | number>>>({})
  const { hide_remark_name, hide_remark_text, additional_field_in_epod } = policy.order_module_config
  const isCategory = policy.remark.category_required

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    if (busy) return
    const said = [text.trim(), ...(isCategory ? [] : suggested)].filter((part) => part !== '').join(', ')
    const extra_fields = { ...(delivery ? { delivery } : {}), ...(conditions.length > 0 ? { condition: conditions.join(',') } : {}) }
    const remarks = { by, text: withChoices(said, delivery, conditions), categories: isCategory ? [...suggested] : [] }
    if (await act({ remarks, extra_fields, custom_fields })) onDone()
  }
  const flip = (value: string): void => setSuggested((all) => (all.includes(value) ? all.filter((other) => other !== value) : [...all, value]))

  return (
    <form className="remark-form" onSubmit={(event) => void submit(event)} noValidate>
      <div className="panel-pair">
        <Chips legend={say.goods} chosen={conditions} onToggle={(value) => setConditions(toggled(value, conditions))}
          choices={goodsConditions.map((value) => ({ value, label: say.conditions[value], isOff: isExcluded(value, conditions) }))} />
        <Chips legend={say.delivery} chosen={delivery ? [delivery] : []} onToggle={(value) => setDelivery(delivery === value ? null : value)}
          choices={deliveries.map((value) => ({ value, label: say.deliveries[value] }))} />
      </div>
      {policy.remark.suggestions.length > 0 && (
        <Chips legend={isCategory ? say.category : say.suggestions} chosen={suggested} onToggle={flip} choices={policy.remark.suggestions.map((value) => ({ value, label: value }))} />
      )}
      {!hide_remark_text && <TextArea label={say.remark} rows={2} maxLength={1500} value={text} onChange={({ target }) => setText(target.value)} />}
      <ExtraFields fields={additional_field_in_epod} values={custom_fields} onChange={setCustom} />
      {!hide_remark_name && <TextField label={say.name} maxLength={200} value={by} onChange={({ target }) => setBy(target.value)} />}
      <div className="panel-row end">
        <Button onClick={onDone}>{say.cancel}</Button>
        <Button type="submit" variant="primary" busy={busy}>{say.addRemark}</Button>
      </div>
    </form>
  )
}
