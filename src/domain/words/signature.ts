import { spoken } from './catalogue.ts'

/** What the sheet for a signature says, on the panel and on public pages. */
export const signatureWords = /* @__PURE__ */ spoken('signatureWords', {
  title: 'Signature',
  sign: 'Sign',
  signHere: 'Sign here with finger, pen or mouse',
  clear: 'Clear',
  signer: 'Name of the signer',
  relation: 'Relation to the receiver',
  relations: ['Receiver', 'Store keeper', 'Security', 'Colleague', 'Family'],
  save: 'Save signature',
  signAgain: 'Sign again',
  onDriversPhone: 'on the driver’s phone',
  signedBy: ({ name, relation }: { name: string; relation: string }) =>
    `Signed by ${name} (${relation})`,
} as const)
