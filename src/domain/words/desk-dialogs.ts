import { spoken } from './catalogue.ts'

/** What the dialogs over the dashboard and the bar of picked orders say, which load late. */
export const dialogWords = /* @__PURE__ */ spoken('dialogWords', {
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
  ownTargets: (count: number) =>
    `Leave the fields empty to tell the contacts of ${count === 1 ? 'the order' : 'each order'}.`,
  channels: { email: 'Email', sms: 'SMS', whatsapp: 'WhatsApp' },
  addressesOf: {
    email: 'Email addresses',
    sms: 'Mobile numbers for SMS',
    whatsapp: 'Mobile numbers for WhatsApp',
  },
  commas: 'Separate several with commas.',
  unticked: (channel: string) => `Tick ${channel} to send to these, or empty the field`,
  send: 'Send',
  trips: 'Driver and vehicle',
  tripsLead: 'Paste from a spreadsheet into any field: rows go down, columns to the right.',
  sheetFields: {
    truck_number: 'Vehicle',
    'driver.name': 'Driver',
    'driver.contact': 'Phone',
    eta_hrs: 'ETA (hours)',
  },
  tripField: (field: string, identifier: string) => `${field} of ${identifier}`,
  fillDown: (field: string) =>
    `Put the first ${/^[A-Z][a-z]/.test(field) ? field.toLowerCase() : field} into all`,
  fillBack: (field: string) => `Undo: ${field} as before`,
  tripsSave: (count: number) =>
    count === 1 ? 'Update 1 order' : `Update ${count.toLocaleString('en-IN')} orders`,
  tripsNone: 'Nothing was changed yet',
  tripsDone: (count: number) =>
    count === 1 ? '1 order updated' : `${count.toLocaleString('en-IN')} orders updated`,
  tripsLeft: (count: number) =>
    count === 1 ? '1 order is left as it was' : `${count} orders are left as they were`,
  tripSave: 'Save',
  tripDone: 'Updated',
  selected: (count: number) => `${count} selected`,
  selectMatching: (total: number) => `Select all ${total.toLocaleString('en-IN')} that match`,
  selectMost: (most: number, total: number, isOver: boolean) =>
    `Select the first ${most.toLocaleString('en-IN')} of ${isOver ? 'over ' : ''}${total.toLocaleString('en-IN')}`,
  selecting: (count: number, of: number) =>
    `Selecting ${count.toLocaleString('en-IN')} of ${of.toLocaleString('en-IN')}`,
  clearSelection: 'Clear selection',
  more: 'More',
  receiverLinks: 'Copy receiver links',
  driverLinks: 'Copy driver links',
  notAll: (count: number, reason: string) => `${count} of the selected orders: ${reason}`,
  palette: 'Command palette',
  paletteHint: 'Type a command, a page, a view or an LR number',
  paletteNothing: 'No command matches',
  groups: {
    orders: 'Orders',
    actions: 'Actions',
    categories: 'Categories',
    days: 'Days',
    pages: 'Pages',
    views: 'Views',
  },
  searchFor: (text: string) => `Search orders for “${text}”`,
  shortcuts: {
    trip: 'Change vehicle and driver of the row',
    search: 'Search',
    add: 'Add an order',
    down: 'Next row',
    up: 'Previous row',
    open: 'Open the row',
    pick: 'Select the row; with Shift, up to it',
    bar: 'To what can be done with the selected rows',
    palette: 'Command palette (⌘ K on a Mac)',
    help: 'This help',
    leave: 'Leave a field, close, or clear the selection',
  },
} as const)
