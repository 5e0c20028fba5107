import { useQueryClient } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { newSendOnce } from '../../lib/api/send-once.ts'
import { notify } from '../../ui/notify.ts'
import { refusedFields } from './refused-fields.ts'

/**
 * What a form of the account needs: which fields were refused, whether it is under way, and how it
 * is sent.
 */
export interface Sent {
  readonly wrong: Readonly<Record<string, string>>
  readonly isBusy: boolean
  /**
   * Sends what is wanted, under the Idempotency-Key that `work` is given: the same one for the same
   * again after a lost answer.
   */
  readonly submit: (
    wanted: object,
    work: (key: string) => Promise<void>,
  ) => (event: SubmitEvent) => void
}

/** Sends a form once at a time; what is refused stands at its fields, or in a snackbar. */
export const useSent = (): Sent => {
  const queries = useQueryClient()
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({})
  const [isBusy, setBusy] = useState(false)
  const [sendOnce] = useState(newSendOnce)
  const run = async (wanted: object, work: (key: string) => Promise<void>): Promise<void> => {
    setBusy(true)
    setWrong({})
    try {
      await sendOnce(wanted, work)
      await queries.invalidateQueries({ queryKey: ['account'] })
    } catch (thrown) {
      const fields = refusedFields(thrown)
      setWrong(fields)
      if (Object.keys(fields).length === 0) notify.failure(thrown)
    } finally {
      setBusy(false)
    }
  }
  const submit: Sent['submit'] = (wanted, work) => (event) => {
    event.preventDefault()
    if (!isBusy) void run(wanted, work)
  }
  return { wrong, isBusy, submit }
}
