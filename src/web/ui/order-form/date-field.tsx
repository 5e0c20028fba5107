import { useContext } from 'react'
import { useController } from 'react-hook-form'
import type { FormValues } from '../../lib/order-form/form-values.ts'
import { DayField } from '../days/day-field.tsx'
import { Locks } from './locks.ts'
import { Needed } from './needed.ts'

interface Props {
  name: 'invoice_date' | 'dispatch_date'
  label: string
  hint?: string | undefined
}

/** A day of the form (DESK-08), with what is wrong beside it or why it is locked. */
export const DateField = ({ name, label, hint }: Props) => {
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
  } = useController<FormValues, Props['name']>({ name })
  const lock = useContext(Locks)(name)
  const isNeeded = useContext(Needed).has(name)
  return (
    <DayField
      {...{ label, value, onChange, onBlur, ref, isNeeded }}
      error={fieldState.error?.message}
      hint={lock ? (lock.reason ?? undefined) : hint}
      readOnly={lock !== null}
    />
  )
}
