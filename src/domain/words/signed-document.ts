import { spoken } from './catalogue.ts'

/** What is said of a certificate whose signature is verified. */
export const signedDocumentWords = /* @__PURE__ */ spoken('signedDocumentWords', {
  sound: 'The certificate is unchanged since it was signed.',
  faults: {
    unsigned:
      'The certificate has no signature that can be found: it was changed, or never signed.',
    appended: 'Something was added to the certificate after it was signed.',
    changed: 'The certificate was changed after it was signed.',
    signature: 'The signature of the certificate was changed.',
    signer: 'None of the keys given has signed the certificate.',
  },
  noProof:
    'It holds no proof: it was made before the proof was sealed. Only the certificate was verified.',
} as const)
