import type { OpenedPublic } from '../../../contract/proof/links.ts'
import { onceSaid, spokenHere } from '../../lib/language/language.ts'
import { beKept, keepFiles } from '../link/kept-files.ts'
import { noteLanguage } from '../link/noted-language.ts'
import type { Outbox } from './outbox.ts'

let opening: Promise<Outbox | null> | null = null

/**
 * The phone's memory, in a script of its own; null while that cannot be had, which is tried again
 * each time.
 */
export const theOutbox = (): Promise<Outbox | null> => {
  opening ??= onceSaid(() => import('./outbox.ts'))
    .then(({ openOutbox }) => openOutbox())
    .catch(() => {
      opening = null
      return null
    })
  return opening
}

/** What a code opened on this phone, as it is now; null once its hour is over. */
export const stillOpen = (page_id: string): Promise<OpenedPublic | null> =>
  import('./still-open.ts')
    .then((script) => script.stillOpen(theOutbox(), page_id))
    .catch(() => null)

/** What the worker serves: addresses that begin as this page's own, and not the dashboard. */
const scopeOf = (pathname: string): string => /^\/(r\b|[A-Z]+\/)/.exec(pathname)?.[0] ?? '/public'

/**
 * Keeps the page's files for when there is no network, once the page is up: not before, since a
 * thin line has better things to do.
 */
export const prepareOffline = (): void => {
  // Insecure addresses and old browsers have none; the page then works as long as it is open.
  if (!('serviceWorker' in navigator)) return
  const register = async (): Promise<ServiceWorkerRegistration> => {
    await noteLanguage(spokenHere())
    return navigator.serviceWorker.register('/offline-worker.js', {
      scope: scopeOf(location.pathname),
    })
  }
  const keep = async (): Promise<void> => {
    if (await keepFiles(register)) await beKept(navigator.serviceWorker)
  }
  if (document.readyState === 'complete') void keep()
  else addEventListener('load', () => void keep())
}
