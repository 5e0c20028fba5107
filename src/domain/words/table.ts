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
  selected: (count: number) => `${count} selected`,
  selectMatching: (total: number) => `Select all ${total.toLocaleString('en-IN')} that match`,
  selectMost: (most: number, total: number) =>
    `Select the first ${most.toLocaleString('en-IN')} of ${total.toLocaleString('en-IN')}`,
  selecting: (count: number, of: number) =>
    `Selecting ${count.toLocaleString('en-IN')} of ${of.toLocaleString('en-IN')}`,
  clearSelection: 'Clear selection',
  selectPage: 'Select this page',
  selectRow: (identifier: string) => `Select ${identifier}`,
  receiverLinks: 'Copy receiver links',
  driverLinks: 'Copy driver links',
  linksCopied: (count: number) => `${count} links copied`,
  notAll: (count: number, reason: string) => `${count} of the selected orders: ${reason}`,
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
  // set display items
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
  viewName: 'Name of this view',
  saveView: 'Save view',
  viewHint: 'A name you already have is replaced.',
  viewSaved: (name: string) => `View ${name} saved`,
  viewRemoved: (name: string) => `View ${name} removed`,
  removeView: (name: string) => `Remove view ${name}`,
  noViews: 'No views yet. Set filters, then save them here under a name.',
  viewsFailed: 'Views could not be loaded',
  // share and notify
  share: 'Share Your Order',
  notify: 'Notify',
  shareLead: (count: number) =>
    count === 1
      ? 'The state of this order goes to the addresses below.'
      : `The state of these ${count} orders goes to the addresses below.`,
  notifyLead: (count: number) =>
    count === 1
      ? 'The receiver of this order is told its state.'
      : `The receivers of these ${count} orders are each told the state of their own.`,
  tooManyTold: (most: number, count: number) =>
    `At most ${most.toLocaleString('en-IN')} orders can be told of at once. Please select fewer; now there are ${count.toLocaleString('en-IN')}.`,
  ownTargets: 'Leave the fields empty to tell the contacts of each order.',
  channels: { email: 'Email', sms: 'SMS', whatsapp: 'WhatsApp' },
  addressesOf: {
    email: 'E-mail addresses',
    sms: 'Mobile numbers for SMS',
    whatsapp: 'Mobile numbers for WhatsApp',
  },
  commas: 'Separate several with commas.',
  send: 'Send',
  shareOrder: (identifier: string) => `Share ${identifier}`,
  notifyOrder: (identifier: string) => `Notify the receiver of ${identifier}`,
  // who brings the picked orders
  trips: 'Driver and vehicle',
  tripsLead: 'Paste from a spreadsheet into any field: rows go down, columns to the right.',
  tripFields: { truck_number: 'Vehicle', 'driver.name': 'Driver', 'driver.contact': 'Phone' },
  tripField: (field: string, identifier: string) => `${field} of ${identifier}`,
  fillDown: (field: string) => `Put the first ${field.toLowerCase()} into all`,
  tripsSave: (count: number) =>
    count === 1 ? 'Update 1 order' : `Update ${count.toLocaleString('en-IN')} orders`,
  tripsNone: 'Nothing was changed yet',
  tripsDone: (count: number) =>
    count === 1 ? '1 order updated' : `${count.toLocaleString('en-IN')} orders updated`,
  tripsLeft: (count: number) =>
    count === 1 ? '1 order is left as it was' : `${count} orders are left as they were`,
  tripDone: 'Updated',
  // bell
  bell: (count: number) => `${count} notifications`,
  notifications: 'Notifications',
  keptBegun: 'It is being made. The bell tells when it is ready.',
  keptMade: (name: string) => `${name} is being made`,
  keptReady: (name: string) => `${name} is ready`,
  keptFailed: (name: string) => `${name} could not be made`,
  saveKept: (size: string) => `Save (${size})`,
  removeKept: 'Remove',
  // command palette
  palette: 'Command palette',
  paletteHint: 'Type a command, a page, a view or an LR number',
  paletteNothing: 'No command matches',
  groups: {
    orders: 'Orders',
    actions: 'Actions',
    categories: 'Categories',
    pages: 'Pages',
    views: 'Views',
  },
  searchFor: (text: string) => `Search orders for “${text}”`,
} as const)
