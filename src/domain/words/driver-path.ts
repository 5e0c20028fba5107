import { spoken } from './catalogue.ts'

/** What the driver's page says of its steps, and of where they lead. */
export const pathWords = /* @__PURE__ */ spoken('pathWords', {
  others: 'Other steps',
  allDone: 'Nothing more to do here',
  nextStop: 'Next stop',
  navigate: 'Navigate',
  callReceiver: 'Call receiver',
  remarkTitleDriver: 'Anything to note?',
  notDelivered: 'Could not deliver',
  driverOtpText: 'Ask the receiver for the one-time password once the goods are handed over.',
  driverTitle: 'Your trip',
} as const)
