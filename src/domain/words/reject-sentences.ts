import { spoken } from './catalogue.ts'

/**
 * What is said around a policy's own word for rejecting, in the place of sentences that name it.
 */
export const rejectSentences = /* @__PURE__ */ spoken('rejectSentences', {
  already_marked: (word: string) => `This order is already marked ‘${word}’`,
  not_offered: (word: string) => `‘${word}’ is not offered for this order`,
  still_open: 'This order is still open',
} as const)
