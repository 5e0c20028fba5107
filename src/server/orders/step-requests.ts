import { randomUUIDv7 } from 'node:crypto'
import { byFirstWay } from '../../domain/messages/composed.ts'
import { linkTo } from '../../domain/messages/public-address.ts'
import type { Command } from '../../domain/order/commands.ts'
import type { OrderEvent } from '../../domain/order/events.ts'
import { linkExpiry } from '../../domain/order/parties/link-expiry.ts'
import { asName } from '../../domain/order/parties/as-name.ts'
import { capReasons } from '../../domain/order/parties/notice.ts'
import { anchorOf, contactsFor } from '../../domain/order/parties/missing-steps.ts'
import type { Order } from '../../domain/order/order.ts'
import type { ProofStep } from '../../domain/order/parties/step.ts'
import type { Refusal } from '../../domain/order/refusal.ts'
import type { Policy } from '../../domain/policy/policy.ts'
import type { Clock, Instant } from '../../domain/time.ts'
import { chaseWords } from '../../domain/words/chase.ts'
import { messageTexts } from '../../domain/words/message-texts.ts'
import type { Deps } from '../deps.ts'
import { carriedBy } from '../gateways/messages/configured.ts'
import { SECRET_GAP } from '../../domain/messages/secret-gap.ts'
import { newReference, sha256 } from '../secrets.ts'
import type { Tx } from '../stores/database/database.ts'
import { addLinks, type NewLink } from '../stores/links/links.ts'
import { noticesInDay } from '../stores/messages/notices-in-day.ts'
import type { QueuedMessage } from '../stores/messages/queue.ts'
import type { OrderAtHead } from '../stores/orders/order-at-head.ts'
import { changeMany } from './change-many.ts'
import { decideAll, type Acting } from './decide-change.ts'
import { uncarriedOf, type KeptMessages } from './kept-messages.ts'

/** Who reminds: an account or the timer, and the client's own policy, by which links are judged. */
export interface Reminding {
  readonly by: 'account' | 'timer'
  readonly acting: Acting
  readonly client_name: string
  readonly client_policy: Policy
}

/** Steps of a held order that are to be asked for. */
export interface Due {
  readonly held: OrderAtHead
  readonly steps: readonly ProofStep[]
}

interface Reminder {
  readonly link: NewLink
  readonly messages: readonly QueuedMessage[]
}

/** What went on record of one step. */
interface Asked {
  readonly order: Order
  readonly step: ProofStep
  readonly party: 'receiver' | 'driver'
  readonly link_id: string
  readonly expires_at: Instant
  readonly recipients: readonly string[]
}

/** What became of a request: why nothing was sent, or how many messages, and which are kept. */
export type SentReminders =
  | { readonly refused: Refusal['refused'] }
  | { readonly refused: null; readonly count: number; readonly kept: KeptMessages | null }

/**
 * Sends links to missing steps of held orders, one for each step, to whoever owes it: part of the
 * transaction that puts them on record. Where an order refuses, or the cap of a day, nothing is
 * sent. What no provider carries stays in the outbox.
 */
export const sendReminders = async (
  deps: Deps,
  tx: Tx,
  reminding: Reminding,
  due: readonly Due[],
  clock: Clock,
): Promise<SentReminders> => {
  const { client_id } = reminding.acting.viewer
  const decided = due.map(({ held, steps }) =>
    decideAll(held, remindersFor(held, steps, reminding, clock), reminding.acting, clock),
  )
  const refused = decided.find((one) => one.refused !== null)?.refused
  if (refused) return { refused }
  const changes = decided.flatMap(({ change }) => change ?? [])
  const asked = decided.flatMap(({ change, events }) =>
    change ? askedIn(change.next.order, events) : [],
  )
  // Counted before any is made: each is sealed on its own.
  const many = asked.reduce((sum, { recipients }) => sum + recipients.length, 0)
  const sent = await noticesInDay(
    tx,
    clock.now,
    reminding.acting.actor.username,
    asked.flatMap(({ order, recipients }) =>
      recipients.map((recipient) => ({ order_id: order._id, recipient })),
    ),
  )
  const [capped, ...others] = capReasons(many, sent, reminding.client_policy)
  if (capped) return { refused: [capped, ...others] }
  const reminders = asked.map((one) => reminderOf(deps, reminding, one, clock.now))
  await addLinks(
    tx,
    client_id,
    reminders.map(({ link }) => link),
  )
  await changeMany(
    tx,
    client_id,
    changes,
    reminders.flatMap(({ messages }) => messages),
  )
  const kept = uncarriedOf(
    reminders.flatMap(({ messages }) => messages.map(({ channel }) => channel)),
    carriedBy(deps.settings),
  )
  return { refused: null, count: many, kept }
}

const remindersFor = (
  { order }: OrderAtHead,
  steps: readonly ProofStep[],
  { by, client_policy }: Reminding,
  { now }: Clock,
): Command[] =>
  steps.map((step) => ({
    type: 'remind',
    step,
    link_id: randomUUIDv7(),
    expires_at: linkExpiry(order, client_policy, now),
    by,
    client_policy,
  }))

/** The judge puts a link on record, and behind it what it is for. */
const askedIn = (order: Order, events: readonly OrderEvent[]): Asked[] =>
  events.flatMap((event, index) => {
    const link = events[index - 1]
    if (event.type !== 'chased' || event.data.party === 'desk' || link?.type !== 'link_created')
      return []
    const { step, party } = event.data
    const { link_id, expires_at } = link.data
    return [{ order, step, party, link_id, expires_at, recipients: contactsFor(order, party) }]
  })

const reminderOf = (
  deps: Deps,
  { acting, client_name, client_policy }: Reminding,
  { order, step, party, link_id, expires_at, recipients }: Asked,
  now: Instant,
): Reminder => {
  const reference = newReference()
  const identifier = asName(order.identifier)
  // The reference itself is kept sealed, and no longer than until it has left.
  const opens = anchorOf(step, party)
  const link = linkTo(deps.settings.public_url, party, SECRET_GAP, opens)
  const usual = chaseWords.text({
    identifier,
    sender: asName(client_name),
    step: chaseWords.asked[step],
    link,
  })
  const values = {
    identifier: order.identifier,
    sender: client_name,
    step: messageTexts[client_policy.messages.language].steps[step],
    link,
  }
  const carried = carriedBy(deps.settings)
  return {
    link: {
      id: link_id,
      order_id: order._id,
      party,
      opens,
      ref_hash: sha256(reference),
      created_at: now,
      created_by: acting.actor.username ?? '',
      expires_at,
    },
    messages: recipients.map((recipient) => ({
      id: randomUUIDv7(),
      order_id: order._id,
      kind: 'notice',
      recipient,
      subject: chaseWords.subject(identifier),
      ...byFirstWay('chase', values, recipient, client_policy, usual, carried),
      secret: deps.keys.seal(reference),
      expires_at,
      sent_by: acting.actor.username,
    })),
  }
}
