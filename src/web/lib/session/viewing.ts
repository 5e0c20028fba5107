import { send } from '../api/send.ts'
import { endViewing, storedSession } from './session-store.ts'

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
