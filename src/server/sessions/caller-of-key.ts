import { keyViewer } from '../../domain/policy/viewer.ts'
import type { Caller } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { policyOf } from '../policies/account-policy.ts'
import { newSecret, sha256 } from '../secrets.ts'
import { apiKeyOf } from '../stores/accounts/api-keys.ts'

/** How a key begins, which no token of a session does but by a chance of 64 to the ninth. */
const PREFIX = 'epod_key_'

/** A new API key: 256 random bits behind a word that tells what it is where it was left lying. */
export const newApiKey = (): string => `${PREFIX}${newSecret()}`

/** Is this bearer token an API key? */
export const isApiKey = (token: string): boolean => token.startsWith(PREFIX)

/**
 * The caller behind an API key: the client's own desk by the client's configuration, and nobody's
 * account; null when the key is not good any more. One that was revoked elsewhere ends here within
 * a second.
 */
export const callerOfKey = async (deps: Deps, token: string): Promise<Caller | null> => {
  const hash = sha256(token)
  const { answer: key, asked_at } = await deps.caches.api_keys.get(hash, () =>
    apiKeyOf(deps.database, hash),
  )
  if (!key || performance.now() - asked_at >= (key.remaining ?? Number.POSITIVE_INFINITY))
    return null
  const { client_id, client, client_name, policy_version } = key
  return {
    viewer: keyViewer({ client_id, client }, key.name),
    client_name,
    policy: policyOf(deps, { ...key, config: {} }),
    policy_version,
    session_id: null,
    purpose: null,
    is_platform_admin: false,
    viewing_as: null,
    api_key: { id: key.id, scopes: key.scopes },
  }
}
