import { useId, type InputHTMLAttributes } from 'react'

interface FieldProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'onChange' | 'value' | 'id'
> {
  label: string
  value: string | number
  onChange: (value: string) => void
  hint?: string | undefined
  problem?: string | null
}

/** A labelled line of text that says beside it what is wrong with it. */
export const Field = ({ label, value, onChange, hint, problem = null, ...input }: FieldProps) => {
  const id = useId()
  const told = problem ?? hint
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        autoComplete="off"
        spellCheck={false}
        {...input}
        id={id}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        aria-invalid={problem !== null}
        aria-describedby={told === undefined ? undefined : `${id}-told`}
      />
      {told !== undefined && (
        <p id={`${id}-told`} className={problem === null ? 'hint' : 'problem'}>
          {told}
        </p>
      )}
    </div>
  )
}
