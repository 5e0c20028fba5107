import { spoken } from './catalogue.ts'

/** What the driver's page says of its steps, and of where they lead. */
export const pathWords = /* @__PURE__ */ spoken('pathWords', {
  others: 'Other steps',
  allDone: 'Nothing more to do here',
  nextStop: 'Next stop',
} as const)
