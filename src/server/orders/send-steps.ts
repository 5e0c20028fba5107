import { randomUUIDv7 } from 'node:crypto'
import { isEmail } from '../../domain/contact.ts'
import { linkExpiry } from '../../domain/order/link-expiry.ts'
import type { OrderEvent, Recorded } from '../../domain/order/events.ts'
import { asName } from '../../domain/order/notice.ts'
import { anchorOf, contactsFor, type Owed } from '../../domain/order/owed.ts'
import type { Policy } from '../../domain/policy/policy.ts'
import type { Instant } from '../../domain/time.ts'
import { chaseWords } from '../../domain/words/chase.ts'
import type { Deps } from '../deps.ts'
import { OTP_PLACEHOLDER } from '../gateways/messages.ts'
import { newReference, sha256 } from '../secrets.ts'
import type { Tx } from '../stores/database/database.ts'
import { addLinks, type NewLink } from '../stores/links.ts'
import { saveNotices } from '../stores/order-batch.ts'
import type { Advanced, Held, Message } from '../stores/orders.ts'
import { advance } from './record.ts'

/** Whose orders are chased, by the client's own policy, and who is on record for it. */
export interface Chase {
  readonly client_id: string
  readonly client_name: string
  readonly policy: Policy
  readonly policy_version: number
  readonly actor: Recorded['actor']
}

interface Asked {
  readonly links: readonly NewLink[]
  readonly messages: readonly Message[]
  readonly advanced: Advanced
}

/**
 * Sends links to missing steps of held orders, one for each step, to whoever owes it: part of the
 * transaction that puts them on record. What is owed was looked at by the caller.
 */
export const sendSteps = async (
  deps: Deps,
  tx: Tx,
  chase: Chase,
  due: readonly { readonly held: Held; readonly owed: readonly Owed[] }[],
  now: Instant,
): Promise<void> => {
  const asked = due.map(({ held, owed }) => ask(deps, chase, held, owed, now))
  await addLinks(
    tx,
    chase.client_id,
    asked.flatMap(({ links }) => links),
  )
  await saveNotices(
    tx,
    chase.client_id,
    asked.map(({ advanced }) => advanced),
    asked.flatMap(({ messages }) => messages),
  )
}

const ask = (
  deps: Deps,
  { client_id: _client, client_name, policy, policy_version, actor }: Chase,
  { order, head }: Held,
  owed: readonly Owed[],
  now: Instant,
): Asked => {
  const links: NewLink[] = []
  const messages: Message[] = []
  const events: OrderEvent[] = []
  const expires_at = linkExpiry(order, policy, now)
  const identifier = asName(order.identifier)
  for (const { step, party } of owed) {
    if (party === 'desk') continue
    const [id, reference] = [randomUUIDv7(), newReference()]
    links.push({
      id,
      order_id: order._id,
      party,
      ref_hash: sha256(reference),
      created_at: now,
      created_by: actor.username ?? '',
      expires_at,
    })
    events.push(
      { type: 'link_created', data: { link_id: id, party, expires_at } },
      { type: 'chased', data: { step, party } },
    )
    // The reference itself is kept sealed, and no longer than until it has left.
    const link = `${deps.settings.public_url}/public${party}/${OTP_PLACEHOLDER}#${anchorOf(step, party)}`
    const body = chaseWords.text({
      identifier,
      sender: asName(client_name),
      step: chaseWords.asked[step],
      link,
    })
    for (const recipient of contactsFor(order, party)) {
      messages.push({
        id: randomUUIDv7(),
        order_id: order._id,
        kind: 'notice',
        channel: isEmail(recipient) ? 'email' : 'sms',
        recipient,
        subject: chaseWords.subject(identifier),
        body,
        secret: deps.keys.seal(reference),
        expires_at,
      })
    }
  }
  return {
    links,
    messages,
    advanced: advance(order, head, events, {
      order_id: order._id,
      actor,
      policy_version,
      server_time: now,
      device_time: null,
    }),
  }
}
