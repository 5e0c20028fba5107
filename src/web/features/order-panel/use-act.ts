import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import type { submitLotEvent } from '../../../contract/lots.ts'
import type { triggerOtp, updateEpod } from '../../../contract/proof.ts'
import type { remarkItems, reviewOrder } from '../../../contract/reviews.ts'
import type { WireOrder } from '../../../domain/order/order.ts'
import { callApi, withToken } from '../../lib/api.ts'
import { ApiFailure, failedOf } from '../../lib/failure.ts'
import { newKeptKey } from '../../lib/kept-key.ts'
import { upload } from '../../lib/photos/upload.ts'
import { notify } from '../../ui/notify.ts'
import type { Act, Panel } from './panel.ts'

/** The panel's actions: each goes out once under its key, says what came of it, and has the order read again. */
export const useAct = ({ _id: order_id, lot }: Pick<WireOrder, '_id' | 'lot'>): Pick<Panel, 'act' | 'review' | 'remarkItems' | 'countCrates' | 'sendOtp' | 'sendPhoto' | 'busy'> => {
  const queries = useQueryClient()
  const [kept] = useState(newKeptKey)
  const [busy, setBusy] = useState(false)
  const isBusy = useRef(false)

  const refresh = useCallback(() => Promise.all([['order', order_id], ['orders'], ['counter']].map((queryKey) => queries.invalidateQueries({ queryKey }))), [queries, order_id])

  const run = async (send: () => Promise<{ message: string }>): Promise<boolean> => {
    if (isBusy.current) return false
    isBusy.current = true
    setBusy(true)
    try {
      notify.done((await send()).message)
      kept.acknowledged()
      return true
    } catch (thrown) {
      // Without an answer the same press, pressed again, is the same request.
      if (!(thrown instanceof ApiFailure) || thrown.code !== 0) kept.acknowledged()
      notify.failure(thrown)
      return false
    } finally {
      await refresh()
      isBusy.current = false
      setBusy(false)
    }
  }

  const act = (what: Act): Promise<boolean> =>
    run(() => callApi<typeof updateEpod>('POST /update_epod', { query: {}, ...kept.take(what, () => ({ ...what, _id: order_id, device_time: new Date().toISOString() })) }))
  const review: Panel['review'] = (is_approved) => run(() => callApi<typeof reviewOrder>('POST /orders/review', kept.take(['review', is_approved], () => ({ order_id, is_approved }))))
  const remarked: Panel['remarkItems'] = (remarks) =>
    run(() => callApi<typeof remarkItems>('POST /items/remarks/bulk/:id', { params: { id: order_id }, ...kept.take(['items', remarks], () => ({ remarks: [...remarks] })) }))
  const countCrates: Panel['countCrates'] = (count) =>
    run(() => callApi<typeof submitLotEvent>('POST /lots/submitLotEvent', kept.take(['crates', count], () => ({ ...count, identifier: lot ?? '', _id: order_id }))))
  const sendOtp = (): Promise<boolean> => run(() => callApi<typeof triggerOtp>('POST /trigger_otp', kept.take('trigger_otp', () => ({ _id: order_id }))))

  const sendPhoto = useCallback<Panel['sendPhoto']>(async (photo, key, onProgress) => {
    const body = { _id: order_id, photos: [photo] }
    try {
      const answer = await withToken(async (token) => {
        const sent = await upload<unknown>({ url: '/api/update_epod', token, key, text: JSON.stringify(body) }, onProgress)
        if (sent.code === 401) throw new ApiFailure(401, sent.ok ? '' : sent.message)
        return sent
      })
      if (answer.ok) void refresh()
      return answer
    } catch (thrown) {
      return failedOf(thrown)
    }
  }, [order_id, refresh])

  return { act, review, remarkItems: remarked, countCrates, sendOtp, sendPhoto, busy }
}
