import { spoken } from './catalogue.ts'

/** What the nightly mail says that brings a client the newest checkpoint of the log. */
export const checkpointMailWords = /* @__PURE__ */ spoken('checkpointMailWords', {
  subject: (m: { day: string; closed: number }) =>
    `Checkpoint of ${m.day}: ${m.closed === 1 ? '1 order closed' : `${m.closed} orders closed`}`,
  text: (m: {
    client: string
    day: string
    closed: number
    note: string
    command: string
    log: string
  }) =>
    `${m.client}: ${m.closed === 1 ? '1 order was' : `${m.closed} orders were`} closed on ${m.day}.\n\n` +
    'This is the newest checkpoint of the log in which every change of every order stands:\n\n' +
    `${m.note}\n` +
    'Please keep this mail. If anybody changes the log afterwards, whoever runs it included, it no longer fits this checkpoint. ' +
    'To find out, whoever runs it gives this mail, or the file that came with it, to this command:\n\n' +
    `${m.command}\n\n` +
    `The checkpoint of today is at ${m.log}\n`,
} as const)
