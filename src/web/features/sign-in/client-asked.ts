import { storedSession } from '../../lib/session/session-store.ts'

const KEPT = 'epod_client'

/**
 * Which client's sign-in is asked for: by the address, else the one of this browser's last sign-in.
 */
export const clientAsked = (): string | null => {
  const asked = new URLSearchParams(location.search).get('client')
  const client = asked ?? localStorage.getItem(KEPT)
  return client === null || client === '' || client.length > 80 ? null : client
}

/**
 * Remembers whose sign-in this browser shows from now on, of a client that has a look of its own: a
 * key that anybody may know.
 */
export const rememberClient = (): void => {
  const account = storedSession()?.account
  const { name = null, colour = null, logo = null } = account?.policy.branding ?? {}
  if (account && (name ?? colour ?? logo) !== null)
    localStorage.setItem(KEPT, account.userdata.client)
}
