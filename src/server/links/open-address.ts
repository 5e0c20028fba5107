import type { OpenedPublicGiven as OpenedPublic } from '../../contract/proof/links.ts'
import type { OpenedByLinkGiven } from '../../contract/proof/short-links.ts'
import type { Link, LinkParty } from '../../domain/policy/viewer.ts'
import type { Translate } from '../../domain/words/catalogue.ts'
import type { Wording } from '../../domain/words/worded.ts'
import { sentence } from '../../domain/words/sentence.ts'
import type { Deps } from '../deps.ts'
import { Refused } from '../errors.ts'
import { cacheOrder } from '../orders/order-cache.ts'
import { sha256 } from '../secrets.ts'
import { orderOfId, orderOfReference, type Host } from '../stores/links/links.ts'
import type { OrderAtHead } from '../stores/orders/order-at-head.ts'
import { callersAt, isGood } from './caller-of-link.ts'
import { judgedOn } from './closed-page.ts'
import { openedFor } from './opened.ts'

/** The one answer for links that were guessed, expired, revoked or made for somebody else. */
export const linkGone = (): Refused => new Refused(404, sentence('link_gone'))

/** Is that the client's key, or its name, in upper or lower case? */
const isOf = (host: Host, said: string): boolean => {
  const client = said.trim().toLowerCase()
  return client === host.client || client === host.client_name.trim().toLowerCase()
}

const isId = (ref: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(ref)
const isReference = (ref: string): boolean => /^[A-Za-z0-9_-]{22}$/.test(ref)

/**
 * Opens the page that an address names: by a link's reference, or masked by a plain order id.
 * Throws Refused 404 for everything else.
 */
export const openAddress = async (
  deps: Deps,
  party: LinkParty,
  client: string | null,
  ref: string,
  ip: string,
  speak: (wording: Wording) => Translate,
): Promise<OpenedPublic> => {
  const found = isId(ref)
    ? await byId(deps, party, ref)
    : isReference(ref)
      ? await byReference(deps, party, ref)
      : null
  if (!found || (client !== null && !isOf(found.host, client))) throw linkGone()
  const { host, link } = found
  const { order } = host
  cacheOrder(deps, host.client_id, host)
  const caller = callersAt(host)(order._id, link)
  const now = deps.now(host.now)
  return openedFor(deps, caller, await judgedOn(deps, caller, ip, order, now), now, speak)
}

/**
 * Opens what a reference alone was given out for: its party's page and step. Throws Refused 404 for
 * every other reference, and for a `header` that was never its client's.
 */
export const openLink = async (
  deps: Deps,
  ref: string,
  header: string | null,
  ip: string,
  speak: (wording: Wording) => Translate,
): Promise<OpenedByLinkGiven> => {
  const found = isReference(ref) ? await orderOfReference(deps.database, sha256(ref), header) : null
  if (!found?.is_header_own || !isGood(found, deps.now(found.now))) throw linkGone()
  const { order, party, opens, link_id: id } = found
  cacheOrder(deps, found.client_id, found)
  const caller = callersAt(found)(order._id, { id, party, proof: 'reference' })
  const now = deps.now(found.now)
  const judged = await judgedOn(deps, caller, ip, order, now)
  return { ...openedFor(deps, caller, judged, now, speak), role: party, opens }
}

interface OpenedAddress {
  readonly host: Host & OrderAtHead
  readonly link: Link
}

const byId = async (
  { database }: Deps,
  party: LinkParty,
  id: string,
): Promise<OpenedAddress | null> => {
  const found = await orderOfId(database, id)
  return found && { host: found, link: { id: null, party, proof: 'plain_id' } }
}

const byReference = async (
  { database, now }: Deps,
  party: LinkParty,
  ref: string,
): Promise<OpenedAddress | null> => {
  const found = await orderOfReference(database, sha256(ref))
  if (!found || found.party !== party || !isGood(found, now(found.now))) return null
  return { host: found, link: { id: found.link_id, party, proof: 'reference' } }
}
