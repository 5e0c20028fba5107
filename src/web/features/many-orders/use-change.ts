import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type {
  getBulkChange,
  stopBulkChange,
  undoBulkChange,
} from '../../../contract/orders/bulk-changes.ts'
import { isUnderWay } from '../../../domain/order/entry/bulk-change.ts'
import { newKey } from '../../lib/api/answer.ts'
import { callApi, type Output } from '../../lib/api/api.ts'
import { notify } from '../../ui/notify.ts'

/** How often one that is under way is asked after, in ms. */
const WATCHED_MS = 1_000

type Told = Output<typeof getBulkChange>
/** A change of many orders, by reason what it left, and why it is not taken back. */
export interface Change {
  readonly change: Told['result']
  readonly reasons: Told['reasons']
  readonly stays: Told['stays']
}

/** Watches one change of many orders, stops it, and takes it back. */
export const useChange = (id: string) => {
  const queries = useQueryClient()
  const [busy, setBusy] = useState<'stop' | 'undo' | null>(null)
  // One act has one key, however often it is tried.
  const [key] = useState(newKey)
  const { data, error } = useQuery({
    queryKey: ['bulk_change', id],
    queryFn: async ({ signal }): Promise<Change> => {
      const { result, reasons, stays } = await callApi<typeof getBulkChange>(
        'GET /bulk_changes/:id',
        { params: { id }, signal },
      )
      return { change: result, reasons, stays }
    },
    refetchInterval: ({ state }) =>
      state.data && isUnderWay(state.data.change.state) ? WATCHED_MS : false,
  })
  const isEnded = data !== undefined && !isUnderWay(data.change.state)
  useEffect(() => {
    if (!isEnded) return
    for (const part of ['bell', 'order', 'orders', 'filters'])
      void queries.invalidateQueries({ queryKey: [part] })
  }, [isEnded, queries])

  const act = async (
    which: 'stop' | 'undo',
    call: () => Promise<string>,
  ): Promise<string | null> => {
    setBusy(which)
    try {
      return await call()
    } catch (thrown) {
      notify.failure(thrown)
      return null
    } finally {
      setBusy(null)
      for (const part of ['bell', 'bulk_change'])
        void queries.invalidateQueries({ queryKey: [part] })
    }
  }
  const params = { id }
  return {
    data,
    error,
    busy,
    stop: () =>
      act('stop', async () => {
        const { result } = await callApi<typeof stopBulkChange>('POST /bulk_changes/:id/stop', {
          params,
          body: {},
        })
        return result.id
      }),
    /** Answers the change that takes it back; null where it is not. */
    takeBack: () =>
      act('undo', async () => {
        const { result } = await callApi<typeof undoBulkChange>('POST /bulk_changes/:id/undo', {
          params,
          body: {},
          key,
        })
        return result.id
      }),
  }
}
