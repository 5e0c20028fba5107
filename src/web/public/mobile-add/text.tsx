import { createContext, useContext, useId, useState, type InputHTMLAttributes } from 'react'
import { Field } from '../kit/field.tsx'
import { FormContext } from './form-context.ts'
import type { Help } from './help.ts'
import { useNames, type PhoneNameKind } from './names.ts'
import { textAt } from './typed.ts'

/** What helps to fill it in; null until that has come. */
export const HelpContext = createContext<Help | null>(null)

interface TextProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'onChange' | 'value' | 'id' | 'name' | 'list' | 'contextMenu'
> {
  path: string
  label: string
  hint?: string
  /** Completes from names in use. */
  names?: PhoneNameKind
  /** A list of contacts: white space is dropped as it is typed (ADD-06). */
  contacts?: boolean
}

/** One field of the form, with what is wrong beside it; names complete as one types. */
export const Text = ({ path, label, hint, names, contacts = false, ...input }: TextProps) => {
  const form = useContext(FormContext)
  if (!form) throw new Error('a field needs its form')
  const NearNames = useContext(HelpContext)?.NearNames
  const list = useId()
  const [isActive, setActive] = useState(false)
  const value = textAt(form.values, path)
  const known = useNames(names, value, isActive)
  return (
    <>
      <Field
        {...input}
        name={path}
        label={label}
        value={value}
        problem={form.problems.get(path) ?? null}
        hint={hint}
        aria-required={form.needed?.has(path)}
        onChange={(text) => form.type(path, contacts ? text.replace(/\s+/g, '') : text)}
        onFocus={() => setActive(true)}
        onBlur={() => setActive(false)}
        list={names && list}
        onKeyDown={(event) => {
          if (input.type === 'number' && 'eE+-'.includes(event.key)) event.preventDefault()
        }}
      />
      {names && (
        <datalist id={list}>
          {known.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </datalist>
      )}
      {NearNames && names && !isActive && (
        <NearNames kind={names} name={value} onTake={(name) => form.type(path, name)} />
      )}
    </>
  )
}
