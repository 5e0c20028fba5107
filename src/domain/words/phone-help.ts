import { spoken } from './catalogue.ts'

/** What the page for adding on a phone says while it helps to fill it in (DESK-08, DESK-10). */
export const phoneHelpWords = /* @__PURE__ */ spoken('phoneHelpWords', {
  newName: 'New name. Did you mean',
  typed: 'dd-mm-yyyy',
  noDay: 'Type a day as 26-11-2026',
  pick: 'Pick a day',
  units: { Kg: 'Kg', Tonne: 'Tonne' },
} as const)
