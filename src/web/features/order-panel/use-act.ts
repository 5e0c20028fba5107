import { useCallback } from 'react'
import type { submitLotEvent } from '../../../contract/orders/lots.ts'
import type { sendStep as sendStepCall } from '../../../contract/messages/notifications.ts'
import type { triggerOtp, updateEpod } from '../../../contract/proof/proof.ts'
import type { remarkItems, reviewOrder } from '../../../contract/proof/reviews.ts'
import { reasonIn } from '../../../domain/order/proof/given-reason.ts'
import type { WireOrder } from '../../../domain/order/order.ts'
import { otpLimits } from '../../../domain/policy/rules/otp.ts'
import { SECOND } from '../../../domain/time.ts'
import { useBackend, useCallApi } from '../../lib/api/backend.ts'
import { sendPhoto } from '../../lib/photos/send-photo.ts'
import type { Asking } from '../../lib/session/viewer.ts'
import { holding } from './held/holding.ts'
import { useSending, type Send } from './held/use-sending.ts'
import type { ProofInput, Panel } from './panel.ts'

/**
 * The panel's actions: each goes out once under its key, some of them only when they can be undone
 * no longer. `spoc` is whose Receive it is.
 */
export const useAct = (
  order: Pick<WireOrder, '_id' | 'identifier' | 'lot'>,
  asking: Asking,
  spoc?: string,
): Pick<
  Panel,
  | 'act'
  | 'actLater'
  | 'review'
  | 'remarkItems'
  | 'countCrates'
  | 'sendOtp'
  | 'sendStep'
  | 'sendPhoto'
  | 'pressed'
  | 'giveUp'
  | 'busy'
  | 'held'
> => {
  const { _id: order_id, lot } = order
  const callApi = useCallApi()
  const sendOver = useBackend()?.sendPhoto ?? sendPhoto
  const { run, hold, kept, refresh, ...sending } = useSending(order, asking)

  // The moment is that of the press, whenever it goes out.
  const putting =
    ({ device_time = new Date().toISOString(), ...what }: ProofInput): Send =>
    (keepalive) =>
      callApi<typeof updateEpod>('POST /update_epod', {
        query: what.receive === true && spoc !== undefined ? { spoc } : {},
        keepalive,
        ...kept.take(what, () => ({ ...what, _id: order_id, device_time })),
      })
  const act = (what: ProofInput): Promise<boolean> => run(putting(what))
  const actLater: Panel['actLater'] = (word, acts, onNotDone) =>
    hold(
      word,
      acts.map((what) => putting(what)),
      onNotDone,
    )
  const review: Panel['review'] = (word, is_approved, reason) =>
    hold(word, [
      (keepalive) =>
        callApi<typeof reviewOrder>('POST /orders/review', {
          keepalive,
          ...kept.take(['review', is_approved, reason], () => ({
            order_id,
            is_approved,
            ...reasonIn({ reason }),
          })),
        }),
    ])
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
        kept.take('trigger_otp', () => ({ _id: order_id }), otpLimits.resend_seconds * SECOND),
      ),
    )

  const sendOne = useCallback<Panel['sendPhoto']>(
    async (photo, ...given) => {
      await holding.record()
      const answer = await sendOver(order_id, photo, ...given)
      if (answer.ok) void refresh()
      return answer
    },
    [order_id, refresh, sendOver],
  )

  return {
    act,
    actLater,
    review,
    remarkItems: remarked,
    countCrates,
    sendOtp,
    sendStep,
    sendPhoto: sendOne,
    ...sending,
  }
}
