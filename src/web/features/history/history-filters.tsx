import { useId, type SubmitEvent } from 'react'
import { historyWords } from '../../../domain/words/history.ts'
import { managementWords } from '../../../domain/words/management.ts'
import { useFollowed } from '../../lib/followed.ts'
import { t } from '../../lib/language/language.ts'
import {
  historyChannels,
  historyRoles,
  type HistorySearch,
} from '../../lib/location/page-search.ts'
import type { Asking } from '../../lib/session/viewer.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { SpanFilter } from '../../ui/days/span-filter.tsx'
import { FieldFrame, TextField } from '../../ui/field.tsx'
import { ActionChoice } from './action-choice.tsx'
import { ActorField } from './actor-field.tsx'
import { actionsOf } from './asked.ts'
import { NativeSelect } from '../../ui/native-select.tsx'

interface Props {
  search: HistorySearch
  asking: Asking
  onChange: (next: HistorySearch) => void
}

/** Which events are listed: of which order and days, of what kind, by whom and which way. */
export const HistoryFilters = ({ search, asking, onChange }: Props) => {
  const say = t(historyWords)
  const isNarrowed = Object.values(search).some((value) => value !== undefined)
  return (
    <search className="page-tools history-filters">
      <Typed {...{ search, onChange }} />
      <ActionChoice
        chosen={actionsOf(search)}
        onChange={(actions) => onChange({ ...search, action: actions.join(',') || undefined })}
      />
      <OneOf
        label={say.role}
        any={say.anyRole}
        values={historyRoles}
        named={say.roles}
        value={search.role}
        onPick={(role) => onChange({ ...search, role })}
      />
      <OneOf
        label={say.channel}
        any={say.anyChannel}
        values={historyChannels}
        named={say.channels}
        value={search.channel}
        onPick={(channel) => onChange({ ...search, channel })}
      />
      <SpanFilter
        span={search}
        clock={asking.clock}
        onPick={(days) => onChange({ ...search, ...days })}
      />
      {isNarrowed && (
        <Button variant="quiet" icon="close" onClick={() => onChange({})}>
          {t(managementWords).clear}
        </Button>
      )}
    </search>
  )
}

/** The fields that are sent by Enter, or by the press beside them. */
const Typed = ({ search, onChange }: Pick<Props, 'search' | 'onChange'>) => {
  const say = t(historyWords)
  const [lr, setLr] = useFollowed(search.lr ?? '')
  const [actor, setActor] = useFollowed(search.actor ?? '')
  const ask = (exact: 1 | undefined): void =>
    onChange({
      ...search,
      lr: lr.trim() || undefined,
      exact: lr.trim() === '' ? undefined : exact,
      actor: actor.trim() || undefined,
    })
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    ask(search.exact)
  }
  return (
    <form className="history-typed" onSubmit={submit}>
      <TextField
        label={say.identifier}
        value={lr}
        maxLength={200}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        onChange={({ target }) => setLr(target.value)}
        end={<IconButton icon="search" label={t(managementWords).search} type="submit" />}
      />
      {search.lr !== undefined && (
        <label className="history-whole" title={say.wholeHint}>
          <input
            type="checkbox"
            checked={search.exact === 1}
            onChange={({ target }) => ask(target.checked ? 1 : undefined)}
          />
          {say.whole}
        </label>
      )}
      <ActorField actor={actor} onType={setActor} />
    </form>
  )
}

interface OneOfProps<T extends string> {
  label: string
  any: string
  values: readonly T[]
  named: Readonly<Record<T, string>>
  value: T | undefined
  onPick: (value: T | undefined) => void
}

const OneOf = <T extends string>({ label, any, values, named, value, onPick }: OneOfProps<T>) => {
  const id = useId()
  return (
    <FieldFrame id={id} label={label}>
      <NativeSelect
        id={id}
        value={value ?? ''}
        onChange={({ target }) => onPick(values.find((one) => one === target.value))}
      >
        <option value="">{any}</option>
        {values.map((one) => (
          <option key={one} value={one}>
            {named[one]}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  )
}
