import type { ErasedPart } from '../erasure/erased-part.ts'
import type { IdentifierKind } from '../erasure/person.ts'
import { spoken } from './catalogue.ts'

/** What the page says of one person's data: found, handed out and erased. */
export const personWords = /* @__PURE__ */ spoken('personWords', {
  title: 'A person’s data',
  lead: 'Find all that is held of one person, to hand out a copy or to erase it. Proofs stay valid: the digest of each erased value stays in its place.',
  find: 'Find a person',
  findTitle: 'Find a person’s data',
  client: 'Client',
  phone: 'Phone',
  email: 'E-mail',
  name: 'Name',
  nameHint: 'Exactly as orders have it. A name of one word is found only where it stands alone.',
  search: 'Search',
  again: 'Search again',
  nothing: 'Nothing is held of this person',
  orders: (count: number) => (count === 1 ? 'Found in 1 order' : `Found in ${count} orders`),
  notWhole: 'The search took too long: there may be more. An erasure looks through everything.',
  held: (count: number) =>
    count === 1
      ? 'A legal hold stands on 1 of them: nothing of it is erased.'
      : `A legal hold stands on ${count} of them: nothing of those is erased.`,
  clientHeld: 'A legal hold stands on all of the client: nothing is erased until it ends.',
  unsealed: (count: number) =>
    `${count} events of an earlier release have the person in their text and cannot be erased without breaking their digest.`,
  open: (count: number) =>
    `${count} events name the person in a text that is not kept as personal data. They stay.`,
  parts: {
    driver: 'Entries as driver',
    receiver: 'Entries as receiver',
    place: 'Entries as consignee or place',
    signature: 'Signatures',
    photo: 'Photos',
    remark: 'Remarks',
    text: 'Other texts',
  } satisfies Record<ErasedPart, string>,
  elsewhere: {
    messages: 'Messages',
    answers: 'Kept answers',
    names: 'Names for completion',
    imports: 'Uploads',
    views: 'Saved views',
    pictures: 'Files of pictures',
    pictures_locked: 'Files of pictures under a lock of the store (stay until it ends)',
    downloads: 'Kept downloads removed',
    archives: 'Archives of the account removed',
    accounts: 'User accounts (stay: see Users)',
    configuration: 'Configuration (stays)',
    holds: 'Reasons of legal holds (stay)',
    ledger: 'Ledger of crates (stays)',
  },
  photosTitle: 'Photos of these orders',
  photosHint:
    'Tick those that show the person. Signatures in the person’s name are erased in any case.',
  download: 'Download a copy',
  erase: 'Erase',
  eraseTitle: 'Erase for good',
  eraseHint:
    'This cannot be undone. Kept downloads and archives of the account are removed as well, since they hold the data; backups keep it until they are replaced.',
  confirm: (text: string) => `Type ‘${text}’ to confirm`,
  confirmWrong: 'This is not what stands above',
  why: 'Reason',
  whyHint: 'Kept for good: a request, its date or number, but not who the person is.',
  person: 'Person',
  kinds: { phone: 'phone', email: 'e-mail', name: 'name' } satisfies Record<IdentifierKind, string>,
  asked: 'Asked for',
  by: (who: string, time: string) => `${time} by ${who}`,
  someone: 'somebody',
  state: 'State',
  searching: 'Searching',
  progress: (done: number, found: number) => `${done} of ${found} orders`,
  ended: (time: string) => `Done ${time}`,
  result: (values: number, orders: number) =>
    `${values} ${values === 1 ? 'value' : 'values'} in ${orders} ${orders === 1 ? 'order' : 'orders'} erased`,
  stays: (count: number) => `${count} stay`,
  fault: 'It did not get on, and is tried again',
  none: 'Nobody’s data have been erased',
  noneHint:
    'Each erasure stays on record with who asked for it and why, never with whose data they were.',
  failed: 'The erasures could not be loaded',
})
