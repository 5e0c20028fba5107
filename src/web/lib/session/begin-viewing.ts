import type { session } from '../../../contract/sign-in/session.ts'
import type { Output } from '../api/api.ts'
import { send } from '../api/send.ts'
import { byThisClock } from '../api/this-clock.ts'
import { keepSession } from './session-store.ts'

/**
 * Has this tab look as somebody else, with a token for it; its own session and the other tabs' stay
 * as they are. Throws ApiFailure.
 */
export const beginViewing = async (token: string): Promise<void> => {
  let headers = new Headers()
  const {
    status: _status,
    message: _message,
    ...account
  } = (await send({
    method: 'GET',
    path: '/session',
    headers: { Authorization: `Bearer ${token}` },
    heard: (answered) => (headers = answered),
  })) as Output<typeof session>
  const expires_at = byThisClock(account.expires_at, headers)
  keepSession({ token, account: { ...account, expires_at } })
}
