import { useState, type SubmitEvent } from 'react'
import { deliveries, goodsConditions, isExcluded, toggled, withChoices, type Delivery, type GoodsCondition } from '../../../domain/order/condition.ts'
import { remarkCategories, remarkFields } from '../../../domain/policy/remark-form.ts'
import { panelWords as say } from '../../../domain/words/order-panel.ts'
import { draftOf, dropDraft, keepDraft } from '../../lib/draft.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'
import { Chips } from './chips.tsx'
import { ExtraFields } from './extra-fields.tsx'
import type { Panel } from './panel.ts'

/** What is typed rather than chosen: it survives a reload. */
interface Typed { text: string; by: string }

const flipped = (value: string, list: readonly string[]): string[] => (list.includes(value) ? list.filter((other) => other !== value) : [...list, value])

/** A remark by chips, in words, and with the fields the account's policy adds (REM-01, REM-06, REM-07). */
export const RemarkForm = ({ panel: { order, policy, busy, act }, onDone }: { panel: Panel; onDone: () => void }) => {
  const [conditions, setConditions] = useState<readonly GoodsCondition[]>([])
  const [delivery, setDelivery] = useState<Delivery | null>(null)
  const [categories, setCategories] = useState<readonly string[]>([])
  const [suggested, setSuggested] = useState<readonly string[]>([])
  const draft = `remark:${order._id}`
  const [{ text, by }, setTyped] = useState(() => (draftOf(draft) as Typed | null) ?? { text: '', by: '' })
  const [custom_fields, setCustom] = useState<Readonly<Record<string, string | number>>>({})
  const { hide_remark_name, hide_remark_text } = policy.order_module_config
  const type = (change: Partial<Typed>): void => {
    setTyped({ text, by, ...change })
    keepDraft(draft, { text, by, ...change })
  }
  const leave = (): void => {
    dropDraft(draft)
    onDone()
  }

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    if (busy) return
    const said = [text.trim(), ...suggested].filter((part) => part !== '').join(', ')
    const extra_fields = { ...(delivery ? { delivery } : {}), ...(conditions.length > 0 ? { condition: conditions.join(',') } : {}) }
    const remarks = { by, text: withChoices(said, delivery, conditions), categories: [...categories] }
    if (await act({ remarks, extra_fields, custom_fields })) leave()
  }

  return (
    <form className="remark-form" onSubmit={(event) => void submit(event)} noValidate>
      <div className="panel-pair">
        <Chips legend={say.goods} chosen={conditions} onToggle={(value) => setConditions(toggled(value, conditions))}
          choices={goodsConditions.map((value) => ({ value, label: say.conditions[value], isOff: isExcluded(value, conditions) }))} />
        <Chips legend={say.delivery} chosen={delivery ? [delivery] : []} onToggle={(value) => setDelivery(delivery === value ? null : value)}
          choices={deliveries.map((value) => ({ value, label: say.deliveries[value] }))} />
      </div>
      {policy.remark.category_required && (
        <Chips legend={say.category} chosen={categories} onToggle={(value) => setCategories(flipped(value, categories))} choices={remarkCategories.map((value) => ({ value, label: value }))} />
      )}
      {policy.remark.suggestions.length > 0 && (
        <Chips legend={say.suggestions} chosen={suggested} onToggle={(value) => setSuggested(flipped(value, suggested))} choices={policy.remark.suggestions.map((value) => ({ value, label: value }))} />
      )}
      {!hide_remark_text && <TextArea label={say.remark} rows={2} maxLength={1500} value={text} onChange={({ target }) => type({ text: target.value })} />}
      <ExtraFields fields={remarkFields(policy)} values={custom_fields} onChange={setCustom} />
      {!hide_remark_name && <TextField label={say.name} maxLength={200} value={by} onChange={({ target }) => type({ by: target.value })} />}
      <div className="panel-row end">
        <Button onClick={leave}>{say.cancel}</Button>
        <Button type="submit" variant="primary" busy={busy}>{say.addRemark}</Button>
      </div>
    </form>
  )
}
