import { useId, type ReactNode } from 'react'
import { Icon } from '../../../ui/icons.tsx'

/** One of several that may be chosen: its value, what people read, and what machines do. */
interface Choice {
  readonly value: string
  readonly label: string
}

/** Check boxes under a heading, with what is wrong with them. */
export const Checks = ({
  legend,
  choices,
  chosen,
  error,
  onChoose,
  children,
}: {
  legend: string
  choices: readonly Choice[]
  chosen: readonly string[]
  error: string | null
  onChoose: (chosen: readonly string[]) => void
  children?: ReactNode
}) => {
  const id = useId()
  return (
    <fieldset className="systems-checks" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="field-label">{legend}</legend>
      {choices.map((choice) => (
        <Check key={choice.value} choice={choice} chosen={chosen} onChoose={onChoose} />
      ))}
      {children}
      {error && (
        <span className="field-error" id={`${id}-error`} role="alert">
          <Icon name="warning" size={13} />
          {error}
        </span>
      )}
    </fieldset>
  )
}

/** One check box. */
export const Check = ({
  choice: { value, label },
  chosen,
  onChoose,
}: {
  choice: Choice
  chosen: readonly string[]
  onChoose: (chosen: readonly string[]) => void
}) => (
  <label className="systems-check">
    <input
      type="checkbox"
      checked={chosen.includes(value)}
      onChange={({ target }) =>
        onChoose(target.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
      }
    />
    <span>
      {label} {label !== value && <code>{value}</code>}
    </span>
  </label>
)
