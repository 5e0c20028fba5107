import { useId } from 'react'
import type { RemarkField } from '../../../../domain/policy/remark-form.ts'
import { panelWords } from '../../../../domain/words/order-panel.ts'
import { t } from '../../../lib/language/language.ts'
import { FieldFrame, TextField } from '../../../ui/field.tsx'
import { NativeSelect } from '../../../ui/native-select.tsx'

type Values = Readonly<Record<string, string | number>>

interface ExtraFieldsProps {
  fields: readonly RemarkField[]
  values: Values
  onChange: (values: Values) => void
}

/** The remark's further fields, as the policy describes them (REM-07). */
export const ExtraFields = ({ fields, values, onChange }: ExtraFieldsProps) =>
  fields.map((field) => (
    <ExtraField
      key={field.key}
      field={field}
      isAlone={fields.filter(({ mandatory }) => mandatory).length === 1}
      value={values[field.key] ?? ''}
      onChange={(value) => onChange({ ...values, [field.key]: value })}
    />
  ))

const ExtraField = ({
  field: { label, field_type, values, disabled, mandatory },
  isAlone,
  value,
  onChange,
}: {
  field: RemarkField
  /** Is it the only one that may be needed? Of several any one will do (REM-03). */
  isAlone: boolean
  value: string | number
  onChange: (value: string | number) => void
}) => {
  const say = t(panelWords)
  const id = useId()
  const isNeeded = mandatory && isAlone
  const hint = mandatory && !isAlone ? say.oneNeeded : undefined
  if (field_type === 'list') {
    return (
      <FieldFrame id={id} {...{ label, hint, isNeeded }}>
        <NativeSelect
          id={id}
          aria-describedby={hint ? `${id}-hint` : undefined}
          aria-required={isNeeded || undefined}
          disabled={disabled}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        >
          <option value="">{say.nothingChosen}</option>
          {values.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </NativeSelect>
      </FieldFrame>
    )
  }
  const typed = (text: string): string | number =>
    field_type === 'number' && text !== '' ? Number(text) : text
  return (
    <TextField
      {...{ label, hint, isNeeded }}
      type={field_type}
      disabled={disabled}
      value={value}
      onChange={({ target }) => onChange(typed(target.value))}
    />
  )
}
