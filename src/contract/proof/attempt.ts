import { z } from 'zod'
import { attemptAnswers, attemptReasons } from '../../domain/order/proof/attempt-schema.ts'
import { preparedAction, proofAction } from './action.ts'
import { text } from './fields.ts'

/** A delivery attempt that failed (DOOR-10): the order stays open. */
export const notDelivered = preparedAction({
  action: 'not_delivered',
  field: 'not_delivered',
  schema: z
    .strictObject({
      reason: z.enum(attemptReasons),
      text: text(2000).trim().default(''),
    })
    .describe(
      'why the goods could not be delivered; seals the photos of the door (tag door) before it',
    ),
  companions: {},
  said: 'attempt_saved',
})

/** What the receiver says of an attempt (DOOR-12). */
export const attemptAnswer = proofAction({
  action: 'answer_attempt',
  field: 'attempt_answer',
  schema: z
    .strictObject({
      number: z.number().int().min(1).max(1_000).describe('of the attempt'),
      answer: z.enum(attemptAnswers),
    })
    .describe('the receiver’s own word on a failed attempt, once for each'),
  companions: {},
  said: 'answer_saved',
  toCommand: (said) => ({ type: 'answer_attempt', ...said }),
})
