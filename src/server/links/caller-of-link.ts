import { resolvePolicy } from '../../domain/policy/resolve.ts'
import { linkViewer, type Link } from '../../domain/policy/viewer.ts'
import { between, later, type Instant } from '../../domain/time.ts'
import type { LinkAnswer } from '../caches.ts'
import type { Caller } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { hostOf, type Host, type KeptLink } from '../stores/links/links.ts'
import { grantOf } from './token.ts'

/**
 * The holder of a public link behind a signed token; null when it is not good any more. One that
 * was revoked ends within a second on every process, and at once on the one that ended it.
 */
export const callerOfLink = async (deps: Deps, token: string): Promise<Caller | null> => {
  const grant = grantOf(deps.keys, token)
  if (!grant) return null
  const { link, client_id, order_id } = grant
  const { caller, kept, now } = (await known(deps, client_id, link.id)) ?? {}
  if (!caller || now === undefined || between(now, grant.until) <= 0) return null
  if (link.id !== null && (!kept || !isGood(kept, now))) return null
  return caller(order_id, link)
}

/** Is a link neither revoked nor expired at `now`? */
export const isGood = (link: Pick<KeptLink, 'expires_at' | 'revoked_at'>, now: Instant): boolean =>
  link.revoked_at === null && between(now, link.expires_at) > 0

/** Makes the callers that come to one client's public pages; its configuration is read once. */
export const callersAt = ({
  client_id,
  client,
  client_name,
  version,
  document,
}: Host): ((order_id: string, link: Link) => Caller) => {
  const policy = resolvePolicy(document)
  return (order_id, link) => ({
    viewer: linkViewer({ client_id, client }, order_id, link),
    client_name,
    policy,
    policy_version: version,
    session_id: null,
    purpose: null,
    is_platform_admin: false,
    viewing_as: null,
  })
}

const keyOf = (client_id: string, link_id: string | null): string => `${client_id} ${link_id ?? ''}`

/**
 * Has a link that was ended asked after anew: on this process it ends with the answer that says so.
 */
export const forgetLink = (
  { caches }: Pick<Deps, 'caches'>,
  client_id: string,
  link_id: string,
) => {
  caches.links.forget(keyOf(client_id, link_id))
}

interface KnownLink extends Omit<LinkAnswer, 'told_at' | 'changes_in'> {
  readonly now: Instant
}

const known = async (
  deps: Deps,
  client_id: string,
  link_id: string | null,
): Promise<KnownLink | null> => {
  const { answer, asked_at } = await deps.caches.links.get(keyOf(client_id, link_id), () =>
    ask(deps, client_id, link_id),
  )
  return (
    answer && {
      ...answer,
      now: deps.now(later(answer.told_at, Math.max(0, performance.now() - asked_at))),
    }
  )
}

const ask = async (
  { database }: Deps,
  client_id: string,
  link_id: string | null,
): Promise<LinkAnswer | null> => {
  const host = await hostOf(database, client_id, link_id)
  return (
    host && {
      caller: callersAt(host),
      kept: host.link,
      changes_in: host.changes_in,
      told_at: host.now,
    }
  )
}
