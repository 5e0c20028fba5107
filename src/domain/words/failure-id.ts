import { spoken } from './catalogue.ts'

/** What stands beside the request id of a failure. */
export const failureWords = /* @__PURE__ */ spoken('failureWords', {
  copyId: 'Copy id',
  idCopied: 'Copied',
} as const)
