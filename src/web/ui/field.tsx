import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'
import { Icon } from './icons.tsx'
import './field.css'

interface Frame {
  label: string
  error?: string | null | undefined
  hint?: string | undefined
  large?: boolean
  /** Without it the form is not complete: the label bears a mark. */
  isNeeded?: boolean | undefined
  /** A button inside the field, at its end. */
  end?: ReactNode
}

/** A labelled line of text with its error and hint, tied together for screen readers. */
export const TextField = ({
  label,
  error,
  hint,
  large = false,
  isNeeded,
  end,
  ...rest
}: Frame & ComponentPropsWithRef<'input'>) => {
  const id = useId()
  return (
    <FieldFrame id={id} {...{ label, error, hint, large, isNeeded, end }}>
      <input
        id={id}
        className="field-input"
        aria-invalid={error ? true : undefined}
        aria-required={isNeeded || undefined}
        aria-describedby={error ? `${id}-error` : hint ? `${id}-hint` : undefined}
        {...rest}
      />
    </FieldFrame>
  )
}

/** A labelled text of several lines with its error and hint, tied together for screen readers. */
export const TextArea = ({
  label,
  error,
  hint,
  large = false,
  isNeeded,
  ...rest
}: Omit<Frame, 'end'> & ComponentPropsWithRef<'textarea'>) => {
  const id = useId()
  return (
    <FieldFrame id={id} {...{ label, error, hint, large, isNeeded }}>
      <textarea
        id={id}
        className="field-input"
        aria-invalid={error ? true : undefined}
        aria-required={isNeeded || undefined}
        aria-describedby={error ? `${id}-error` : hint ? `${id}-hint` : undefined}
        {...rest}
      />
    </FieldFrame>
  )
}

/**
 * Label, hint and error around a control of the given id; the control names `${id}-error` or
 * `${id}-hint` as its description.
 */
export const FieldFrame = ({
  id,
  label,
  error,
  hint,
  large = false,
  isNeeded = false,
  end,
  children,
}: Frame & { id: string; children: ReactNode }) => (
  <div className={`field ${large ? 'field-large' : ''} ${end ? 'field-with-end' : ''}`}>
    <label className="field-label" htmlFor={id} data-needed={isNeeded || undefined}>
      {label}
    </label>
    <div className="field-box">
      {children}
      {end && <span className="field-end">{end}</span>}
    </div>
    {error ? (
      <span className="field-error" id={`${id}-error`}>
        <Icon name="warning" size={13} />
        {error}
      </span>
    ) : (
      hint && (
        <span className="field-hint" id={`${id}-hint`}>
          {hint}
        </span>
      )
    )}
  </div>
)
