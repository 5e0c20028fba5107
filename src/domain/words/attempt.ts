import type { AttemptAnswer, AttemptReason } from '../order/proof/attempt-schema.ts'
import { spoken } from './catalogue.ts'

/** What pages and papers say of goods that could not be delivered, and what the receiver says. */
export const attemptWords = /* @__PURE__ */ spoken('attemptWords', {
  title: 'Failed attempt',
  ask: 'Why could it not be delivered?',
  reasons: {
    nobody_there: 'Nobody there',
    closed: 'Closed',
    refused_at_door: 'Refused at the door',
    another_day: 'Asked for another day',
    address_not_found: 'Address not found',
    no_time: 'No time left',
    vehicle: 'Vehicle trouble',
    other: 'Another reason',
  } satisfies Record<AttemptReason, string> as Readonly<Record<AttemptReason, string>>,
  photo: 'A photo of the door',
  remark: 'Remark',
  save: 'Record a failed attempt',
  attempt: (number: number, reason: string) => `Attempt ${number}: ${reason}`,
  question: 'Did somebody come?',
  said: (reason: string, time: string) => `The driver says: ${reason}, ${time}`,
  answers: {
    somebody_came: 'Yes, somebody came',
    nobody_came: 'Nobody came',
    another_day: 'I asked for another day',
  } satisfies Record<AttemptAnswer, string> as Readonly<Record<AttemptAnswer, string>>,
  receiver: (answer: string) => `The receiver: ${answer}`,
  unasked: 'Not answered yet',
  contradicted: 'Contradicted',
  photos: (count: number) => `Photos of the door: ${count}`,
} as const)
