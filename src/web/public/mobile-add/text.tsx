import {
  createContext,
  Suspense,
  useContext,
  useId,
  useState,
  type InputHTMLAttributes,
} from 'react'
import type { FormValues } from '../../lib/order-form/form-values.ts'
import { Field } from '../kit/field.tsx'
import { soon } from '../kit/soon.tsx'
import { useNames, type PhoneNameKind } from './names.ts'
import { textAt } from './typed.ts'

const NearNames = soon(async () => (await import('./near-names.tsx')).worded())
/** Names of which a new one may be a misspelling. */
const places: readonly unknown[] = ['client', 'source', 'destination']

/** The form around: what stands in it, what is wrong with it by field, and how to type into it. */
export interface Form {
  readonly values: FormValues
  readonly problems: ReadonlyMap<string, string>
  readonly type: (path: string, text: string) => void
}

/** The form that the fields below belong to. */
export const FormContext = createContext<Form | null>(null)

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
  const list = useId()
  const [isActive, setActive] = useState(false)
  const [isLeft, setLeft] = useState(false)
  const isPlace = names !== undefined && places.includes(names)
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
        {...(hint === undefined ? {} : { hint })}
        onChange={(text) => form.type(path, contacts ? text.replace(/\s+/g, '') : text)}
        onFocus={() => setActive(true)}
        onBlur={() => {
          setActive(false)
          // What does not come is no reason not to go on.
          if (isPlace)
            void NearNames.fetch().then(
              () => setLeft(true),
              () => undefined,
            )
        }}
        {...(names === undefined ? {} : { list })}
        onKeyDown={(event) => {
          if (input.type === 'number' && ['e', 'E', '+', '-'].includes(event.key))
            event.preventDefault()
        }}
      />
      {names !== undefined && (
        <datalist id={list}>
          {known.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </datalist>
      )}
      {isPlace && isLeft && !isActive && value.trim() !== '' && (
        <Suspense fallback={null}>
          <NearNames kind={names} name={value.trim()} onTake={(name) => form.type(path, name)} />
        </Suspense>
      )}
    </>
  )
}
