import { spoken } from './catalogue.ts'

/** What a public page says of actions that wait on the phone. */
export const outboxWords = /* @__PURE__ */ spoken('outboxWords', {
  damaged: 'This was damaged on the phone and cannot be sent',
  title: 'Saved on this phone',
  kept: 'Saved on this phone. It goes out by itself when there is a connection.',
  offline: (time: string) =>
    `No connection. This is the order as of ${time}; what you do is saved on this phone.`,
  summary: {
    waiting: (count: number) =>
      count === 1
        ? '1 thing is saved on this phone and not on record yet'
        : `${count} things are saved on this phone and not on record yet`,
    refused: 'Not everything was taken',
    done: 'Everything is on record',
  },
  states: { saved: 'Saved', sent: 'Sent', confirmed: 'Confirmed', refused: 'Refused' },
  explained: {
    saved: 'waits for a connection',
    sent: 'no answer yet',
    confirmed: 'on record',
    refused: 'not on record',
  },
  kinds: {
    receive: 'Receive',
    reject: 'Reject',
    remark: 'Remark',
    photo: 'Photo',
    rating: 'Rating',
    label: 'Label',
    leave: 'Left without a receiver',
    not_delivered: 'Failed attempt',
    answer: 'Answer',
    outbound: 'Reached',
    goods: 'Goods',
    signature: 'Signature',
  },
  doubt: (reason: string) => `may be refused: ${reason}`,
  sendNow: 'Send now',
  saveFile: 'Save as file',
  hide: 'Hide',
  hideRefused: 'Remove',
  hideSure: 'What was refused is then gone from this phone.',
} as const)
