import { useId, useState, type SubmitEvent } from 'react'
import { todayOf } from '../../../domain/date-range.ts'
import { eventTypes } from '../../../domain/order/event-summary.ts'
import { managementWords } from '../../../domain/words/management.ts'
import { panelWords } from '../../../domain/words/order-panel.ts'
import { t } from '../../lib/language/language.ts'
import type { HistorySearch } from '../../lib/location/page-search.ts'
import type { Asking } from '../../lib/session/viewer.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { DayFields } from '../../ui/day-fields.tsx'
import { FieldFrame, TextField } from '../../ui/field.tsx'

interface Props {
  search: HistorySearch
  asking: Asking
  onChange: (next: HistorySearch) => void
}

/** Which events are listed: of these days, of this kind, by this account. */
export const HistoryFilters = ({ search, asking, onChange }: Props) => {
  const say = t(managementWords)
  const id = useId()
  const [typed, setTyped] = useState(search.actor ?? '')
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    onChange({ ...search, actor: typed.trim() || undefined })
  }
  return (
    <form className="page-tools history-filters" onSubmit={submit}>
      <DayFields
        from={search.from}
        to={search.to}
        most={todayOf(asking.clock)}
        onPick={(days) => onChange({ ...search, ...days })}
      />
      <FieldFrame id={id} label={say.action}>
        <select
          id={id}
          className="field-input"
          value={search.action ?? ''}
          onChange={({ target }) =>
            onChange({ ...search, action: eventTypes.find((type) => type === target.value) })
          }
        >
          <option value="">{say.anyAction}</option>
          {eventTypes.map((type) => (
            <option key={type} value={type}>
              {t(panelWords).events[type]}
            </option>
          ))}
        </select>
      </FieldFrame>
      <TextField
        label={say.actor}
        value={typed}
        maxLength={200}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        onChange={({ target }) => setTyped(target.value)}
        end={<IconButton icon="search" label={say.search} type="submit" />}
      />
      {Object.keys(search).length > 0 && (
        <Button variant="quiet" icon="close" onClick={() => onChange({})}>
          {say.clear}
        </Button>
      )}
    </form>
  )
}
