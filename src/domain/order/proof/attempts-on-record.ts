import type { DeliveryAttempt } from '../epod-schema.ts'
import type { Recorded } from '../events.ts'
import type { Order, Photo } from '../order.ts'
import { done, type Reason } from '../../policy/reason.ts'
import { saysVisit } from './attempt-schema.ts'

type Of<T extends Recorded['type']> = Extract<Recorded, { type: T }>
type Epod = Order['epod']

/** The attempts of an order, oldest first. */
export const attemptsOf = ({ epod }: Pick<Order, 'epod'>): readonly DeliveryAttempt[] =>
  epod.delivery_attempts ?? []

/** Why a photo cannot be deleted: an attempt was recorded with it. */
export const partOfAttempt = (order: Pick<Order, 'epod'>, { digest }: Photo): Reason[] =>
  attemptsOf(order).some(({ photos }) => photos.includes(digest)) ? [done('photo_of_attempt')] : []

/** Photos of the door that belong to no attempt yet: the next one seals them. */
export const newDoorPhotos = (order: Pick<Order, 'epod'>): Photo[] => {
  const taken = new Set(attemptsOf(order).flatMap(({ photos }) => photos))
  return order.epod.photos.filter(({ tag, digest }) => tag === 'door' && !taken.has(digest))
}

/** Attempts of which the receiver can tell whether somebody came, and has not. */
export const unanswered = (order: Pick<Order, 'epod'>): DeliveryAttempt[] =>
  attemptsOf(order).filter(({ reason, answer }) => saysVisit(reason) && answer === null)

/** Was this attempt contradicted: somebody was at the door, they say, and the receiver says no? */
export const isContradicted = ({
  reason,
  answer,
}: Pick<DeliveryAttempt, 'reason' | 'answer'>): boolean =>
  saysVisit(reason) && answer?.answer === 'nobody_came'

/**
 * The proof with one more attempt that failed. Its list of photos goes as a whole where one of them
 * was erased; what is left of them stands among its files.
 */
export const afterAttempt = (epod: Epod, event: Of<'delivery_attempted'>): Epod => {
  const { number, reason, text, photos, geo_tag, distance, captured_at } = event.data
  return {
    ...epod,
    delivery_attempts: [
      ...(epod.delivery_attempts ?? []),
      {
        number,
        seq: event.seq,
        reason,
        text,
        at: captured_at ?? event.server_time,
        loc: geo_tag.loc,
        ...(distance === undefined ? {} : { distance }),
        action_by: geo_tag.action_by,
        photos: photos.length > 0 ? photos : [...event.files],
        answer: null,
      },
    ],
  }
}

/** The proof with what the receiver said of an attempt. */
export const afterAnswer = (epod: Epod, event: Of<'attempt_answered'>): Epod => {
  const { number, answer, action_by } = event.data
  return {
    ...epod,
    delivery_attempts: (epod.delivery_attempts ?? []).map((attempt) =>
      attempt.number === number
        ? { ...attempt, answer: { answer, at: event.server_time, action_by } }
        : attempt,
    ),
  }
}
