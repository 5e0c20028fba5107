import { spoken } from './catalogue.ts'

/** What the form for an edit says, and others whose order changed under them. */
export const editWords = /* @__PURE__ */ spoken('editWords', {
  unsaved: 'What you typed was not saved',
  unsavedLead: 'It stands here beside what the order has now, until you discard it.',
  stays: 'It stays here until you close this.',
  youTyped: 'You typed',
  orderHas: 'The order has',
  copyTyped: 'Copy what you typed',
  copied: 'What you typed is copied',
  copyFailed: 'The browser did not allow copying. Please mark the text and copy it by hand.',
  oldPlace: (name: string, fields: string) => `Still as for ${name}: ${fields}.`,
  emptyOld: 'Empty these fields',
} as const)
