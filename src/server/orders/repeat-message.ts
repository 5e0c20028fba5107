import { randomUUIDv7 } from 'node:crypto'
import { whyNotAgain } from '../../domain/messages/again.ts'
import { isNotification } from '../../domain/messages/kind.ts'
import { partyIn } from '../../domain/messages/public-address.ts'
import { messageCost } from '../../domain/messages/segments.ts'
import { linkExpiry } from '../../domain/order/parties/link-expiry.ts'
import { capReasons } from '../../domain/order/parties/notice.ts'
import type { Policy } from '../../domain/policy/policy.ts'
import { locked, type Reason } from '../../domain/policy/reason.ts'
import { wallClock, type Clock } from '../../domain/time.ts'
import { sentence } from '../../domain/words/sentence.ts'
import type { Caller } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { notFound, Refused, refusedFor, refuseFor } from '../errors.ts'
import { carriedBy, costBy } from '../gateways/messages/configured.ts'
import { SECRET_GAP } from '../../domain/messages/secret-gap.ts'
import { newReference, sha256 } from '../secrets.ts'
import type { Tx } from '../stores/database/database.ts'
import { addLinks, type NewLink } from '../stores/links/links.ts'
import { holdRepetition, repeatable, spentOn, type Repeatable } from '../stores/messages/again.ts'
import type { OrderChange } from '../stores/orders/order-batch.ts'
import { noticesInDay } from '../stores/messages/notices-in-day.ts'
import { lockOrders } from '../stores/orders/lock-many.ts'
import type { QueuedMessage } from '../stores/messages/queue.ts'
import type { OrderAtHead } from '../stores/orders/order-at-head.ts'
import { changeMany } from './change-many.ts'
import { actingFor, decideAll } from './decide-change.ts'

/** A link that goes with a repetition: the former one's reference is gone. */
interface Linked {
  readonly change: OrderChange | null
  readonly link: NewLink
  readonly reference: string
}

/**
 * Sends a dead letter of the client again, as a message of its own with a link of its own; answers
 * its id. One-time passwords are never sent so. Throws Refused: 404 where there is none, 409 for
 * what is no dead letter, whose receiver opted out, or that was repeated, 429 beyond a cap.
 */
export const repeatMessage = async (
  deps: Deps,
  caller: Caller,
  id: string,
  tx: Tx,
): Promise<string> => {
  const {
    policy,
    viewer: { client_id, username },
  } = caller
  const first = await repeatable(tx, id)
  if (!first) throw notFound()
  const [held] = first.order_id === null ? [] : await lockOrders(tx, [first.order_id])
  await holdRepetition(tx, id)
  const now = deps.now(held?.now ?? new Date().toISOString())
  const clock: Clock = { now, time_zone: policy.time_zone }
  const sent = isNotification(first.kind)
    ? await noticesInDay(
        tx,
        now,
        username,
        first.order_id === null ? [] : [{ order_id: first.order_id, recipient: first.recipient }],
      )
    : null
  // Looked at once more: who held it before may have sent it.
  const message = await repeatable(tx, id)
  if (!message) throw notFound()
  refuseFor(whyNotAgain(message, carriedBy(deps.settings)))
  if (message.opted_out) throw new Refused(409, sentence('message_receiver_opted_out'))
  if (sent) refuseFor(capReasons(1, sent, policy))
  const linked = linkFor(caller, message, held, clock)
  refuseFor(await moneyReasons(deps, policy, openedBy(linked, message), clock, tx))
  if (linked) await addLinks(tx, client_id, [linked.link])
  const again = repetitionOf(deps, message, linked, username, id)
  await changeMany(tx, client_id, linked?.change ? [linked.change] : [], [again])
  return again.id
}

/** A message with the text that leaves. */
const openedBy = (linked: Linked | null, { channel, body }: Repeatable): ToPay => ({
  channel,
  text: linked ? body.replaceAll(SECRET_GAP, () => linked.reference) : body,
})

interface ToPay {
  readonly channel: Repeatable['channel']
  readonly text: string
}

/** Would it pass what the client's messages may cost in a day? The worker asks once more. */
const moneyReasons = async (
  { settings }: Deps,
  policy: Policy,
  { channel, text }: ToPay,
  { now, time_zone }: Clock,
  tx: Tx,
): Promise<Reason[]> => {
  const { money_a_day, sms_provider } = policy.messages
  const each = costBy(settings, channel, sms_provider)
  if (money_a_day === null || each === 0) return []
  const cost = messageCost(each, channel, text)
  const spent = await spentOn(tx, wallClock(now, time_zone).day)
  return spent + cost > money_a_day ? [locked(3_600, 'message_money_capped')] : []
}

/**
 * The link that the message has a gap for; null where it has none. The text may carry it in another
 * form, or a button in its place: what the template has of it is whole.
 */
const linkFor = (
  caller: Caller,
  { body, template }: Repeatable,
  held: OrderAtHead | undefined,
  clock: Clock,
): Linked | null => {
  const said = template?.values['link'] ?? body
  if (!said.includes(SECRET_GAP)) return null
  if (!held) throw new Refused(409, sentence('message_without_order'))
  const { order } = held
  // A link in another form says no party: the page that shows least.
  const page = partyIn(said) ?? { party: 'tracking' as const }
  const link_id = randomUUIDv7()
  const expires_at = linkExpiry(order, caller.policy, clock.now)
  const { change, refused } = decideAll(
    held,
    [{ type: 'create_link', link_id, party: page.party, expires_at }],
    actingFor(caller),
    clock,
  )
  if (refused) throw refusedFor(refused)
  const reference = newReference()
  return {
    change,
    reference,
    link: {
      id: link_id,
      order_id: order._id,
      ...page,
      ref_hash: sha256(reference),
      created_at: clock.now,
      created_by: caller.viewer.username ?? '',
      expires_at,
    },
  }
}

const repetitionOf = (
  deps: Deps,
  message: Repeatable,
  linked: Linked | null,
  sent_by: string | null,
  again_of: string,
): QueuedMessage => {
  const { order_id, kind, channel, recipient, subject, body, template, ways_left } = message
  const { attachment, attachment_name } = message
  return {
    id: randomUUIDv7(),
    order_id,
    kind,
    channel,
    recipient,
    subject,
    body,
    template,
    ways_left,
    // The reference itself is kept sealed, and no longer than until it has left.
    secret: linked && deps.keys.seal(linked.reference),
    expires_at: linked?.link.expires_at ?? null,
    sent_by,
    again_of,
    ...(attachment !== null && attachment_name !== null && { attachment, attachment_name }),
  }
}
