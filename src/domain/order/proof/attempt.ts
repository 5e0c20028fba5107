import type { Policy } from '../../policy/policy.ts'
import { done, rule } from '../../policy/reason.ts'
import { between, type Instant } from '../../time.ts'
import type { GeoTag, OrderEvent, Waited } from '../events.ts'
import type { ActingRole, GeoPoint, Order } from '../order.ts'
import { refuse, type Refusal } from '../refusal.ts'
import { saysVisit, type AttemptAnswer, type AttemptReason } from './attempt-schema.ts'
import { attemptsOf, newDoorPhotos } from './attempts-on-record.ts'
import { distanceOf } from './outbound.ts'

/** That goods could not be delivered, and what the receiver says of that. */
export type AttemptCommand =
  | {
      type: 'not_delivered'
      reason: AttemptReason
      text: string
      geo_tag?: { loc: GeoPoint | [] } | undefined
      /** The receiver's link that the question goes out with; left out where nobody is asked. */
      link?: { readonly link_id: string; readonly expires_at: Instant } | undefined
    }
  | { type: 'answer_attempt'; number: number; answer: AttemptAnswer }

type Of<T extends AttemptCommand['type']> = Extract<AttemptCommand, { type: T }>

/** Is the receiver sent a link, and asked, when goods could not be delivered? */
export const tellsOfAttempts = ({
  not_delivered,
  do_not_show_receivers_public_link,
}: Pick<Policy, 'not_delivered' | 'do_not_show_receivers_public_link'>): boolean =>
  not_delivered.ask_receiver && !do_not_show_receivers_public_link

/**
 * Is this attempt on record, and sent again after a reply was lost perhaps? One capture is one
 * attempt.
 */
const isKnown = (
  order: Order,
  { reason }: Of<'not_delivered'>,
  at: Instant | undefined,
  action_by: ActingRole,
): boolean =>
  at !== undefined &&
  attemptsOf(order).some(
    (known) =>
      known.reason === reason && known.action_by === action_by && between(known.at, at) === 0,
  )

/**
 * Delivery attempt: an exception that leaves the order open, numbered, with the photos of the door
 * that were taken for it (DOOR-10).
 */
export const decideAttempt = (
  order: Order,
  command: Of<'not_delivered'>,
  geo_tag: GeoTag,
  policy: Policy,
  waited: Waited,
): OrderEvent[] | Refusal => {
  const { reason, link } = command
  const text = command.text.trim()
  if (isKnown(order, command, waited.captured_at, geo_tag.action_by)) return []
  if (!policy.not_delivered.reasons.includes(reason))
    return refuse(rule('not_delivered.reason', 'attempt_reason_off'))
  if (reason === 'other' && text === '')
    return refuse(rule('not_delivered.text', 'attempt_text_missing'))
  return [
    {
      type: 'delivery_attempted',
      data: {
        number: attemptsOf(order).length + 1,
        reason,
        text: text === '' ? null : text,
        photos: newDoorPhotos(order).map(({ digest }) => digest),
        geo_tag,
        ...distanceOf(order, geo_tag.loc),
        ...waited,
      },
    },
    ...(link
      ? [{ type: 'link_created' as const, data: { ...link, party: 'receiver' as const } }]
      : []),
  ]
}

/** The receiver's word on one attempt, once (DOOR-12). */
export const decideAnswer = (
  order: Order,
  { number, answer }: Of<'answer_attempt'>,
  action_by: ActingRole,
): OrderEvent[] | Refusal => {
  const attempt = attemptsOf(order).find((one) => one.number === number)
  if (!attempt || !saysVisit(attempt.reason))
    return refuse(rule('answer_attempt.number', 'attempt_unasked'))
  if (attempt.answer) return refuse(done('attempt_answered'))
  return [{ type: 'attempt_answered', data: { number, seq: attempt.seq, answer, action_by } }]
}
