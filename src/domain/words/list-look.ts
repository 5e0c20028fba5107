import { spoken } from './catalogue.ts'

/** What is said where somebody sets how the list looks: its columns, and views of one's own. */
export const listLookWords = /* @__PURE__ */ spoken('listLookWords', {
  displayItems: 'Set Display Items',
  displayLead: 'Columns you see, from left to right. Actions always stand last.',
  selectAll: 'Select All',
  clearAll: 'Clear All',
  save: 'Save',
  saved: 'Display items saved',
  usualOrder: 'Usual order',
  moveUp: (label: string) => `Move ${label} up`,
  moveDown: (label: string) => `Move ${label} down`,
  atTop: 'It stands first',
  atBottom: 'It stands last',
  oneColumn: 'Choose at least one column',
  moved: (label: string, place: number, of: number) => `${label} is number ${place} of ${of}`,
  viewName: 'Name of this view',
  saveView: 'Save view',
  viewHint: 'A name you already have is replaced.',
  viewSaved: (name: string) => `View ${name} saved`,
  viewRemoved: (name: string) => `View ${name} removed`,
  removeView: (name: string) => `Remove view ${name}`,
  noViews: 'No views yet. Set filters, then save them here under a name.',
  viewsFailed: 'Views could not be loaded',
  copyFailed: 'The browser did not allow copying. Please copy the link by hand:',
} as const)
