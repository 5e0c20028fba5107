import type {
  SingleSignOnStanding,
  putSingleSignOn,
} from '../../contract/sign-in/single-sign-on.ts'
import type { z } from 'zod'
import { sentence } from '../../domain/words/sentence.ts'
import type { Caller } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { notFound, Refused, refusedAt } from '../errors.ts'
import { domainRecord, hasRecord, recordName } from '../gateways/domain-record.ts'
import {
  ProviderFault,
  readProvider,
  type ReadProvider,
  type Relying,
} from '../gateways/open-id.ts'
import { letsLoopback, redirectUri, refusedIssuer } from './known-provider.ts'
import type { NamedClient } from '../stores/accounts/clients.ts'
import { scimTokensOf } from '../stores/accounts/scim-tokens.ts'
import {
  noteSignInChange,
  providerIn,
  providerOf,
  removeProvider,
  saveProvider,
  signInChangesOf,
  type KeptProvider,
  type ProviderSettings,
} from '../stores/accounts/sign-in-providers.ts'
import { lockUsers } from '../stores/accounts/user-writes.ts'
import type { Tx } from '../stores/database/database.ts'

type Asked = z.output<typeof putSingleSignOn.schema.body>

/** What may be told of a provider: everything but its secret. */
const told = (provider: ProviderSettings) => ({
  issuer: provider.issuer,
  client_id: provider.provider_client_id,
  has_secret: provider.sealed_secret !== null,
  scopes: provider.scopes,
  groups_claim: provider.groups_claim,
  groups: [...provider.groups],
  domains: [...provider.domains],
  only: provider.is_only,
})

/** How a client's users sign in beside passwords, as its administrators see it. */
export const standingAt = async (
  deps: Deps,
  { id, key }: Pick<NamedClient, 'id' | 'key'>,
): Promise<SingleSignOnStanding> => {
  const [provider, tokens, changes] = await Promise.all([
    providerOf(deps.database, id),
    scimTokensOf(deps.database, id),
    signInChangesOf(deps.database, id),
  ])
  const { public_url } = deps.settings
  return {
    provider: provider && {
      ...told(provider),
      rev: provider.rev,
      changed_at: provider.changed_at,
      changed_by: provider.changed_by,
    },
    addresses: {
      redirect: redirectUri(deps),
      signed_out: `${public_url}/`,
      backchannel_logout: `${public_url}/sign-in/${key}/backchannel-logout`,
      scim: `${public_url}/scim/v2/${key}`,
      domain_record: domainRecord(public_url, key),
    },
    tokens,
    changes,
  }
}

/** Reads an issuer's discovery document. Throws Refused 422 at `issuer` where that cannot be. */
export const readAsAsked = async (
  deps: Pick<Deps, 'settings'>,
  asked: Omit<Relying, 'lets_loopback'>,
): Promise<ReadProvider> => {
  try {
    return await readProvider({ ...asked, lets_loopback: letsLoopback(deps) })
  } catch (error) {
    throw error instanceof ProviderFault ? refusedIssuer(error) : error
  }
}

const refuseTwice = ({ groups }: Asked): void => {
  const known = new Set<string>()
  for (const [at, { group }] of groups.entries()) {
    if (known.has(group)) throw refusedAt(`groups.${at}.group`, sentence('group_twice', group))
    known.add(group)
  }
}

/** A secret goes to the issuer that it was entered for, and to no other. */
const secretFor = (deps: Deps, asked: Asked, before: KeptProvider | null): string | null => {
  if (asked.client_secret !== undefined) return deps.keys.seal(asked.client_secret)
  const kept = before?.sealed_secret ?? null
  const isSame = before?.issuer === asked.issuer && before.provider_client_id === asked.client_id
  if (kept !== null && !isSame) throw refusedAt('client_secret', sentence('secret_needed'))
  return kept
}

/**
 * Refuses domains that are new to a client and whose DNS does not name it: what leads people to a
 * sign-in must not be claimed by another client (phishing from our own page). On trial, where the
 * product is not reached by TLS, no DNS is asked unless its servers are named.
 */
const refuseUnproved = async (
  deps: Pick<Deps, 'database' | 'settings'>,
  { id, key }: Pick<NamedClient, 'id' | 'key'>,
  { domains }: Asked,
): Promise<void> => {
  const { public_url, name_servers } = deps.settings
  if (letsLoopback(deps) && name_servers.length === 0) return
  const before = await providerOf(deps.database, id)
  const added = domains.filter((domain) => !before?.domains.includes(domain))
  const record = domainRecord(public_url, key)
  const proofs = await Promise.all(added.map((domain) => hasRecord(domain, record, name_servers)))
  const missing = added.find((_, at) => proofs[at] === false)
  if (missing !== undefined)
    throw refusedAt('domains', sentence('domain_unproved', missing, recordName(missing), record))
}

/**
 * Reads the provider that is to be set, and answers what sets it in a transaction of the
 * platform's. Both throw Refused: 422 by path for what is wrong, 409 where somebody changed it
 * since. Whoever administers every client is believed which domains are whose.
 */
export const saveAsAsked = async (
  deps: Deps,
  client: Pick<NamedClient, 'id' | 'key'>,
  asked: Asked,
  { is_platform_admin, viewer: { username: by } }: Caller,
): Promise<(tx: Tx) => Promise<{ saved: true }>> => {
  const { id: client_id } = client
  refuseTwice(asked)
  if (!is_platform_admin) await refuseUnproved(deps, client, asked)
  const { issuer, end_session_endpoint } = await readAsAsked(deps, {
    issuer: asked.issuer,
    client_id: asked.client_id,
    client_secret: asked.client_secret ?? null,
  })
  return async (tx) => {
    await lockUsers(tx, client_id)
    const before = await providerIn(tx, client_id)
    if ((before?.rev ?? 0) !== asked.rev) throw new Refused(409, sentence('single_changed_since'))
    const after: ProviderSettings = {
      issuer,
      provider_client_id: asked.client_id,
      sealed_secret: secretFor(deps, { ...asked, issuer }, before),
      scopes: asked.scopes,
      groups_claim: asked.groups_claim,
      groups: asked.groups,
      is_only: asked.only,
      end_session_endpoint,
      domains: asked.domains,
    }
    const taken = await saveProvider(tx, client_id, after, by)
    if (taken !== null) throw refusedAt('domains', sentence('domain_taken', taken), 409)
    await noteSignInChange(tx, client_id, {
      by,
      action: 'saved',
      before: before && told(before),
      after: told(after),
      why: asked.why,
    })
    return { saved: true }
  }
}

/**
 * Removes a client's provider, in a transaction of the platform's. Throws Refused 404, and 409
 * likewise.
 */
export const removeAsAsked = async (
  tx: Tx,
  client_id: string,
  { rev, why }: { readonly rev: number; readonly why?: string | undefined },
  by: string | null,
): Promise<{ removed: true }> => {
  await lockUsers(tx, client_id)
  const before = await providerIn(tx, client_id)
  if (!before) throw notFound()
  if (before.rev !== rev) throw new Refused(409, sentence('single_changed_since'))
  await removeProvider(tx, client_id)
  await noteSignInChange(tx, client_id, { by, action: 'removed', before: told(before), why })
  return { removed: true }
}
