import { spoken } from './catalogue.ts'

/** What the page says on which somebody chooses a password by a link. */
export const resetWords = /* @__PURE__ */ spoken('resetWords', {
  resetTitle: 'Set a new password',
  resetLead: 'The link works once. Everyone signed in to this account is signed out.',
  welcomeTitle: 'Welcome',
  welcomeLead: 'Please choose a password. The link works once.',
  resetSave: 'Save password',
  resetDone: 'Password saved. You can log in now.',
  resetNoCode: 'This address holds no reset code. Please open the link in the e-mail again.',
  backToLogin: 'Back to log in',
} as const)
