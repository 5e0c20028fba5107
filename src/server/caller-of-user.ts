import { policyOf } from './policies/account-policy.ts'
import { viewerOf } from './account-viewer.ts'
import type { Caller } from './caller.ts'
import type { Deps } from './deps.ts'
import { accountOfUser } from './stores/accounts/accounts.ts'

/**
 * An account as the one for whom something goes on that it asked for, without a session; null where
 * it is there no more, or disabled.
 */
export const callerOfUser = async (
  deps: Deps,
  client_id: string,
  user_id: string,
): Promise<Caller | null> => {
  const account = await accountOfUser(deps.database, client_id, user_id)
  if (!account || account.disabled) return null
  return {
    viewer: viewerOf(account),
    client_name: account.client_name,
    policy: policyOf(deps, account),
    policy_version: account.policy_version,
    session_id: null,
    purpose: null,
    is_platform_admin: account.is_platform_admin,
    viewing_as: null,
  }
}
