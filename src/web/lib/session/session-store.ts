import type { SignedIn } from '../../../contract/sign-in/session.ts'

/** What the page keeps of the signed-in account beside its token. */
export type SignedInAccount = Omit<SignedIn, 'status' | 'code' | 'message' | 'token'>

/** A session as the page holds it. */
export interface Session {
  readonly token: string
  readonly account: SignedInAccount
}

/** The keys of the session in local storage (AUTH-04). */
export const storageKeys = { logged_in: 'logged_in', token: 'token', user: 'user' } as const

/** What this tab alone keeps while it looks as somebody else: its session is of no other tab. */
const VIEWING = 'epod_viewing'

let last: { token: string; user: string; session: Session | null } | null = null
const listeners = new Set<() => void>()
const tell = (): void => listeners.forEach((listener) => listener())

/**
 * The stored session, the same object until it changes; null without one or where it cannot be
 * read, as with blocked site data. A tab that looks as somebody else has that one.
 */
export const storedSession = (): Session | null => {
  try {
    return read()
  } catch {
    return null
  }
}

const read = (): Session | null => {
  const viewing = sessionStorage.getItem(VIEWING)
  if (viewing !== null) return sessionOf(...(viewing.split(/ (.*)/s) as [string, string]))
  const token = localStorage.getItem(storageKeys.token)
  const user = localStorage.getItem(storageKeys.user)
  if (localStorage.getItem(storageKeys.logged_in) !== 'true' || token === null || user === null)
    return null
  return sessionOf(token, user)
}

const sessionOf = (token: string, user: string): Session | null => {
  if (last?.token !== token || last.user !== user) {
    const account = accountIn(user)
    last = { token, user, session: account && { token, account } }
  }
  return last.session
}

const accountIn = (user: string): SignedInAccount | null => {
  try {
    const account = JSON.parse(user) as Partial<SignedInAccount> | null
    return account?.userdata && account.policy?.config && typeof account.expires_at === 'string'
      ? (account as SignedInAccount)
      : null
  } catch {
    return null
  }
}

/** The username of whoever is signed in in this tab now. */
export const signedInAs = (): string | undefined => storedSession()?.account.userdata.username

/** Keeps a session; every tab hears of it, save of a look as somebody else. */
export const keepSession = ({ token, account }: Session): void => {
  if (account.viewing_as) {
    sessionStorage.setItem(VIEWING, `${token} ${JSON.stringify(account)}`)
    return tell()
  }
  sessionStorage.removeItem(VIEWING)
  localStorage.setItem(storageKeys.user, JSON.stringify(account))
  localStorage.setItem(storageKeys.token, token)
  localStorage.setItem(storageKeys.logged_in, 'true')
  tell()
}

/** Ends the look as somebody else in this tab, which goes back to its own session. */
export const endViewing = (): void => {
  sessionStorage.removeItem(VIEWING)
  tell()
}

/**
 * Forgets the session: token, login state, and with the account its names, host, admin and vendor
 * marks and configurations (AUTH-08). Of a tab that looks as somebody else, that alone.
 */
export const forgetSession = (): void => {
  if (sessionStorage.getItem(VIEWING) !== null) return endViewing()
  for (const key of Object.values(storageKeys)) localStorage.removeItem(key)
  tell()
}

/** Calls `listener` when the session changes, in this tab or another; gives the way to stop. */
export const onSessionChange = (listener: () => void): (() => void) => {
  const heard = ({ key }: StorageEvent): void => {
    if (key === null || Object.values<string>(storageKeys).includes(key)) listener()
  }
  listeners.add(listener)
  globalThis.addEventListener('storage', heard)
  return () => {
    listeners.delete(listener)
    globalThis.removeEventListener('storage', heard)
  }
}
