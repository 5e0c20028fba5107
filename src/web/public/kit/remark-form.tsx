import { useEffect, useId, useState, type SubmitEvent } from 'react'
import {
  deliveries,
  goodsConditions,
  isExcluded,
  toggled,
  withChoices,
  type Delivery,
  type GoodsCondition,
} from '../../../domain/order/proof/condition.ts'
import { remarkLack } from '../../../domain/order/proof/remark-lack.ts'
import { pageSentences } from '../../../domain/words/page-sentences.ts'
import { publicWords } from '../../../domain/words/public-pages.ts'
import { t } from '../../lib/language/language.ts'
import type { GoodsLists } from '../../lib/goods/typed.ts'
import { Chips } from './chips.tsx'
import { useDraft } from './draft.ts'
import { Field } from './field.tsx'
import { useGoods } from './goods-lists.tsx'
import { labelled } from './labelled.ts'
import type { PublicPageState } from '../link/page.ts'
import { RemarkFields, type FieldValues } from './remark-fields.tsx'

interface RemarkFormProps {
  page: PublicPageState
  /** Id of the form, for a submit button that stands elsewhere. */
  form_id: string
  /** Hears whether anything was picked or typed. */
  onFilled?: (isFilled: boolean) => void
  onAdded: () => void
}

/** What was picked and typed; `goods` is null until a row is changed. */
interface Said {
  readonly conditions: readonly GoodsCondition[]
  readonly delivery: Delivery | null
  readonly categories: readonly string[]
  readonly suggested: readonly string[]
  readonly custom_fields: FieldValues
  readonly typed: string
  readonly by: string
  readonly goods: GoodsLists | null
}
const nothing: Said = {
  conditions: [],
  delivery: null,
  categories: [],
  suggested: [],
  custom_fields: {},
  typed: '',
  by: '',
  goods: null,
}

const flipped = (value: string, list: readonly string[]): string[] =>
  list.includes(value) ? list.filter((other) => other !== value) : [...list, value]

/** What a person can say about the goods: by chips, in words, or both. */
export const RemarkForm = ({ page, form_id, onFilled, onAdded }: RemarkFormProps) => {
  const say = t(publicWords)
  const { config, act } = page
  const choice = (value: string) => ({ value, label: labelled(config, value) })
  const id = useId()
  const { draft, change, drop } = useDraft(page, 'remark', nothing)
  const { delivery, categories, suggested, custom_fields, typed, by } = draft
  const hides_goods = config.rules.hide.goods_condition
  // Those of a draft from before would be refused with the rest.
  const conditions = hides_goods ? [] : draft.conditions
  const [problem, setProblem] = useState<string | null>(null)
  const goods = useGoods(page, conditions, draft.goods, (rows) => change({ goods: rows }))
  // A name alone says nothing.
  const isFilled =
    `${typed.trim()}${delivery ?? ''}${Object.values(custom_fields).join('')}` !== '' ||
    conditions.length + categories.length + suggested.length > 0
  useEffect(() => onFilled?.(isFilled), [isFilled, onFilled])

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    const text = withChoices(
      [typed.trim(), ...suggested].filter((part) => part !== '').join(', '),
      delivery,
      conditions,
    )
    const extra_fields = {
      ...(delivery ? { delivery } : {}),
      ...(conditions.length > 0 ? { condition: conditions.join(',') } : {}),
    }
    // What the server would say, so that nobody waits for a slow line to hear it.
    const lack = remarkLack(
      { text, categories, fields: { ...extra_fields, ...custom_fields } },
      {
        category_required: config.rules.category_required,
        mandatory: config.remark_fields.filter(({ mandatory }) => mandatory).map(({ key }) => key),
      },
    )
    setProblem(lack && t(pageSentences)[lack])
    if (lack) return document.getElementById(id)?.focus()
    if (!(await goods.send())) return
    if (
      !(await act({
        remarks: { by, text, categories: [...categories] },
        extra_fields,
        custom_fields,
      }))
    )
      return
    drop()
    onAdded()
  }

  return (
    <form id={form_id} onSubmit={(event) => void submit(event)} noValidate>
      {!hides_goods && (
        <Chips
          legend={say.condition}
          chosen={conditions}
          onToggle={(value) => change({ conditions: toggled(value, conditions) })}
          choices={goodsConditions.map((value) => ({
            value,
            label: say.conditions[value],
            isOff: isExcluded(value, conditions),
          }))}
        />
      )}
      {goods.fields}
      <Chips
        legend={say.delivery}
        chosen={delivery ? [delivery] : []}
        onToggle={(value) => change({ delivery: delivery === value ? null : value })}
        choices={deliveries.map((value) => ({ value, label: say.deliveries[value] }))}
      />
      {config.remark_categories.length > 0 && (
        <Chips
          legend={say.category}
          chosen={categories}
          onToggle={(value) => change({ categories: flipped(value, categories) })}
          choices={config.remark_categories.map(choice)}
        />
      )}
      {config.suggestions.length > 0 && (
        <Chips
          legend={say.suggestions}
          chosen={suggested}
          onToggle={(value) => change({ suggested: flipped(value, suggested) })}
          choices={config.suggestions.map(choice)}
        />
      )}
      <RemarkFields
        fields={config.remark_fields}
        values={custom_fields}
        onChange={(values) => change({ custom_fields: values })}
      />
      {!config.hide_remark_text && (
        <div className="field">
          <label htmlFor={id}>{say.remark}</label>
          <textarea
            id={id}
            rows={2}
            maxLength={1500}
            value={typed}
            onChange={({ target }) => change({ typed: target.value })}
            aria-invalid={problem !== null}
            aria-describedby={problem === null ? undefined : `${id}-told`}
          />
        </div>
      )}
      {problem !== null && (
        <p className="problem" id={`${id}-told`} role="alert">
          {problem}
        </p>
      )}
      {!config.hide_remark_name && (
        <Field
          label={say.yourName}
          value={by}
          onChange={(name) => change({ by: name })}
          hint={say.optional}
          autoComplete="name"
          maxLength={200}
        />
      )}
    </form>
  )
}
