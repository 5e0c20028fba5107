import { randomUUIDv7 } from 'node:crypto'
import type { NotificationRequest } from '../../contract/messages/notifications.ts'
import { composedMessage } from '../../domain/messages/composed.ts'
import { waysAfter } from '../../domain/messages/next-step.ts'
import { linkTo } from '../../domain/messages/public-address.ts'
import type { Command } from '../../domain/order/commands.ts'
import { contactOf } from '../../domain/order/entry/contacts.ts'
import { linkExpiry } from '../../domain/order/parties/link-expiry.ts'
import {
  batchReasons,
  capReasons,
  noticeOf,
  purposeOf,
  recipientsOf,
} from '../../domain/order/parties/notice.ts'
import type { Order } from '../../domain/order/order.ts'
import { whyNot } from '../../domain/policy/access.ts'
import type { Reason } from '../../domain/policy/reason.ts'
import type { Clock, Instant } from '../../domain/time.ts'
import type { Caller } from '../caller.ts'
import { sentence } from '../../domain/words/sentence.ts'
import { clockAt } from '../clock.ts'
import type { Deps } from '../deps.ts'
import { notFound, refusedFor, refuseFor } from '../errors.ts'
import { SECRET_GAP } from '../../domain/messages/secret-gap.ts'
import type { Channel } from '../gateways/messages/messages.ts'
import { newReference, sha256 } from '../secrets.ts'
import type { Tx } from '../stores/database/database.ts'
import { addLinks, type NewLink } from '../stores/links/links.ts'
import type { OrderChange } from '../stores/orders/order-batch.ts'
import { noticesInDay } from '../stores/messages/notices-in-day.ts'
import { lockOrders } from '../stores/orders/lock-many.ts'
import type { QueuedMessage } from '../stores/messages/queue.ts'
import type { OrderAtHead } from '../stores/orders/order-at-head.ts'
import { changeMany } from './change-many.ts'
import { uncarriedOf, type KeptMessages } from './kept-messages.ts'
import { actingFor, decideAll } from './decide-change.ts'

/** Whom a message goes to, by one way. */
interface Addressed {
  readonly type: Channel
  readonly recipients: readonly string[]
}

/** What was decided of one order. */
interface Notice {
  readonly order: Order
  readonly to: readonly Addressed[]
  readonly change: OrderChange | null
  /** The tracking link that goes with it, where the policy lets links be made. */
  readonly link: { readonly id: string; readonly expires_at: Instant } | null
}

/** Orders that no message is sent of, and why; null where that is none. */
export interface LeftOut {
  readonly orders: number
  readonly of: number
  readonly why: Reason
}

/** What became of a request: what was left out, and what lies in the outbox. */
export interface SentNotices {
  readonly left: LeftOut | null
  readonly kept: KeptMessages | null
  readonly count: number
}

/**
 * Sends the state of orders: the messages into the outbox, a tracking link of its own for each
 * order where the policy lets links be made, and both on record, all in one transaction. What no
 * provider carries stays in the outbox and is on record so (`carried`: those that one does). An
 * order that the judge refuses, or of which nobody is to hear, is left out. Throws Refused: 404
 * where one of the orders cannot be seen, where all are left out, 422, 429.
 */
export const sendNotices = async (
  deps: Deps,
  caller: Caller,
  request: NotificationRequest,
  carried: readonly Channel[],
  tx: Tx,
): Promise<SentNotices> => {
  const {
    viewer,
    viewer: { client_id },
    policy,
  } = caller
  const ids = [...new Set(request.order_ids.map((id) => id.toLowerCase()))]
  const held = await lockOrders(tx, ids)
  const [first] = held
  if (!first || held.length !== ids.length) throw notFound()
  const clock: Clock = clockAt(deps, policy, first.now)
  const decided = held.map((one) => decideNotice(caller, request, one, carried, clock))
  const notices = decided.flatMap((one) => ('refused' in one ? [] : [one]))
  const refused = decided.flatMap((one) => ('refused' in one ? [one.refused] : []))
  // What forbids it says more than that nobody can be reached.
  const why = refused.flat().find(({ kind }) => kind !== 'rule') ?? refused[0]?.[0]
  if (why && notices.length === 0) throw refusedFor([why])
  // Counted before any is made: each is sealed on its own.
  const many = notices
    .flatMap(({ to }) => to)
    .reduce((sum, { recipients }) => sum + recipients.length, 0)
  refuseFor(batchReasons(many))
  const tellings = notices.flatMap(({ order, to }) =>
    to.flatMap(({ recipients }) =>
      recipients.map((recipient) => ({ order_id: order._id, recipient })),
    ),
  )
  const sent = await noticesInDay(tx, clock.now, viewer.username, tellings)
  refuseFor(capReasons(many, sent, policy))
  const made = notices.map((notice) => write(deps, caller, notice, clock, carried))
  await addLinks(
    tx,
    client_id,
    made.flatMap(({ link }) => link ?? []),
  )
  await changeMany(
    tx,
    client_id,
    notices.flatMap(({ change }) => change ?? []),
    made.flatMap(({ messages }) => messages),
  )
  return {
    left: why ? { orders: refused.length, of: held.length, why } : null,
    kept: uncarriedOf(
      notices.flatMap(({ to }) => to.flatMap(({ type, recipients }) => recipients.map(() => type))),
      carried,
    ),
    count: many,
  }
}

