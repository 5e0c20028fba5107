import type { LineDifference } from './facts.ts'

/**
 * Wire constants: the texts that the specification gives to clients for facts that the state keeps
 * as codes. Clients compare them, so they stand in no catalogue and are the same in every language.
 */
export const wireTexts = {
  running: 'Running',
  completed: 'Completed @',
  review_not_started: 'Review Not Started',
  approved: 'Approved',
  rejected: 'Rejected',
  notification: { delivered: 'Message Delivered', not_delivered: 'Not Delivered' },
  anonymous: 'Anonymous',
} as const

// Named one by one, since the database gives members back in an order of its own.
const kinds = ['short', 'excess', 'damaged', 'wrong', 'expired'] as const
const MOST = 2_000

/** What the wire says of a claim that differences opened: each line with what is wrong with it. */
export const differencesText = (differences: readonly LineDifference[]): string =>
  differences
    .map((difference) => {
      const wrong = kinds.filter((kind) => difference[kind] > 0)
      return `${difference.line}: ${wrong.map((kind) => `${kind} ${difference[kind]}`).join(', ')}`
    })
    .join('; ')
    .slice(0, MOST)
