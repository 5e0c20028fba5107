import type { linkParties } from '../messages/public-address.ts'
import type { ActingRole } from '../order/order.ts'
import type { StatementKind } from '../order/proof/stating-party.ts'

/** Whom a public link was made for. */
export type LinkParty = (typeof linkParties)[number]

/** Which rows of a client an account may see. */
export type Reach =
  | { kind: 'client' }
  | { kind: 'vendor'; transporter: string }
  | { kind: 'distributor'; name: string }
  | { kind: 'order'; order_id: string }

/** Who is asking: an account that signed in, or the holder of a public link. */
export interface Viewer {
  readonly client_id: string
  /** Key of the client account, `Order.user`. */
  readonly client: string
  /** Name of the account; null for a public link. */
  readonly username: string | null
  readonly user_id: string | null
  readonly reach: Reach
  readonly link: Link | null
}

/**
 * What brought a public viewer in. A plain order id proves nothing: such a viewer sees a masked
 * page and can only enter the OTP.
 */
export interface Link {
  readonly id: string | null
  readonly party: LinkParty
  readonly proof: 'reference' | 'plain_id' | 'code'
}

/** Viewer that is the holder of a public link: of one order, and without an account. */
export const linkViewer = (
  host: Pick<Viewer, 'client_id' | 'client'>,
  order_id: string,
  link: Link,
): Viewer => ({
  client_id: host.client_id,
  client: host.client,
  username: null,
  user_id: null,
  reach: { kind: 'order', order_id },
  link,
})

/** Begins the name of whoever calls with an API key. No username can be spelled so. */
export const KEY_PREFIX = 'key '

/** Viewer that calls with an API key: at the client's own desk, and nobody's account. */
export const keyViewer = (host: Pick<Viewer, 'client_id' | 'client'>, name: string): Viewer => ({
  client_id: host.client_id,
  client: host.client,
  username: `${KEY_PREFIX}${name}`,
  user_id: null,
  reach: { kind: 'client' },
  link: null,
})

/** Is that the name of whoever calls with an API key? */
export const isKeyName = (username: string): boolean => username.startsWith(KEY_PREFIX)

/**
 * Four-eyes principle: is `who` another person than the one before? A key is none: whoever has an
 * account may have made it besides.
 */
export const isAnotherPerson = (who: string | null, before: string | null): boolean =>
  who !== before && !(who !== null && isKeyName(who))

/** The holder of a link, as a viewer, once a right one-time password has proved who that is. */
export const viewerAfterCode = (viewer: Viewer): Viewer =>
  viewer.link ? { ...viewer, link: { ...viewer.link, proof: 'code' } } : viewer

/** The role that is written into the record for what this viewer does (EPOD-11). */
export const actingRole = (viewer: Viewer, account_type: string | null): ActingRole => {
  if (viewer.link) return viewer.link.party === 'receiver' ? 'receiver' : 'driver'
  if (viewer.reach.kind === 'vendor') return 'transporter'
  return isDriverAccount(account_type) ? 'driver' : 'client'
}

/** Account types are 'Driver' or '{client}-Driver', and so on for the others. */
const isType = (account_type: string | null, name: string): boolean =>
  account_type === name || (account_type?.endsWith(`-${name}`) ?? false)

/** Is it a driver's account? A null account type is a plain account, here and below. */
export const isDriverAccount = (account_type: string | null): boolean =>
  isType(account_type, 'Driver')

/** Is it a distributor's account? */
export const isDistributorAccount = (account_type: string | null): boolean =>
  isType(account_type, 'Distributor')

/** Is it the account of a carrying and forwarding agent? */
export const isCnfAccount = (account_type: string | null): boolean => isType(account_type, 'CnF')

/** Is it an account that watches? */
export const isViewerAccount = (account_type: string | null): boolean =>
  isType(account_type, 'Viewer')

/** Is it an administrator's account? */
export const isAdminAccount = (account_type: string | null): boolean => account_type === 'Admin'

/**
 * ROLE-09: those who receive or only watch for a client leave the driver's number alone; a
 * 'Distributor' of nobody's in particular may.
 */
export const maySetDriverContact = (account_type: string | null): boolean =>
  !/-(Distributor|Viewer)$/.test(account_type ?? '')

/**
 * Whose statement a viewer makes: who brings the goods delivers, who takes them accepts, whose they
 * are declares.
 */
export const statementOf = (viewer: Viewer, account_type: string | null): StatementKind => {
  const role = actingRole(viewer, account_type)
  if (role === 'driver' || role === 'transporter') return 'delivered'
  const isReceiver =
    role === 'receiver' ||
    viewer.reach.kind === 'distributor' ||
    isDistributorAccount(account_type) ||
    isCnfAccount(account_type)
  return isReceiver ? 'accepted' : 'declared'
}
