import { useQueryClient } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { notify } from '../../ui/notify.ts'
import { refusedFields } from './refused-fields.ts'

/**
 * What a form of the account needs: which fields were refused, whether it is under way, and how it
 * is sent.
 */
export interface Sent {
  readonly wrong: Readonly<Record<string, string>>
  readonly isBusy: boolean
  readonly submit: (work: () => Promise<void>) => (event: SubmitEvent) => void
}

/** Sends a form once at a time; what is refused stands at its fields, or in a snackbar. */
export const useSent = (): Sent => {
  const queries = useQueryClient()
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({})
  const [isBusy, setBusy] = useState(false)
  const run = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true)
    setWrong({})
    try {
      await work()
      await queries.invalidateQueries({ queryKey: ['account'] })
    } catch (thrown) {
      const fields = refusedFields(thrown)
      setWrong(fields)
      if (Object.keys(fields).length === 0) notify.failure(thrown)
    } finally {
      setBusy(false)
    }
  }
  const submit: Sent['submit'] = (work) => (event) => {
    event.preventDefault()
    if (!isBusy) void run(work)
  }
  return { wrong, isBusy, submit }
}
