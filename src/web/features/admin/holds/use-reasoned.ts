import { useQueryClient } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { ApiFailure, messageOf } from '../../../lib/api/failure.ts'
import { notify } from '../../../ui/notify.ts'

/** A form that asks why: what is wrong with its fields, and how it is sent, once at a time. */
export interface Reasoned {
  readonly why: string
  readonly setWhy: (why: string) => void
  readonly isBusy: boolean
  readonly errorAt: (field: string) => string | null
  /** What went wrong that is about no field. */
  readonly fault: string | null
  readonly submit: (event: SubmitEvent) => void
}

/** Sends a hold's form: `send` answers the sentence to show; `onDone` closes the dialog. */
export const useReasoned = (
  whyNeeded: string,
  send: (why: string) => Promise<{ message: string }>,
  onDone: () => void,
): Reasoned => {
  const queries = useQueryClient()
  const [why, setWhy] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [fault, setFault] = useState<string | null>(null)
  const run = async (): Promise<void> => {
    setBusy(true)
    setFault(null)
    try {
      const { message } = await send(why.trim())
      notify.done(message)
      await queries.invalidateQueries({ queryKey: ['legal-holds'] })
      onDone()
    } catch (thrown) {
      const fields = thrown instanceof ApiFailure ? thrown.errors : []
      setErrors(Object.fromEntries(fields.map(({ field, message }) => [field, message])))
      if (fields.length === 0) setFault(messageOf(thrown))
      setBusy(false)
    }
  }
  return {
    why,
    setWhy,
    isBusy,
    errorAt: (field) => errors[field] ?? null,
    fault,
    submit: (event) => {
      event.preventDefault()
      if (isBusy) return
      if (why.trim() === '') setErrors({ why: whyNeeded })
      else void run()
    },
  }
}
