import { spoken } from './catalogue.ts'

/** What stands over a table on paper. */
export const printWords = /* @__PURE__ */ spoken('printWords', {
  printed: (time: string, username: string) => `Printed ${time} by ${username}`,
  days: (from: string, to: string) => `${from} to ${to}`,
  since: (from: string) => `from ${from}`,
  until: (to: string) => `to ${to}`,
  unfiltered: 'Without a filter',
  filter: (label: string, value: string) => `${label}: ${value}`,
  /** Filters by their names in the addresses. */
  filters: {
    dispatch: 'Dispatched',
    eta: 'ETA',
    delivery: 'Delivered',
    span: 'Days',
    need: 'Category',
    quick: 'What the day asks for',
    source: 'Source',
    destination: 'Destination',
    vehicle: 'Vehicle',
    client: 'Client',
    only: 'Only',
    sort: 'First those with',
    by: 'By',
    and: 'And by',
    q: 'Search',
    lr: 'LR number',
    action: 'Actions',
    actor: 'Username',
    role: 'Role',
    channel: 'Channel',
    state: 'State',
    type: 'Account type',
    of: 'Of',
    kind: 'Kind of party',
    party: 'Party',
  },
} as const)
