import type { SpellingSum } from '../bulk/spellings.ts'
import type { UploadOutcome } from '../bulk/upload-outcome.ts'
import { spoken } from './catalogue.ts'

const listed = (lines: readonly number[], most: number): string =>
  lines.slice(0, most).join(', ') + (lines.length > most ? ', and many more.' : '')

const ordersOf = (count: number): string =>
  count === 1 ? '1 order' : `${count.toLocaleString('en-IN')} orders`

const rowsOf = (count: number): string =>
  count === 1 ? '1 row' : `${count.toLocaleString('en-IN')} rows`

const quoted = (names: readonly string[]): string => names.map((name) => `“${name}”`).join(', ')

/** Sentences of orders from a file. */
export const bulkWords = /* @__PURE__ */ spoken('bulkWords', {
  title: 'Bulk Upload',
  states: {
    new: 'New',
    update: 'Differs',
    same: 'Already there',
    duplicate: 'Duplicate',
    error: 'Error',
  },
  // reading
  notSpreadsheet: 'This file is not a spreadsheet. Please choose an .xlsx, .ods or .csv file.',
  oldFormat: 'This is an .xls file of before 2007. Please save it as .xlsx and choose it again.',
  foreign: (kind: string) =>
    `This is ${kind}, which cannot be read here. Open it, choose Save as .xlsx, and choose that file.`,
  foreigners: {
    xlsb: 'a binary Excel workbook (.xlsb)',
    fods: 'a flat OpenDocument spreadsheet (.fods)',
    xml_2003: 'an XML spreadsheet of Excel 2003',
    web_page: 'a web page that was saved as a spreadsheet',
  },
  encrypted:
    'This file is protected by a password. Please save it without one and choose it again.',
  damaged: 'This file is damaged and cannot be read',
  fileTooLarge: (most: number) => `A file may have at most ${most / 1_048_576} MB`,
  bomb: 'This file unpacks to far more than a list of orders has, and was not opened',
  tooManyRows: (most: number) => `A file may have at most ${most.toLocaleString('en-IN')} rows`,
  tooManyColumns: (most: number) => `A file may have at most ${most} columns`,
  empty: 'The file has no rows',
  sheet: 'Sheet of the file',
  // dialog
  choose: 'Choose a file',
  lead: 'An .xlsx, .ods or .csv file of at most 50,000 rows',
  paste: 'Paste from clipboard',
  pasteLead: 'or press Ctrl+V: rows copied from Excel or Google Sheets, with their headers',
  pasteHere: 'The browser does not show the clipboard to a button. Paste the rows here:',
  pastedName: (when: string) => `Pasted ${when}`,
  pastedNothing:
    'The clipboard holds no rows. Copy them in Excel or Google Sheets, with their headers, and paste again.',
  pastedOneRow:
    'Only one row was pasted. Copy the headers and the rows below them together, and paste again.',
  template: 'Download template',
  loading: 'Data Loading.....',
  another: 'Choose another file',
  noRows: "No Data Available for applied filters. Change filter's values",
  done: 'Done',
  addLeave: (add: number, leave: number) =>
    `Add ${add.toLocaleString('en-IN')}, leave ${leave.toLocaleString('en-IN')} open`,
  cancel: 'Cancel',
  next: 'Show the rows',
  line: 'Line',
  state: 'State',
  all: 'All',
  count: (label: string, count: number) => `${label} ${count.toLocaleString('en-IN')}`,
  sums: {
    lacks: (rows: number, label: string) => `Without ${label} · ${rowsOf(rows)}`,
    wrong: (rows: number, label: string) => `${label} cannot be read · ${rowsOf(rows)}`,
    said: (rows: number, label: string, said: string) =>
      `${said.includes(label) ? said : `${label}: ${said}`} · ${rowsOf(rows)}`,
    twice: (rows: number) => `Number is there before with other values · ${rowsOf(rows)}`,
    heldBack: (rows: number) => `Held back by another row of the number · ${rowsOf(rows)}`,
    other: (rows: number) => `Something else is wrong · ${rowsOf(rows)}`,
  },
  whys: 'Errors by reason',
  cleaned: (was: string) => `Cleaned; in the file: “${was}”`,
  unfold: (columns: number) =>
    columns === 1 ? 'Show 1 empty column' : `Show ${columns} empty columns`,
  fold: 'Hide empty columns',
  comparing: 'Comparing with the orders that are already there',
  dropped: (lines: readonly number[], label: string) =>
    `Without ${label}, and left out: line ${listed(lines, 10)}`,
  filled: (columns: readonly { label: string; rows: number }[]) =>
    columns.map(({ label, rows }) => `${rowsOf(rows)} without ${label}: NA`).join('; '),
  hiddenRows: (rows: number) =>
    rows === 1
      ? '1 row that is hidden in the file is read too'
      : `${rows.toLocaleString('en-IN')} rows that are hidden in the file are read too`,
  hiddenLeft: (rows: number) =>
    rows === 1
      ? '1 row that is hidden in the file is left out'
      : `${rows.toLocaleString('en-IN')} rows that are hidden in the file are left out`,
  leaveHidden: 'Leave hidden rows out',
  readHidden: 'Read hidden rows too',
  hiddenColumns: (labels: readonly string[]) =>
    `Hidden in the file, and read too: ${labels.join(', ')}`,
  hiddenSheets: (names: readonly string[]) => `Hidden sheets are not read: ${names.join(', ')}`,
  spellings: {
    said: ({ label, rows, name, known }: SpellingSum) =>
      `${label}: ${rowsOf(rows)} ${rows === 1 ? 'says' : 'say'} ${quoted([name])}; known here ${known.length === 1 ? 'is' : 'are'} ${quoted(known)}`,
    taken: ({ label, rows, name }: SpellingSum, known: string) =>
      `${label}: ${rowsOf(rows)} ${rows === 1 ? 'takes' : 'take'} ${quoted([known])} for ${quoted([name])}`,
    take: (known: string) => `Take ${quoted([known])}`,
    takeFor: ({ label, name }: SpellingSum, known: string) =>
      `Take ${quoted([known])} for ${quoted([name])} (${label})`,
    leave: 'Leave it as in the file',
    leaveOf: ({ label, name }: SpellingSum) =>
      `Leave it as in the file: ${quoted([name])} (${label})`,
    more: (names: number) =>
      names === 1
        ? '1 more name is known here in another spelling'
        : `${names.toLocaleString('en-IN')} more names are known here in another spelling`,
    takeAll: (names: number) =>
      names === 1
        ? 'Take the known spelling of 1 name'
        : `Take the known spelling of all ${names.toLocaleString('en-IN')} names`,
    leaveAll: 'Leave all names as in the file',
  },
  unread: (columns: readonly { header: string; column: string }[]) =>
    `Not read: ${columns.map(({ header, column }) => `${header} (column ${column})`).join(', ')}`,
  leftOut: (rows: number) =>
    rows === 1
      ? '1 row is left open; mend it here, or download it with the reason'
      : `${rows.toLocaleString('en-IN')} rows are left open; mend them here, or download them with the reason`,
  updateThem: (orders: number) =>
    orders === 1
      ? 'Change the 1 order that differs to what the file says'
      : `Change the ${orders.toLocaleString('en-IN')} orders that differ to what the file says`,
  failedRows: 'Download rows with errors',
  nothingNew: 'Every row is already an order: nothing to add',
  nothingGood: 'No row can be added as it is',
  onlyDiffering: (orders: number) =>
    orders === 1
      ? 'Nothing to add. Tick above that the 1 order that differs is changed, or choose another file.'
      : `Nothing to add. Tick above that the ${orders.toLocaleString('en-IN')} orders that differ are changed, or choose another file.`,
  progress: (done: number, all: number) =>
    `${done.toLocaleString('en-IN')} of ${all.toLocaleString('en-IN')} sent`,
  stopped: 'Not all rows were sent. Send them again: what was added is not added twice.',
  pageLeft:
    'The page was left before everything was sent. Choose the same file again: nothing is taken twice.',
  allAdded: (orders: number) => `Successfully submitted: ${ordersOf(orders)}`,
  outOfSight: 'Not all of them are among the dates shown',
  showDays: (days: string) => `Show ${days}`,
  someFailed: (added: number, failed: number) =>
    `${ordersOf(added)} added, ${failed.toLocaleString('en-IN')} left open: see the downloaded report`,
  at: (line: number, what: string) => `Line ${line}: ${what}`,
  grid: 'Rows of the file',
  edit: (label: string, line: number) => `${label}, line ${line}`,
  // mapping
  mapLead:
    'The headers of this file differ. Say which column holds what; it is remembered for the next file.',
  noHeaders:
    'No row with known headers was found, so the first row is taken for them. Say which column holds what, or copy or save the rows again with their headers.',
  onlyRows:
    'No row with known headers was found, and the first row is read as data. Say which column holds what.',
  columnAt: (letters: string) => `Column ${letters}`,
  noValues: 'No values',
  holds: (column: string) => `What “${column}” holds`,
  holdsToo: (column: string) => `What “${column}” holds besides`,
  notUsed: 'Not used',
  nothingElse: 'Nothing else',
  alsoFor: (column: string) => `Use “${column}” for another place too`,
  guessed: 'Guessed from its values',
  stillNeeded: (labels: readonly string[]) => `Still needed: ${labels.join(', ')}`,
  nothingLacks: 'All that is needed is there',
  headerIn: (header: string, column: string) => `${header} (column ${column})`,
  remap: 'Columns of the file',
  rowOf: (position: number, total: number) =>
    `${position.toLocaleString('en-IN')} of ${total.toLocaleString('en-IN')}`,
  dateOrder: 'Dates like 03/04/2026',
  orders: {
    none: 'Not said',
    day_first: 'Day first: 3 April',
    month_first: 'Month first: 4 March',
  },
  decimalSign: 'Numbers like 1,200',
  signs: { comma: 'Comma before decimals: 1.2', point: 'Point before decimals: 1200' },
  // batches
  uploads: 'Earlier uploads',
  toFile: 'Back to the file',
  noUploads: 'Nothing has been uploaded yet',
  noUploadsHint: 'What is uploaded from a file stands here afterwards, and can be undone.',
  uploadsFailed: 'The uploads could not be loaded',
  more: 'Show more',
  columns: { file: 'File', by: 'Uploaded', rows: 'Rows', outcome: 'Outcome' },
  unnamed: 'Sent without a file name',
  byAt: (who: string, when: string) => `${who}, ${when}`,
  outcomeOf: ({ added, changed, refused, unchanged, of_rows, is_stopped }: UploadOutcome) =>
    [
      `${added.toLocaleString('en-IN')} added`,
      ...(changed > 0 ? [`${changed.toLocaleString('en-IN')} changed`] : []),
      ...(of_rows === null ? [] : [`from ${of_rows.toLocaleString('en-IN')} rows`]),
      ...(refused > 0 ? [`${refused.toLocaleString('en-IN')} refused`] : []),
      ...(unchanged > 0 ? [`${unchanged.toLocaleString('en-IN')} left as they were`] : []),
    ].join(', ') + (is_stopped ? '; stopped before all was sent' : ''),
  undo: 'Undo',
  undoOf: (file: string) => `Undo ${file}`,
  undoTitle: 'Undo this upload?',
  close: 'Close',
  undoKeep: 'Leave it as it is',
  undoSure: (orders: number) =>
    `The ${ordersOf(orders)} that it added ${orders === 1 ? 'is' : 'are'} taken out again, and what it changed gets its former values. Orders that somebody has touched since stay as they are.`,
  undoing: (done: number, all: number) =>
    `${done.toLocaleString('en-IN')} of ${all.toLocaleString('en-IN')} undone`,
  undone: (orders: number) => `Undone: ${orders.toLocaleString('en-IN')} orders`,
  undoneBy: (who: string, when: string) => `Undone by ${who}, ${when}`,
  undonePart: (undone: number, of: number, who: string, when: string) =>
    `Undone in part: ${undone.toLocaleString('en-IN')} of ${of.toLocaleString('en-IN')}, by ${who}, ${when}`,
  keptThem: (orders: number) => `${orders.toLocaleString('en-IN')} stay as they are`,
  nothingToUndo: 'This upload added and changed nothing',
  undoneBefore: 'This upload has been undone',
  // reports
  errorReport: (client: string) => `Error-${client}-Bulk upload`,
  reportLabels: {
    identifier: 'Identifier',
    message: 'Message',
    POD_ID: 'POD ID',
    reason: 'Reason',
  },
  templateName: 'Bulk upload template',
  failedName: 'Rows with errors',
} as const)
