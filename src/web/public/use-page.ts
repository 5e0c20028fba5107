import { useCallback, useEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import type { OpenedPublic } from '../../contract/links.ts'
import type { updateEpod } from '../../contract/proof.ts'
import { words } from '../../domain/words.ts'
import { publicWords } from '../../domain/words/public-pages.ts'
import { newKey, untilAnswered, type Answer } from '../lib/answer.ts'
import { upload } from '../lib/photos/upload.ts'
import { call, fetchFile } from './call.ts'
import { newConnection } from './connection.ts'
import { locate } from '../lib/locate.ts'
import type { Act, Closing, Open, Page } from './page.ts'

/** How often an order is read again while a code may not be asked for yet, in ms (OTP-03's pause). */
const RESEND_PAUSE_MS = 30_000

/** What the calls that change an order answer here. */
type Said = z.infer<(typeof updateEpod)['schema']['response'][200]>

/** Keeps an opened order up to date and puts on record what a person does, each action under a key of its own until it is acknowledged. */
export const usePage = (first: OpenedPublic, open: Open | null, say: (message: string, isError: boolean) => void): Page => {
  const [opened, setOpened] = useState(first)
  const [sending, setSending] = useState<Page['sending']>('no')
  const token = useRef(first.token)
  const isBusy = useRef(false)
  const [{ pause, retryNow }] = useState(newConnection)
  const { _id: order_id } = opened.result

  const take = useCallback((fresh: OpenedPublic): void => {
    token.current = fresh.token
    setOpened(fresh)
  }, [])

  const refresh = useCallback(async (): Promise<void> => {
    const answer = await call<OpenedPublic>({ method: 'GET', path: '/public-order', token: token.current })
    if (answer.ok) take(answer.body)
  }, [take])

  /** Sends under the token of the moment; one that has run out is exchanged once for a fresh one. */
  const withToken = useCallback(async <T,>(send: (token: string) => Promise<Answer<T>>): Promise<Answer<T>> => {
    const answer = await send(token.current)
    if (answer.code !== 401 || !open) return answer
    const again = await open()
    if (!again.ok) return again
    take(again.body)
    return send(again.body.token)
  }, [open, take])

  const deliver = async (path: string, compose: () => object | Promise<object>): Promise<boolean> => {
    if (isBusy.current) return false
    isBusy.current = true
    setSending('sending')
    const key = newKey()
    const body = await compose()
    const answer = await untilAnswered(
      () => withToken((current) => call<Said>({ method: 'POST', path, token: current, key, body })),
      (tries, least_ms) => {
        setSending('waiting')
        return pause(tries, least_ms)
      },
    )
    say(answer.ok ? answer.body.message : answer.code === 401 ? publicWords.tooLong : answer.message, !answer.ok)
    if (answer.ok && answer.body.token !== undefined) token.current = answer.body.token
    const told = answer.ok ? answer.body.public_order : undefined
    if (told) setOpened((before) => ({ ...before, result: told }))
    else await refresh()
    isBusy.current = false
    setSending('no')
    return answer.ok
  }

  const act = (what: Act): Promise<boolean> => deliver('/update_epod', () => ({ ...what, _id: order_id, device_time: new Date().toISOString() }))
  const close = (how: Closing): Promise<boolean> => deliver('/update_epod', async () => {
    const device_time = new Date().toISOString()
    return { ...how, _id: order_id, device_time, geo_tag: { loc: opened.client_config.geolocation ? await locate() : [] } }
  })
  const sendOtp = (): Promise<boolean> => deliver('/trigger_otp', () => ({ _id: order_id }))

  const sendPhoto = useCallback<Page['sendPhoto']>(async (photo, key, onProgress) => {
    const body = { _id: order_id, photos: [photo] }
    const answer = await withToken((current) => upload<Said>({ url: '/api/update_epod', token: current, key, body }, onProgress))
    const told = answer.ok ? answer.body.public_order : undefined
    if (told) setOpened((before) => ({ ...before, result: told }))
    return answer
  }, [order_id, withToken])

  const loadFile = useCallback((url: string) => fetchFile(url, token.current), [])

  useOpening(token)
  useReturning(refresh)
  const isTooSoon = opened.result.may['trigger_otp'] === words.otpTooSoon
  useEffect(() => {
    const timer = isTooSoon ? setTimeout(() => void refresh(), RESEND_PAUSE_MS) : undefined
    return () => clearTimeout(timer)
  }, [isTooSoon, refresh])

  return { order: opened.result, config: opened.client_config, sending, act, close, sendOtp, sendPhoto, loadFile, refresh, retryNow }
}

/** Tells the link's log once that a person looks at the page; a robot that only fetches it, or a tab in the background, does not count. */
const useOpening = (token: { readonly current: string }): void => {
  const isNoted = useRef(false)
  useEffect(() => {
    const note = (): void => {
      if (isNoted.current || document.visibilityState !== 'visible') return
      isNoted.current = true
      void call({ method: 'POST', path: '/public-order/opened', token: token.current, key: newKey() })
    }
    note()
    document.addEventListener('visibilitychange', note)
    return () => document.removeEventListener('visibilitychange', note)
  }, [token])
}

/** Reads the order again when the person comes back to the page. */
const useReturning = (refresh: () => Promise<void>): void => {
  useEffect(() => {
    const look = (): void => { if (document.visibilityState === 'visible') void refresh() }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [refresh])
}
