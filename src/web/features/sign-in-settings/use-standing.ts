import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import type {
  getSingleSignOn,
  SingleSignOnStanding,
} from '../../../contract/sign-in/single-sign-on.ts'
import { callApi } from '../../lib/api/api.ts'
import { ApiFailure } from '../../lib/api/failure.ts'
import { newSendOnce } from '../../lib/api/send-once.ts'
import { notify } from '../../ui/notify.ts'

const keyOf = (client: string) => ['single-sign-on', client]

/** How a client's users sign in beside passwords. */
export const useStanding = (client: string): UseQueryResult<SingleSignOnStanding> =>
  useQuery({
    queryKey: keyOf(client),
    queryFn: async ({ signal }) => {
      const input = { params: { key: client }, signal }
      return (await callApi<typeof getSingleSignOn>('GET /clients/:key/single-sign-on', input))
        .result
    },
  })

/** One act of a part of the page: whether it is under way, and which fields were refused. */
export interface Act {
  readonly isBusy: boolean
  /** What was refused at the first of these fields, or below it; null for nothing. */
  readonly wrongAt: (...fields: readonly string[]) => string | null
  /** Does what is wanted, under a key that is the same for the same again after a lost answer. */
  readonly run: (wanted: object, work: (key: string) => Promise<void>) => Promise<void>
}

/** Does one thing at a time and asks anew for what stands then; what is refused is said. */
export const useAct = (client: string): Act => {
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiFailure | null>(null)
  const [sendOnce] = useState(newSendOnce)
  const run: Act['run'] = async (wanted, work) => {
    if (isBusy) return
    setBusy(true)
    setFailure(null)
    try {
      await sendOnce(wanted, work)
    } catch (thrown) {
      if (thrown instanceof ApiFailure && thrown.errors.length > 0) setFailure(thrown)
      else notify.failure(thrown)
    }
    // Where somebody else was quicker, theirs is what is looked at next.
    await queries.invalidateQueries({ queryKey: keyOf(client) })
    setBusy(false)
  }
  const wrongAt: Act['wrongAt'] = (...fields) =>
    failure?.errors.find(({ field }) =>
      fields.some((one) => field === one || field.startsWith(`${one}.`)),
    )?.message ?? null
  return { isBusy, wrongAt, run }
}
