/**
 * Wire constants: the texts that the specification gives to clients for facts that the state keeps
 * as codes. Clients compare them, so they stand in no catalogue and are the same in every language.
 */
export const wireTexts = {
  running: 'Running',
  completed: 'Completed @',
  review_not_started: 'Review Not Started',
  approved: 'Approved',
  rejected: 'Rejected',
  notification: {
    delivered: 'Message Delivered',
    not_delivered: 'Not Delivered',
    kept: 'Not Delivered',
  },
  anonymous: 'Anonymous',
} as const
