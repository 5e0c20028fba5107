import type { Deps } from '../deps.ts'
import type { SecurityEvent } from '../security-log.ts'
import { accountNamed } from '../stores/accounts/accounts.ts'
import type { Origin } from '../stores/accounts/login-failures.ts'
import type { KnownDevices } from './known-devices.ts'

/** The browser somebody signs in with. */
export interface Browser {
  readonly network: string
  readonly known: KnownDevices
  readonly user_agent: string | null
}

/** Whose account it is, as far as there is one; the name that was typed may be a password. */
export const idsOf = (
  account: { readonly client_id: string; readonly user_id: string } | null | undefined,
): Pick<SecurityEvent, 'client_id' | 'user_id'> => ({
  client_id: account?.client_id ?? null,
  user_id: account?.user_id ?? null,
})

/**
 * Where somebody who says to have this name comes from: a browser is known to the users who have
 * signed in there, and a stranger to all others.
 */
export const originOf = async (
  { database }: Pick<Deps, 'database'>,
  username: string,
  { network, known }: Pick<Browser, 'network' | 'known'>,
): Promise<Origin> => {
  if (known.length === 0) return { network, device: null }
  const user_id = (await accountNamed(database, username))?.user_id
  return { network, device: known.find((device) => device.user_id === user_id)?.id ?? null }
}
