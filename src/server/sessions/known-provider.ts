import { MINUTE, SECOND } from '../../domain/time.ts'
import { sentence } from '../../domain/words/sentence.ts'
import type { Deps } from '../deps.ts'
import { Refused, refusedAt } from '../errors.ts'
import { readProvider, type ProviderFault, type ReadProvider } from '../gateways/open-id.ts'
import type { KeptProvider } from '../stores/accounts/sign-in-providers.ts'

const TRUSTED_MS = 10 * MINUTE
/** Whoever does not answer is not asked again at once: each try holds up whoever waits for it. */
const REFUSED_MS = 10 * SECOND
const MOST_KNOWN = 200

/**
 * May providers stand on this machine? Only where the product itself is not reached by TLS: on
 * trial.
 */
export const letsLoopback = ({ settings }: Pick<Deps, 'settings'>): boolean =>
  !settings.public_url.startsWith('https:')

/** The page to which a provider sends browsers back. */
export const redirectUri = ({ settings }: Pick<Deps, 'settings'>): string =>
  `${settings.public_url}/single-sign-on`

/**
 * A client's provider with its discovery document, which is trusted for ten minutes. Throws
 * ProviderFault.
 */
export const knownProvider = async (
  deps: Pick<Deps, 'caches' | 'keys' | 'settings'>,
  provider: KeptProvider,
): Promise<ReadProvider> => {
  const known = deps.caches.providers
  const key = `${provider.client_id} ${provider.changed_at} ${provider.rev}`
  const last = known.get(key)
  if (last && performance.now() - last.at < TRUSTED_MS) return last.read
  const { issuer, provider_client_id, sealed_secret } = provider
  const read = readProvider({
    issuer,
    client_id: provider_client_id,
    client_secret: sealed_secret === null ? null : deps.keys.unseal(sealed_secret),
    lets_loopback: letsLoopback(deps),
  })
  known.delete(key)
  known.set(key, { at: performance.now(), read })
  const [oldest = key] = known.keys()
  if (known.size > MOST_KNOWN) known.delete(oldest)
  try {
    return await read
  } catch (error) {
    const asked_again_at = performance.now() + REFUSED_MS
    if (known.get(key)?.read === read) known.set(key, { at: asked_again_at - TRUSTED_MS, read })
    throw error
  }
}

/** The refusal for a fault that somebody met who signs in. */
export const refusedSignIn = (fault: ProviderFault): Refused =>
  fault.kind === 'silent' || fault.kind === 'inner'
    ? new Refused(503, sentence('single_provider_silent'), [], 30)
    : refusedAt('code', sentence('single_proof_unfit', fault.message))

/** The refusal for a fault that an administrator met who sets the issuer. */
export const refusedIssuer = ({ kind, message }: ProviderFault): Refused => {
  if (kind === 'inner') return refusedAt('issuer', sentence('issuer_inner'))
  if (kind === 'silent') return refusedAt('issuer', sentence('issuer_silent'))
  return refusedAt('issuer', sentence('issuer_unreadable', message))
}
