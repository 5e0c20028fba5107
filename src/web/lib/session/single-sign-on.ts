import type { SignedIn } from '../../../contract/sign-in/session.ts'
import { send } from '../api/send.ts'
import { ApiFailure } from '../api/failure.ts'
import { enter } from './session.ts'

/**
 * Sends the browser to the provider that an e-mail address, or a client's key, leads to. Throws
 * ApiFailure.
 */
export const leaveForProvider = async (organisation: string): Promise<void> => {
  const { url } = (await send({
    method: 'POST',
    path: '/login/single',
    body: { organisation },
    credentials: 'same-origin',
    timeout: 25_000,
  })) as { url: string }
  // A provider's address is a web address, whatever is answered.
  if (/^https?:\/\//.test(url)) location.assign(url)
}

/** What a provider sent the browser back with, out of the address, which is wiped at once. */
export const takeReturned = (): Readonly<Record<string, string>> => {
  const given = new URLSearchParams(location.search)
  const returned = ['state', 'code', 'iss', 'error'].flatMap((name) => {
    const value = given.get(name)
    return value === null ? [] : [[name, value]]
  })
  history.replaceState(history.state, '', location.pathname)
  return Object.fromEntries(returned)
}

/**
 * Signs in with what the provider sent; where a second factor is asked for, answers the ticket for
 * it, and null otherwise. Throws ApiFailure.
 */
export const finishSignIn = async (
  returned: Readonly<Record<string, string>>,
): Promise<string | null> => {
  try {
    const answer = await send({
      method: 'POST',
      path: '/login/single/finish',
      body: { state: '', ...returned },
      credentials: 'same-origin',
      timeout: 30_000,
    })
    enter(answer as SignedIn)
    return null
  } catch (thrown) {
    if (!(thrown instanceof ApiFailure) || thrown.said !== 'second_factor_needed') throw thrown
    return (thrown.answer as { ticket: string }).ticket
  }
}
