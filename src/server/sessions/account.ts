import type { PolicyDocument, Policy } from '../../domain/policy/policy.ts'
import { resolvePolicy } from '../../domain/policy/resolve.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../stores/accounts/accounts.ts'

/** Most users of a client have one of few configurations of their own. */
const MOST_POLICIES = 500

/** The effective policy of an account; the same object for the same configuration. */
export const policyOf = (
  { caches: { policies: resolved } }: Pick<Deps, 'caches'>,
  { client_id, policy_version, client_config, config }: Account,
): Policy => {
  const key = `${client_id} ${policy_version} ${JSON.stringify(config)}`
  const known = resolved.get(key)
  if (known) return known
  const policy = resolvePolicy(client_config, config)
  if (resolved.size >= MOST_POLICIES) resolved.clear()
  resolved.set(key, policy)
  return policy
}

/** The account as sign-in answers it. */
export const signedInAs = (
  deps: Pick<Deps, 'caches'>,
  account: Account,
): {
  userdata: {
    client: string
    username: string
    name: string
    transporter: string | null
    config: PolicyDocument
  }
  client_config: PolicyDocument
  policy: Policy
  reach: Account['reach']
  party: string | null
  client_id: string
} => {
  const { client, username, name, config, client_config, reach, party, client_id } = account
  const transporter = reach === 'vendor' ? party : null
  return {
    userdata: { client, username, name, transporter, config },
    client_config,
    policy: policyOf(deps, account),
    reach,
    party,
    client_id,
  }
}
