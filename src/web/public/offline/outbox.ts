import { outboxWords } from '../../../domain/words/outbox.ts'
import { publicWords } from '../../../domain/words/public-pages.ts'
import { spokenHere, t } from '../../lib/language/language.ts'
import { upload } from '../../lib/photos/upload.ts'
import { digestOf } from './digest.ts'
import { drain, giveUp, type Rests } from './drain.ts'
import { follow, type Follower } from './follow.ts'
import { idbStore } from './idb-store.ts'
import { isWaiting, type Captured, type KeptPage, type Store, type Waiting } from './kept.ts'
import { actionPath } from '../link/call.ts'
import { retryPause } from '../link/retry-pause.ts'
import { openPage, type ActionAnswer, type Network } from './network.ts'
import { atOnce, newPatience, SYNC_TAG } from './turns.ts'

/**
 * How long a page waits for an answer before it goes on with what it predicts, in ms; for a photo,
 * how long nothing goes up.
 */
const PATIENCE_MS = 8_000
const KEPT_DAYS = 30
// The domain's DAY would bring its whole script of times to a page that shows none of its own.
const ONE_DAY = 24 * 60 * 60_000

/**
 * The server as an open page reaches it: what goes up tells how far it is, which `fetch` cannot.
 */
const pageNetwork: Network = {
  open: openPage,
  send: ({ spoc, ...what }, onShare) => {
    underWay = { key: what.key, stop: new AbortController() }
    return upload<ActionAnswer>(
      { url: `/api${actionPath(spoc)}`, ...what },
      onShare,
      underWay.stop.signal,
    )
  },
}
/** What this tab sends, one at a time, and how that is given up. */
let underWay: { readonly key: string; readonly stop: AbortController } | undefined

/**
 * What became of an action that was just captured: an answer, or kept until there is one; with the
 * sentence to say.
 */
export interface SubmitOutcome {
  readonly state: 'confirmed' | 'refused' | 'kept'
  readonly message: string
}

/** The phone's memory and its way out: pages, actions that wait, and the sending of them. */
export interface Outbox {
  /** Does what it keeps outlast the page? */
  readonly lasts: boolean
  keep(page: Omit<KeptPage, 'kept_at'>): Promise<void>
  kept(page_id: string): Promise<KeptPage | null>
  /** The server says that the link is gone: wipes the order, keeps what was not sent. */
  gone(page_id: string, message: string): Promise<void>
  /**
   * Puts an action on the phone, and sends it if that can be; null where the phone has no room for
   * it, once what was captured before has been sent as far as that can be. `onKept` is told once it
   * lies there.
   */
  submit(
    what: Omit<Captured, 'captured_at' | 'language'>,
    onKept?: () => void,
  ): Promise<SubmitOutcome | null>
  /** The text of an action, null once it is on record. */
  text(key: string): Promise<string | null>
  /** Sends what waits; resolves when nothing more can be sent now. */
  sendNow(): Promise<void>
  /** Gives up what waits, so that what was captured after it can go out. */
  remove(item: Waiting): Promise<void>
  /** Removes what is settled. */
  clear(page_id: string): Promise<void>
  /**
   * Sends what waits and tells of the page's own, now and after each change by this tab, others,
   * and the service worker.
   */
  follow(page_id: string, follower: Follower): Promise<void>
  /** The page's actions, oldest first. */
  items(page_id: string): Promise<Waiting[]>
  /** Sends what waits; are actions of the page still on their way then? */
  isBehind(page_id: string): Promise<boolean>
  /**
   * Tells how much of an action has gone up, 0 to 1, while this tab sends it; answers how to stop
   * listening.
   */
  watch(heard: (key: string, share: number) => void): () => void
}

const now = (): string => new Date().toISOString()

/** The bytes of pictures are kept once, in the text that will be sent. */
const withoutBytes = (body: Captured['body']): Captured['body'] => ({
  ...body,
  ...(body.photos && { photos: body.photos.map((photo) => ({ ...photo, file_data: '' })) }),
  ...(body.signature && { signature: { ...body.signature, image: '' } }),
})

const openStore = async (): Promise<Store> => {
  try {
    return await idbStore()
  } catch {
    return (await import('./memory-store.ts')).pageStore()
  }
}

/**
 * Asks that the browser does not throw away what was not sent, and that it sends when the network
 * is back, even without a page.
 */
const holdOn = async (): Promise<void> => {
  await navigator.storage.persist().catch(() => false)
  const registration = await navigator.serviceWorker.getRegistration()
  // Chromium alone has it; elsewhere the page sends when it is open.
  const { sync } = (registration ?? {}) as { sync?: { register(tag: string): Promise<void> } }
  await sync?.register(SYNC_TAG)
}

