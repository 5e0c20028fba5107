import { actingRole, type Viewer } from '../domain/policy/viewer.ts'
import type { Policy } from '../domain/policy/policy.ts'
import type { Recorded } from '../domain/order/events.ts'

/**
 * Who is calling, resolved anew on every request: from the session or the signed link, never from
 * the body.
 */
export interface Caller {
  readonly viewer: Viewer
  /** What the client account is called, by people. */
  readonly client_name: string
  readonly policy: Policy
  readonly policy_version: number
  /** The session that signed in; null for a public link. */
  readonly session_id: string | null
  /**
   * The one thing that the session is good for; null where that is everything the account may do.
   */
  readonly purpose: 'mobile_add' | null
  /** Administers every client. */
  readonly is_platform_admin: boolean
  /**
   * Who looks at everything as this account does, and changes nothing; null for the account itself.
   */
  readonly viewing_as: { readonly by: string } | null
  /** Can do nothing but set up the second factor that its client asks for. */
  readonly lacks_second_factor?: boolean
  /** The key that another system calls with; left out for accounts and links. */
  readonly api_key?: { readonly id: string; readonly scopes: readonly string[] }
}

/** How the log names a caller. */
export const actorOf = ({ viewer, policy }: Caller): Recorded['actor'] => ({
  username: viewer.username,
  role: actingRole(viewer, policy.config.accountType),
  link_id: viewer.link?.id ?? null,
})

/** How a caller is told from others where the same key or budget must not be shared. */
export const actorKey = ({ viewer, api_key }: Caller): string =>
  viewer.user_id ??
  (api_key ? `key:${api_key.id}` : null) ??
  `link:${viewer.link?.id ?? ''}:${viewer.reach.kind === 'order' ? viewer.reach.order_id : ''}`
