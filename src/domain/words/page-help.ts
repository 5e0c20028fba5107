import { spoken } from './catalogue.ts'

/** What the help of each page says: what can be done there, then the keys. */
export const helpWords = /* @__PURE__ */ spoken('helpWords', {
  here: 'What you can do here',
  keys: 'Keys',
  number: { lr: 'LR number', invoice: 'Invoice number' },
  pages: {
    home: {
      narrow: (number: string) =>
        `The cards, days and filters over the list say which orders it shows; search finds ${number}, vehicle or name. The address keeps them, so that it can be sent to a colleague.`,
      open: () =>
        'A press on a row opens the order: its proof, its links, and all that happened to it.',
      add_order: (add: string) =>
        `‘${add}’ opens the form for one order. It fills in what is usual for the vehicle and the destination.`,
      bulk_upload: (bulk: string) =>
        `‘${bulk}’ takes a spreadsheet: new orders, changes or deliveries. It shows what it will do before it does it, and an upload can be undone.`,
      links: () =>
        'The signs at the end of a row copy a link: with it a receiver or a driver puts the delivery on record, on any phone.',
      pick: () =>
        'Ticked rows are done together: the bar over the list says what can be done with them.',
      download: () =>
        'Downloads bring what the list shows, as it is filtered; long ones wait under the bell.',
      display_items: (items: string) =>
        `‘${items}’ chooses the columns and their order; a press on a head sorts, and its edge changes the width.`,
    },
    history: {
      find: () =>
        'Each line is one thing that happened to an order. Days, actions, who and by which way narrow them.',
      row: (number: string) => `The ${number} opens the order.`,
      more: () => 'The newest come first; ‘Show more’ goes further back.',
      export: () =>
        '‘Download Reports’ brings everything that the filters let through, not only what is shown.',
    },
    crates: {
      balances: () => 'Balances say who has how many crates now, and for how long.',
      party: () =>
        'A press on a party opens its account: each movement, with the order it came from.',
      differences: () =>
        'Differences set what went out against what came home, by asset, lot, receiver or vehicle.',
      move: () =>
        'A movement that no order tells of is recorded by hand, in the account of the party.',
      statement: () => 'A statement goes to a party by a link; it agrees or says what is wrong.',
    },
    analysis: {
      days: () => 'All figures are of the orders that were dispatched on the days at the top.',
      numbers: () => 'A press on a figure leads to the orders behind it.',
      tables: () => 'Each table can be downloaded as it stands.',
      scorecard: () => 'The scorecard compares transporters by what their deliveries were like.',
    },
    user_management: {
      invite: () => 'An invitation goes by e-mail, or by a link that you hand on; it works once.',
      change: () => 'What a user may do is changed in its row; the reason is kept in the log.',
      file: () => 'Many users at once come from a spreadsheet.',
      view: () =>
        'You can look at the pages as another user sees them, without being able to change anything.',
      log: () => 'The log says who changed whose account, what it was before, and why.',
    },
    admin: {
      clients: () =>
        'Each client has its configuration: what its people see, may do and must give.',
      holds: () => 'A hold keeps orders from being deleted while they are needed for a dispute.',
      persons: () => 'What is known of one person can be found, handed out and erased.',
      archives: () =>
        'A client’s whole account can be taken away as one file, and proved elsewhere.',
      systems: () => 'Other systems are told of changes by webhooks, and call with keys.',
      texts: () => 'The texts of messages are written here, and tried before they hold.',
      messages: () => 'Every message that left is listed, with what became of it and what it cost.',
    },
    configuration: {
      settings: () =>
        'Settings stand in groups, and the search finds them by name; each says what it does.',
      preview: () => 'The preview shows the pages as they would be, before anything holds.',
      publish: () => 'What you changed holds from when you publish it, with your reason.',
      versions: () => 'Earlier versions stay, with who, when and why, and can be brought back.',
    },
    operations: {
      figures: () => 'The figures say how the installation is doing now.',
      jobs: () => 'Jobs are what it does by itself; one that failed says why.',
      log: () =>
        'The check of the log walks every chain, and says whether all is as it was written.',
    },
    account: {
      password: () => 'A new password signs you out everywhere else.',
      factor: () => 'A second factor asks for a code of your phone when you sign in.',
      passkeys: () => 'A passkey signs you in without a password, by the device’s own lock.',
      sessions: () => 'You see where you are signed in, and can end each of these.',
    },
  },
  inOrder: {
    close: 'In an open order: to what closes it',
    judge: 'In an open order: to the judgement of its proof',
    add: 'In an open order: to a remark, to a photo',
    why: 'In an open order: to why something cannot be done',
  },
  submit: 'Submit the form',
  pickDay: 'Open the calendar of a day',
} as const)
