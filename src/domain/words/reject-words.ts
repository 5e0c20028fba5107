import { spoken } from './catalogue.ts'

/** What is said around a policy's own word for rejecting, on the office's pages alone. */
export const rejectWords = /* @__PURE__ */ spoken('rejectWords', {
  openOr: (rejected: string) => `Open or ‘${rejected}’`,
  rejectedAt: (rejected: string) => `${rejected} at`,
  rejectedWhy: (rejected: string) => `${rejected} because`,
  reupdateText: (rejected: string) =>
    `The order is open again until it is received or marked ‘${rejected}’ anew. The proof as it is now stays as a version.`,
} as const)
