import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { editOrder, getOrder } from '../../../contract/orders/orders.ts'
import type { WireOrder } from '../../../domain/order/order.ts'
import { callApi, type Output } from '../../lib/api/api.ts'
import { ApiFailure } from '../../lib/api/failure.ts'
import { newSendOnce } from '../../lib/api/send-once.ts'
import { notify } from '../../ui/notify.ts'
import type { Changes } from './edited-values.ts'

interface Outcomes {
  onEdited: () => void
  /** Refused; with the order as it is now where it is not what the sender saw. */
  onRefused: (failure: ApiFailure, now: WireOrder | null) => void
}

/**
 * Sends an edit once, however often it is pressed, says what came of it, and has every list read
 * the order again.
 */
export const useEdit = (order_id: string, { onEdited, onRefused }: Outcomes) => {
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [sendOnce] = useState(newSendOnce)

  const learn = (order: WireOrder): void => {
    queries.setQueryData<Output<typeof getOrder>>(
      ['order', order_id],
      (before) => before && { ...before, result: order },
    )
    for (const key of [['order', order_id], ['orders'], ['counter'], ['filters']])
      void queries.invalidateQueries({ queryKey: key })
  }
  const send = async (rev: number, changes: Changes): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    try {
      const body = { ...changes, _id: order_id, rev }
      const { result, message } = await sendOnce(body, (key) =>
        callApi<typeof editOrder>('POST /edit_epod', { body, key }),
      )
      notify.done(message)
      onEdited()
      if (result) learn(result)
    } catch (thrown) {
      notify.failure(thrown)
      if (!(thrown instanceof ApiFailure) || thrown.code === 0) return
      const now =
        thrown.code === 409
          ? ((thrown.answer as { result?: WireOrder } | null)?.result ?? null)
          : null
      onRefused(thrown, now)
      if (now) learn(now)
    } finally {
      setBusy(false)
    }
  }
  return { send, isBusy }
}
