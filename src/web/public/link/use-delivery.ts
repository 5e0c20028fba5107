import { useRef, useState } from 'react'
import type { z } from 'zod'
import type { updateEpod } from '../../../contract/proof/proof.ts'
import { publicWords } from '../../../domain/words/public-pages.ts'
import { newKey, untilAnswered } from '../../lib/api/answer.ts'
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
  /** Sends until there is an answer, under one idempotency key, and says what was answered. */
  readonly deliver: (path: string, compose: () => object) => Promise<boolean>
}

/**
 * Delivers what a person does here to the server, and waits for a connection where there is none.
 */
export const useDelivery = (
  { transport, hear }: Pick<OrderState, 'transport' | 'hear'>,
  say: Say,
): ActionDelivery => {
  const [sending, setSending] = useState<PublicPageState['sending']>('no')
  const isBusy = useRef(false)
  const [{ pause, retryNow }] = useState(newConnection)

  const deliver: ActionDelivery['deliver'] = async (path, compose) => {
    const key = newKey()
    const body = compose()
    const answer = await untilAnswered(
      () =>
        transport.send((token) =>
          call<DeliveryAnswer>({
            method: 'POST',
            path,
            token,
            key,
            body,
            device_now: new Date().toISOString(),
          }),
        ),
      (tries, least_ms) => {
        setSending('waiting')
        return pause(tries, least_ms)
      },
    )
    say(
      answer.ok
        ? answer.body.message
        : answer.code === 401
          ? t(publicWords).tooLong
          : answer.message,
      !answer.ok,
    )
    await hear(
      answer.ok ? answer.body.public_order : undefined,
      answer.ok ? answer.body.token : undefined,
    )
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
