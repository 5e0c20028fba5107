import { useSyncExternalStore } from 'react'
import type {
  MintedCode,
  session,
  SignedIn,
  validtoken,
} from '../../../contract/sign-in/session.ts'
import { sentences } from '../../../domain/words/sentences.ts'
import { callApi, withToken } from '../api/api.ts'
import { dropDrafts } from '../draft.ts'
import { isFramed, markEmbedded } from './embedded.ts'
import { ApiFailure } from '../api/failure.ts'
import { t } from '../language/language.ts'
import { send } from '../api/send.ts'
import { sayLastWords } from './last-words.ts'
import { leaveViewing } from './viewing.ts'
import {
  forgetSession,
  keepSession,
  onSessionChange,
  signedInAs,
  storedSession,
  type Session,
} from './session-store.ts'

const sessionOf = ({
  status: _status,
  message: _message,
  token,
  ...account
}: SignedIn): Session => ({ token, account })

/** The stored session, kept up to date over all tabs; null when signed out. */
export const useSession = (): Session | null => useSyncExternalStore(onSessionChange, storedSession)

/** HTTP Basic credentials in UTF-8. */
export const basic = (username: string, password: string): string =>
  `Basic ${btoa(String.fromCharCode(...new TextEncoder().encode(`${username}:${password}`)))}`

/**
 * Signs in and keeps the session; where a second factor is asked for, answers the ticket for it,
 * and null otherwise. Throws ApiFailure with the sentence to show (AUTH-03).
 */
export const logIn = async (username: string, password: string): Promise<string | null> => {
  try {
    const answer = await send({
      method: 'POST',
      path: '/login',
      headers: { Authorization: basic(username, password) },
      credentials: 'same-origin',
    })
    enter(answer as SignedIn)
    return null
  } catch (thrown) {
    if (!(thrown instanceof ApiFailure)) throw thrown
    if (thrown.said === 'second_factor_needed') return (thrown.answer as { ticket: string }).ticket
    throw new ApiFailure(thrown.code, loginMessage(thrown))
  }
}

/** Keeps the session that an answer of the server has begun. */
export const enter = (answer: SignedIn): void => {
  keepSession(sessionOf(answer))
  markEmbedded(false)
}

/** Signs in with a ticket and a code of the second factor. Throws ApiFailure. */
export const giveCode = async (ticket: string, code: string): Promise<void> =>
  enter(
    (await send({
      method: 'POST',
      path: '/login/code',
      body: { ticket, code },
      credentials: 'same-origin',
    })) as SignedIn,
  )

/**
 * What a failed login says: fixed sentences for 401 and 403, else the server's own, else 'Some
 * Error'.
 */
export const loginMessage = ({ code, message }: Pick<ApiFailure, 'code' | 'message'>): string => {
  const say = t(sentences)
  if (code === 401) return say.invalid_credentials
  return code === 403 ? say.user_disabled : message
}

/**
 * Does the stored session still hold? A token that has just expired is renewed first, and a look as
 * somebody else that is over leads back to the tab's own session. Throws ApiFailure when the server
 * cannot say.
 */
export const isStillSignedIn = async (): Promise<boolean> => {
  const as = signedInAs()
  if (as === undefined) return false
  try {
    await callApi<typeof validtoken>('POST /validtoken', {})
    return true
  } catch (thrown) {
    if (thrown instanceof ApiFailure && (thrown.code === 401 || thrown.code === 403)) {
      // A call that was refused for good has forgotten it already: what is stored now is another.
      if (signedInAs() === as) forgetSession()
      return isStillSignedIn()
    }
    throw thrown
  }
}

/**
 * Takes over what the server says of the account now: its policy may have changed since it signed
 * in. Throws ApiFailure.
 */
export const refreshAccount = async (): Promise<void> => {
  const {
    status: _status,
    message: _message,
    ...account
  } = await callApi<typeof session>('GET /session', {})
  const now = storedSession()
  // Asked as one account, and answered after this tab is another's, or looks as another.
  if (
    now?.account.userdata.username === account.userdata.username &&
    now.account.viewing_as?.by === account.viewing_as?.by &&
    JSON.stringify(now.account) !== JSON.stringify(account)
  )
    keepSession({ token: now.token, account })
}

/**
 * Exchanges a single-use code for a session, without keeping it. `credentials` says whether its
 * renewal cookie is taken. A session's own token in the address is not kept as it stood there: it
 * makes such a code of its own first. Throws ApiFailure.
 */
export const decodeCode = async (
  code: string,
  credentials: RequestCredentials,
): Promise<Session> => {
  const ask = (path: string, bearer: string, body?: object): Promise<unknown> =>
    send({
      method: 'POST',
      path,
      headers: { Authorization: `Bearer ${bearer}` },
      credentials,
      body,
    })
  const decode = (bearer: string): Promise<unknown> =>
    ask('/decodetoken', bearer, isFramed() ? { framed: true } : undefined)
  const answer = (await decode(code)) as SignedIn
  if (answer.embedded) return sessionOf(answer)
  const own = (await ask('/url-codes', answer.token, { purpose: 'embed' })) as MintedCode
  return sessionOf((await decode(own.code)) as SignedIn)
}

/** Milliseconds that a logout waits for the server's answer. */
const PATIENCE_MS = 4_000

/**
 * Ends the session on the server, with a renewed token where the one at hand is spent, and then
 * here in any case (AUTH-08): a server that is slow hears of it later.
 */
export const logOut = async (): Promise<void> => {
  await sayLastWords()
  // Of who looks as somebody else, that ends first: the cookie is of the session behind it.
  await leaveViewing()
  // The cookie goes along to be cleared; left behind, it could still renew a session that nobody
  // ended.
  let hasLeft = false
  const ask = async (token: string): Promise<unknown> =>
    // Not with the token of a session that has begun here since.
    hasLeft
      ? null
      : send({
          method: 'POST',
          path: '/logout',
          headers: { Authorization: `Bearer ${token}` },
          credentials: 'same-origin',
          keepalive: true,
        })
  const answer = await Promise.race([
    withToken(ask).catch(() => null),
    new Promise<null>((goOn) => setTimeout(() => goOn(null), PATIENCE_MS)),
  ])
  hasLeft = true
  dropDrafts()
  forgetSession()
  const { leave_at } = (answer ?? {}) as { leave_at?: string }
  // At the provider of the client, who vouched for this session, one is signed in still.
  if (leave_at !== undefined && /^https?:/.test(leave_at)) location.assign(leave_at)
}
