import { whyNotAdminister, whyNotFromHere } from '../domain/policy/administration.ts'
import { whyNotInAll } from '../domain/policy/key-access.ts'
import type { Action } from '../domain/policy/question.ts'
import type { Viewer } from '../domain/policy/viewer.ts'
import type { Caller } from './caller.ts'
import { clockFor } from './clock.ts'
import type { Deps } from './deps.ts'
import { sentence } from '../domain/words/sentence.ts'
import { notFound, Refused, refuseFor } from './errors.ts'
import { clientNamed, type NamedClient } from './stores/accounts/clients.ts'
import { scopeOf } from './stores/database/scope.ts'
import type { Scope } from './stores/database/database.ts'

/**
 * Lets a caller go on who may do `action`, which concerns no single order; throws the judge's
 * refusal otherwise.
 */
export const requireAction = (deps: Pick<Deps, 'now'>, caller: Caller, action: Action): void => {
  const { viewer, policy } = caller
  refuseFor(whyNotInAll(action, viewer, policy, clockFor(deps, caller)))
}

/** The keys of the clients that a caller may administer: its own, or every one. */
export const administeredKeys = ({
  viewer,
  is_platform_admin,
}: Caller): readonly string[] | 'every' => (is_platform_admin ? 'every' : [viewer.client])

/** May this caller, who is an administrator, administer the client with this key? */
export const mayAdminister = (caller: Caller, client_key: string): boolean => {
  const keys = administeredKeys(caller)
  return keys === 'every' || keys.includes(client_key)
}

/** May this caller, who is an administrator, add clients? Whoever administers every one of them. */
export const mayAddClients = (caller: Caller): boolean => administeredKeys(caller) === 'every'

/**
 * Lets a caller go on who administers some client, to look or to change; throws the judge's refusal
 * otherwise.
 */
export const requireAdministrator = (
  deps: Pick<Deps, 'now'>,
  caller: Caller,
  to: 'look' | 'change',
): void => {
  const { viewer, policy, is_platform_admin, api_key } = caller
  // A key gets no further than the calls that its scopes name.
  refuseFor(
    is_platform_admin || api_key
      ? whyNotFromHere(viewer, policy, to)
      : whyNotAdminister(viewer, policy, clockFor(deps, caller), to),
  )
}

/** A client, and by whose name its configuration is changed. */
export interface Publisher {
  readonly client: NamedClient
  readonly desk: { readonly viewer: Pick<Viewer, 'username'> }
  readonly scope: Scope
}

/** A client and an administrator of it. */
export interface Administered extends Publisher {
  /** The caller at that client's own desk: whose rows it sees, and adds to. */
  readonly desk: Caller
}

/**
 * The client that a caller administers, to look or to change. Throws the judge's refusal for
 * whoever is no administrator, and 404 for a client that is none of theirs, as for one that there
 * is not.
 */
export const requireAdministered = async (
  deps: Pick<Deps, 'now' | 'database'>,
  caller: Caller,
  client_key: string,
  to: 'look' | 'change',
): Promise<Administered> => {
  requireAdministrator(deps, caller, to)
  const client = mayAdminister(caller, client_key)
    ? await clientNamed(deps.database, client_key)
    : null
  if (!client) throw notFound()
  const viewer = { ...caller.viewer, client_id: client.id, client: client.key }
  return { client, desk: { ...caller, viewer }, scope: scopeOf(viewer) }
}

/** Lets a caller go on who administers every client; throws Refused 403 for everybody else. */
export const requirePlatform = (deps: Pick<Deps, 'now'>, caller: Caller): void => {
  requireAdministrator(deps, caller, 'look')
  if (administeredKeys(caller) !== 'every') throw new Refused(403, sentence('platform_only'))
}
