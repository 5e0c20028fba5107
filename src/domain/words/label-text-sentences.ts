import { spoken } from './catalogue.ts'

/** What is wrong with the text of a GS1 label, for whoever enters one. */
export const labelTextSentences = /* @__PURE__ */ spoken('labelTextSentences', {
  gs1_none: 'This is no GS1 label',
  gs1_unknown: (ai: string) => `The application identifier ${ai} is not known here`,
  gs1_length: (ai: string) => `The value of (${ai}) has not the right length`,
  gs1_signs: (ai: string) => `The value of (${ai}) has signs that it may not have`,
  gs1_check_digit: (ai: string) => `The check digit of (${ai}) is wrong`,
  gs1_twice: (ai: string) => `(${ai}) stands twice, with different values`,
  gs1_flag: (ai: string) => `(${ai}) must be 0 or 1`,
  gs1_date: (ai: string) => `(${ai}) is no date and time`,
  gs1_place: '(4309) is no place on earth',
} as const)
