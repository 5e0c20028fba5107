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
 * A cell that can be written in; Enter and leaving it take it over, Escape gives back what was
 * there.
 */
export const CellField = ({ text, wrong, label, onEdit, onTell, onLeave }: Props) => (
  <input
    className="bulk-input"
    aria-label={wrong === null ? label : `${label}: ${wrong}`}
    aria-invalid={wrong !== null || undefined}
    defaultValue={text}
    onFocus={() => onTell(true)}
    onBlur={({ target }) => {
      onTell(false)
      if (target.value !== text) onEdit(target.value)
    }}
    onKeyDown={(event) => {
      if (event.key === 'Escape' && event.currentTarget.value !== text) {
        event.preventDefault()
        event.currentTarget.value = text
      } else if (event.key === 'Enter') onLeave(event.currentTarget)
    }}
  />
)
