import {
  rightsOf,
  groupsIn,
  sawSecondFactor,
  type Claims,
} from '../../domain/sign-in/single-sign-on.ts'
import { sentence } from '../../domain/words/sentence.ts'
import type { Deps } from '../deps.ts'
import { Refused, refusedAt } from '../errors.ts'
import { leaveFor, ProviderFault, provenBy } from '../gateways/open-id.ts'
import { machineScope } from '../users/machine-desk.ts'
import { newSecret, sha256 } from '../secrets.ts'
import { noteSignIn } from '../stores/accounts/account-changes.ts'
import { accountNamed } from '../stores/accounts/accounts.ts'
import { providerFor, providerOf, type KeptProvider } from '../stores/accounts/sign-in-providers.ts'
import { addStart, takeStart } from '../stores/accounts/sign-in-starts.ts'
import { platform } from '../stores/database/scope.ts'
import { begin, keptSid, ordinary, type Begun } from './begin.ts'
import { askFurther, type AskedFurther } from './sign-in.ts'
import { forgetSessions } from './caller-of-session.ts'
import { knownProvider, redirectUri, refusedSignIn } from './known-provider.ts'
import { placeUser } from './place-user.ts'
import { idsOf, type Browser } from './who-tries.ts'

/** Throws the refusal for whatever is wrong with a provider. */
const askedOfProvider = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    throw error instanceof ProviderFault ? refusedSignIn(error) : error
  }
}

/**
 * Where a browser signs in for an e-mail address, or a client's key, and the secret that binds the
 * way back to this browser. Throws Refused: 422 where that leads to no provider, 429 where too many
 * of one network are on their way, 503 where the provider does not answer.
 */
export const leaveForProvider = async (
  deps: Deps,
  organisation: string,
  network: string,
): Promise<{ url: string; secret: string }> => {
  const at = organisation.lastIndexOf('@')
  const email = at === -1 ? null : organisation
  const provider = await providerFor(
    deps.database,
    email === null
      ? { client: organisation.toLowerCase() }
      : { domain: organisation.slice(at + 1).toLowerCase() },
  )
  if (!provider) throw refusedAt('organisation', sentence('single_unknown'))
  const { client_id, scopes, rev } = provider
  const leaving = await askedOfProvider(async () =>
    leaveFor(await knownProvider(deps, provider), {
      redirect_uri: redirectUri(deps),
      scopes,
      email,
    }),
  )
  const secret = newSecret()
  const isKept = await addStart(deps.database, {
    state_hash: sha256(leaving.state),
    client_id,
    browser_hash: sha256(secret),
    sealed: deps.keys.seal(JSON.stringify(leaving.kept)),
    provider_rev: rev,
    network,
  })
  if (!isKept) throw new Refused(429, sentence('too_many_tries'), [], 600)
  return { url: leaving.url, secret }
}

/** What a provider sent a browser back with. */
export interface Returned {
  readonly state: string
  readonly code?: string | undefined
  readonly iss?: string | undefined
  readonly error?: string | undefined
}

const stateUnknown = (): Refused => refusedAt('state', sentence('single_state_unknown'))

/**
 * Begins a session for whoever came back from the provider, or asks for the second factor. Throws
 * Refused, and puts it on the security log: 422 for a state that is not of this browser, was used
 * or is old, and for a proof that cannot be trusted; 403 for one without a group of the map, and
 * for a disabled user; 409 where the name is another account's.
 */
export const signInReturned = async (
  deps: Deps,
  returned: Returned,
  secret: string | undefined,
  from: Browser,
): Promise<Begun | AskedFurther> => {
  const start = await takeStart(deps.database, sha256(returned.state), sha256(secret ?? ''))
  try {
    if (!start) throw stateUnknown()
    const provider = await providerOf(deps.database, start.client_id)
    // What began at another provider, or for other groups, does not end at this one.
    if (provider?.rev !== start.provider_rev) throw stateUnknown()
    if (returned.error !== undefined) throw refusedByProvider(returned.error)
    const claims = await claimsOf(deps, provider, returned, deps.keys.unseal(start.sealed))
    return await enter(deps, provider, claims, from)
  } catch (error) {
    if (error instanceof Refused)
      deps.security({
        event: 'sign_in_failed',
        client_id: start?.client_id ?? null,
        reason: error.said.code,
      })
    throw error
  }
}

/** The provider's code for it, where it is one; never its own text. */
const refusedByProvider = (error: string): Refused =>
  refusedAt(
    'error',
    sentence('single_provider_refused', /^[a-z_]{1,60}$/.exec(error)?.[0] ?? 'error'),
  )

const claimsOf = async (
  deps: Deps,
  provider: KeptProvider,
  { state, code, iss }: Returned,
  kept: string,
): Promise<Claims> => {
  const url = new URL(redirectUri(deps))
  for (const [name, value] of Object.entries({ state, code, iss }))
    if (value !== undefined) url.searchParams.set(name, value)
  const { nonce, verifier } = JSON.parse(kept) as { nonce: string; verifier: string }
  return askedOfProvider(async () =>
    provenBy(await knownProvider(deps, provider), url, { state, nonce, verifier }, [
      provider.groups_claim,
      'preferred_username',
      'email',
    ]),
  )
}

const enter = async (
  deps: Deps,
  provider: KeptProvider,
  claims: Claims,
  from: Browser,
): Promise<Begun | AskedFurther> => {
  const { groups_claim, client_id } = provider
  const rights = rightsOf(groupsIn(claims, groups_claim) ?? [], provider.groups)
  if (!rights) throw refusedAt(groups_claim, sentence('single_no_group'), 403)
  const username = await deps.database.transaction(machineScope(client_id), (tx) =>
    placeUser(deps, tx, provider, claims, rights),
  )
  // Another role has ended sessions.
  forgetSessions(deps)
  const account = await accountNamed(deps.database, username)
  if (!account) throw new Error('a user who signed in is there')
  const isStrong = sawSecondFactor(claims)
  const { sid } = claims
  const single = { session: typeof sid === 'string' ? keptSid(sid) : null }
  const entered = await deps.database.transaction(platform, async (tx) => {
    if (!(await noteSignIn(tx, account.user_id))) throw new Refused(403, sentence('user_disabled'))
    return account.has_second_factor && !isStrong
      ? askFurther(tx, account, single)
      : begin(tx, account, { ...ordinary(from), strong: isStrong, single })
  })
  if (!('ticket' in entered)) deps.security({ event: 'sign_in', ...idsOf(account) })
  return entered
}
