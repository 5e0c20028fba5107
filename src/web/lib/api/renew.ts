import type { z } from 'zod'
import type { renew } from '../../../contract/sign-in/session.ts'
import { ApiFailure } from './failure.ts'
import { send } from './send.ts'
import { isFramed } from '../session/embedded.ts'
import { keepSession, storedSession } from '../session/session-store.ts'

let underway: Promise<string | null> | null = null

/**
 * A token in place of `stale`: the one another tab already got, else a new one for the renewal
 * cookie. One request at a time over all tabs. Null when the session is over; throws ApiFailure
 * when the server could not be asked.
 */
export const renewToken = (stale: string): Promise<string | null> => {
  underway ??= alone(() => renewed(stale)).finally(() => {
    underway = null
  })
  return underway
}

const renewed = async (stale: string): Promise<string | null> => {
  const session = storedSession()
  if (!session) return null
  if (session.token !== stale) return session.token
  // The cookie is of the session behind the look as somebody else, which is not renewed.
  if (session.account.viewing_as) return null
  try {
    const { token, expires_at } = (await send({
      method: 'POST',
      path: '/session/renew',
      credentials: 'same-origin',
      body: isFramed() ? { framed: true } : undefined,
    })) as z.infer<(typeof renew)['schema']['response'][200]>
    // Logged out while the answer was on its way: it must not sign in again.
    if (storedSession()?.token !== stale) return storedSession()?.token ?? null
    keepSession({ token, account: { ...session.account, expires_at } })
    return token
  } catch (thrown) {
    if (thrown instanceof ApiFailure && (thrown.code === 401 || thrown.code === 403)) return null
    throw thrown
  }
}

/** Runs `work` while no other tab does; where the browser has no locks, at once. */
const alone = <T>(work: () => Promise<T>): Promise<T> =>
  // Only on secure origins; its type claims it is always there.
  'locks' in navigator ? navigator.locks.request('epod-renew', work) : work()

const AHEAD_MS = 60_000
const LEAST_MS = 30_000

/**
 * Renews the token a minute before it expires, as long as the page is open; gives the way to stop.
 */
export const keepFresh = (): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = (): void => {
    const expires_at = storedSession()?.account.expires_at
    // A wrong clock on this device must not make it ask without pause.
    const pause =
      expires_at === undefined
        ? LEAST_MS
        : Math.max(LEAST_MS, Date.parse(expires_at) - Date.now() - AHEAD_MS)
    timer = globalThis.setTimeout(() => void refresh().finally(wait), pause)
  }
  const refresh = async (): Promise<void> => {
    const session = storedSession()
    if (!session || Date.parse(session.account.expires_at) - Date.now() > AHEAD_MS + LEAST_MS)
      return
    // A failure here is met again, and answered, by the next call.
    await renewToken(session.token).catch(() => null)
  }
  wait()
  return () => clearTimeout(timer)
}
