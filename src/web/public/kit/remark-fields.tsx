import { useId } from 'react'
import { publicWords } from '../../../domain/words/public-pages.ts'
import { t } from '../../lib/language/language.ts'
import { Chips } from './chips.tsx'
import { Field } from './field.tsx'
import type { PublicPageState } from '../link/page.ts'

type Described = PublicPageState['config']['remark_fields'][number]
/** What was said in a remark's further fields, by their keys. */
export type FieldValues = Readonly<Record<string, string | number>>

interface RemarkFieldsProps {
  fields: readonly Described[]
  values: FieldValues
  onChange: (values: FieldValues) => void
}

/**
 * A remark's further fields, as the sender describes them (REM-07); a list is chips while a thumb
 * can choose from it at once.
 */
export const RemarkFields = ({ fields, values, onChange }: RemarkFieldsProps) =>
  fields
    .filter(({ disabled }) => !disabled)
    .map((field) => (
      <RemarkField
        key={field.key}
        field={field}
        value={values[field.key] ?? ''}
        onChange={(value) => onChange({ ...values, [field.key]: value })}
      />
    ))

const MOST_CHIPS = 8

const RemarkField = ({
  field: { label, field_type, values, mandatory },
  value,
  onChange,
}: {
  field: Described
  value: string | number
  onChange: (value: string | number) => void
}) => {
  const say = t(publicWords)
  const id = useId()
  if (field_type === 'list' && values.length <= MOST_CHIPS) {
    return (
      <Chips
        legend={label}
        choices={values.map((choice) => ({ value: choice, label: choice }))}
        chosen={[String(value)]}
        onToggle={(choice) => onChange(choice === value ? '' : choice)}
      />
    )
  }
  if (field_type === 'list') {
    return (
      <div className="field">
        <label htmlFor={id}>{label}</label>
        <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
          <option value="">{say.nothingChosen}</option>
          {values.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      </div>
    )
  }
  const typed = (text: string): string | number =>
    field_type === 'number' && text !== '' ? Number(text) : text
  return (
    <Field
      label={label}
      type={field_type}
      value={value}
      onChange={(text) => onChange(typed(text))}
      {...(mandatory ? {} : { hint: say.optional })}
    />
  )
}
