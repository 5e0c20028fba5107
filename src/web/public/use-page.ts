import { useCallback, useEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import type { OpenedPublic } from '../../contract/links.ts'
import type { updateEpod } from '../../contract/proof.ts'
import type { Place } from '../../domain/order/order.ts'
import { pageSentences } from '../../domain/words/page-sentences.ts'
import { publicWords } from '../../domain/words/public-pages.ts'
import { KEPT, newKey, untilAnswered, type Answer } from '../lib/answer.ts'
import { spokenHere, t } from '../lib/language/language.ts'
import { upload } from '../lib/photos/upload.ts'
import { call, fetchFile } from './call.ts'
import { newConnection } from './connection.ts'
import { locate } from '../lib/locate.ts'
import { theOutbox } from './lazy-outbox.ts'
import type { Kind } from './offline/kept.ts'
import type { Act, Closing, Page, RolePage } from './page.ts'
import { queuedPhoto } from './queued-photo.ts'
import { useOutbox } from './use-outbox.ts'
import { shortTime } from './when.ts'

/**
 * How often an order is read again while a code may not be asked for yet, in ms (OTP-03's pause).
 */
const RESEND_PAUSE_MS = 30_000

/** What the calls that change an order answer here. */
type Said = z.infer<(typeof updateEpod)['schema']['response'][200]>

/** What an action is called where it waits. */
const kindOf = (act: Act): Kind =>
  act.receive
    ? 'receive'
    : act.reject
      ? 'reject'
      : act.remarks
        ? 'remark'
        : act.photos
          ? 'photo'
          : act.client_rating !== undefined
            ? 'rating'
            : act.triggerOutBound
              ? 'outbound'
              : act.signature
                ? 'signature'
                : 'goods'

/**
 * Keeps an opened order up to date and puts on record what a person does: on the phone first, each
 * action under a key of its own until it is acknowledged.
 */
export const usePage = (
  { opened: first, open, keeping, kept_at }: RolePage,
  say: (message: string, isError: boolean) => void,
): Page => {
  const [opened, setOpened] = useState(first)
  const [as_of, setAsOf] = useState(kept_at)
  const [sending, setSending] = useState<Page['sending']>('no')
  const token = useRef(first.token)
  const isBusy = useRef(false)
  /**
   * How often an action's answer has told how the order stands: what was asked for before it may be
   * older.
   */
  const told = useRef(0)
  const [{ pause, retryNow }] = useState(newConnection)
  const { _id: order_id } = opened.result

  const take = useCallback((fresh: OpenedPublic): void => {
    token.current = fresh.token
    setAsOf(null)
    setOpened(fresh)
  }, [])

  /**
   * Sends under the token of the moment; one that has run out is exchanged once for a fresh one.
   */
  const withToken = useCallback(
    async <T>(send: (token: string) => Promise<Answer<T>>): Promise<Answer<T>> => {
      const answer = await send(token.current)
      if (answer.code !== 401 || !open) return answer
      const again = await open()
      // The link itself is gone: opened anew, the page says so, and what it must not keep goes.
      if (again.code === 404) location.reload()
      if (!again.ok) return again
      take(again.body)
      return send(again.body.token)
    },
    [open, take],
  )

  const refresh = useCallback(async (): Promise<void> => {
    for (let before = -1; before !== told.current;) {
      before = told.current
      const answer = await withToken((current) =>
        call<OpenedPublic>({ method: 'GET', path: '/public-order', token: current }),
      )
      if (!answer.ok) return
      if (before === told.current) take(answer.body)
    }
  }, [take, withToken])

  const onNews = useCallback(
    (fresh: OpenedPublic | null): void => {
      told.current += 1
      if (fresh)
        setOpened((before) =>
          JSON.stringify(before.result) === JSON.stringify(fresh.result)
            ? before
            : { ...before, result: fresh.result },
        )
      else void refresh()
    },
    [refresh],
  )
  const { items, predicted } = useOutbox(keeping, opened, as_of !== null, onNews)

  const deliver = async (
    path: string,
    compose: () => object | Promise<object>,
  ): Promise<boolean> => {
    const key = newKey()
    const body = await compose()
    const answer = await untilAnswered(
      () =>
        withToken((current) =>
          call<Said>({
            method: 'POST',
            path,
            token: current,
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
    if (answer.ok && answer.body.token !== undefined) token.current = answer.body.token
    const result = answer.ok ? answer.body.public_order : undefined
    told.current += 1
    if (result) setOpened((before) => ({ ...before, result }))
    else await refresh()
    return answer.ok
  }

  /** One thing at a time; false for what is pressed meanwhile. */
  const alone = async (work: () => Promise<boolean>): Promise<boolean> => {
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

  /** Puts an action into the phone's queue; straight to the server where there is none. */
  const put = async (what: Act, place: Place | null): Promise<boolean> => {
    const body = { ...what, _id: order_id, device_time: new Date().toISOString() }
    const box = await theOutbox()
    if (!box) return deliver('/update_epod', () => body)
    const { state, message } = await box.submit({
      page_id: keeping.id,
      key: newKey(),
      kind: kindOf(what),
      body,
      captured_at: body.device_time,
      place,
      language: spokenHere(),
    })
    say(message, state === 'refused')
    if (state === 'refused') await refresh()
    return state !== 'refused'
  }

  /**
   * What only the server can judge goes straight to it, after what was captured before (C4, C8).
   */
  const putStraight = async (what: Act): Promise<boolean> => {
    await (await theOutbox())?.sendNow()
    return deliver('/update_epod', () => ({
      ...what,
      _id: order_id,
      device_time: new Date().toISOString(),
    }))
  }

  const act = (what: Act): Promise<boolean> =>
    alone(() =>
      what.dispute === undefined ? put(what, placeIn(what.geo_tag?.loc)) : putStraight(what),
    )
  const close = (how: Closing): Promise<boolean> =>
    alone(async () => {
      const loc: Place | [] = opened.client_config.geolocation ? await locate() : []
      const what = { ...how, geo_tag: { loc } }
      return 'otp' in how ? putStraight(what) : put(what, placeIn(loc))
    })
  const sendOtp = (): Promise<boolean> =>
    alone(() => deliver('/trigger_otp', () => ({ _id: order_id })))

  const sendPhoto = useCallback<Page['sendPhoto']>(
    async (photo, key, onProgress) => {
      const body = { _id: order_id, photos: [photo], device_time: new Date().toISOString() }
      const box = await theOutbox()
      if (!box)
        return withToken((current) =>
          upload<Said>(
            {
              url: '/api/update_epod',
              token: current,
              key,
              text: JSON.stringify(body),
              device_now: new Date().toISOString(),
            },
            onProgress,
          ),
        )
      const queued = newKey()
      const stop = box.watch((of, share) => {
        if (of === queued) onProgress(share)
      })
      const { state, message } = await box
        .submit({
          page_id: keeping.id,
          key: queued,
          kind: 'photo',
          body,
          captured_at: body.device_time,
          place: Array.isArray(photo.location) ? placeIn(photo.location) : null,
          language: spokenHere(),
        })
        .finally(stop)
      return state === 'refused'
        ? { ok: false, code: 422, message, retry_after_ms: 0, body: null }
        : { ok: true, code: state === 'kept' ? KEPT : 200, body: null }
    },
    [keeping.id, order_id, withToken],
  )

  const loadFile = useCallback(async (url: string): Promise<Blob> => {
    const waiting = await queuedPhoto(url)
    return waiting ?? fetchFile(url, token.current)
  }, [])

  useOpening(token)
  useReturning(refresh)
  const isTooSoon = opened.result.may['trigger_otp'] === t(pageSentences).otp_too_soon
  useEffect(() => {
    const timer = isTooSoon ? setTimeout(() => void refresh(), RESEND_PAUSE_MS) : undefined
    return () => clearTimeout(timer)
  }, [isTooSoon, refresh])

  // Nobody may look at the strip when the network comes back; and what refused it has changed the
  // order.
  const refused =
    items.findLast(({ state, waited }) => state === 'refused' && waited)?.message ?? null
  const tell = useRef(say)
  useEffect(() => {
    tell.current = say
  }, [say])
  useEffect(() => {
    if (refused === null) return
    tell.current(refused, true)
    void refresh()
  }, [refused, refresh])

  const { result, client_config: config } = opened
  const strip = {
    page_id: keeping.id,
    identifier: result.identifier,
    items,
    doubts: predicted?.doubts ?? null,
    as_of: as_of && shortTime(as_of, config.time_zone),
  }
  return {
    order: predicted?.order ?? result,
    config,
    sending,
    act,
    close,
    sendOtp,
    sendPhoto,
    loadFile,
    refresh,
    retryNow,
    strip,
  }
}

/** A place as it is kept beside an action; null where none was given. */
const placeIn = (loc: Place | [] | undefined): Place | null => {
  const [lat, lng] = loc ?? []
  return lat === undefined || lng === undefined ? null : [lat, lng]
}

/**
 * Tells the link's log once that a person looks at the page; a robot that only fetches it, or a tab
 * in the background, does not count.
 */
const useOpening = (token: { readonly current: string }): void => {
  const isNoted = useRef(false)
  useEffect(() => {
    const note = (): void => {
      if (isNoted.current || document.visibilityState !== 'visible') return
      isNoted.current = true
      void call({
        method: 'POST',
        path: '/public-order/opened',
        token: token.current,
        key: newKey(),
      })
    }
    note()
    document.addEventListener('visibilitychange', note)
    return () => document.removeEventListener('visibilitychange', note)
  }, [token])
}

/** Reads the order again when the person, or the network, comes back to the page. */
const useReturning = (refresh: () => Promise<void>): void => {
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') void refresh()
    }
    document.addEventListener('visibilitychange', look)
    window.addEventListener('online', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('online', look)
    }
  }, [refresh])
}
