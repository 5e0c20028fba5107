import { spoken } from './catalogue.ts'

/** What the office's form for an order says while it helps to fill it in (DESK-07, DESK-10). */
export const formHelpWords = /* @__PURE__ */ spoken('formHelpWords', {
  filledIn: (fields: string) => `Filled in as in earlier orders: ${fields}.`,
  takeBack: 'Take it back',
  newName: 'New name. Did you mean',
  neededMark: 'Fields with * are needed',
} as const)
