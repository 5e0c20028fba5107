import type { Policy } from '../domain/policy/policy.ts'
import type { Link } from '../domain/policy/viewer.ts'
import type { Instant } from '../domain/time.ts'
import type { Bucket } from '../domain/token-bucket.ts'
import type { Caller } from './caller.ts'
import { ENDS_WITHIN_MS, FreshAnswers } from './limits/fresh-answers.ts'
import type { KeptLink } from './stores/links/links.ts'
import type { OrderAtHead } from './stores/orders/order-at-head.ts'
import type { ReadProvider } from './gateways/open-id.ts'
import type { LiveApiKey } from './stores/accounts/api-keys.ts'
import type { LiveSession } from './stores/accounts/sessions.ts'
import { KnownPlace } from './stores/log/known-place.ts'

/** An order as this process last read or wrote it, and when that was by both clocks of ours. */
export interface CachedOrder {
  readonly snapshot: OrderAtHead
  /** Of the monotonic clock, in milliseconds. */
  readonly at: number
  /** Of the wall clock, in milliseconds. */
  readonly wall: number
}

/** What the database knows of a public link: who its holder is, and the link itself. */
export interface LinkAnswer {
  readonly caller: (order_id: string, link: Link) => Caller
  readonly kept: KeptLink | null
  /** Milliseconds until another configuration holds; null where none is waiting. */
  readonly changes_in: number | null
  /** The database's time of it. */
  readonly told_at: Instant
}

/** A provider of single sign-on as it was read, and when. */
export interface CachedProvider {
  readonly at: number
  readonly read: Promise<ReadProvider>
}

/** A status list of credentials as it was signed, and when. */
export interface CachedStatusList {
  readonly at: number
  readonly signed: Promise<string>
}

/**
 * Caches of one node (a process; a test may run several): what it read a moment ago and trusts for
 * a while. Whoever fills one bounds it, and says for how long it holds.
 */
export interface Caches {
  /** By account and order id, the one noted longest ago first (`orders/order-cache.ts`). */
  readonly orders: Map<string, CachedOrder>
  /** By the token's hash (`sessions/caller-of-session.ts`). */
  readonly sessions: FreshAnswers<LiveSession>
  /** By their numbers, oldest first (`credentials/status-lists.ts`). */
  readonly status_lists: Map<number, CachedStatusList>
  /** The key that last signed a proof or a status list here (`credentials/issuer.ts`). */
  issuer_kid: string | null
  /** By account and link id (`links/caller-of-link.ts`). */
  readonly links: FreshAnswers<LinkAnswer>
  /** By the key's hash (`sessions/caller-of-key.ts`). */
  readonly api_keys: FreshAnswers<LiveApiKey>
  /** By the key's id: what is left of its rate limit (`http/rate-limits.ts`). */
  readonly key_buckets: Map<string, Bucket>
  /** Effective policies by configuration (`account-policy.ts`). */
  readonly policies: Map<string, Policy>
  /** By client and revision, oldest first (`sessions/known-provider.ts`). */
  readonly providers: Map<string, CachedProvider>
  /** How far the log is settled, as sessions and live streams were read (`live/position.ts`). */
  readonly place: KnownPlace
}

/** The caches of a node that has just started. */
export const emptyCaches = (): Caches => ({
  orders: new Map(),
  sessions: new FreshAnswers(ENDS_WITHIN_MS, 2_000),
  status_lists: new Map(),
  issuer_kid: null,
  links: new FreshAnswers(ENDS_WITHIN_MS, 1_000),
  api_keys: new FreshAnswers(ENDS_WITHIN_MS, 1_000),
  key_buckets: new Map(),
  policies: new Map(),
  providers: new Map(),
  place: new KnownPlace(),
})
