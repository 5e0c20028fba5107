import { columnWords } from '../../../../domain/words/columns.ts'
import { t } from '../../../lib/language/language.ts'
import type { ShownValue } from '../form-setting.ts'

interface Suggestion {
  readonly value: string
  readonly label: string
}

/** What is usual for a text: its choices, time zones, or columns of the catalogue. */
export const suggestionsFor = ({ choices, format }: ShownValue): readonly Suggestion[] => {
  if (choices) return choices
  if (format === 'time_zone')
    return Intl.supportedValuesOf('timeZone').map((zone) => ({ value: zone, label: zone }))
  if (format === 'column')
    return Object.entries(t(columnWords).labels).map(([value, label]) => ({ value, label }))
  return []
}

/** Them, for the fields whose `list` names this id. */
export const Suggestions = ({
  id,
  suggestions,
}: {
  id: string
  suggestions: readonly Suggestion[]
}) =>
  suggestions.length > 0 && (
    <datalist id={id}>
      {suggestions.map(({ value, label }) => (
        <option key={value} value={value}>
          {label === value ? undefined : label}
        </option>
      ))}
    </datalist>
  )
