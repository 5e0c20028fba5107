import { actorKey, type Caller } from './caller.ts'
import { networkOf } from './network.ts'

/** What a holder is: `pages` are all links of one client, `visitors` all who have no account. */
export type HolderKind = 'user' | 'client' | 'link' | 'pages' | 'address' | 'visitors'

/** One whose share of what all have in common is counted. */
export interface ShareHolder {
  readonly kind: HolderKind
  readonly key: string
}

/** For whom something that all have in common is held, and how long at most. */
export interface Holding {
  readonly holders: readonly ShareHolder[]
  /** Aborts once nobody waits for it any more. */
  readonly ended: AbortSignal
}

const holder = (kind: HolderKind, id = ''): ShareHolder => ({ kind, key: `${kind}:${id}` })

/**
 * Who holds what a request takes: an account's user and client; or a visitor's link, the client
 * whose page it opens, and the address it comes from. An account is not counted by its address,
 * which a whole depot, or everybody behind a proxy that is not trusted, may share.
 */
export const holdersOf = (caller: Caller | null, ip: string): ShareHolder[] => {
  if (caller && caller.viewer.link === null)
    return [holder('user', actorKey(caller)), holder('client', caller.viewer.client_id)]
  const visitor = [holder('address', networkOf(ip)), holder('visitors')]
  if (!caller) return visitor
  return [holder('link', actorKey(caller)), holder('pages', caller.viewer.client_id), ...visitor]
}
