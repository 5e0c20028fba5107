import { spoken } from './catalogue.ts'

/** What the tour of the panel on made-up orders says. */
export const trainingWords = /* @__PURE__ */ spoken('trainingWords', {
  title: 'Training · EPOD',
  heading: 'Try it on made-up orders',
  lead: 'This is the real panel. The orders are made up, nothing leaves this page, and a reload forgets it all.',
  trainee: 'trainee',
  logIn: 'Log in',
  tasks: 'Tasks',
  progress: (done: number, of: number) => `${done} of ${of} done`,
  again: 'Start again',
  open: (identifier: string) => `Open ${identifier}`,
  states: { done: 'Done', open: 'To do', missed: 'Order already closed' },
  missed: 'This order was closed in another way. Start again to try this one.',
  titles: {
    remark: 'Add a remark',
    photo: 'Add a photo',
    otp: 'Receive with a one-time password',
    shortage: 'Receive with goods missing',
    refusal: 'Reject an order',
  },
  hints: {
    remark: 'Open the order, press Add remark, write what you see and save it.',
    photo:
      'Press Add photo, pick any picture or PDF of yours, and send it. It stays on this device.',
    otp: 'Press Send OTP. The receiver’s message arrives in the inbox here: enter its code and press Verify.',
    shortage: 'Add a remark, tick Shortage and list what is missing. Then press Receive.',
    refusal: 'Nobody wants these goods. Press Reject and say that you are sure.',
  },
  inbox: 'The receiver’s inbox',
  inboxEmpty: 'Messages to the receiver arrive here.',
  to: (contacts: string) => `To ${contacts}`,
  orders: 'Made-up orders',
  nothingOpen: 'No order is open',
  nothingOpenText: 'Open one of the orders above, or the one that a task names.',
  allDone: 'All five done',
  allDoneText:
    'That is the whole job. Start again as often as you like, or log in to your own orders.',
} as const)
