import type { InputHTMLAttributes } from 'react'
import './switch.css'

interface Props extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'role' | 'onChange' | 'aria-checked'
> {
  checked: boolean
  /** What stands beside it; its name too, unless it has another. */
  says: string
  onSet: (isOn: boolean) => void
}

/** Switch: on or off, at once. */
export const Switch = ({ says, onSet, ...input }: Props) => {
  const isNamed = 'aria-label' in input || 'aria-labelledby' in input
  return (
    <label className="switch">
      <input
        {...input}
        type="checkbox"
        role="switch"
        aria-checked={input.checked}
        onChange={({ target }) => onSet(target.checked)}
      />
      <span aria-hidden={isNamed || undefined}>{says}</span>
    </label>
  )
}
