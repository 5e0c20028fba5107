import { useId } from 'react'
import { userWords } from '../../../domain/words/users.ts'
import { t } from '../../lib/language/language.ts'
import { useNameSearch } from '../../lib/preferences/filter-values.ts'
import { FieldFrame, TextField } from '../../ui/field.tsx'
import { reaches, type UserValues } from './user-values.ts'
import { NativeSelect } from '../../ui/native-select.tsx'

/** Sentences by the fields that they are about. */
export type UserProblems = Readonly<Record<string, string>>

interface Props {
  values: UserValues
  problems: UserProblems
  /** Why role and reach may not be changed. */
  locked: string | null
  onChange: (next: Partial<UserValues>) => void
}

const usualTypes = ['Admin', 'Distributor', 'CnF', 'Driver', 'Viewer'] as const

/** What of a user can be said: name and address, role, and whose orders it sees. */
export const UserFields = ({ values, problems, locked, onChange }: Props) => {
  const say = t(userWords)
  const id = useId()
  return (
    <>
      <div className="user-pair">
        <TextField
          label={say.name}
          isNeeded
          value={values.name}
          maxLength={200}
          autoComplete="off"
          error={problems['name']}
          onChange={({ target }) => onChange({ name: target.value })}
        />
        <TextField
          label={say.email}
          type="email"
          value={values.email}
          maxLength={254}
          autoComplete="off"
          spellCheck={false}
          error={problems['email']}
          hint={say.emailHint}
          onChange={({ target }) => onChange({ email: target.value })}
        />
      </div>
      <fieldset className="user-rights" disabled={locked !== null} aria-describedby={`${id}-why`}>
        <legend className="visually-hidden">{say.role}</legend>
        {locked !== null && (
          <p className="user-soft" id={`${id}-why`}>
            {locked}
          </p>
        )}
        <div className="user-pair">
          <FieldFrame id={`${id}-role`} label={say.role} error={problems['role']}>
            <NativeSelect
              id={`${id}-role`}
              value={values.role}
              onChange={({ target }) => onChange({ role: target.value })}
            >
              <option value="">{say.asClient}</option>
              {[...new Set(['User_Mgmnt', values.role])].filter(Boolean).map((role) => (
                <option key={role} value={role}>
                  {say.roles[role] ?? role}
                </option>
              ))}
            </NativeSelect>
          </FieldFrame>
          <TextField
            label={say.accountType}
            value={values.accountType}
            maxLength={80}
            list={`${id}-types`}
            autoComplete="off"
            spellCheck={false}
            error={problems['accountType']}
            hint={say.accountTypeHint}
            onChange={({ target }) => onChange({ accountType: target.value })}
          />
          <datalist id={`${id}-types`}>
            {usualTypes.map((type) => (
              <option key={type}>{type}</option>
            ))}
          </datalist>
        </div>
        <div className="user-pair">
          <FieldFrame id={`${id}-reach`} label={say.sees} error={problems['reach']}>
            <NativeSelect
              id={`${id}-reach`}
              value={values.reach}
              onChange={({ target }) =>
                onChange({ reach: reaches.find((one) => one === target.value) ?? 'client' })
              }
            >
              {reaches.map((reach) => (
                <option key={reach} value={reach}>
                  {say.kinds[reach]}
                </option>
              ))}
            </NativeSelect>
          </FieldFrame>
          {values.reach !== 'client' && (
            <PartyField
              reach={values.reach}
              party={values.party}
              error={problems['party']}
              onChange={(party) => onChange({ party })}
            />
          )}
        </div>
      </fieldset>
    </>
  )
}

const PartyField = ({
  reach,
  party,
  error,
  onChange,
}: {
  reach: 'vendor' | 'distributor'
  party: string
  error: string | undefined
  onChange: (party: string) => void
}) => {
  const id = useId()
  const kind = reach === 'vendor' ? 'transporter' : 'client'
  const { data: known = [] } = useNameSearch(kind, party.trim(), true)
  return (
    <>
      <TextField
        label={t(userWords).parties[reach]}
        isNeeded
        value={party}
        maxLength={200}
        list={`${id}-known`}
        autoComplete="off"
        error={error}
        onChange={({ target }) => onChange(target.value)}
      />
      <datalist id={`${id}-known`}>
        {known.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
    </>
  )
}
