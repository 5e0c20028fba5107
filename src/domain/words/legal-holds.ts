import { spoken } from './catalogue.ts'

/** What the pages say of legal holds: what is kept although its time is over. */
export const holdWords = /* @__PURE__ */ spoken('holdWords', {
  holds: 'Legal holds',
  lead: 'What is held is kept although its time is over. How long that is, each client says under Retention.',
  begin: 'Hold',
  beginTitle: 'Begin a legal hold',
  end: 'End',
  endTitle: (what: string) => `End the hold on ${what}`,
  client: 'Client',
  what: 'Held',
  whole: 'Everything of the client',
  number: 'LR number',
  numberHint: 'Empty: everything of the client is held.',
  since: 'Since',
  why: 'Reason',
  whyHint: 'For the record: a case, a request, a contract.',
  whyNeeded: 'Please say why',
  by: (who: string, time: string) => `${time} by ${who}`,
  ended: (who: string, time: string, why: string) => `Ended ${time} by ${who}: ${why}`,
  withEnded: 'Show those that ended',
  none: 'Nothing is held',
  noneHint: 'A hold keeps messages and openings of links from being removed by their age.',
  failed: 'The legal holds could not be loaded',
  someone: 'somebody',
})
