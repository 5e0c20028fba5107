import { useId, type ReactNode, type SubmitEvent } from 'react'
import { managementWords } from '../../../domain/words/management.ts'
import { userWords } from '../../../domain/words/users.ts'
import { useFollowed } from '../../lib/followed.ts'
import { t } from '../../lib/language/language.ts'
import type { UsersSearch } from '../../lib/location/page-search.ts'
import { clockOf } from '../../lib/session/viewer.ts'
import type { SignedInAccount } from '../../lib/session/session-store.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { SpanFilter } from '../../ui/days/span-filter.tsx'
import { FieldFrame, TextField } from '../../ui/field.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'

interface Props {
  search: UsersSearch
  account: SignedInAccount
  onChange: (next: UsersSearch) => void
  onClear: () => void
  /** What stands behind the filters. */
  end: ReactNode
}

/** Which changes are listed: of whom, by whom, what, and when. */
export const LogFilters = ({ search, account, onChange, onClear, end: after }: Props) => {
  const say = t(userWords)
  const id = useId()
  const [of, setOf] = useFollowed(search.of ?? '')
  const [by, setBy] = useFollowed(search.by ?? '')
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    onChange({ of: of.trim() || undefined, by: by.trim() || undefined })
  }
  const isNarrowed = (['of', 'by', 'action', 'from', 'to'] as const).some(
    (key) => search[key] !== undefined,
  )
  const name = { maxLength: 200, autoComplete: 'off', autoCapitalize: 'none', spellCheck: false }
  const end = <IconButton icon="search" label={t(managementWords).search} type="submit" />
  return (
    <search>
      <form className="page-tools users-search" onSubmit={submit}>
        <TextField
          {...name}
          label={say.whose}
          value={of}
          onChange={({ target }) => setOf(target.value)}
          end={end}
        />
        <TextField
          {...name}
          label={say.by}
          value={by}
          onChange={({ target }) => setBy(target.value)}
          end={end}
        />
        <FieldFrame id={id} label={say.what}>
          <NativeSelect
            id={id}
            value={search.action ?? ''}
            onChange={({ target }) => onChange({ action: target.value || undefined })}
          >
            <option value="">{say.anyAction}</option>
            {Object.entries(say.actions).map(([action, word]) => (
              <option key={action} value={action}>
                {word}
              </option>
            ))}
          </NativeSelect>
        </FieldFrame>
        <SpanFilter span={search} clock={clockOf(account.policy)} onPick={onChange} />
        {isNarrowed && (
          <Button variant="quiet" icon="close" onClick={onClear}>
            {say.clearFilters}
          </Button>
        )}
        {after}
      </form>
    </search>
  )
}
