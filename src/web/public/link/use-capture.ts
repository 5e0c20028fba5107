import { useCallback, useState } from 'react'
import type { GeoPoint } from '../../../domain/order/order.ts'
import { isPassing, KEPT, newKey, REFUSED } from '../../lib/api/answer.ts'
import { upload } from '../../lib/photos/upload.ts'
import { actionPath } from './call.ts'
import { kindOf, placeIn } from './captured.ts'
import { theOutbox } from '../offline/lazy-outbox.ts'
import type { PublicInput, PublicPageState } from './page.ts'
import type { ActionDelivery, DeliveryAnswer, Say } from './use-delivery.ts'
import type { OrderState } from './use-order.ts'
import { within } from './within.ts'

/** How long a press waits until what was captured before has gone out, in ms. */
const SENT_MS = 8_000

/** Capture of actions: on the phone first, each under a key of its own until it is acknowledged. */
export interface CaptureAction {
  /** Puts an action into the phone's queue; straight to the server where there is none. */
  readonly put: (what: PublicInput, place: GeoPoint | null) => Promise<boolean>
  /**
   * What only the server can judge goes straight to it, after what was captured before (C4, C8).
   */
  readonly putStraight: (what: PublicInput) => Promise<boolean>
  readonly sendPhoto: PublicPageState['sendPhoto']
}

/** Puts what a person does into the outbox of this phone. */
export const useCapture = (
  page_id: string,
  { opened, transport, refresh }: OrderState,
  { deliver }: ActionDelivery,
  say: Say,
): CaptureAction => {
  const { _id: order_id } = opened.result
  /** What went straight to the server and may have arrived, by its key. */
  const [straight] = useState(() => new Map<string, string>())

  const put: CaptureAction['put'] = async (what, place) => {
    const body = { ...what, _id: order_id, device_time: new Date().toISOString() }
    const box = await within(theOutbox())
    const spoc =
      (what.receive && new URLSearchParams(location.search).get('spoc')?.trim().slice(0, 200)) || ''
    const outcome = await box?.submit({
      page_id,
      key: newKey(),
      kind: kindOf(what),
      body,
      place,
      spoc,
    })
    if (!outcome)
      return deliver(
        actionPath(spoc),
        () => body,
        null,
        async () => (await box?.isBehind(page_id)) ?? false,
      )
    const isRefused = outcome.state === 'refused'
    say(outcome.message, isRefused)
    if (isRefused) await refresh()
    return !isRefused
  }

  const putStraight: CaptureAction['putStraight'] = async (what) => {
    await within(
      theOutbox().then((box) => box?.sendNow()),
      SENT_MS,
    )
    return deliver(
      '/update_epod',
      () => ({ ...what, _id: order_id, device_time: new Date().toISOString() }),
      // Wherever the phone is by then.
      `${what.otp ?? ''} ${what.dispute ?? ''}`,
    )
  }

  const sendPhoto = useCallback<PublicPageState['sendPhoto']>(
    async (photo, key, onProgress, onKept) => {
      const body = { _id: order_id, photos: [photo], device_time: new Date().toISOString() }
      const box = straight.has(key) ? null : await within(theOutbox())
      const queued = newKey()
      const stop = box?.watch((of, share) => {
        if (of === queued) onProgress(share)
      })
      const outcome = await box
        ?.submit(
          {
            page_id,
            key: queued,
            kind: 'photo',
            body,
            place: Array.isArray(photo.location) ? placeIn(photo.location) : null,
          },
          onKept,
        )
        .finally(stop)
      if (!outcome) {
        const text = straight.get(key) ?? JSON.stringify(body)
        straight.set(key, text)
        const answer = await transport.send((token) =>
          upload<DeliveryAnswer>(
            {
              url: '/api/update_epod',
              token,
              key,
              text,
              device_now: new Date().toISOString(),
            },
            onProgress,
          ),
        )
        if (answer.ok || !isPassing(answer)) straight.delete(key)
        await refresh()
        return answer
      }
      const { state, message } = outcome
      return state === 'refused'
        ? { ok: false, code: 422, message, said: REFUSED, retry_after_ms: 0, body: null }
        : { ok: true, code: state === 'kept' ? KEPT : 200, body: queued }
    },
    [order_id, page_id, transport, refresh, straight],
  )

  return { put, putStraight, sendPhoto }
}
