import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import type { submitLotEvent } from '../../../contract/lots.ts'
import type { sendStep as sendStepCall } from '../../../contract/notifications.ts'
import type { triggerOtp, updateEpod } from '../../../contract/proof.ts'
import type { remarkItems, reviewOrder } from '../../../contract/reviews.ts'
import type { WireOrder } from '../../../domain/order/order.ts'
import { useBackend, useCallApi } from '../../lib/api/backend.ts'
import { failedOf } from '../../lib/api/failure.ts'
import { newKeptKey } from '../../lib/api/kept-key.ts'
import { sendPhoto } from '../../lib/photos/send-photo.ts'
import { notify } from '../../ui/notify.ts'
import type { ProofInput, Panel } from './panel.ts'

/**
 * The panel's actions: each goes out once under its key, says what came of it, and has the order
 * read again. `spoc` is whose Receive it is.
 */
export const useAct = (
  { _id: order_id, lot }: Pick<WireOrder, '_id' | 'lot'>,
  spoc?: string,
): Pick<
  Panel,
  'act' | 'review' | 'remarkItems' | 'countCrates' | 'sendOtp' | 'sendStep' | 'sendPhoto' | 'busy'
> => {
  const queries = useQueryClient()
  const callApi = useCallApi()
  const sendOver = useBackend()?.sendPhoto ?? sendPhoto
  const [kept] = useState(newKeptKey)
  const [busy, setBusy] = useState(false)
  const isBusy = useRef(false)

  const refresh = useCallback(
    () =>
      Promise.all(
        [['order', order_id], ['orders'], ['counter']].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      ),
    [queries, order_id],
  )

  const run = async (send: () => Promise<{ message: string }>): Promise<boolean> => {
    if (isBusy.current) return false
    isBusy.current = true
    setBusy(true)
    try {
      notify.done((await send()).message)
      kept.acknowledged()
      return true
    } catch (thrown) {
      kept.failed(failedOf(thrown))
      notify.failure(thrown)
      return false
    } finally {
      await refresh()
      isBusy.current = false
      setBusy(false)
    }
  }

  const act = (what: ProofInput): Promise<boolean> =>
    run(() =>
      callApi<typeof updateEpod>('POST /update_epod', {
        query: what.receive === true && spoc !== undefined ? { spoc } : {},
        ...kept.take(what, () => ({
          ...what,
          _id: order_id,
          device_time: new Date().toISOString(),
        })),
      }),
    )
  const review: Panel['review'] = (is_approved) =>
    run(() =>
      callApi<typeof reviewOrder>(
        'POST /orders/review',
        kept.take(['review', is_approved], () => ({ order_id, is_approved })),
      ),
    )
  const remarked: Panel['remarkItems'] = (remarks) =>
    run(() =>
      callApi<typeof remarkItems>('POST /items/remarks/bulk/:id', {
        params: { id: order_id },
        ...kept.take(['items', remarks], () => ({ remarks: [...remarks] })),
      }),
    )
  const countCrates: Panel['countCrates'] = (count) =>
    run(() =>
      callApi<typeof submitLotEvent>(
        'POST /lots/submitLotEvent',
        kept.take(['crates', count], () => ({ ...count, identifier: lot ?? '', _id: order_id })),
      ),
    )
  const sendStep: Panel['sendStep'] = (step) =>
    run(() =>
      callApi<typeof sendStepCall>('POST /orders/:id/owed/send', {
        params: { id: order_id },
        ...kept.take(['step', step], () => ({ step })),
      }),
    )
  const sendOtp = (): Promise<boolean> =>
    run(() =>
      callApi<typeof triggerOtp>(
        'POST /trigger_otp',
        kept.take('trigger_otp', () => ({ _id: order_id })),
      ),
    )

  const sendOne = useCallback<Panel['sendPhoto']>(
    async (photo, key, onProgress) => {
      const answer = await sendOver(order_id, photo, key, onProgress)
      if (answer.ok) void refresh()
      return answer
    },
    [order_id, refresh, sendOver],
  )

  return {
    act,
    review,
    remarkItems: remarked,
    countCrates,
    sendOtp,
    sendStep,
    sendPhoto: sendOne,
    busy,
  }
}
