import { useState, type ReactNode } from 'react'

interface StepProps {
  readonly id: string
  readonly title: string
  /** What is known of it, in few words. */
  readonly hint?: ReactNode
  readonly isNext: boolean
  readonly isOpen: boolean
  readonly onPress: () => void
  readonly children: ReactNode
}

/**
 * One step of the path: large and open while it is the next one, else a line that opens at a press
 * (DOOR-02). What was put into one that a press closes is there again when it opens.
 */
export const Step = ({ id, title, hint, isNext, isOpen, onPress, children }: StepProps) => {
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  return (
    <section id={id} className={isNext ? 'step now' : 'step'} tabIndex={-1}>
      {isNext ? (
        <h2>{title}</h2>
      ) : (
        <h3>
          <button type="button" aria-expanded={isOpen} onClick={onPress}>
            <span>
              {title}
              {hint && <small>{hint}</small>}
            </span>
          </button>
        </h3>
      )}
      {(isNext || wasOpen) && <div hidden={!isNext && !isOpen}>{children}</div>}
    </section>
  )
}
