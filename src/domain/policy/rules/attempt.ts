import { statusOf } from '../../order/category.ts'
import { attemptsOf, newDoorPhotos, unanswered } from '../../order/proof/attempts-on-record.ts'
import type { Question } from '../question.ts'
import { done, rule, type Reason } from '../reason.ts'
import { statementOf } from '../viewer.ts'

/** Attempts that an order may have. */
export const MOST_ATTEMPTS = 20

/** What a failed attempt needs, and what may be answered (DOOR-10, DOOR-12). */
export const attemptReasonsFor = ({ action, order, viewer, policy }: Question): Reason[] => {
  if (!order) return []
  if (action === 'answer_attempt') {
    if (unanswered(order).length > 0) return []
    return [
      attemptsOf(order).some(({ answer }) => answer)
        ? done('attempt_answered')
        : rule('answer_attempt.number', 'attempt_unasked'),
    ]
  }
  if (action !== 'not_delivered' || statusOf(order) !== 'open') return []
  if (attemptsOf(order).length >= MOST_ATTEMPTS)
    return [rule('not_delivered', 'too_many_attempts', MOST_ATTEMPTS)]
  // A clerk who writes down what a driver says has no camera at the door.
  const brings = statementOf(viewer, policy.config.accountType) === 'delivered'
  return brings && policy.not_delivered.needs_photo && newDoorPhotos(order).length === 0
    ? [rule('photos', 'door_photo_missing')]
    : []
}
