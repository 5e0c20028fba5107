import { resolvePolicy } from '../../domain/policy/resolve.ts'
import { clockFor } from '../clock.ts'
import type { Deps } from '../deps.ts'
import type { HostOfUsers } from '../stores/accounts/users.ts'
import type { Scope } from '../stores/database/database.ts'
import type { ManagingUsers } from './user-desk.ts'

/** What changes users by a client's own arrangement; no username can be spelled so. */
export type Machine = 'single sign-on' | 'SCIM 2.0'

/** Whose rows such a change sees: one client's, as the platform's role. */
export const machineScope = (client_id: string): Scope => ({
  client_id,
  kind: 'platform',
  party: '',
})

/**
 * The desk at which a client's provider changes its users, by the rules of user management. It has
 * all rights of one who manages them, since the client's administrators said what groups give.
 */
export const machineDesk = (
  deps: Pick<Deps, 'now'>,
  client_id: string,
  { client, client_config }: HostOfUsers,
  by: Machine,
): ManagingUsers => {
  const policy = resolvePolicy(client_config)
  return {
    client_id,
    manager: {
      viewer: {
        client_id,
        client,
        username: by,
        user_id: null,
        reach: { kind: 'client' },
        link: null,
      },
      policy,
      is_platform_admin: true,
    },
    clock: clockFor(deps, { policy }),
  }
}
