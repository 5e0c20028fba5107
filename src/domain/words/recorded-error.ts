import { spoken } from './catalogue.ts'

/** What panel and certificate say of acts that were recorded in error. */
export const errorWords = /* @__PURE__ */ spoken('errorWords', {
  title: 'Recorded in error',
  ask: 'Recorded in error?',
  hint: 'Nothing is deleted: a second person confirms it, and it stands beside what was recorded.',
  which: 'What was it?',
  acts: { received: 'The receipt', rejected: 'The refusal', review: 'The judgement' },
  endOf: (version: number) => `The end of version ${version}`,
  submit: 'Ask a second person',
  confirm: 'Confirm',
  deny: 'It was right',
  takeBack: 'Take back',
  said: (by: string, time: string) => `${by}, ${time}`,
  waiting: 'A second person has to confirm it',
  confirmed: (by: string, time: string) => `Confirmed: ${by}, ${time}`,
  denied: (by: string, time: string) => `Not in error: ${by}, ${time}`,
} as const)
