import type { SignedIn } from '../../../contract/sign-in/session.ts'
import { unreachable, type Answer } from '../../lib/api/answer.ts'
import { ApiFailure, failedOf } from '../../lib/api/failure.ts'
import { send } from '../../lib/api/send.ts'
import type { OpenCode } from './code.ts'

/**
 * The session of this tab alone: whoever is signed in to the dashboard on this device stays so
 * (AUTH-09).
 */
export interface PhoneSession {
  readonly token: string
  readonly account: Pick<SignedIn, 'userdata' | 'policy' | 'client_id'>
}

const KEY = 'epod_mobile_add'
/** The session where the browser keeps nothing: its code is spent, so it lasts as the page does. */
let unkept: PhoneSession | null = null

/** The session that this tab began; null without one. */
export const keptPhone = (): PhoneSession | null => {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<PhoneSession> | null
    return typeof kept?.token === 'string' && kept.account?.policy.add !== undefined
      ? (kept as PhoneSession)
      : unkept
  } catch {
    return unkept
  }
}

/** Keeps it, over a reload where the browser does; null forgets it. */
export const keepPhone = (session: PhoneSession | null): void => {
  unkept = session
  try {
    if (session === null) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, JSON.stringify(session))
  } catch {
    // Site data is blocked, or full.
  }
}

const purpose = { purpose: 'mobile_add' } as const
const as = (token: string) => ({ Authorization: `Bearer ${token}` })

/**
 * Exchanges the code of the address, once; where the answer was lost, the same again is answered
 * with the same session for a minute. Throws ApiFailure.
 */
export const exchange = async ({ code, key }: OpenCode): Promise<PhoneSession> => {
  const { token, userdata, policy, client_id } = (await send({
    method: 'POST',
    path: '/decodetoken',
    headers: { ...as(code), 'Idempotency-Key': key },
    body: purpose,
    credentials: 'same-origin',
  })) as SignedIn
  return { token, account: { userdata, policy, client_id } }
}

interface PhoneCall {
  method: 'GET' | 'POST'
  path: string
  body?: unknown
  key?: string
}

/**
 * Calls the API as this session, renewing a spent token once; never throws. `T` is the contract's
 * answer to this call.
 */
export const callPhone = async <T>({ key, ...request }: PhoneCall): Promise<Answer<T>> => {
  const ask = (token: string) =>
    send({
      ...request,
      headers: { ...as(token), ...(key !== undefined && { 'Idempotency-Key': key }) },
    })
  const session = keptPhone()
  if (!session) return { ...unreachable(), code: 401 }
  try {
    return { ok: true, code: 200, body: (await ask(session.token)) as T }
  } catch (thrown) {
    if (!(thrown instanceof ApiFailure) || thrown.code !== 401) return failedOf(thrown)
  }
  try {
    const { token } = (await send({
      method: 'POST',
      path: '/session/renew',
      body: { ...purpose, username: session.account.userdata.username },
      credentials: 'same-origin',
    })) as { token: string }
    keepPhone({ ...session, token })
    return { ok: true, code: 200, body: (await ask(token)) as T }
  } catch (thrown) {
    return failedOf(thrown)
  }
}

/** Ends a session that this page is not to have, on the server as far as it hears of it. */
export const dismiss = ({ token }: PhoneSession): void => {
  const asked = send({ method: 'POST', path: '/logout', headers: as(token), keepalive: true })
  void asked.catch(() => null)
}

/** Ends the session, here in any case, and forgets what was typed. */
export const endPhone = async (): Promise<void> => {
  await callPhone({ method: 'POST', path: '/logout', body: {} })
  keepPhone(null)
}
