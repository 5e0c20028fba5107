import { spoken } from './catalogue.ts'

const listed = (lines: readonly number[], most: number): string =>
  lines.slice(0, most).join(', ') + (lines.length > most ? ', and many more.' : '')

/**
 * What is said of the cells and rows of a file with orders, by the page alone: apart from the rest,
 * which every page loads.
 */
export const fileSentences = /* @__PURE__ */ spoken('fileSentences', {
  not_date: (text: string) => `“${text}” is not a date; write it as 2026-11-21 or 21-Nov-2026`,
  two_ways: (text: string) =>
    `“${text}” can be read in two ways; say which number is the day, or write 2026-11-21 or 21-Nov-2026`,
  not_time: (text: string) => `“${text}” is not a time of day; write it as 14:30`,
  not_number: (text: string) => `“${text}” is not a number`,
  number_two_ways: (text: string) =>
    `“${text}” can be read in two ways; say which sign stands before decimals`,
  not_tat: (text: string, unit: string) => `“${text}” is not a length of time in ${unit}`,
  rounded:
    'The spreadsheet has rounded this long number; format the column as text and enter it again',
  formula_failed: (text: string) => `${text}: a formula of the sheet has failed`,
  cell_missing: (label: string) => `${label} is missing`,
  missing_at: (lines: readonly number[]) => `Missing data at line - ${listed(lines, 10)}`,
  line_differs: (label: string, line: number, other: number) =>
    `${label} differs between lines ${line} and ${other}, which have the same number`,
  row_twice: (line: number) => `Line ${line} has the same number with other values`,
  row_repeats: (line: number) => `The same as line ${line}`,
  row_repeats_own: 'The same as an earlier line of this order, and counted once',
  row_held_back: (line: number) => `Line ${line} of the same number has an error`,
  row_taken: 'The account has an order with this number and other values',
  dispatch_far: 'The dispatch is more than a year from today; please look at the date',
  places_alike: 'Source and destination are the same place',
  labelled: (label: string, said: string) => (said.includes(label) ? said : `${label}: ${said}`),
} as const)
