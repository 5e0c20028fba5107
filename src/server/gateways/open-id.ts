import { createRemoteJWKSet, customFetch, jwtVerify } from 'jose'
import * as openid from 'openid-client'
import { mergedClaims, type Claims } from '../../domain/sign-in/single-sign-on.ts'
import { fetchOutside, OutsideFault } from './outside-fetch.ts'

/** What is wrong with a provider, or with what it answers: one line of the library's. */
export class ProviderFault extends Error {
  /** An inner address; no answer; not what a provider answers; a proof that cannot be trusted. */
  readonly kind: 'inner' | 'silent' | 'unreadable' | 'unfit'

  constructor(kind: ProviderFault['kind'], why: string, options?: ErrorOptions) {
    super(why.replace(/[\p{Cc}\s]+/gu, ' ').slice(0, 200), options)
    this.kind = kind
  }
}

/** How this product is known to a provider. */
export interface Relying {
  readonly issuer: string
  readonly client_id: string
  /** Null for a public client, whom its code verifier alone proves. */
  readonly client_secret: string | null
  /** May the provider stand on this machine itself, without TLS? */
  readonly lets_loopback: boolean
}

/** A provider whose discovery document was read. */
export interface ReadProvider {
  readonly config: openid.Configuration
  readonly issuer: string
  readonly end_session_endpoint: string | null
  readonly jwks_uri: string | null
}

/** Each provider offers one of these ways; the library has to be told which. */
const authentication =
  (secret: string): openid.ClientAuth =>
  (server, client, body, headers) => {
    const ways = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    const way = ways.includes('client_secret_post')
      ? openid.ClientSecretPost(secret)
      : openid.ClientSecretBasic(secret)
    way(server, client, body, headers)
  }

/** The claim of a token that is not as it should be, where the library's fault names one. */
const claimIn = (error: unknown): string | null => {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { cause } = at
    if (typeof cause !== 'object' || cause === null || !('claim' in cause)) continue
    if (typeof cause.claim === 'string') return cause.claim
  }
  return null
}

/** What the first of several faults says, which knows most. */
const innermost = (error: unknown, message: unknown): string => {
  let said = String(message)
  for (let at = error; at instanceof Error; at = at.cause) said = at.message
  return said
}

/**
 * The library's faults as ours, by the error's code or the name of the claim where there is one;
 * what it was called with wrongly stays what it is.
 */
const faultOf = (error: unknown, kind: 'unreadable' | 'unfit'): ProviderFault => {
  for (let at = error; at instanceof Error; at = at.cause)
    if (at instanceof OutsideFault) return new ProviderFault(at.kind, at.message, { cause: error })
  const { error: code, message } = error as { error?: unknown; message?: unknown }
  const why = typeof code === 'string' ? code : (claimIn(error) ?? innermost(error, message))
  return new ProviderFault(kind, why, { cause: error })
}

/** What a browser may be sent to; null for anything else. */
const webAddress = (text: string | undefined): string | null =>
  text !== undefined && /^https?:\/\//.test(text) && URL.canParse(text) ? text : null

/** Reads a provider's discovery document. Throws ProviderFault. */
export const readProvider = async ({
  issuer,
  client_id,
  client_secret,
  lets_loopback,
}: Relying): Promise<ReadProvider> => {
  try {
    const config = await openid.discovery(
      new URL(issuer),
      client_id,
      {},
      client_secret === null ? openid.None() : authentication(client_secret),
      {
        timeout: 10,
        ...(lets_loopback ? { execute: [openid.allowInsecureRequests] } : {}),
        [openid.customFetch]: (url, { method, headers, body }) =>
          fetchOutside(
            url,
            {
              method,
              headers,
              body: body instanceof URLSearchParams ? body.toString() : undefined,
            },
            lets_loopback,
          ),
      },
    )
    // TLS alone would do for the standard; a signature does without it too.
    openid.enableNonRepudiationChecks(config)
    const read = config.serverMetadata()
    for (const needed of ['authorization_endpoint', 'token_endpoint', 'jwks_uri'] as const)
      if (webAddress(read[needed]) === null)
        throw new ProviderFault('unreadable', `${needed} is no web address`)
    return {
      config,
      issuer: read.issuer,
      end_session_endpoint: webAddress(read.end_session_endpoint),
      jwks_uri: read.jwks_uri ?? null,
    }
  } catch (error) {
    if (error instanceof ProviderFault) throw error
    throw faultOf(error, 'unreadable')
  }
}

