import { spoken } from './catalogue.ts'

/** What the receiver's page says of disputes. */
export const disputeWords = /* @__PURE__ */ spoken('disputeWords', {
  title: 'Dispute',
  dispute: 'Dispute',
  until: (time: string) => `Can be disputed until ${time}`,
  ask: 'What is wrong?',
  explained: 'The sender sees this with the proof, and decides. It cannot be taken back.',
  reason: 'Reason',
  disputedAt: (time: string) => `Disputed ${time}`,
  pending: 'Not decided yet',
  decisions: { accepted: 'Accepted', partly: 'Accepted in part', refused: 'Refused' },
  decidedAt: (decision: string, time: string) => `${decision} ${time}`,
} as const)
