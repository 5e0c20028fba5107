import { spoken } from './catalogue.ts'

/** What only the page of History says, and its export. */
export const historyWords = /* @__PURE__ */ spoken('historyWords', {
  identifier: 'LR number',
  whole: 'Whole number',
  wholeHint: 'On: this very number. Off: any part of it.',
  actions: 'Actions',
  chosen: (count: number) => `${count} chosen`,
  role: 'Role',
  anyRole: 'Any role',
  channel: 'Channel',
  anyChannel: 'Any channel',
  roles: {
    client: 'Office',
    transporter: 'Transporter',
    receiver: 'Receiver',
    driver: 'Driver',
    system: 'The product',
  },
  channels: {
    account: 'Signed in',
    receiver: 'Receiver’s link',
    driver: 'Driver’s link',
    system: 'By itself',
    kept: 'Kept on a device first',
  },
  columns: {
    at: 'Time',
    instant: 'Time (UTC)',
    identifier: 'LR number',
    title: 'What happened',
    detail: 'Details',
    by: 'Who',
    role: 'Role',
    channel: 'Channel',
    was_kept: 'Device',
  },
} as const)
