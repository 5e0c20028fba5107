import { spoken } from './catalogue.ts'

/**
 * What the receiver's page says after the first questions: rejecting, the rating, and how it ended.
 */
export const closingWords = /* @__PURE__ */ spoken('closingWords', {
  rejectTitle: (reject: string) => `${reject}: are you sure?`,
  rejectText: 'The sender is told at once. This cannot be taken back.',
  ratingTitle: 'Overall Experience',
  ratingText: 'How was this delivery?',
  stars: (count: number) => (count === 1 ? '1 star' : `${count} stars`),
  submit: 'Submit',
  confirmedBy: {
    receive: 'Confirmed by button',
    otp: 'Confirmed by one-time password',
    left: 'Left without a receiver',
  },
  receivedBy: (name: string, time: string) => `Received by ${name} at ${time}`,
  copied: (text: string) => `${text} copied`,
} as const)
