import type { Policy } from '../../policy/policy.ts'
import type { Reason } from '../../policy/reason.ts'
import { happensAt, windowReason } from '../../policy/rules/label.ts'
import { between, type Clock, type Instant } from '../../time.ts'
import type { Command } from '../commands.ts'
import type { GeoTag, OrderEvent } from '../events.ts'
import { outsideOf } from '../label/order-label.ts'
import { waitedIn } from '../offline/after-closure.ts'
import type { Order } from '../order.ts'
import { refuse, type Refusal } from '../refusal.ts'
import { claimedBy } from './claim.ts'
import { reasonIn } from './given-reason.ts'
import { receivedAtReason } from './received-at.ts'

type Receipt = Extract<Command, { type: 'receive' | 'verify_otp' | 'leave' }>
type Received = Extract<OrderEvent, { type: 'received' }>

const throughOf = { receive: 'receive', verify_otp: 'otp', leave: 'left' } as const

/**
 * The receipt of an order, with the claim that the carrier's count opens where nobody counted after
 * it (SIDE-02); or why it cannot have been at the time that is given (EPOD-04).
 */
export const decideReceipt = (
  order: Order,
  command: Receipt,
  geo_tag: GeoTag,
  policy: Policy,
  told: Clock,
): OrderEvent[] | Refusal => {
  const clock = asBelieved(order, command, told)
  const closer = command.closer ?? null
  const at = closer ?? happensAt(order, clock)
  const wrong =
    (closer === null ? null : receivedAtReason(order, closer, clock)) ??
    windowReasonAt(order, at, policy, clock)
  if (wrong) return refuse(wrong)
  const verified = { ...order.epod.otp, verified: true }
  const received = { ...order, epod: { ...order.epod, otp: verified } }
  return [
    {
      type: 'received',
      data: {
        through: throughOf[command.type],
        closer,
        geo_tag,
        spoc: command.type === 'leave' ? null : (command.spoc ?? null),
        ...(command.type === 'receive' ? reasonIn(command) : {}),
        ...reviewed(policy),
        ...outsideIn(order, at, policy),
        ...waitedIn(order, clock),
      },
    },
    ...claimedBy(received, policy, clock.now, geo_tag.action_by),
  ]
}

/**
 * What a device claims is not believed where no closer time would be: before the invoice, say; nor
 * that a code was entered before it was sent.
 */
const asBelieved = (order: Order, { type }: Receipt, { claim, ...clock }: Clock): Clock => {
  const sent = type === 'verify_otp' ? order.challenge.sent.at(-1) : undefined
  return !claim ||
    receivedAtReason(order, claim.at, clock) ||
    (sent !== undefined && between(sent, claim.at) < 0)
    ? clock
    : { ...clock, claim }
}

const windowReasonAt = (
  { label }: Order,
  at: Instant,
  { labels }: Policy,
  clock: Clock,
): Reason | null =>
  label && labels.window === 'refuse' ? windowReason(label, at, 'closer', clock) : null

const reviewed = ({ review_levels }: Policy): Pick<Received['data'], 'review_levels'> =>
  review_levels > 0 ? { review_levels } : {}

const outsideIn = (
  { label }: Order,
  at: Instant,
  { labels }: Policy,
): Pick<Received['data'], 'outside'> => {
  const outside = labels.window === 'flag' ? outsideOf(label, at) : null
  return outside === null ? {} : { outside }
}