const sweep = async (store: Store): Promise<void> => {
  const items = await store.all()
  for (const item of items)
    if (item.state === 'confirmed' && Date.now() - Date.parse(item.captured_at) > ONE_DAY)
      await store.drop(item)
  for (const { id, kept_at } of await store.pages()) {
    const is_old = Date.now() - Date.parse(kept_at) > KEPT_DAYS * ONE_DAY
    if (is_old && !items.some((item) => item.page_id === id && isWaiting(item)))
      await store.dropPage(id)
  }
}

/** Those who want to hear of something, and how to tell them. */
const newEar = <News extends unknown[]>() => {
  const all = new Set<(...news: News) => void>()
  return {
    tell: (...news: News): void => all.forEach((heard) => heard(...news)),
    listen: (heard: (...news: News) => void) => {
      all.add(heard)
      return () => void all.delete(heard)
    },
  }
}

/**
 * Opens the phone's memory; where the browser keeps nothing, one that lasts as long as the page.
 */
export const openOutbox = async (): Promise<Outbox> => {
  const store = await openStore()
  const { tell, listen } = newEar<[page_id: string]>()
  const { tell: onShare, listen: watch } = newEar<[key: string, share: number]>()
  const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(SYNC_TAG)
  tabs?.addEventListener('message', ({ data }: MessageEvent<string>) => tell(data))
  const changed = (page_id: string): void => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin, its own
    tabs?.postMessage(page_id)
    tell(page_id)
  }

  const rests: Rests = new Map()
  const unnoted = new Map<string, Waiting>()
  let tries = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const goOn = (): void => void sendNow()
  const sendOnce = atOnce(async () => {
    clearTimeout(timer)
    // Where the browser itself knows that there is no network, nothing is under way either.
    // What the browser's memory refuses now, it may give later.
    const least_ms = navigator.onLine
      ? await drain({
          store,
          rests,
          network: pageNetwork,
          now,
          changed,
          onShare,
          onUnnoted: (item) => unnoted.set(item.key, item),
        }).catch(() => 0)
      : 0
    if (least_ms === null) {
      tries = 0
      return
    }
    tries += 1
    timer = setTimeout(goOn, retryPause(tries, least_ms))
  })
  const sendNow = async (): Promise<void> => {
    await sendOnce().catch(() => undefined)
  }
  addEventListener('online', goOn)
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) goOn()
  })
  void sweep(store).catch(() => undefined)

  const find = async (key: string): Promise<Waiting | undefined> =>
    unnoted.get(key) ?? (await store.all()).find((item) => item.key === key)
  const settled = (key: string): Promise<void> =>
    new Promise((resolve) => {
      const look = async (): Promise<void> => {
        const item = await find(key)
        if (item && isWaiting(item)) return
        stop()
        resolve()
      }
      const stop = listen(() => void look())
    })

  const kept: Outbox['kept'] = (page_id) => store.page(page_id)
  const items = async (page_id: string): Promise<Waiting[]> =>
    (await store.all()).filter((item) => item.page_id === page_id)

  return {
    follow: (page_id, follower) => follow({ listen, sendNow, items, kept }, page_id, follower),
    watch,
    lasts: store.lasts,
    sendNow,
    keep: (page) => store.keepPage({ ...page, kept_at: now() }),
    kept,
    items,
    isBehind: async (page_id) => {
      await sendNow()
      const all = await items(page_id).catch(() => [])
      return all.some((item) => isWaiting(unnoted.get(item.key) ?? item))
    },
    gone: (page_id, message) => giveUp({ store, changed }, page_id, message),
    text: (key) => store.text(key),
    remove: async (item) => {
      await store.drop(item)
      if (underWay?.key === item.key) underWay.stop.abort()
      changed(item.page_id)
      await sendNow()
    },
    clear: async (page_id) => {
      for (const item of await items(page_id)) if (!isWaiting(item)) await store.drop(item)
      changed(page_id)
    },
    submit: async (what, onKept) => {
      const text = JSON.stringify(what.body)
      const added = await store
        .add(
          {
            ...what,
            body: withoutBytes(what.body),
            captured_at: what.body.device_time ?? now(),
            language: spokenHere(),
            digest: await digestOf(text),
            state: 'saved',
            message: null,
            waited: !navigator.onLine,
          },
          text,
        )
        .catch(() => null)
      if (added === null) {
        await sendNow()
        return null
      }
      onKept?.()
      changed(what.page_id)
      void holdOn().catch(() => undefined)
      const { over: tooLong, heard } = newPatience(PATIENCE_MS)
      const stop = what.kind === 'photo' ? watch(heard) : () => {}
      await Promise.race([settled(what.key), sendNow(), tooLong])
      stop()
      const item = await find(what.key)
      if (item?.state === 'confirmed' || item?.state === 'refused')
        return { state: item.state, message: item.message ?? '' }
      // It was removed meanwhile.
      if (!item) return { state: 'refused', message: t(outboxWords).explained.refused }
      await store.put({ ...item, waited: true }).catch(() => undefined)
      changed(what.page_id)
      return {
        state: 'kept',
        message: store.lasts ? t(outboxWords).kept : t(publicWords).keptUntilSent,
      }
    },
  }
}
