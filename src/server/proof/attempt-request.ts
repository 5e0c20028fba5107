import { randomUUIDv7 } from 'node:crypto'
import type { EpodBody } from '../../contract/proof/actions.ts'
import { byFirstWay } from '../../domain/messages/composed.ts'
import { linkTo } from '../../domain/messages/public-address.ts'
import { SECRET_GAP } from '../../domain/messages/secret-gap.ts'
import { contactsOf } from '../../domain/order/entry/contacts.ts'
import type { OrderEvent } from '../../domain/order/events.ts'
import type { Order } from '../../domain/order/order.ts'
import { asName } from '../../domain/order/parties/as-name.ts'
import { linkExpiry } from '../../domain/order/parties/link-expiry.ts'
import { tellsOfAttempts } from '../../domain/order/proof/attempt.ts'
import { saysVisit } from '../../domain/order/proof/attempt-schema.ts'
import { attemptsOf } from '../../domain/order/proof/attempts-on-record.ts'
import { closedAt } from '../../domain/order/proof/dispute.ts'
import { tellsReceivers } from '../../domain/order/proof/outbound.ts'
import type { Clock } from '../../domain/time.ts'
import { messageWords } from '../../domain/words/messages.ts'
import type { Caller } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { carriedBy } from '../gateways/messages/configured.ts'
import type { ChangeSteps } from '../orders/change-request.ts'
import { newReference, sha256 } from '../secrets.ts'
import { addLinks } from '../stores/links/links.ts'
import type { QueuedMessage } from '../stores/messages/queue.ts'

type Input = NonNullable<EpodBody['not_delivered']>

/** Where the receiver's page opens: at the question whether somebody came. */
const OPENS = 'attempt'

/**
 * Is the receiver asked about this attempt? Not twice within minutes, nor without a contact, nor
 * where the order has ended meanwhile.
 */
const asks = (order: Order, { reason }: Input, { policy }: Caller, { now }: Clock): boolean =>
  saysVisit(reason) &&
  closedAt(order) === null &&
  tellsOfAttempts(policy) &&
  contactsOf(order).length > 0 &&
  tellsReceivers(
    attemptsOf(order).map(({ at }) => ({ time: at })),
    now,
  )

const linkIn = (events: readonly OrderEvent[]) =>
  events.flatMap((event) => (event.type === 'link_created' ? [event.data] : []))

/**
 * Records that goods could not be delivered, and asks the receiver at once by a link of its own
 * whether somebody came (DOOR-12).
 */
export const attempting = (
  deps: Deps,
  caller: Caller,
  order_id: string,
  input: Input,
  geo_tag: EpodBody['geo_tag'],
): ChangeSteps => {
  const reference = newReference()
  const link_id = randomUUIDv7()
  const { policy, viewer } = caller
  return {
    commands: ({ order, clock }) => [
      {
        type: 'not_delivered',
        ...input,
        geo_tag,
        link: asks(order, input, caller, clock)
          ? { link_id, expires_at: linkExpiry(order, policy, clock.now) }
          : undefined,
      },
    ],
    writeInTransaction: async (tx, { events, clock }) => {
      const [link] = linkIn(events)
      if (!link) return
      await addLinks(tx, viewer.client_id, [
        {
          id: link.link_id,
          order_id,
          party: 'receiver',
          opens: OPENS,
          ref_hash: sha256(reference),
          created_at: clock.now,
          created_by: viewer.username ?? '',
          expires_at: link.expires_at,
        },
      ])
    },
    messages: ({ order, events }) =>
      linkIn(events).flatMap(({ expires_at }) =>
        questions(deps, caller, order, reference, expires_at),
      ),
  }
}

/** The question, to each of the receivers' contacts. */
const questions = (
  deps: Deps,
  { client_name, policy, viewer }: Caller,
  order: Order,
  reference: string,
  expires_at: string,
): QueuedMessage[] => {
  const identifier = asName(order.identifier)
  // The reference itself is kept sealed, and no longer than until it has left.
  const link = linkTo(deps.settings.public_url, 'receiver', SECRET_GAP, OPENS)
  const usual = messageWords.attemptText({ identifier, sender: asName(client_name), link })
  const values = { identifier: order.identifier, sender: client_name, link }
  return contactsOf(order).map((recipient) => ({
    id: randomUUIDv7(),
    order_id: order._id,
    kind: 'notice',
    recipient,
    subject: messageWords.attemptSubject(identifier),
    ...byFirstWay('attempt', values, recipient, policy, usual, carriedBy(deps.settings)),
    secret: deps.keys.seal(reference),
    expires_at,
    sent_by: viewer.username,
  }))
}
