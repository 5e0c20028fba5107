import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { withChoices } from '../../../../domain/order/proof/condition.ts'
import { closedAt } from '../../../../domain/order/proof/dispute.ts'
import { goodsAuthor, statedBy } from '../../../../domain/order/proof/goods-by-party.ts'
import { goodsReason } from '../../../../domain/order/proof/goods-reason.ts'
import { remarkReason } from '../../../../domain/order/proof/remark.ts'
import type { Reason } from '../../../../domain/policy/reason.ts'
import { remarkCategories, remarkFields } from '../../../../domain/policy/remark-form.ts'
import { choiceIn } from '../../../../domain/words/choices.ts'
import { panelWords } from '../../../../domain/words/order-panel.ts'
import { goodsAct, type OwnGoods } from '../../../lib/goods/typed.ts'
import { draftOf, dropDraft, keepDraft } from '../../../lib/draft.ts'
import { t } from '../../../lib/language/language.ts'
import { said } from '../../../lib/language/said.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea, TextField } from '../../../ui/field.tsx'
import { Chips } from './chips.tsx'
import { ConditionFields } from './condition-fields.tsx'
import { ExtraFields } from './extra-fields.tsx'
import { offered, type ProofInput, type Panel } from '../panel.ts'
import { submitLook } from '../submit-look.ts'
import { useCondition, type ChosenAt } from './use-condition.ts'

/** All that stands in the form; it survives Escape and a reload. */
interface Typed {
  readonly text: string
  readonly by: string
  readonly categories: readonly string[]
  readonly suggested: readonly string[]
  readonly custom_fields: Readonly<Record<string, string | number>>
  readonly condition?: ChosenAt
}
const blank: Typed = { text: '', by: '', categories: [], suggested: [], custom_fields: {} }

const flipped = (value: string, list: readonly string[]): string[] =>
  list.includes(value) ? list.filter((other) => other !== value) : [...list, value]

/** What the viewer states of the goods; once the order has ended that is only added to. */
const ownGoods = ({ order: { epod }, viewer, policy }: Panel): OwnGoods =>
  closedAt({ epod }) === null
    ? statedBy(epod.goods, goodsAuthor(viewer, policy.config.accountType))
    : {}

/**
 * A remark by checkboxes, in words, and with the fields the account's policy adds (REM-01, REM-06,
 * REM-07).
 */
export const RemarkForm = ({ panel, onDone }: { panel: Panel; onDone: () => void }) => {
  const say = t(panelWords)
  const { order, policy, busy, act } = panel
  const draft = `remark:${order._id}`
  const [typed, setTyped] = useState<Typed>(() => ({
    ...blank,
    ...(draftOf(draft) as Partial<Typed> | null),
  }))
  const { text, by, categories, suggested, custom_fields } = typed
  const [problem, setProblem] = useState<Reason | null>(null)
  const listed = useRef('')
  const form = useRef<HTMLFormElement>(null)
  // It has come to the place of the button that had the focus.
  useEffect(() => form.current?.querySelector<HTMLElement>('input, textarea')?.focus(), [])
  const { hide_remark_name, hide_remark_text } = policy.order_module_config
  const type = (change: Partial<Typed>): void => {
    setTyped({ ...typed, ...change })
    keepDraft(draft, { ...typed, ...change })
  }
  const hasGoods = offered(panel, 'goods_condition').shown
  const condition = useCondition(
    order.epod.client_rating,
    typed.condition,
    hasGoods ? ownGoods(panel) : null,
    (chosen) => type({ condition: chosen }),
  )
  const leave = (): void => {
    dropDraft(draft)
    onDone()
  }

  /** The goods go first, and once: a remark that is refused after them is mended alone. */
  const listGoods = async (goods: ProofInput): Promise<boolean> => {
    const list = JSON.stringify(goods)
    if (list === listed.current) return true
    const isListed = await act(goods)
    if (isListed) listed.current = list
    return isListed
  }

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    if (busy) return
    const { goods, delivery, conditions } = condition
    const written = withChoices(
      [text.trim(), ...suggested].filter((part) => part !== '').join(', '),
      delivery,
      conditions,
    )
    const extra_fields = {
      ...(delivery ? { delivery } : {}),
      ...(conditions.length > 0 ? { condition: conditions.join(',') } : {}),
    }
    const remark = { by, text: written, categories: [...categories] }
    const wrong =
      (goods && goodsReason(goods)) ??
      remarkReason({ type: 'remark', ...remark, extra_fields, custom_fields }, policy)
    setProblem(wrong)
    if (wrong) return
    if (goods && !(await listGoods(goodsAct(goods)))) return
    if (await act({ remarks: remark, extra_fields, custom_fields })) leave()
  }

  return (
    <form
      ref={form}
      className="remark-form"
      data-unasked
      onSubmit={(event) => void submit(event)}
      noValidate
    >
      <ConditionFields
        condition={condition}
        hasGoods={hasGoods}
        hasInvoice={policy.goods_invoice}
        problem={problem}
      />
      {policy.remark.category_required && (
        <Chips
          legend={say.category}
          chosen={categories}
          onToggle={(value) => type({ categories: flipped(value, categories) })}
          choices={remarkCategories.map((value) => ({ value, label: choiceIn(t, value) }))}
        />
      )}
      {policy.remark.suggestions.length > 0 && (
        <Chips
          legend={say.suggestions}
          chosen={suggested}
          onToggle={(value) => type({ suggested: flipped(value, suggested) })}
          choices={policy.remark.suggestions.map((value) => ({
            value,
            label: choiceIn(t, value),
          }))}
        />
      )}
      {!hide_remark_text && (
        <TextArea
          label={say.remark}
          rows={2}
          maxLength={1500}
          value={text}
          onChange={({ target }) => type({ text: target.value })}
        />
      )}
      <ExtraFields
        fields={remarkFields(policy)}
        values={custom_fields}
        onChange={(fields) => type({ custom_fields: fields })}
      />
      {!hide_remark_name && (
        <TextField
          label={say.name}
          maxLength={200}
          value={by}
          onChange={({ target }) => type({ by: target.value })}
        />
      )}
      {problem?.field?.startsWith('remarks') && (
        <p className="field-error" role="alert">
          {said(problem)}
        </p>
      )}
      <div className="panel-row end">
        <Button onClick={leave}>{say.cancel}</Button>
        <Button type="submit" variant={submitLook(order)} busy={busy}>
          {say.addRemark}
        </Button>
      </div>
    </form>
  )
}
