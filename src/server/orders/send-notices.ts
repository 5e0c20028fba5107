import { randomUUIDv7 } from 'node:crypto'
import type { NotificationRequest } from '../../contract/notifications.ts'
import type { Command } from '../../domain/order/commands.ts'
import { decide } from '../../domain/order/decide.ts'
import type { OrderEvent } from '../../domain/order/events.ts'
import { linkExpiry } from '../../domain/order/link-expiry.ts'
import {
  noticeLimits,
  noticeOf,
  purposeOf,
  recipientsOf,
  type NoticeType,
} from '../../domain/order/notice.ts'
import type { Order } from '../../domain/order/order.ts'
import { isRefusal } from '../../domain/order/refusal.ts'
import type { Clock } from '../../domain/time.ts'
import { callWords } from '../../domain/words/calls.ts'
import { actorOf, type Caller } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { notFound, Refused } from '../errors.ts'
import { OTP_PLACEHOLDER } from '../gateways/messages.ts'
import { newReference, sha256 } from '../secrets.ts'
import type { Tx } from '../stores/database/database.ts'
import { addLinks, type NewLink } from '../stores/links.ts'
import { holdOrders, noticesInDay, saveNotices } from '../stores/order-batch.ts'
import type { Advanced, Held, Message } from '../stores/orders.ts'
import { advance } from './record.ts'

/** What is written because of one order. */
interface Noticed {
  readonly messages: readonly Message[]
  readonly link: NewLink | null
  readonly advanced: Advanced | null
}

/**
 * Sends the state of orders, all or none: the messages into the outbox, a tracking link of its own
 * for each order where the policy lets links be made, and both on record. Throws Refused: 404 where
 * one of the orders cannot be seen, 422, 429.
 */
export const sendNotices = async (
  deps: Deps,
  caller: Caller,
  request: NotificationRequest,
  tx: Tx,
): Promise<void> => {
  const {
    viewer: { client_id },
    policy,
  } = caller
  const ids = [...new Set(request.order_ids.map((id) => id.toLowerCase()))]
  const held = await holdOrders(tx, ids)
  const [first] = held
  if (!first || held.length !== ids.length) throw notFound()
  const clock: Clock = { now: deps.now(first.now), time_zone: policy.time_zone }
  // Counted before any is made: each is sealed on its own.
  const many = held
    .flatMap(({ order }) => addressed(request, order))
    .reduce((sum, { recipients }) => sum + recipients.length, 0)
  if (many === 0) throw new Refused(422, callWords.noTargets)
  if (many > noticeLimits.at_once)
    throw new Refused(422, callWords.tooManyMessages(noticeLimits.at_once), [
      { field: 'order_ids', message: callWords.tooManyMessages(noticeLimits.at_once) },
    ])
  if ((await noticesInDay(tx, clock.now)) + many > noticeLimits.a_day)
    throw new Refused(429, callWords.messagesCapped, [], 3_600)
  const noticed = held.map((one) => notice(deps, caller, request, one, clock))
  await addLinks(
    tx,
    client_id,
    noticed.flatMap(({ link }) => link ?? []),
  )
  await saveNotices(
    tx,
    client_id,
    noticed.flatMap(({ advanced }) => advanced ?? []),
    noticed.flatMap(({ messages }) => messages),
  )
}

/** Whom a message about this order goes to, by each of the ways that reach somebody. */
const addressed = (
  request: NotificationRequest,
  order: Order,
): { readonly type: NoticeType; readonly recipients: readonly string[] }[] =>
  [...new Set(request.notificationType)]
    .map((type) => ({ type, recipients: recipientsOf(type, request, order) }))
    .filter(({ recipients }) => recipients.length > 0)

const notice = (
  deps: Deps,
  caller: Caller,
  request: NotificationRequest,
  { order, head }: Held,
  clock: Clock,
): Noticed => {
  const { viewer, policy } = caller
  const types = addressed(request, order)
  if (types.length === 0) return { messages: [], link: null, advanced: null }
  const may = (command: Command): OrderEvent[] => {
    const outcome = decide(order, command, viewer, policy, clock)
    return isRefusal(outcome) ? [] : outcome
  }
  const expires_at = linkExpiry(order, policy, clock.now)
  const link_id = randomUUIDv7()
  const linked = may({ type: 'create_link', link_id, party: 'tracking', expires_at })
  const reference = linked.length > 0 ? newReference() : null
  // What is sent to others than the order's receivers says nothing of what these were told.
  const told =
    purposeOf(request, viewer, policy, clock) === 'share'
      ? []
      : types.flatMap(({ type }) => may({ type: 'notify', notificationType: type }))
  const events = [...linked, ...told]
  // The reference itself is kept sealed, and no longer than until it has left.
  const url =
    reference === null ? null : `${deps.settings.public_url}/publictracking/${OTP_PLACEHOLDER}`
  const text = noticeOf(order, {
    sender: caller.client_name,
    link: url,
    policy,
    time_zone: policy.time_zone,
  })
  const messages = types.flatMap(({ type, recipients }) =>
    recipients.map((recipient): Message => ({
      id: randomUUIDv7(),
      order_id: order._id,
      kind: 'notice',
      channel: type,
      recipient,
      ...text,
      secret: reference === null ? null : deps.keys.seal(reference),
      expires_at: reference === null ? null : expires_at,
    })),
  )
  return {
    messages,
    link:
      reference === null
        ? null
        : {
            id: link_id,
            order_id: order._id,
            party: 'tracking',
            ref_hash: sha256(reference),
            created_at: clock.now,
            created_by: viewer.username ?? '',
            expires_at,
          },
    advanced:
      events.length === 0
        ? null
        : advance(order, head, events, {
            order_id: order._id,
            actor: actorOf(caller),
            policy_version: caller.policy_version,
            server_time: clock.now,
            device_time: null,
          }),
  }
}
