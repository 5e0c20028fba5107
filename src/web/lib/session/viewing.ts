import type { session } from '../../../contract/sign-in/session.ts'
import { send } from '../api/send.ts'
import type { Output } from '../api/api.ts'
import { endViewing, keepSession, storedSession } from './session-store.ts'

/**
 * Has this tab look as somebody else, with a token for it; its own session and the other tabs' stay
 * as they are. Throws ApiFailure.
 */
export const beginViewing = async (token: string): Promise<void> => {
  const {
    status: _status,
    message: _message,
    ...account
  } = (await send({
    method: 'GET',
    path: '/session',
    headers: { Authorization: `Bearer ${token}` },
  })) as Output<typeof session>
  keepSession({ token, account })
}

/** Ends the look as somebody else, on the server where it hears of it, and here in any case. */
export const leaveViewing = async (): Promise<void> => {
  const token = storedSession()?.account.viewing_as ? storedSession()?.token : undefined
  if (token === undefined) return
  // Without the cookie, which is of the session that this tab goes back to.
  await send({
    method: 'POST',
    path: '/logout',
    headers: { Authorization: `Bearer ${token}` },
    timeout: 4_000,
  }).catch(() => null)
  endViewing()
}