/** Whom a message about this order goes to, by each of the ways that reach somebody. */
const addressed = (request: NotificationRequest, order: Order): Addressed[] =>
  [...new Set(request.notificationType)]
    .map((type) => ({ type, recipients: recipientsOf(type, request, order) }))
    .filter(({ recipients }) => recipients.length > 0)

const decideNotice = (
  caller: Caller,
  request: NotificationRequest,
  held: OrderAtHead,
  carried: readonly Channel[],
  clock: Clock,
): Notice | { readonly refused: readonly [Reason, ...Reason[]] } => {
  const { order } = held
  const { viewer, policy } = caller
  const decideOn = (commands: readonly Command[]) =>
    decideAll(held, commands, actingFor(caller), clock)
  const isShare = purposeOf(request, viewer, policy, clock) === 'share'
  // Sharing changes nothing of the order, so that there is no command to ask about.
  const [no, ...others] = isShare ? whyNot(order, 'share', viewer, policy, clock) : []
  if (no) return { refused: [no, ...others] }
  const to = addressed(request, order)
  const link = { id: randomUUIDv7(), expires_at: linkExpiry(order, policy, clock.now) }
  const linking: Command = {
    type: 'create_link',
    link_id: link.id,
    party: 'tracking',
    expires_at: link.expires_at,
  }
  const isLinked = decideOn([linking]).refused === null
  // What is sent to others than the order's receivers says nothing of what these were told.
  const telling = isShare
    ? []
    : to.map(({ type }): Command => ({
        type: 'notify',
        notificationType: type,
        is_carried: carried.includes(type),
      }))
  const { change, refused } = decideOn([...(isLinked ? [linking] : []), ...telling])
  if (refused) return { refused }
  return to.length === 0
    ? { refused: [{ kind: 'rule', ...sentence('no_targets') }] }
    : { order, to, change, link: isLinked ? link : null }
}

/** The messages of one order, each with the reference of its link sealed. */
const write = (
  deps: Deps,
  { client_name, policy, viewer }: Caller,
  { order, to, link }: Notice,
  { now, time_zone }: Clock,
  carried: readonly Channel[],
): { readonly messages: readonly QueuedMessage[]; readonly link: NewLink | null } => {
  const reference = link && newReference()
  // The reference itself is kept sealed, and no longer than until it has left.
  const url = link && linkTo(deps.settings.public_url, 'tracking', SECRET_GAP)
  const { subject, body, values } = noticeOf(order, {
    sender: client_name,
    link: url,
    policy,
    time_zone,
  })
  const already = to.map(({ type }) => type)
  const messages = to.flatMap(({ type, recipients }) =>
    recipients.map((recipient): QueuedMessage => ({
      id: randomUUIDv7(),
      order_id: order._id,
      kind: 'notice',
      channel: type,
      recipient,
      subject,
      ...composedMessage('notice', values, type, policy, body),
      ways_left: waysAfter(
        { channel: type, recipient },
        contactOf(order, recipient),
        policy,
        carried,
        already,
      ),
      secret: reference === null ? null : deps.keys.seal(reference),
      expires_at: link?.expires_at ?? null,
      sent_by: viewer.username,
    })),
  )
  return {
    messages,
    link:
      link === null || reference === null
        ? null
        : {
            id: link.id,
            order_id: order._id,
            party: 'tracking',
            ref_hash: sha256(reference),
            created_at: now,
            created_by: viewer.username ?? '',
            expires_at: link.expires_at,
          },
  }
}
