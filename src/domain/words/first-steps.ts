import { spoken } from './catalogue.ts'

/** What leads an account without orders through its first minutes. */
export const firstStepWords = /* @__PURE__ */ spoken('firstStepWords', {
  title: 'Your first delivery in three steps',
  lead: 'There is no order yet. This is how one becomes a proof.',
  progress: (done: number, all: number) => `${done} of ${all} done`,
  next: 'Next',
  happened: 'Done',
  steps: {
    add: {
      title: 'Add an order, or upload a file',
      text: 'One order in the form, or all of them from your spreadsheet.',
    },
    send: {
      title: 'Send a link to the receiver',
      text: 'Open the order and copy the receiver’s link, or send it from there. It works on any phone.',
    },
    see: {
      title: 'See the proof',
      text: 'Once the receiver has confirmed, what was put on record stands in the order: who, when, photos and remarks.',
    },
  },
  open: (identifier: string) => `Open ${identifier}`,
  away: 'Put these steps away',
  through: 'That was all. From here on it is every day the same.',
  makeSample: 'Make a sample order',
  sampleLead: 'Or try it on a made-up order of your own: no message about it goes to anybody.',
  sampleMade: (identifier: string) => `${identifier} is there, and is clearly called a sample`,
  removeSample: 'Remove the sample order',
  sampleThere:
    'There is a sample order. It can be removed as long as no link of it was made and nothing is on record of it.',
  sampleStays:
    'A link of the sample was made, or something is on record of it: it stays, as every order does.',
  sampleGone: 'The sample order was taken out',
  sample: {
    client: 'Sample shop',
    driver: 'Sample driver',
    receiver: 'Sample receiver',
    source: 'Sample warehouse',
    destination: 'Sample shop',
  },
} as const)
