import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { WireOrder } from '../../../../domain/order/order.ts'
import { heldWords } from '../../../../domain/words/held.ts'
import { useBackend } from '../../../lib/api/backend.ts'
import { failedOf, messageOf } from '../../../lib/api/failure.ts'
import { newKeptKey } from '../../../lib/api/kept-key.ts'
import { heard } from '../../../lib/heard.ts'
import { t } from '../../../lib/language/language.ts'
import { storedSession } from '../../../lib/session/session-store.ts'
import type { Asking } from '../../../lib/session/viewer.ts'
import { notify } from '../../../ui/notify.ts'
import { hereAndNow, type HereAndNow } from '../closing/here-and-now.ts'
import { holding } from './holding.ts'

/** Sends one request; `keepalive`: it goes through also when the page is left meanwhile. */
export type Send = (keepalive: boolean) => Promise<{ message: string }>

/**
 * Has the order read again, and all that it is listed and counted in; resolves once the order is:
 * nobody waits for a list behind the panel, which may take long.
 */
export const readAgain = (queries: QueryClient, order_id: string): Promise<void> => {
  for (const queryKey of [['orders'], ['counter']]) void queries.invalidateQueries({ queryKey })
  return queries.invalidateQueries({ queryKey: ['order', order_id] })
}

/**
 * How the panel's acts go out: at once, or after the seconds in which they can be undone (DESK-21).
 * Each says what came of it and has the order read again.
 */
export const useSending = (
  { _id: order_id, identifier }: Pick<WireOrder, '_id' | 'identifier'>,
  { viewer, policy }: Asking,
) => {
  const queries = useQueryClient()
  // Training and previews have another backend, where nothing is on record anyhow.
  const isOnRecord = useBackend() === null
  const [kept] = useState(newKeptKey)
  const [busy, setBusy] = useState(false)
  const under_way = useRef(0)
  const isGone = useRef(false)
  // The press whose place is being sought.
  const seeking = useRef<object | null>(null)
  const [isSeeking, setSeeking] = useState(false)
  const held = useSyncExternalStore(holding.subscribe, holding.now)

  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
      void holding.leave()
    }
  }, [])

  const refresh = useCallback(() => readAgain(queries, order_id), [queries, order_id])

  const whileBusy = async (work: () => Promise<boolean>): Promise<boolean> => {
    under_way.current += 1
    setBusy(true)
    try {
      return await work()
    } finally {
      await refresh()
      under_way.current -= 1
      setBusy(under_way.current > 0)
    }
  }

  const deliver = async (sends: readonly Send[], isLeaving = false): Promise<boolean> => {
    // Where the panel is gone, or about to, the sentence has to say of which order it is.
    const told = (sentence: string): string => (isLeaving ? `${identifier}: ${sentence}` : sentence)
    const gone = isLeaving ? sends.map((send) => send(true)) : []
    // Each is waited for below, until one fails.
    for (const one of gone) one.catch(() => null)
    try {
      for (const [at, send] of sends.entries()) {
        const { message } = await (gone[at] ?? send(false))
        kept.ended()
        notify.done(told(heard(message)))
      }
      return true
    } catch (thrown) {
      kept.ended(failedOf(thrown))
      notify.error(told(messageOf(thrown)))
      return false
    }
  }

  /**
   * When and where an act was pressed: one press is one act, and the panel is busy until its place
   * is found. Null where it is no act: another one is under way, or it was given up meanwhile.
   */
  const pressed = async (isAsked = true): Promise<HereAndNow | null> => {
    if (under_way.current > 0 || seeking.current !== null) return null
    const press = {}
    seeking.current = press
    setSeeking(true)
    const here = await hereAndNow(isAsked)
    if (seeking.current !== press) return null
    giveUp()
    return here
  }
  /** Its dialog was left: an act whose place is still being sought is none. */
  const giveUp = (): void => {
    seeking.current = null
    setSeeking(false)
  }

  /** Sends one request now, and before it what is held. */
  const run = async (send: Send): Promise<boolean> => {
    if (under_way.current > 0 || seeking.current !== null) return false
    return whileBusy(async () => {
      await holding.record()
      return deliver([send])
    })
  }

  /**
   * Sends these, one after the other, when the policy's seconds are over; true where it waits.
   * `onNotDone` hears it where they were taken back since, or did not all go through.
   */
  const hold = async (
    word: string,
    sends: readonly Send[],
    onNotDone?: () => void,
  ): Promise<boolean> => {
    if (under_way.current > 0 || seeking.current !== null) return false
    const now = async (isLeaving: boolean): Promise<boolean> => {
      const isDone = await whileBusy(() => deliver(sends, isLeaving))
      if (!isDone) onNotDone?.()
      return isDone
    }
    if (isGone.current || !isOnRecord || !(policy.undo_seconds > 0)) return now(isGone.current)
    const send = async (isLeaving: boolean): Promise<boolean> => {
      const holder = storedSession()?.account.userdata.username
      if (holder === undefined || holder === viewer.username) return now(isLeaving)
      // Another tab has signed in as somebody else meanwhile, and this is no act of theirs.
      notify.error(t(heldWords).otherAccount(word))
      onNotDone?.()
      return false
    }
    holding.hold({ order_id, word, send, onUndo: onNotDone }, policy.undo_seconds)
    return true
  }

  return {
    run,
    hold,
    pressed,
    giveUp,
    kept,
    refresh,
    busy: busy || isSeeking,
    held: held?.order_id === order_id ? held.word : null,
  }
}
