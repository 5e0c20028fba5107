import { statusOf } from '../order/category.ts'
import type { EventType, Recorded } from '../order/events.ts'
import type { Order } from '../order/order.ts'

/** The media type of a credential's header (SD-JWT VC). */
export const CREDENTIAL_TYPE = 'dc+sd-jwt'

/** Events that one proof holds at most; an ordinary order has some dozens. */
export const MOST_PROVEN_EVENTS = 2_000
/** Characters of a proof at most, with all that it discloses; an ordinary one has some 10,000. */
export const MOST_PROOF_CHARACTERS = 64_000_000

/** Inclusion proof: the number of an event's leaf, and its audit path (RFC 9162) in base64. */
export interface Inclusion {
  readonly index: number
  readonly path: readonly string[]
}

/** Where the event that closed the order stands in the transparency log, and that it does. */
export interface LogPlace extends Inclusion {
  /** The name of the log, as its checkpoints say it. */
  readonly origin: string
  /** The SHA-256 of the closing event, hex: its entry in the log. */
  readonly digest: string
  /** A signed checkpoint (C2SP tlog-checkpoint) over both events. */
  readonly checkpoint: string
  /** The last event of all; often the closing one. */
  readonly head: Inclusion
}

/** What a credential says of an order that has ended. Every personal value is in its events. */
export interface DeliveryCredential {
  readonly iss: string
  /** The type of the credential, an address. */
  readonly vct: string
  readonly jti: string
  /** Seconds since 1970. */
  readonly iat: number
  readonly _sd_alg: 'sha-256'
  readonly order: {
    readonly id: string
    readonly identifier: string
    readonly outcome: 'received' | 'rejected'
    readonly ended_at: string
  }
  /** The order's whole log as it is stored: sealed events, of which each names the one before. */
  readonly events: readonly unknown[]
  readonly log: LogPlace
  /** The credential of the same order before it. */
  readonly replaces?: string
  /** Token Status List. */
  readonly status: { readonly status_list: { readonly idx: number; readonly uri: string } }
}

/**
 * Is this event part of what a credential proves? Messages and links are not: one that is sent
 * later changes nothing of the delivery.
 */
export const isProven = (type: string): boolean => !aside.has(type)
const aside: ReadonlySet<string> = new Set<EventType>([
  'notified',
  'contact_status',
  'link_created',
  'link_revoked',
  'chased',
  'otp_sent',
  'otp_failed',
  'attempted',
  'erased',
])
/** The kinds of event that it is not. */
export const asideTypes: readonly string[] = [...aside]

/** The event that closed an order, of its events. */
export const closingOf = <E extends { readonly type?: unknown }>(
  events: readonly E[],
): E | undefined => events.findLast(({ type }) => type === 'received' || type === 'rejected')

/** How an order has ended, and when; null while it is open, wherever its trip has ended. */
export const outcomeOf = (
  order: Order,
  events: readonly Recorded[],
): DeliveryCredential['order'] | null => {
  const last = closingOf(events)
  if (statusOf(order) === 'open' || !last) return null
  return {
    id: order._id,
    identifier: order.identifier,
    outcome: last.type === 'rejected' ? 'rejected' : 'received',
    ended_at: last.server_time,
  }
}
