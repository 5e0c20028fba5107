import { sentence } from '../../domain/words/sentence.ts'
import type { Deps } from '../deps.ts'
import { refusedAt } from '../errors.ts'
import { judgedLogout, ProviderFault } from '../gateways/open-id.ts'
import { knownProvider, letsLoopback, refusedSignIn } from './known-provider.ts'
import { providerFor } from '../stores/accounts/sign-in-providers.ts'
import { endSingleSessions } from '../stores/accounts/ending-sessions.ts'
import { providerOfSession } from '../stores/accounts/single-sessions.ts'
import { keptSid } from './begin.ts'
import { forgetSessions } from './caller-of-session.ts'

/**
 * The address at which the holder of a session is signed out at the provider as well (RP-Initiated
 * Logout); null where the session is none of a provider's.
 */
export const leaveAtProvider = async (
  { database, settings }: Deps,
  client_id: string,
  session_id: string,
): Promise<string | null> => {
  const provider = await providerOfSession(database, client_id, session_id)
  if (!provider) return null
  const url = new URL(provider.end_session_endpoint)
  url.searchParams.set('client_id', provider.client_id)
  url.searchParams.set('post_logout_redirect_uri', `${settings.public_url}/`)
  return url.href
}

/**
 * Ends the sessions that a client's provider says have ended, on every node within a second
 * (Back-Channel Logout). Throws Refused 422 for a token that cannot be trusted, and where the
 * client has no provider; 503 where its keys cannot be read.
 */
export const endAtProvider = async (deps: Deps, client: string, token: string): Promise<void> => {
  const provider = await providerFor(deps.database, { client })
  if (!provider) throw refusedAt('client', sentence('single_unknown'))
  try {
    const logout = await judgedLogout(await knownProvider(deps, provider), token, {
      client_id: provider.provider_client_id,
      lets_loopback: letsLoopback(deps),
    })
    const { client_id, issuer } = provider
    const session = logout.session === null ? null : keptSid(logout.session)
    await endSingleSessions(deps.database, { client_id, issuer, ...logout, session })
    forgetSessions(deps)
  } catch (error) {
    throw error instanceof ProviderFault ? refusedSignIn(error) : error
  }
}