/** What a browser is sent to the provider with, and what of it is kept here. */
export interface Leaving {
  readonly url: string
  readonly state: string
  readonly kept: { readonly nonce: string; readonly verifier: string }
}

/** The address at which somebody signs in: with PKCE (S256), state and nonce of 256 bits each. */
export const leaveFor = async (
  { config }: ReadProvider,
  { redirect_uri, scopes, email }: { redirect_uri: string; scopes: string; email: string | null },
): Promise<Leaving> => {
  const state = openid.randomState()
  const kept = { nonce: openid.randomNonce(), verifier: openid.randomPKCECodeVerifier() }
  const url = openid.buildAuthorizationUrl(config, {
    redirect_uri,
    scope: scopes,
    state,
    nonce: kept.nonce,
    code_challenge: await openid.calculatePKCECodeChallenge(kept.verifier),
    code_challenge_method: 'S256',
    ...(email === null ? {} : { login_hint: email }),
  })
  return { url: url.href, state, kept }
}

/**
 * Who came back: the claims of the ID token, which the library has judged (signature, issuer,
 * audience, expiry, nonce), and where one that is `wanted` is not there, those of the userinfo.
 * Throws ProviderFault.
 */
export const provenBy = async (
  { config }: ReadProvider,
  returned: URL,
  checks: { readonly state: string; readonly nonce: string; readonly verifier: string },
  wanted: readonly string[],
): Promise<Claims> => {
  try {
    const tokens = await openid.authorizationCodeGrant(config, returned, {
      expectedState: checks.state,
      expectedNonce: checks.nonce,
      pkceCodeVerifier: checks.verifier,
      idTokenExpected: true,
    })
    const claims = tokens.claims()
    if (!claims) throw new ProviderFault('unfit', 'no ID token')
    // The library takes any text; by an empty one everybody would be the same user.
    if (!/^[\x20-\x7e]{1,255}$/.test(claims.sub.trim()))
      throw new ProviderFault('unfit', 'sub names nobody')
    const hasAll = wanted.every((claim) => Object.hasOwn(claims, claim))
    if (hasAll || !config.serverMetadata().userinfo_endpoint) return claims
    const further = await openid.fetchUserInfo(config, tokens.access_token, claims.sub)
    return mergedClaims({ ...claims }, { ...further })
  } catch (error) {
    if (error instanceof ProviderFault) throw error
    throw faultOf(error, 'unfit')
  }
}

/**
 * What a provider says has ended: all sessions of a subject, or the one with its own name for it.
 */
export interface JudgedLogout {
  readonly subject: string | null
  readonly session: string | null
  /** Seconds since 1970: what began later is not meant. */
  readonly issued_at: number
}

const LOGOUT = 'http://schemas.openid.net/event/backchannel-logout'
/** Signatures that need no secret of ours. */
const algorithms = ['RS256', 'PS256', 'ES256', 'RS384', 'PS384', 'ES384', 'RS512', 'PS512', 'ES512']

/** Judges a logout token (OpenID Connect Back-Channel Logout, 2.6). Throws ProviderFault. */
export const judgedLogout = async (
  { config, issuer, jwks_uri }: ReadProvider,
  token: string,
  { client_id, lets_loopback }: Pick<Relying, 'client_id' | 'lets_loopback'>,
): Promise<JudgedLogout> => {
  try {
    const keys = createRemoteJWKSet(new URL(jwks_uri ?? config.serverMetadata().issuer), {
      [customFetch]: (url) => fetchOutside(url, { method: 'GET', headers: {} }, lets_loopback),
    })
    const { payload } = await jwtVerify(token, keys, {
      issuer,
      audience: client_id,
      algorithms,
      maxTokenAge: '5 minutes',
      clockTolerance: '30 seconds',
      requiredClaims: ['iat', 'jti', 'events'],
    })
    const { events, nonce, sub, sid, iat = 0 } = payload
    const isLogout = typeof events === 'object' && events !== null && Object.hasOwn(events, LOGOUT)
    if (!isLogout || nonce !== undefined) throw new ProviderFault('unfit', 'no logout token')
    const session = typeof sid === 'string' ? sid : null
    if (sub === undefined && session === null) throw new ProviderFault('unfit', 'names nobody')
    return { subject: sub ?? null, session, issued_at: iat }
  } catch (error) {
    if (error instanceof ProviderFault) throw error
    throw faultOf(error, 'unfit')
  }
}
