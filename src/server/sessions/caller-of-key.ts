import { keyViewer } from '../../domain/policy/viewer.ts'
import type { CachedApiKey } from '../caches.ts'
import type { Caller } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { policyOf } from '../policies/account-policy.ts'
import { newSecret, sha256 } from '../secrets.ts'
import { apiKeyOf } from '../stores/accounts/api-keys.ts'

/** How a key begins, which no token of a session does but by a chance of 64 to the ninth. */
const PREFIX = 'epod_key_'
/** One that was revoked elsewhere ends here within a second. */
const TRUSTED_MS = 900
const MOST_KNOWN = 1_000

/** A new API key: 256 random bits behind a word that tells what it is where it was left lying. */
export const newApiKey = (): string => `${PREFIX}${newSecret()}`

/** Is this bearer token an API key? */
export const isApiKey = (token: string): boolean => token.startsWith(PREFIX)

/**
 * The caller behind an API key: the client's own desk by the client's configuration, and nobody's
 * account; null when the key is not good any more.
 */
export const callerOfKey = async (deps: Deps, token: string): Promise<Caller | null> => {
  const asked = known(deps, sha256(token))
  const key = await asked.answer
  const age = performance.now() - asked.at
  if (!key || age >= (key.remaining ?? Number.POSITIVE_INFINITY)) return null
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

const known = ({ database, caches: { api_keys: all } }: Deps, hash: string): CachedApiKey => {
  const last = all.get(hash)
  if (last && performance.now() - last.at < last.good_ms) return last
  const asked: CachedApiKey = {
    at: performance.now(),
    answer: apiKeyOf(database, hash),
    good_ms: TRUSTED_MS,
  }
  if (all.size >= MOST_KNOWN) all.clear()
  all.set(hash, asked)
  void settle(asked).catch(() => all.delete(hash))
  return asked
}

/** From a moment on another configuration holds, on every node alike. */
const settle = async (asked: CachedApiKey): Promise<void> => {
  const key = await asked.answer
  asked.good_ms = Math.min(TRUSTED_MS, key?.changes_in ?? TRUSTED_MS)
}
