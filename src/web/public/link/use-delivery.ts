import { useRef, useState } from 'react'
import type { z } from 'zod'
import type { updateEpod } from '../../../contract/proof/proof.ts'
import { publicWords } from '../../../domain/words/public-pages.ts'
import { isPassing, newKey, unreachable, untilAnswered } from '../../lib/api/answer.ts'
import { t } from '../../lib/language/language.ts'
import { call } from './call.ts'
import { newConnection } from './connection.ts'
import type { PublicPageState } from './page.ts'
import type { OrderState } from './use-order.ts'

/** What the calls that change an order answer here. */
export type DeliveryAnswer = z.infer<(typeof updateEpod)['schema']['response'][200]>

/** Says a sentence to the person. */
export type Say = (message: string, isError: boolean) => void

/** Delivery straight to the server, one action at a time. */
export interface ActionDelivery {
  readonly sending: PublicPageState['sending']
  readonly retryNow: () => void
  /** One thing at a time; false for what is pressed meanwhile. */
  readonly alone: (work: () => Promise<boolean>) => Promise<boolean>
  /** Sends under one idempotency key, and says what was answered. */
  readonly deliver: (
    path: string,
    compose: () => object,
    /** What it is about: without an answer, the same again keeps its key and body. */
    about: string | null,
    /**
     * Where given, it is sent until it is answered; before each try this sends what was captured
     * before, and tells whether some of that is still to go first.
     */
    isBehind?: () => Promise<boolean>,
  ) => Promise<boolean>
}

/** After how long another one-time password may be sent, in ms (OTP-03). */
const RESEND_PAUSE_MS = 30_000

/** A request that may have arrived, though nothing came back. */
interface Unanswered {
  readonly about: string
  readonly key: string
  readonly body: object
  /** The device's clock as it was made, in ms. */
  readonly at: number
}

/** Delivers what a person does here to the server. */
export const useDelivery = (
  { transport, hear }: Pick<OrderState, 'transport' | 'hear'>,
  say: Say,
): ActionDelivery => {
  const [sending, setSending] = useState<PublicPageState['sending']>('no')
  const isBusy = useRef(false)
  const [{ pause, retryNow }] = useState(newConnection)

  const unanswered = useRef<Unanswered>(null)

  const deliver: ActionDelivery['deliver'] = async (path, compose, about, isBehind) => {
    const lost = unanswered.current
    const at = Date.now()
    let isAgain =
      lost !== null &&
      lost.about === about &&
      // Later another code may be sent, which is then asked for.
      (path !== '/trigger_otp' || at - lost.at < RESEND_PAUSE_MS)
    const request =
      lost && isAgain ? lost : { about: about ?? '', key: newKey(), body: compose(), at }
    const send = async () => {
      if (await isBehind?.()) return unreachable()
      return transport.send((token) =>
        call<DeliveryAnswer>({
          method: 'POST',
          path,
          token,
          key: request.key,
          body: request.body,
          device_now: new Date().toISOString(),
        }),
      )
    }
    const answer = await (isBehind
      ? untilAnswered(send, (tries, least_ms) => {
          isAgain = true
          setSending('waiting')
          return pause(tries, least_ms)
        })
      : send())
    const isLost = !answer.ok && isPassing(answer)
    unanswered.current = isLost ? request : null
    say(
      answer.ok
        ? answer.body.message
        : answer.code === 401
          ? t(publicWords).tooLong
          : answer.said === 'some_error' && isLost
            ? unreachable().message
            : answer.message,
      !answer.ok,
    )
    const heard = hear(
      // Where an earlier try may have arrived, the order is told as it was then.
      answer.ok && !isAgain ? answer.body.public_order : undefined,
      answer.ok ? answer.body.token : undefined,
    )
    // Without a line that takes as long as the try did, and the page can be used meanwhile.
    if (!isLost) await heard
    return answer.ok
  }

  const alone: ActionDelivery['alone'] = async (work) => {
    if (isBusy.current) return false
    isBusy.current = true
    setSending('sending')
    try {
      return await work()
    } finally {
      isBusy.current = false
      setSending('no')
    }
  }

  return { sending, retryNow, alone, deliver }
}
