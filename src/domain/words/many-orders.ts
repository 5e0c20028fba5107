import { spoken } from './catalogue.ts'

const many = (count: number): string => count.toLocaleString('en-IN')
const orders = (count: number): string => (count === 1 ? '1 order' : `${many(count)} orders`)

/** Changes of many orders, which go on beside the page and are watched. */
export const manyWords = /* @__PURE__ */ spoken('manyWords', {
  titles: {
    edit: (count: number) => `Change of ${orders(count)}`,
    tell: (count: number) => `Telling of ${orders(count)}`,
    undo: (count: number) => `Taking back ${orders(count)}`,
  },
  sent: 'Under way',
  begun: 'It goes on beside this page. The bell tells how far it is.',
  askedBy: (who: string, when: string) => `${who}, ${when}`,
  far: (done: number, of: number) => `${many(done)} of ${many(of)}`,
  show: 'Show',
  close: 'Close',
  stop: 'Stop',
  ended: {
    waiting: 'It waits for its turn.',
    running: 'It is under way. What is done so far stays, also where it is stopped.',
    done: 'It has ended.',
    stopped: (rest: number) => `It was stopped. ${orders(rest)} not come to: as before.`,
    failed: (rest: number) => `It broke off. ${orders(rest)} not come to: as before.`,
  },
  fault: {
    change_not_allowed: 'The account that asked for it may not go on with it.',
    change_unended: 'It could not be carried to its end.',
  },
  changed: {
    edit: (count: number) => `${many(count)} changed`,
    tell: (count: number) => `${many(count)} told of`,
    undo: (count: number) =>
      `${many(count)} ${count === 1 ? 'has its' : 'have their'} values from before`,
  },
  same: (count: number) => `${many(count)} ${count === 1 ? 'was' : 'were'} so already`,
  kept: (count: number) =>
    `${many(count)} ${count === 1 ? 'has its message' : 'have their messages'} in the outbox: no provider carries them`,
  left: (count: number, reason: string) => `${many(count)} left out: ${reason}`,
  leftOut: (count: number) => `${many(count)} left out`,
  unseen: 'No number is known of these.',
  numbers: 'Their numbers',
  copyNumbers: (count: number) => (count === 1 ? 'Copy the number' : 'Copy the numbers'),
  copied: 'Copied',
  values: 'Values before and after',
  valuesOf: { order: 'Order', before: 'Before', after: 'After' },
  noValues: 'Nothing was changed.',
  moreValues: 'More orders',
  fields: {
    truck_number: 'Vehicle',
    driver: 'Driver',
    transporter: 'Transporter',
    secondary_vendor: 'Secondary vendor',
    eta_hrs: 'ETA (hours)',
  },
  empty: 'none',
  takeBack: (count: number) => `Take ${orders(count)} back`,
  takeBackHint:
    'Each order gets its values from before. Orders that have ended, or in which the same was changed again since, stay and are named.',
  takenBack: (who: string, undone: number) => `Taken back by ${who}: ${orders(undone)}.`,
  partlyTakenBack: (who: string, undone: number, of: number) =>
    `Partly taken back by ${who}: ${many(undone)} of ${orders(of)}.`,
  beingTakenBack: (who: string) => `It is being taken back by ${who}.`,
  showWay: 'Show what became of each',
  showTaken: 'Show the change that it takes back',
  tellStays: 'What is sent cannot be taken back.',
  all: 'All changes',
  list: 'Changes of many orders',
  noEarlier: 'There were none within the last 30 days.',
  moreEarlier: 'More changes',
} as const)
