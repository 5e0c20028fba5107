import { useState } from 'react'
import { policyFormWords } from '../../../../domain/words/policy-form.ts'
import { t } from '../../../lib/language/language.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import type { ControlProps } from '../form-setting.ts'
import { ControlGroup } from './group.tsx'
import { NativeSelect } from '../../../ui/native-select.tsx'

const textsOf = (value: unknown): [key: string, text: string][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).map(([key, text]): [string, string] => [key, String(text)])
    : []

/** Texts by a key, which is one of the choices, or typed: a line for each, the last adds one. */
export const TextsByKeyControl = ({
  setting,
  value,
  id,
  names,
  describes,
  isWrong,
  onChange,
}: ControlProps) => {
  const say = t(policyFormWords)
  const [key, setKey] = useState('')
  const texts = textsOf(value)
  const write = (next: readonly (readonly [string, string])[]): void =>
    onChange(Object.fromEntries(next))
  const free = setting.choices?.filter((one) => texts.every(([taken]) => taken !== one.value))
  const add = (): void => {
    const named = key.trim()
    if (named === '' || texts.some(([taken]) => taken === named)) return
    const label = setting.choices?.find((one) => one.value === named)?.label ?? ''
    write([...texts, [named, label]])
    setKey('')
  }
  return (
    <ControlGroup {...{ id, names, describes, isWrong }} className="policy-list">
      {texts.map(([of, text]) => {
        const label = setting.choices?.find((one) => one.value === of)?.label ?? of
        return (
          <span key={of} className="policy-line">
            <span className="policy-key">{label}</span>
            <input
              className="field-input"
              aria-label={label}
              maxLength={setting.longest}
              value={text}
              onChange={({ target }) =>
                write(texts.map((one) => (one[0] === of ? [of, target.value] : one)))
              }
            />
            <IconButton
              icon="trash"
              label={say.remove(label)}
              onClick={() => write(texts.filter((one) => one[0] !== of))}
            />
          </span>
        )
      })}
      <span className="policy-line">
        {free ? (
          <NativeSelect
            aria-label={say.keyOfNew}
            value={key}
            onChange={({ target }) => setKey(target.value)}
          >
            <option value="">{say.chooseKey}</option>
            {free.map((one) => (
              <option key={one.value} value={one.value}>
                {one.label}
              </option>
            ))}
          </NativeSelect>
        ) : (
          <input
            className="field-input"
            aria-label={say.keyOfNew}
            placeholder={setting.format === 'status' ? say.status : say.keyOfNew}
            inputMode={setting.format === 'status' ? 'numeric' : undefined}
            value={key}
            onChange={({ target }) => setKey(target.value)}
          />
        )}
        <Button icon="plus" reason={key.trim() === '' ? say.chooseKey : null} onClick={add}>
          {say.add}
        </Button>
      </span>
    </ControlGroup>
  )
}
