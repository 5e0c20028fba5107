import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useId, useState, type SubmitEvent } from 'react'
import type { addClient, AdministeredClient } from '../../../contract/clients.ts'
import type { listPolicySettings } from '../../../contract/policy-drafts.ts'
import { countryCodes } from '../../../domain/country.ts'
import { dashboardWords } from '../../../domain/words/dashboard.ts'
import { policyFormWords } from '../../../domain/words/policy-form.ts'
import { callApi } from '../../lib/api/api.ts'
import { ApiFailure, failedOf, messageOf } from '../../lib/api/failure.ts'
import { newKeptKey } from '../../lib/api/kept-key.ts'
import { spokenHere, t } from '../../lib/language/language.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/drawer.tsx'
import { FieldFrame, TextField } from '../../ui/field.tsx'
import { notify } from '../../ui/notify.ts'

type Typed = Readonly<Record<'name' | 'key' | 'begin' | 'time_zone' | 'country', string>>

const bodyOf = ({ name, key, begin, time_zone, country }: Typed) => {
  const [kind, of = ''] = begin.split(':')
  return {
    key,
    name: name.trim(),
    ...(kind === 'copy' ? { copy_of: of } : { preset: of }),
    ...(time_zone !== '' && { time_zone }),
    ...(country !== '' && { country: country as (typeof countryCodes)[number] }),
  }
}

/** A key out of a name: what its letters and digits give. */
const keyOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 40)

/** Adds a client that begins with a preset or a copy of another's configuration. */
export const NewClient = ({
  clients,
  onClose,
}: {
  clients: readonly AdministeredClient[]
  onClose: () => void
}) => {
  const say = t(policyFormWords)
  const id = useId()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { data: presets = [] } = useQuery({
    queryKey: ['policy-settings', spokenHere()],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) =>
      (await callApi<typeof listPolicySettings>('GET /policy-settings', { signal })).result,
    select: (result) => result.presets.map(({ preset }) => preset),
  })
  const [kept] = useState(newKeptKey)
  const [typed, setTyped] = useState<Typed>({
    name: '',
    key: '',
    begin: '',
    time_zone: '',
    country: '',
  })
  const [isKeyOwn, setKeyOwn] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const errors = failure instanceof ApiFailure ? failure.errors : []
  const errorAt = (...fields: readonly string[]): string | null =>
    errors.find(({ field }) => fields.includes(field))?.message ?? null
  const begin = typed.begin === '' ? `preset:${presets[0] ?? ''}` : typed.begin
  const write = (change: Partial<Typed>): void => setTyped({ ...typed, ...change })

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    try {
      const wanted = bodyOf({ ...typed, begin })
      const { message } = await callApi<typeof addClient>(
        'POST /clients',
        kept.take(wanted, () => wanted),
      )
      notify.done(message)
      await queries.invalidateQueries({ queryKey: ['clients'] })
      void navigate({ to: '/admin/$client', params: { client: wanted.key } })
    } catch (thrown) {
      kept.failed(failedOf(thrown))
      setFailure(thrown)
      setBusy(false)
    }
  }
  return (
    <Dialog title={say.newClient} onClose={onClose}>
      <form className="admin-new" onSubmit={(event) => void submit(event)}>
        <TextField
          label={say.clientName}
          required
          data-autofocus
          maxLength={200}
          value={typed.name}
          error={errorAt('name')}
          onChange={({ target: { value: name } }) =>
            write({ name, ...(!isKeyOwn && { key: keyOf(name) }) })
          }
        />
        <TextField
          label={say.keyOfClient}
          hint={say.keyHint}
          required
          maxLength={40}
          pattern="[a-z0-9][a-z0-9\-]*"
          spellCheck={false}
          value={typed.key}
          error={errorAt('key')}
          onChange={({ target }) => {
            setKeyOwn(true)
            write({ key: target.value })
          }}
        />
        <FieldFrame id={`${id}-begin`} label={say.beginWith} error={errorAt('preset', 'copy_of')}>
          <select
            id={`${id}-begin`}
            className="field-input"
            value={begin}
            onChange={({ target }) => write({ begin: target.value })}
          >
            {presets.map((preset) => (
              <option key={preset} value={`preset:${preset}`}>
                {say.presetOf(preset)}
              </option>
            ))}
            {clients.map(({ key, name }) => (
              <option key={key} value={`copy:${key}`}>
                {say.copyOf(name)}
              </option>
            ))}
          </select>
        </FieldFrame>
        <TextField
          label={say.timeZone}
          placeholder={say.asBegun}
          list={`${id}-zones`}
          value={typed.time_zone}
          error={errorAt('time_zone')}
          onChange={({ target }) => write({ time_zone: target.value })}
        />
        <datalist id={`${id}-zones`}>
          {Intl.supportedValuesOf('timeZone').map((zone) => (
            <option key={zone}>{zone}</option>
          ))}
        </datalist>
        <FieldFrame id={`${id}-country`} label={say.country} error={errorAt('country')}>
          <select
            id={`${id}-country`}
            className="field-input"
            value={typed.country}
            onChange={({ target }) => write({ country: target.value })}
          >
            <option value="">{say.asBegun}</option>
            {countryCodes.map((code) => (
              <option key={code} value={code}>
                {new Intl.DisplayNames(spokenHere(), { type: 'region' }).of(code) ?? code}
              </option>
            ))}
          </select>
        </FieldFrame>
        {failure !== null && errors.length === 0 && (
          <p className="field-error" role="alert">
            {messageOf(failure)}
          </p>
        )}
        <div className="dialog-actions">
          <Button variant="quiet" onClick={onClose}>
            {t(dashboardWords).cancel}
          </Button>
          <Button variant="primary" type="submit" busy={isBusy}>
            {say.addClient}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
