import { useEffectEvent, useLayoutEffect, useRef } from 'react'

interface Props {
  text: string
  wrong: string | null
  label: string
  onEdit: (text: string) => void
  onTell: (isIn: boolean) => void
  /** Enter was pressed in this field. */
  onLeave: (field: HTMLElement) => void
}

/**
 * A cell that can be written in; Enter, leaving it and scrolling its row away take it over, Escape
 * gives back what was there.
 */
export const CellField = ({ text, wrong, label, onEdit, onTell, onLeave }: Props) => {
  const field = useRef<HTMLInputElement>(null)
  const told = useRef(text)
  const leave = (value: string): void => {
    onTell(false)
    if (value === told.current) return
    told.current = value
    onEdit(value)
  }
  const scrolledAway = useEffectEvent(leave)
  useLayoutEffect(() => {
    const input = field.current
    const grid = input?.closest('section')
    return () => {
      const value = input?.value ?? told.current
      // No blur is told of what is taken out of the page. A grid that is gone wants nothing more.
      if (value !== told.current) queueMicrotask(() => grid?.isConnected && scrolledAway(value))
    }
  }, [])
  return (
    <input
      ref={field}
      className="bulk-input"
      aria-label={wrong === null ? label : `${label}: ${wrong}`}
      aria-invalid={wrong !== null || undefined}
      defaultValue={text}
      onFocus={() => onTell(true)}
      onBlur={({ target }) => leave(target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && event.currentTarget.value !== text) {
          event.preventDefault()
          event.currentTarget.value = text
        } else if (event.key === 'Enter') onLeave(event.currentTarget)
      }}
    />
  )
}
