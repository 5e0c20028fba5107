import type { Policy } from '../domain/policy/policy.ts'
import type { Link } from '../domain/policy/viewer.ts'
import type { Instant } from '../domain/time.ts'
import type { Caller } from './caller.ts'
import type { KeptLink } from './stores/links/links.ts'
import type { LockedOrder } from './stores/orders/lock.ts'
import type { ReadProvider } from './gateways/open-id.ts'
import type { LiveSession } from './stores/accounts/sessions.ts'

/** An order as this process last read or wrote it, and when that was by both clocks of ours. */
export interface CachedOrder {
  readonly held: LockedOrder
  /** Of the monotonic clock, in milliseconds. */
  readonly at: number
  /** Of the wall clock, in milliseconds. */
  readonly wall: number
}

/** What the database was asked about a session, and when. */
export interface CachedSession {
  readonly session: Promise<LiveSession | null>
  readonly asked_at: number
}

/** What the database knows of a public link: who its holder is, and the link itself. */
export interface LinkAnswer {
  readonly caller: (order_id: string, link: Link) => Caller
  readonly kept: KeptLink | null
  /** Milliseconds until another configuration holds; null where none is waiting. */
  readonly changes_in: number | null
  readonly asked_at: Instant
}

/** What the database was asked about a public link, and when. */
export interface CachedLink {
  readonly at: number
  readonly answer: Promise<LinkAnswer | null>
}

/** A provider of single sign-on as it was read, and when. */
export interface CachedProvider {
  readonly at: number
  readonly read: Promise<ReadProvider>
}

/**
 * Caches of one node (a process; a test may run several): what it read a moment ago and trusts for
 * a while. Whoever fills one bounds it, and says for how long it holds.
 */
export interface Caches {
  /** By account and order id, least recently used first (`orders/seen.ts`). */
  readonly orders: Map<string, CachedOrder>
  /**
   * By the token's hash, oldest first (`sessions/caller-of-session.ts`). Replaced as a whole where
   * all are forgotten, so that an answer under way cannot come back.
   */
  sessions: Map<string, CachedSession>
  /** By account and link id (`links/caller-of-link.ts`). */
  readonly links: Map<string, CachedLink>
  /** Effective policies by configuration (`account-policy.ts`). */
  readonly policies: Map<string, Policy>
  /** By client and revision, oldest first (`known-provider.ts`). */
  readonly providers: Map<string, CachedProvider>
}

/** The caches of a node that has just started. */
export const emptyCaches = (): Caches => ({
  orders: new Map(),
  sessions: new Map(),
  links: new Map(),
  policies: new Map(),
  providers: new Map(),
})
