import { spoken } from './catalogue.ts'

/** What only the page for adding an order on a phone says. */
export const mobileWords = /* @__PURE__ */ spoken('mobileWords', {
  title: 'Add a consignment',
  // The wording that clients know.
  failed: 'An Error Occured Please reload again',
  failedText:
    'This address works once and only for a short time. Ask the office for a new one: Add, then Add on a phone.',
  addingFor: (client: string, username: string) => `For ${client}, as ${username}`,
  otherTitle: 'Add as somebody else?',
  other: (now: string, next: string) =>
    `This device is signed in as ${now}. The address you opened adds consignments as ${next}.`,
  continueAs: (username: string) => `Add as ${username}`,
  stayAs: (username: string) => `Stay ${username}`,
  over: 'This page’s time is over. What you typed is kept here: ask the office for a new address.',
  scan: 'Scan barcode',
  scanning: 'Hold the barcode inside the frame',
  stop: 'Type it instead',
  starting: 'Starting the camera',
  cameraRefused:
    'The camera may not be used here. Allow it in the browser’s settings, or type the number.',
  cameraFailed: 'The camera could not be started. Please type the number.',
  readerFailed: 'Barcodes cannot be read here. Please type the number.',
  read: (text: string) => `Read: ${text}`,
  finish: 'Finish',
  finished: 'This phone adds no more orders',
  finishedText: 'You can close this page.',
} as const)
