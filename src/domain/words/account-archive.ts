import { spoken } from './catalogue.ts'

/** What Admin says of archives: all that an account has, to take away. */
export const archiveWords = /* @__PURE__ */ spoken('archiveWords', {
  title: 'All data of this account',
  lead: 'One archive with every order, photo, proof and setting, as they are at one moment. Another installation can take it in, and each part can be checked without us.',
  client: 'Client',
  begin: 'Export everything',
  underWay: 'An archive is being made already',
  hint: 'Passwords and open links stay here. The archive is removed after 7 days.',
  askedAt: 'Asked for',
  state: 'State',
  size: 'Size',
  states: {
    queued: 'Waiting',
    running: 'Being made',
    done: 'Ready',
    failed: 'Failed: please try again',
    expired: 'Removed',
  },
  by: (who: string) => `by ${who}`,
  progress: (done: number, total: number) => `${done} of ${total} photos and papers`,
  lost: (count: number) => `${count} files are missing: they are not in the store`,
  until: (time: string) => `until ${time}`,
  download: 'Download',
  downloadOf: (time: string) => `Download the archive of ${time}`,
  none: 'No archive yet',
  noneHint: 'The first one takes some minutes where there are many photos.',
  failed: 'The archives could not be loaded',
  someone: 'somebody',
})
