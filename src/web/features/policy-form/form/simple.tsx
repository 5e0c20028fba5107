import { policyFormWords } from '../../../../domain/words/policy-form.ts'
import { t } from '../../../lib/language/language.ts'
import { Switch } from '../../../ui/switch.tsx'
import type { ControlProps } from '../form-setting.ts'
import { suggestionsFor, Suggestions } from './suggestions.tsx'
import { NativeSelect } from '../../../ui/native-select.tsx'

const described = ({ id, names, describes, isWrong }: ControlProps) => ({
  id,
  'aria-labelledby': names,
  'aria-describedby': describes,
  'aria-invalid': isWrong || undefined,
})

/** On or off. */
export const SwitchControl = (props: ControlProps) => {
  const say = t(policyFormWords)
  const isOn = props.value === true
  return (
    <Switch
      {...described(props)}
      checked={isOn}
      says={isOn ? say.on : say.off}
      onSet={props.onChange}
    />
  )
}

/** A line of text; an empty one is null where that may be. */
export const TextControl = (props: ControlProps) => {
  const { setting, value, onChange, id } = props
  const { nullable, longest, format } = setting
  const suggestions = suggestionsFor(setting)
  return (
    <>
      <input
        {...described(props)}
        className="field-input"
        type={format === 'email' ? 'email' : 'text'}
        value={typeof value === 'string' ? value : ''}
        placeholder={nullable ? t(policyFormWords).notSet : undefined}
        maxLength={longest}
        autoComplete="off"
        spellCheck={false}
        list={suggestions.length > 0 ? `${id}-usual` : undefined}
        onChange={({ target }) => onChange(target.value === '' && nullable ? null : target.value)}
      />
      <Suggestions id={`${id}-usual`} suggestions={suggestions} />
    </>
  )
}

/** A number within its bounds; what is none is kept as it was typed, for the server to refuse. */
export const NumberControl = (props: ControlProps) => {
  const say = t(policyFormWords)
  const { setting, value, onChange, describes, id } = props
  const { nullable, least, most } = setting
  const bounds = least !== undefined && most !== undefined ? say.bounds(least, most) : null
  return (
    <span className="policy-number">
      <input
        {...described(props)}
        aria-describedby={bounds === null ? describes : `${describes} ${id}-bounds`}
        className="field-input"
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        value={typeof value === 'number' || typeof value === 'string' ? value : ''}
        placeholder={nullable ? say.notSet : undefined}
        onChange={({ target }) =>
          onChange(target.value === '' ? (nullable ? null : '') : Number(target.value))
        }
      />
      {bounds !== null && (
        <span className="policy-soft" id={`${id}-bounds`}>
          {bounds}
        </span>
      )}
    </span>
  )
}

/** One of a few. */
export const ChoiceControl = (props: ControlProps) => {
  const { setting, value, onChange } = props
  return (
    <NativeSelect
      {...described(props)}
      value={typeof value === 'string' ? value : ''}
      onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
    >
      {setting.nullable && <option value="">{t(policyFormWords).notSet}</option>}
      {setting.choices?.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </NativeSelect>
  )
}
