import { spoken } from './catalogue.ts'

/** What rules say of attempts that failed, to the office and at the door. */
export const attemptSentences = /* @__PURE__ */ spoken('attemptSentences', {
  attempt_reason_off: 'This reason is not offered',
  attempt_text_missing: 'Please say why it was not delivered',
  door_photo_missing: 'Take a photo of the door first',
  too_many_attempts: (most: number) => `An order can have at most ${most} failed attempts`,
  attempt_unasked: 'This attempt is not asked about',
  attempt_answered: 'This has been answered already',
  photo_of_attempt: 'This photo belongs to a failed attempt',
  attempt_saved: 'Failed attempt recorded',
  answer_saved: 'Thank you. Your answer is on record.',
} as const)
