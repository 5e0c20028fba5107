import { useId } from 'react'
import { proofWords } from '../../../../domain/words/proof-panel.ts'
import { t } from '../../../lib/language/language.ts'
import { FieldFrame } from '../../../ui/field.tsx'
import { NativeSelect } from '../../../ui/native-select.tsx'

interface SelectProps {
  label: string
  value: string
  choices: readonly { value: string; label: string }[]
  error?: string | null
  isNeeded?: boolean
  autoFocus?: boolean
  'data-autofocus'?: boolean
  onChange: (value: string) => void
}

/** One of several; nothing chosen is '' unless `isNeeded`. */
export const Select = ({
  label,
  value,
  choices,
  error = null,
  isNeeded = false,
  autoFocus = false,
  onChange,
  ...rest
}: SelectProps) => {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} error={error}>
      <NativeSelect
        {...rest}
        id={id}
        // A form may ask for it that has come to the place of what had the focus.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={autoFocus}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        {!isNeeded && <option value="">{t(proofWords).choose}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  )
}
