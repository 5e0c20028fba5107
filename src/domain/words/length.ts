import { spoken } from './catalogue.ts'

/** Lengths of time, as people say them. */
export const lengthWords = /* @__PURE__ */ spoken('lengthWords', {
  days: (days: number) => `${days} days`,
  hours: (hours: number) => `${hours} h`,
  minutes: (minutes: number) => `${minutes} min`,
} as const)
