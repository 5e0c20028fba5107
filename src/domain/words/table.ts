import { spoken } from './catalogue.ts'

/**
 * Every sentence of the table, its toolbar, its dialogs and the command palette that the server
 * never says.
 */
export const tableWords = /* @__PURE__ */ spoken('tableWords', {
  // the bar over the table
  views: 'Views',
  compact: 'Compact rows',
  reportHolds: 'What reports hold',
  reportTable: 'Columns of the table',
  reportRecord: 'All that is on record',
  podsHold: 'What PODs hold',
  podsFiles: 'Photos and papers',
  podsCertificates: 'With certificates',
  podsProofs: 'With certificates and signed proofs',
  selectPage: 'Select this page',
  selectRow: (identifier: string) => `Select ${identifier}`,
  linksCopied: (count: number) => `${count} links copied`,
  stop: 'Stop',
  received: (megabytes: string) => `${megabytes} MB`,
  downloading: (label: string) => `${label} is on its way`,
  downloadBroken: 'The download broke off. Please try again.',
  // columns
  sortBy: (label: string) => `Sort by ${label}`,
  widthOf: (label: string) => `Width of ${label}`,
  usualWidth: 'Usual width',
  pixels: (px: number) => `${px} pixels`,
  widthHint: 'Drag, or use the arrow keys; Enter gives the usual width back',
  refused: 'This list is not part of your account',
  // selectors
  sort: 'Sort',
  sorters: { remarks: 'Remarks', attachments: 'Attachments', smsstatus: 'SMS status' },
  sorterGroup: 'First those that have',
  onlyGroup: (filter: string) => `Show only: ${filter}`,
  filterKeys: {
    source: 'Source',
    destination: 'Destination',
    truck_number: 'Vehicle',
    client: 'Client',
    transporter: 'Transporter',
  },
  searchDestination: 'Search destination',
  searching: 'Searching',
  valuesFailed: 'Could not be loaded',
  // views
  allOrders: 'All orders',
  editTrip: (identifier: string) => `Change vehicle and driver of ${identifier}`,
  shareOrder: (identifier: string) => `Share ${identifier}`,
  notifyOrder: (identifier: string) => `Notify the receiver of ${identifier}`,
  // bell
  bell: (count: number) => `${count} notifications`,
  notifications: 'Notifications',
  keptBegun: 'It is being made. The bell tells when it is ready.',
  keptMade: (name: string) => `${name} is being made`,
  keptReady: (name: string) => `${name} is ready`,
  saveKept: (size: string) => `Save (${size})`,
  removeKept: 'Remove',
  manyDone: (done: number, of: number) => `Many orders: ${done} of ${of} gone through`,
} as const)
