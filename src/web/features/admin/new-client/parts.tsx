import { useId, useState } from 'react'
import type { AdministeredClient } from '../../../../contract/admin/clients.ts'
import { countryCodes } from '../../../../domain/country.ts'
import { policyFormWords } from '../../../../domain/words/policy-form.ts'
import { spokenHere, t } from '../../../lib/language/language.ts'
import { adviceOn, ColourInput, colourIn } from '../../../ui/brand-look/colour-field.tsx'
import { logoDataOf } from '../../../ui/brand-look/logo-file.ts'
import { LogoInput } from '../../../ui/brand-look/logo-input.tsx'
import { FieldFrame, TextField } from '../../../ui/field.tsx'
import { keyOf, type Typed } from './wanted.ts'
import { NativeSelect } from '../../../ui/native-select.tsx'

/** What each part of the form gets. */
export interface Part {
  readonly typed: Typed
  readonly write: (change: Partial<Typed>) => void
  readonly errorAt: (...fields: readonly string[]) => string | null
}

/** What it is called, and what it begins with. */
export const BeginningPart = ({
  typed,
  write,
  errorAt,
  presets,
  clients,
}: Part & { presets: readonly string[]; clients: readonly AdministeredClient[] }) => {
  const say = t(policyFormWords)
  const id = useId()
  const [isKeyOwn, setKeyOwn] = useState(false)
  return (
    <fieldset className="client-part">
      <legend>{say.newParts.beginning}</legend>
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
      <div className="client-wide">
        <FieldFrame id={`${id}-begin`} label={say.beginWith} error={errorAt('preset', 'copy_of')}>
          <NativeSelect
            id={`${id}-begin`}
            value={typed.begin}
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
          </NativeSelect>
        </FieldFrame>
      </div>
    </fieldset>
  )
}

/** Its colour and logo. */
export const LookPart = ({ typed, write, errorAt }: Part) => {
  const say = t(policyFormWords)
  const id = useId()
  const [refused, setRefused] = useState<string | null>(null)
  const pick = async (file: File): Promise<void> => {
    const logo = await logoDataOf(file).catch(() => null)
    setRefused(logo === null ? say.logoTooLarge : null)
    if (logo !== null) write({ logo })
  }
  const advice = adviceOn(colourIn(typed.colour))
  const wrong = { colour: errorAt('colour'), logo: refused ?? errorAt('logo') }
  return (
    <fieldset className="client-part">
      <legend>{say.newParts.look}</legend>
      <FieldFrame
        id={`${id}-colour`}
        label={say.colour}
        error={wrong.colour}
        hint={advice ?? say.colourHint}
      >
        <ColourInput
          id={`${id}-colour`}
          value={typed.colour}
          aria-describedby={`${id}-colour-${wrong.colour === null ? 'hint' : 'error'}`}
          aria-invalid={wrong.colour === null ? undefined : true}
          onChange={(colour) => write({ colour })}
        />
      </FieldFrame>
      <FieldFrame id={`${id}-logo`} label={say.logo} error={wrong.logo} hint={say.logoHint}>
        <LogoInput
          id={`${id}-logo`}
          shown={typed.logo}
          aria-describedby={`${id}-logo-${wrong.logo === null ? 'hint' : 'error'}`}
          aria-invalid={wrong.logo === null ? undefined : true}
          onPick={(file) => void pick(file)}
          onNone={() => write({ logo: null })}
        />
      </FieldFrame>
    </fieldset>
  )
}

/** Where it works: how numbers are read, and days counted. */
export const PlacePart = ({ typed, write, errorAt }: Part) => {
  const say = t(policyFormWords)
  const id = useId()
  return (
    <fieldset className="client-part">
      <legend>{say.newParts.place}</legend>
      <FieldFrame id={`${id}-country`} label={say.country} error={errorAt('country')}>
        <NativeSelect
          id={`${id}-country`}
          value={typed.country}
          onChange={({ target }) => write({ country: target.value })}
        >
          <option value="">{say.asBegun}</option>
          {countryCodes.map((code) => (
            <option key={code} value={code}>
              {new Intl.DisplayNames(spokenHere(), { type: 'region' }).of(code) ?? code}
            </option>
          ))}
        </NativeSelect>
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
    </fieldset>
  )
}

/** Who is invited to administer it. */
export const AdministratorPart = ({ typed, write, errorAt }: Part) => {
  const say = t(policyFormWords)
  const [isOwn, setOwn] = useState(false)
  return (
    <fieldset className="client-part">
      <legend>{say.newParts.administrator}</legend>
      <TextField
        label={say.adminName}
        maxLength={200}
        autoComplete="off"
        value={typed.admin_name}
        error={errorAt('administrator.name')}
        onChange={({ target }) => write({ admin_name: target.value })}
      />
      <TextField
        label={say.adminEmail}
        type="email"
        maxLength={254}
        autoComplete="off"
        value={typed.admin_email}
        error={errorAt('administrator.email')}
        onChange={({ target: { value: admin_email } }) =>
          write({
            admin_email,
            ...(!isOwn && { admin_username: admin_email.trim().toLowerCase().slice(0, 80) }),
          })
        }
      />
      <div className="client-wide">
        <TextField
          label={say.adminUsername}
          hint={say.adminHint}
          maxLength={80}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed.admin_username}
          error={errorAt('administrator.username')}
          onChange={({ target }) => {
            setOwn(true)
            write({ admin_username: target.value })
          }}
        />
      </div>
    </fieldset>
  )
}
