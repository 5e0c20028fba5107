import { useContext, type ComponentPropsWithoutRef, type KeyboardEvent } from 'react'
import { useFormContext, type FieldPath } from 'react-hook-form'
import { TextField } from '../field.tsx'
import type { NameKind } from '../../lib/preferences/filter-values.ts'
import type { FormValues } from '../../lib/order-form/form-values.ts'
import { Locks } from './locks.ts'
import { Needed } from './needed.ts'
import { NameField } from './name-field.tsx'

interface FieldProps extends Omit<ComponentPropsWithoutRef<'input'>, 'name' | 'list'> {
  name: FieldPath<FormValues>
  label: string
  hint?: string | undefined
  /** Completes from names of this kind. */
  known?: NameKind
  /** A list of contacts: white space is dropped as it is typed (ADD-06). */
  contacts?: boolean
}

/** Exponents and signs, which number fields would take, are no quantity (ADD-08). */
const blockExponent = (event: KeyboardEvent): void => {
  if (['e', 'E', '+', '-'].includes(event.key)) event.preventDefault()
}

/** A number as the panel and the list have it, with its groups of digits: nobody types in it. */
const grouped = (value: unknown): string => {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  return /^\d+(\.\d+)?$/.test(text)
    ? Number(text).toLocaleString('en-IN', { maximumFractionDigits: 20 })
    : text
}

/**
 * A field of the form with what is wrong beside it; where it is locked, it can be read and copied.
 */
export const Field = ({ name, label, hint, known, contacts = false, ...input }: FieldProps) => {
  const { register, getFieldState, getValues, formState } = useFormContext<FormValues>()
  const { error } = getFieldState(name, formState)
  const lock = useContext(Locks)(name)
  const isNeeded = useContext(Needed).has(name)
  const isNumber = input.type === 'number' || input.inputMode === 'decimal'
  if (isNumber && lock !== null)
    return (
      <TextField
        key="locked"
        label={label}
        hint={lock.reason ?? undefined}
        readOnly
        value={grouped(getValues(name))}
      />
    )
  const registered = register(
    name,
    contacts ? { setValueAs: (typed: string) => typed.replace(/\s+/g, '') } : {},
  )
  if (known !== undefined && lock === null)
    return <NameField name={name} label={label} kind={known} isNeeded={isNeeded} {...input} />
  return (
    <TextField
      label={label}
      error={error?.message}
      isNeeded={isNeeded}
      hint={lock ? (lock.reason ?? undefined) : hint}
      autoComplete="off"
      spellCheck={false}
      {...input}
      {...registered}
      readOnly={lock !== null}
      {...(isNumber ? { onKeyDown: blockExponent } : {})}
      onInput={
        contacts
          ? ({ currentTarget }) => {
              currentTarget.value = currentTarget.value.replace(/\s+/g, '')
            }
          : undefined
      }
    />
  )
}
