import { spoken } from './catalogue.ts'

/** What the page under a crate statement's address says. */
export const statementWords = /* @__PURE__ */ spoken('statementWords', {
  title: 'Crate statement',
  question: 'Is this what you have?',
  text: (party: string, until: string) => `Crates that ${party} holds, as of ${until}.`,
  asset: 'Asset',
  count: 'Count',
  nothing: 'Nothing is with you.',
  confirm: 'Yes, this is right',
  contest: 'No, something is wrong',
  back: 'Back',
  contestTitle: 'What is wrong?',
  note: 'Say what you have, and where the rest went',
  send: 'Send',
  answered: { confirmed: 'Confirmed', contested: 'Contested' },
  answeredAt: (time: string) => `Answered ${time}`,
  yourNote: 'Your note',
  gone: 'This link does not work',
  goneText: 'Its time may be over. Ask the sender for a new statement.',
} as const)
