import { spoken } from './catalogue.ts'

/** What the panel says where it asks why something is done. */
export const reasonWords = /* @__PURE__ */ spoken('reasonWords', {
  ownWords: 'In your own words',
  due: 'A reason is needed here and goes on record with it.',
  because: (reason: string) => `Reason: ${reason}`,
} as const)
