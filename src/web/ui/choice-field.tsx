import { useId } from 'react'
import { FieldFrame } from './field.tsx'
import { NativeSelect } from './native-select.tsx'

/** Select: one of a few values, each by its name. */
export const ChoiceField = <T extends string | number>({
  label,
  values,
  value,
  said,
  onChoose,
}: {
  label: string
  values: readonly T[]
  value: T
  said: (value: T) => string
  onChoose: (value: T) => void
}) => {
  const id = useId()
  return (
    <FieldFrame id={id} label={label}>
      <NativeSelect
        id={id}
        value={value}
        onChange={({ target }) => {
          const chosen = values.find((one) => String(one) === target.value)
          if (chosen !== undefined) onChoose(chosen)
        }}
      >
        {values.map((one) => (
          <option key={one} value={one}>
            {said(one)}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  )
}
