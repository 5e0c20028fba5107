import type { Policy } from '../../domain/policy/policy.ts'
import { resolvePolicy } from '../../domain/policy/resolve.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../stores/accounts/accounts.ts'

/** Most users of a client have one of few configurations of their own. */
const MOST_POLICIES = 500

/** The effective policy of an account; the same object for the same configuration. */
export const policyOf = (
  { caches: { policies: resolved } }: Pick<Deps, 'caches'>,
  {
    client_id,
    policy_version,
    client_config,
    config,
  }: Pick<Account, 'client_id' | 'policy_version' | 'client_config' | 'config'>,
): Policy => {
  const key = `${client_id} ${policy_version} ${JSON.stringify(config)}`
  const known = resolved.get(key)
  if (known) return known
  const policy = resolvePolicy(client_config, config)
  if (resolved.size >= MOST_POLICIES) resolved.clear()
  resolved.set(key, policy)
  return policy
}
