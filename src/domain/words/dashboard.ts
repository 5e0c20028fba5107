import { spoken } from './catalogue.ts'

/**
 * Every sentence of the dashboard and its sign-in that the server never says; the rest stands in
 * ../words.ts.
 */
export const dashboardWords = /* @__PURE__ */ spoken('dashboardWords', {
  brand: 'EPOD',
  tagline: 'Proof of delivery, on a record that cannot be forged',
  chain: [
    { word: 'Dispatched', time: '08:10', seal: '9f2c…41' },
    { word: 'At the door', time: '14:32', seal: 'a07e…d8' },
    { word: 'Photo and remark', time: '14:35', seal: '3b91…0c' },
    { word: 'Received with OTP', time: '14:36', seal: 'e65d…7a' },
  ],
  titles: {
    logIn: 'Log in · EPOD',
    orders: 'Orders · EPOD',
    reset: 'New password · EPOD',
    other: 'EPOD',
  },
  // sign in
  username: 'Username',
  password: 'Password',
  newPassword: 'New password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  logIn: 'Log in',
  forgotPassword: 'Forgot Password',
  company: 'Sign in with your company',
  withPasskey: 'Sign in with a passkey',
  tryIt: 'Try it on made-up orders',
  forgotLead:
    'Enter your username. If it is known, a link to set a new password goes to its e-mail address.',
  sendEmail: 'Send e-mail',
  cancel: 'Cancel',
  support: 'Need help?',
  checkingSession: 'Looking whether you are still signed in',
  otherAccountTitle: 'Another account is signed in here',
  otherAccount: (now: string, next: string) =>
    `You are signed in as ${now}. This link signs you in as ${next}.`,
  stayAs: (name: string) => `Stay ${name}`,
  continueAs: (name: string) => `Continue as ${name}`,
  // top bar
  home: 'Home',
  userMenu: (name: string) => `Account of ${name}`,
  myAccount: 'My account',
  logOut: 'Logout',
  theme: 'Theme',
  language: 'Language',
  themes: { auto: 'Like the system', light: 'Light', dark: 'Dark' },
  help: 'Help',
  exportHolds: (count: number, isOver: boolean) =>
    `Excel of ${isOver ? 'over ' : ''}${count.toLocaleString('en-IN')} orders, as filtered`,
  print: 'Print',
  liveOn: 'Live',
  liveOff: 'Reconnecting',
  // cards
  categories: 'Categories',
  // quick filters
  quickFilters: 'What the day asks for',
  quick: {
    late_since_yesterday: 'Late since yesterday',
    due_today: 'Due today',
    due_tomorrow: 'Due tomorrow',
    proof_missing: 'Proof missing',
    to_review: 'To review',
  },
  // toolbar
  search: 'Search',
  searchHint: 'LR, invoice, vehicle or name',
  dateRange: 'Dispatch dates',
  dateRanges: { eta: 'ETA dates', delivery: 'Delivery dates' },
  daysOf: { eta: 'ETA', delivery: 'Delivered' },
  days: 'Days',
  span: {
    everyDay: 'All days',
    since: (day: string) => `From ${day}`,
    until: (day: string) => `To ${day}`,
  },
  source: 'Source',
  destination: 'Destination',
  vehicle: 'Vehicle',
  client: 'Client',
  nothingFound: 'Nothing found',
  clearFilters: 'Clear filters',
  clearOne: (label: string) => `Clear ${label}`,
  filters: 'Filters',
  filtersOn: (count: number) => `Filters (${count})`,
  // a sheet that is left
  leave: {
    title: 'Leave without sending?',
    text: 'What you entered here has not been sent.',
    stay: 'Go on here',
    leave: 'Leave it',
  },
  leaveShown: {
    title: 'Leave without keeping it?',
    text: 'What stands here is not shown again.',
    stay: 'Go on here',
    leave: 'Leave it',
  },
  keptForm: 'What you typed before is still here.',
  startOver: 'Start over',
  // table
  orders: 'Orders',
  widenSearch: 'No order matches. Try other dates, or clear the filters.',
  pastLast: 'The list does not reach as far as this page.',
  listFailed: 'The orders could not be loaded',
  countsFailed: 'Counts could not be loaded',
  retry: 'Retry',
  reload: 'Reload',
  pageFailed: 'This page could not be shown',
  pageFailedHint: 'Reload it to go on. Nothing that was saved is lost.',
  pageMissing: 'There is no such page',
  pageMissingHint: 'The address may be mistyped, or the page is not part of your account.',
  toHome: 'Go to the orders',
  rowsPerPage: 'Rows per page',
  rowsOf: (first: number, last: number, total: number, isOver = false) =>
    `${first.toLocaleString('en-IN')}–${last.toLocaleString('en-IN')} of ${isOver ? 'over ' : ''}${total.toLocaleString('en-IN')}`,
  pages: 'Pages',
  firstPage: 'First page',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  lastPage: 'Last page',
  viewOrder: (identifier: string) => `View ${identifier}`,
  updateOrder: (identifier: string) => `Update ${identifier}`,
  copyLink: {
    receiver: (identifier: string) => `Copy receiver link of ${identifier}`,
    driver: (identifier: string) => `Copy driver link of ${identifier}`,
  },
  copy: 'Copy',
  link: 'Link',
  close: 'Close',
  // drawers
  addOrder: 'Add order',
  order: 'Order',
  details: 'Order details',
} as const)
