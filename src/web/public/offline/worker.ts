import { isShortPage } from '../../../domain/messages/short-address.ts'
import { TAKE_ME } from '../link/kept-files.ts'
import { languageNoted } from '../link/noted-language.ts'
import { drain, type Rests } from './drain.ts'
import { idbStore } from './idb-store.ts'
import { fetchNetwork } from './network.ts'
import { atOnce, SYNC_TAG } from './turns.ts'

/**
 * The public page's files, those of each language, and the version they make up; the build fills
 * them in.
 */
declare const OFFLINE_FILES: readonly string[]
declare const OFFLINE_LANGUAGES: Readonly<Record<string, readonly string[]>>
declare const OFFLINE_VERSION: string

/** What of a service worker is used here; the compiler knows pages only. */
interface Extended extends Event {
  waitUntil(work: Promise<unknown>): void
  readonly tag?: string
  readonly data?: unknown
}
interface Fetched extends Extended {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}
interface WorkerScope {
  readonly registration: { readonly scope: string }
  addEventListener(
    type: 'install' | 'activate' | 'message' | 'sync',
    heard: (event: Extended) => void,
  ): void
  addEventListener(type: 'fetch', heard: (event: Fetched) => void): void
  skipWaiting(): Promise<void>
  readonly clients: {
    claim(): Promise<void>
    matchAll(): Promise<readonly { readonly url: string; readonly visibilityState: string }[]>
  }
}
const worker = self as unknown as WorkerScope

const FAMILY = 'epod-public-'
/** One cache of each registration: another may be of the release before, and needs its files. */
const OWN = `${FAMILY}${new URL(worker.registration.scope).pathname} `
const NAME = OWN + OFFLINE_VERSION
/**
 * Caches of ours that nothing reads any more. The release before is kept: a page of it may be open,
 * and ask for a part that no server has by now. One without a scope was of all.
 */
const pastOf = (names: readonly string[]): readonly string[] => [
  ...names.filter((name) => name !== NAME && name.startsWith(OWN)).slice(0, -1),
  ...names.filter((name) => name.startsWith(FAMILY) && !name.includes(' ')),
]
/** The document of every public page: it holds nothing of an order. */
const DOCUMENT = '/publicreceiver'
const isPage = (path: string): boolean =>
  /^\/public(receiver|driver|tracking)(\/|$)/.test(path) || isShortPage(path)

const words = new Set(Object.values(OFFLINE_LANGUAGES).flat())

worker.addEventListener('install', (event) => {
  const keep = async (): Promise<void> => {
    const page = await fetch(DOCUMENT)
    const named = (await page.clone().text()).match(/\/assets\/[\w.-]+/g) ?? []
    // While two releases run, a process of the other may have answered; the browser tries again.
    if (!page.ok || !named.every((name) => OFFLINE_FILES.includes(name) || words.has(name)))
      throw new Error('the page is not of this release')
    const cache = await caches.open(NAME)
    await cache.addAll([...OFFLINE_FILES, ...(OFFLINE_LANGUAGES[await languageNoted()] ?? [])])
    await cache.put(DOCUMENT, page)
    await worker.skipWaiting()
  }
  event.waitUntil(keep())
})

worker.addEventListener('activate', (event) => {
  const clean = async (): Promise<void> => {
    for (const name of pastOf(await caches.keys())) await caches.delete(name)
    await worker.clients.claim()
  }
  event.waitUntil(clean())
})

worker.addEventListener('message', (event) => {
  if (event.data === TAKE_ME) event.waitUntil(worker.clients.claim())
})

/**
 * What is kept, else what the network says: a page and its files are of one build that way, and
 * open at once on a thin line.
 */
const keptOr = async (request: Request, kept: string): Promise<Response> => {
  const cache = await caches.open(NAME)
  return (await cache.match(kept)) ?? fetch(request)
}

/** A language that was chosen since is kept as soon as the page has asked for it. */
const keptOrTaken = async (request: Request, kept: string): Promise<Response> => {
  const answer = await keptOr(request, kept)
  if (answer.ok) await (await caches.open(NAME)).put(kept, answer.clone()).catch(() => undefined)
  return answer
}

/** What this release does not have a page of the one before may ask for: its names are its own. */
const keptBefore = async (request: Request, asked: string): Promise<Response> =>
  (await caches.match(asked)) ?? fetch(request)

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate' && isPage(pathname)) event.respondWith(keptOr(request, DOCUMENT))
  // Everything else, the API above all, goes its own way.
  else if (OFFLINE_FILES.includes(pathname)) event.respondWith(keptOr(request, pathname))
  else if (words.has(pathname)) event.respondWith(keptOrTaken(request, pathname))
  else if (pathname.startsWith('/assets/')) event.respondWith(keptBefore(request, pathname))
})

const rests: Rests = new Map()
const sendAll = atOnce(async () => {
  const store = await idbStore()
  const tabs = new BroadcastChannel(SYNC_TAG)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin, its own
  const changed = (page_id: string): void => tabs.postMessage(page_id)
  const now = (): string => new Date().toISOString()
  const least_ms = await drain({ store, rests, network: fetchNetwork, now, changed }).finally(
    () => {
      tabs.close()
      store.close()
    },
  )
  // The browser asks again later, as long as this fails.
  if (least_ms !== null) throw new Error('something still waits')
})

/**
 * A page that is looked at sends by itself, and shows how far it is, which cannot be told from
 * here.
 */
const leaveToPages = async (): Promise<void> => {
  const pages = await worker.clients.matchAll()
  if (
    pages.some(
      ({ url, visibilityState }) => visibilityState === 'visible' && isPage(new URL(url).pathname),
    )
  )
    throw new Error('a page is at it')
}

worker.addEventListener('sync', (event) => {
  if (event.tag === SYNC_TAG) event.waitUntil(leaveToPages().then(sendAll))
})
