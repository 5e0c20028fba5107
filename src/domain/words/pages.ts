import { spoken } from './catalogue.ts'

/** What every page behind the login says, whatever it shows. */
export const pageWords = /* @__PURE__ */ spoken('pageWords', {
  main: 'Main',
  menu: 'Menu',
  operations: 'Operations',
  titles: {
    user_management: 'Users · EPOD',
    history: 'History · EPOD',
    crates: 'Crate account · EPOD',
    analysis: 'Analysis · EPOD',
    admin: 'Admin · EPOD',
    account: 'My account · EPOD',
  },
  refused: 'This page is not for this account',
  // a part of the page that did not load
  chunkFailed: (id: string) => `Loading chunk ${id} failed`,
  chunkHint: 'What you typed is kept.',
} as const)
