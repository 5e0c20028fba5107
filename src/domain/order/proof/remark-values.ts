import type { Policy } from '../../policy/policy.ts'
import { rule, type Reason } from '../../policy/reason.ts'
import { remarkCategories } from '../../policy/remark-form.ts'
import { isDay } from '../../time.ts'
import { sentence, type Sentence } from '../../words/sentence.ts'
import type { Command } from '../commands.ts'
import { areConditions, isDelivery } from './condition-said.ts'
import { goodsConditions, deliveries } from './condition.ts'
import { isFilled } from './remark-lack.ts'

type Field = Policy['order_module_config']['additional_field_in_epod'][number]

const isNumber = (text: string): boolean => /^[+-]?(\d+(\.\d*)?|\.\d+)$/.test(text)
const isDayOrInstant = (text: string): boolean =>
  isDay(text.slice(0, 10)) && (text.length === 10 || !Number.isNaN(Date.parse(text)))

/** Is this the choice of a list? 'others' counts in any case (REM-03), and so does every choice. */
export const isChoice = (text: string, choice: string): boolean =>
  choice.trim().toLowerCase() === text.toLowerCase()

/** What is wrong with what was filled into a field that the client describes (REM-07). */
const wrongIn = ({ label, field_type, values, disabled }: Field, text: string): Sentence | null => {
  if (disabled) return sentence('not_filled_here', label)
  switch (field_type) {
    case 'text':
      return null
    case 'number':
      return isNumber(text) ? null : sentence('number_needed', label)
    case 'date':
      return isDayOrInstant(text) ? null : sentence('field_wrong', label, sentence('date_invalid'))
    case 'list':
      return values.some((choice) => isChoice(text, choice))
        ? null
        : sentence('field_wrong', label, sentence('one_of_these', values))
  }
}

/**
 * What a remark says that none can say, by its lists and types: categories, condition, delivery,
 * and the fields that the client describes. Null where nothing.
 */
export const valueReason = (
  {
    categories,
    extra_fields,
    custom_fields,
  }: Pick<Extract<Command, { type: 'remark' }>, 'categories' | 'extra_fields' | 'custom_fields'>,
  { order_module_config }: Policy,
): Reason | null => {
  if (categories.some((one) => remarkCategories.every((category) => category !== one)))
    return rule('remarks.categories', 'remark_category_missing')
  if (!areConditions(extra_fields['condition']))
    return rule(
      'extra_fields.condition',
      'field_wrong',
      sentence('actions.goods_condition'),
      sentence('one_of_these', [...goodsConditions, 'damaged + shortage']),
    )
  if (!isDelivery(extra_fields['delivery']))
    return rule(
      'extra_fields.delivery',
      'field_wrong',
      sentence('fields.delivery'),
      sentence('one_of_these', deliveries),
    )
  for (const field of order_module_config.additional_field_in_epod) {
    for (const [place, value] of [
      ['custom_fields', custom_fields[field.key]],
      ['extra_fields', extra_fields[field.key]],
    ] as const) {
      const wrong = isFilled(value) ? wrongIn(field, String(value).trim()) : null
      if (wrong) return { kind: 'rule', field: `remarks.${place}.${field.key}`, ...wrong }
    }
  }
  return null
}
