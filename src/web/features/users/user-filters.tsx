import { useId, type SubmitEvent } from 'react'
import { managementWords } from '../../../domain/words/management.ts'
import { userWords } from '../../../domain/words/users.ts'
import { useAdministeredClients } from '../../lib/administered-clients.ts'
import { useFollowed } from '../../lib/followed.ts'
import { t } from '../../lib/language/language.ts'
import { userStates, type UsersSearch } from '../../lib/location/page-search.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { FieldFrame, TextField } from '../../ui/field.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'

interface Props {
  search: UsersSearch
  /** Account types that users of this client may have. */
  types: readonly string[]
  /** Does the account administer every client? */
  isOfAll: boolean
  onChange: (next: UsersSearch) => void
}

/** An address says nothing of a filter that is off, and has an empty one for users without. */
const ANY = 'any'

/** Which users are listed. */
export const UserFilters = ({ search, types, isOfAll, onChange }: Props) => {
  const say = t(userWords)
  const words = t(managementWords)
  const [typed, setTyped] = useFollowed(search.q ?? '')
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    onChange({ q: typed.trim() || undefined })
  }
  const named: Readonly<Record<string, string>> = words.roles
  const isNarrowed = (['q', 'state', 'role', 'type', 'client'] as const).some(
    (key) => search[key] !== undefined,
  )
  return (
    <search>
      <form className="page-tools users-search" onSubmit={submit}>
        <TextField
          label={words.findUser}
          value={typed}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          onChange={({ target }) => setTyped(target.value)}
          end={<IconButton icon="search" label={words.search} type="submit" />}
        />
        {isOfAll && (
          <ClientFilter client={search.client} onPick={(client) => onChange({ client })} />
        )}
        <Filter
          label={words.state}
          value={search.state}
          options={[
            [ANY, say.anyState],
            ...userStates.map((one) => [one, say.states[one]] as const),
          ]}
          onPick={(state) => onChange({ state: userStates.find((one) => one === state) })}
        />
        <Filter
          label={words.role}
          value={search.role}
          options={[
            [ANY, say.anyRole],
            ['User_Mgmnt', words.roles.userManagement],
            ['', say.noRole],
          ]}
          onPick={(role) => onChange({ role })}
        />
        <Filter
          label={say.accountType}
          value={search.type}
          options={[
            [ANY, say.anyType],
            ...types.map((type) => [type, named[type] ?? type] as const),
            ['', say.noType],
          ]}
          onPick={(type) => onChange({ type })}
        />
        {isNarrowed && (
          <Button
            variant="quiet"
            icon="close"
            onClick={() =>
              onChange({
                q: undefined,
                state: undefined,
                role: undefined,
                type: undefined,
                client: undefined,
              })
            }
          >
            {say.clearFilters}
          </Button>
        )}
      </form>
    </search>
  )
}

interface FilterProps {
  label: string
  value: string | undefined
  options: readonly (readonly [value: string, label: string])[]
  onPick: (value: string | undefined) => void
}

const Filter = ({ label, value, options, onPick }: FilterProps) => {
  const id = useId()
  // What the address asks for stays chosen, also where it is none of these.
  const unknown = options.every(([one]) => one !== (value ?? ANY))
  return (
    <FieldFrame id={id} label={label}>
      <NativeSelect
        id={id}
        value={value ?? ANY}
        onChange={({ target }) => onPick(target.value === ANY ? undefined : target.value)}
      >
        {options.map(([one, word]) => (
          <option key={one} value={one}>
            {word}
          </option>
        ))}
        {unknown && <option value={value}>{value}</option>}
      </NativeSelect>
    </FieldFrame>
  )
}

const ClientFilter = ({
  client,
  onPick,
}: {
  client: string | undefined
  onPick: (client: string | undefined) => void
}) => {
  const say = t(userWords)
  const clients = useAdministeredClients()
  return (
    <Filter
      label={say.client}
      value={client}
      options={[[ANY, say.anyClient], ...clients.map(({ key, name }) => [key, name] as const)]}
      onPick={onPick}
    />
  )
}
