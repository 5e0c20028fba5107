import { spoken } from './catalogue.ts'

/** What an export will contain, beside the button that makes it. */
export const exportWords = /* @__PURE__ */ spoken('exportWords', {
  holds: {
    history: 'CSV of everything that happened, as filtered',
    balances: 'CSV of all balances, as filtered',
    scorecard: 'CSV of the whole scorecard, of these days',
    changes: 'Excel of all changes of users, as filtered',
  },
} as const)
