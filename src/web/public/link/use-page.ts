import { useCallback, useEffect, useRef } from 'react'
import type { GeoPoint } from '../../../domain/order/order.ts'
import { spokenHere } from '../../lib/language/language.ts'
import { locate } from '../../lib/locate.ts'
import { fetchFile } from './call.ts'
import { placeIn } from './captured.ts'
import {
  isOver,
  type PublicInput,
  type Closing,
  type PublicPageState,
  type RolePage,
} from './page.ts'
import { forgetDrafts } from '../kit/draft.ts'
import { QUEUED } from '../offline/kept.ts'
import { prepareOffline } from '../offline/lazy-outbox.ts'
import { useCapture } from './use-capture.ts'
import { useDelivery, type Say } from './use-delivery.ts'
import { useOrder } from './use-order.ts'
import { useOutbox, type Waits } from '../offline/use-outbox.ts'
import { useOpening, useOnReturn } from './use-visits.ts'
import { shortTime } from '../kit/when.ts'

/**
 * How often an order is read again while a code may not be asked for yet (OTP-03's pause), or while
 * it is only remembered, in ms.
 */
const READ_PAUSE_MS = 30_000

/**
 * Keeps an opened order up to date and puts on record what a person does: on the phone first, each
 * action under a key of its own until it is acknowledged.
 */
export const usePage = (page: RolePage, say: Say): PublicPageState => {
  const { keeping } = page
  const known = useOrder(page)
  const { opened, as_of, transport, refresh, onNews } = known
  const { items, predicted } = useOutbox(keeping, opened, as_of !== null, onNews)
  const delivery = useDelivery(known, say)
  const { sending, alone, deliver, retryNow } = delivery
  const { put, putStraight, sendPhoto } = useCapture(keeping.id, known, delivery, say)
  const { result, client_config: config } = opened
  const order = predicted?.order ?? result

  const act = (what: PublicInput): Promise<boolean> =>
    alone(() =>
      what.dispute === undefined ? put(what, placeIn(what.geo_tag?.loc)) : putStraight(what),
    )
  const close = (how: Closing): Promise<boolean> =>
    alone(async () => {
      const loc: GeoPoint | [] = config.geolocation || 'not_delivered' in how ? await locate() : []
      const what = { ...how, geo_tag: { loc } }
      return 'otp' in how ? putStraight(what) : put(what, placeIn(loc))
    })
  const sendOtp = (): Promise<boolean> =>
    alone(() => deliver('/trigger_otp', () => ({ _id: result._id }), 'otp'))
  const loadFile = useCallback(
    async (url: string): Promise<Blob> =>
      url.startsWith(QUEUED)
        ? (await import('../offline/queued-photo.ts')).queuedPhoto(url)
        : fetchFile(url, transport.token()),
    [transport],
  )

  const language = spokenHere()
  const spoken = useRef(language)
  useEffect(() => {
    if (spoken.current === language) return
    spoken.current = language
    // The server's sentences were in the other, and so is what is kept of the page.
    void refresh()
    prepareOffline()
  }, [language, refresh])
  useOpening(transport)
  useOnReturn(refresh)
  useRefused(items, say, refresh)
  const hasEnded = isOver({ order })
  useEffect(() => {
    if (hasEnded) forgetDrafts(keeping.id)
  }, [hasEnded, keeping.id])
  // A server that failed comes back without a word of the browser's.
  const isStale = as_of !== null || result.may['trigger_otp']?.code === 'otp_too_soon'
  useEffect(() => {
    const timer = isStale ? setInterval(() => void refresh(), READ_PAUSE_MS) : undefined
    return () => clearInterval(timer)
  }, [isStale, refresh])

  const strip = {
    page_id: keeping.id,
    identifier: result.identifier,
    reject: config.wording.reject,
    items,
    doubts: predicted?.doubts ?? null,
    as_of: as_of && shortTime(as_of, config.time_zone),
  }
  return {
    order,
    on_record: result,
    config,
    sending,
    act,
    close,
    sendOtp,
    sendPhoto,
    tell: say,
    loadFile,
    refresh,
    send: transport.send,
    retryNow,
    strip,
  }
}

/**
 * Says what was refused of what waited: nobody may look at the strip when the network comes back,
 * and what refused it has changed the order.
 */
const useRefused = (items: Waits['items'], say: Say, refresh: () => Promise<void>): void => {
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
}
