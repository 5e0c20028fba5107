import { spoken } from './catalogue.ts'

/** What the sheet for a signature says, on the panel and on public pages. */
export const signatureWords = /* @__PURE__ */ spoken('signatureWords', {
  title: 'Signature', sign: 'Sign', signHere: 'Sign here with finger, pen or mouse', clear: 'Clear',
  signer: 'Name of the signer', relation: 'Relation to the receiver', relations: ['Receiver', 'Store keeper', 'Security', 'Colleague', 'Family'], save: 'Save signature', saved: 'The signature is on record',
} as const)
